import CoreGraphics
import Foundation
import QuartzCore
import Trace

/// Where an element of a collection view stands and how it looks: what a layout answers for each element.
///
/// A subclass that adds values overrides `copy(with:)` and `isEqual(_:)`; the collection view applies attributes to a view only
/// when they differ from those applied before (F5).
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Everything the class itself holds, in one value. Layouts may fill attributes in from several threads at once, each its own.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = AttributeValues()

  /// Makes attributes of a cell at section 0, item 0, with an empty frame.
  public override nonisolated init() {
    super.init()
    Trace.attributesWereMade()
  }

  /// Makes attributes of the cell at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
    values.category = .supplementaryView
    values.kind = elementKind
  }

  /// Makes attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
    values.category = .decorationView
    values.kind = decorationViewKind
  }

  /// The rectangle that the element covers, in points of the content; with a transform, the smallest one around it.
  open var frame: CGRect {
    get { values.coveredFrame }
    set { values.frame = newValue }
  }

  /// The middle of the element, in points of the content.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The size of the element before its transform, in points. Setting it keeps the centre.
  open var size: CGSize {
    get { values.frame.size }
    set { values.resize(to: newValue) }
  }

  /// The element's own rectangle, in points, with its origin at zero. Setting it keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.frame.size) }
    set { values.resize(to: newValue.size) }
  }

  /// The transform about the centre, in three dimensions; the identity at first.
  open var transform3D: CATransform3D {
    get { values.transform?.value ?? CATransform3DIdentity }
    set { values.transform = TransformBox(newValue) }
  }

  /// The transform about the centre, in the plane; the identity at first. The same value as `transform3D`.
  open var transform: CGAffineTransform {
    get { values.transform?.affine ?? .identity }
    set { values.transform = TransformBox(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The opacity, from 0 to 1; 1 at first.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Which element lies in front of which: the higher one (F18); 0 at first.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden; a hidden element has no view (F17).
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { values.kind }

  /// A copy of the same class. A subclass calls `super` and adds what it holds itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassInstantiation.make(type(of: self))
    copy.values = values
    return copy
  }

  /// Whether `object` holds the same values.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || values == other.values
  }

  /// A hash of the element's place.
  open override nonisolated var hash: Int { values.indexPath.hashValue }
}

/// What layout attributes hold.
struct AttributeValues: Equatable {
  var category = UICollectionView.ElementCategory.cell
  var kind: String?
  var indexPath = IndexPath(item: 0, section: 0)
  /// The frame before the transform.
  var frame = CGRect.zero
  /// Nil stands for the identity.
  var transform: TransformBox?
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false

  var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  var coveredFrame: CGRect {
    guard let transform else { return frame }
    let middle = center
    let size = frame.size
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return around.applying(transform.affine).offsetBy(dx: middle.x, dy: middle.y)
  }

  mutating func resize(to size: CGSize) {
    let middle = center
    frame.size = size
    center = middle
  }
}

/// A transform other than the identity, held apart because few elements have one.
final class TransformBox: Equatable, Sendable {
  let value: CATransform3D

  /// What of it takes place in the plane.
  var affine: CGAffineTransform { CATransform3DGetAffineTransform(value) }

  /// Nil for the identity.
  init?(_ value: CATransform3D) {
    if CATransform3DIsIdentity(value) { return nil }
    self.value = value
  }

  static func == (left: TransformBox, right: TransformBox) -> Bool {
    left === right || CATransform3DEqualToTransform(left.value, right.value)
  }
}
