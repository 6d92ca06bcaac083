import CoreGraphics
import Foundation
import QuartzCore

/// The elements in view of a section with a handler, as the handler was shown them last (B61).
@MainActor final class HandledSection {
  /// In layout order.
  private(set) var items: [VisibleItem] = []
  /// The same, as the handler is given them.
  private var shown: [any NSCollectionLayoutVisibleItem] = []
  /// When it was last in view.
  private(set) var round = -1
  private var solved = -1
  private var offset = CGPoint.zero
  private var cursor = 0
  /// What is in view now.
  private var elements: [(key: ElementKey, values: AttributeValues)] = []

  /// The item of an element. O(1) if it is asked for in order.
  func item(_ key: ElementKey) -> VisibleItem? {
    for step in items.indices {
      let index = (cursor + step) % items.count
      guard items[index].key == key else { continue }
      cursor = index + 1
      return items[index]
    }
    return nil
  }

  /// Begins to take in what is in view.
  func begin(_ round: Int) {
    self.round = round
    elements.removeAll(keepingCapacity: true)
  }

  /// Takes in an element, in layout order.
  func add(_ key: ElementKey, _ values: AttributeValues) {
    elements.append((key, values))
  }

  /// Calls `handler` if the layout was solved since the last time, or if the offset or what is in view is another. What it changed before
  /// stays unless the layout was solved. No allocation while the elements stay.
  func show(
    offset: CGPoint, solved: Int, environment: LayoutEnvironment,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    let isNew = self.solved != solved
    let isMoved = self.offset != offset
    let keepsItems = !isNew && hasSameItems
    guard isNew || isMoved || !keepsItems || !hasSameValues else { return }
    self.solved = solved
    self.offset = offset
    if keepsItems {
      for index in items.indices { items[index].move(to: elements[index].values) }
    } else {
      renewItems(keepingChanges: !isNew)
    }
    handler(shown, offset, environment)
  }

  private func renewItems(keepingChanges: Bool) {
    let known = keepingChanges ? items : []
    items = elements.map { element in
      let item = known.first { $0.key == element.key }
      item?.move(to: element.values)
      return item ?? VisibleItem(element.key, element.values)
    }
    shown = items
  }

  private var hasSameItems: Bool {
    guard elements.count == items.count else { return false }
    for index in elements.indices where elements[index].key != items[index].key { return false }
    return true
  }

  private var hasSameValues: Bool {
    for index in elements.indices where elements[index].values != items[index].base { return false }
    return true
  }
}

/// An element in view, as the layout has it and as the handler of its section made it.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let key: ElementKey
  private(set) var base: AttributeValues
  private var values: AttributeValues

  init(_ key: ElementKey, _ values: AttributeValues) {
    self.key = key
    base = values
    self.values = values
    super.init()
  }

  var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  var transform3D: CATransform3D {
    get { values.transform?.value ?? CATransform3DIdentity }
    set { values.transform = TransformBox(newValue) }
  }
  var transform: CGAffineTransform {
    get { values.transform?.affine ?? .identity }
    set { values.transform = TransformBox(CATransform3DMakeAffineTransform(newValue)) }
  }
  var bounds: CGRect { CGRect(origin: .zero, size: values.frame.size) }
  var frame: CGRect { values.coveredFrame }
  var name: String! { nil }
  var indexPath: IndexPath { values.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory { values.category }
  var representedElementKind: String? { values.kind }

  /// The layout has the element elsewhere now; how far the handler moved it from there stays.
  func move(to new: AttributeValues) {
    guard new != base else { return }
    let shift = self.shift
    values.frame = new.frame.offsetBy(dx: shift.x, dy: shift.y)
    if values.zIndex == base.zIndex { values.zIndex = new.zIndex }
    base = new
  }

  /// How far the handler moved the element.
  private var shift: CGPoint {
    CGPoint(x: values.center.x - base.center.x, y: values.center.y - base.center.y)
  }

  /// Makes of a look what the handler made of it.
  func change(_ look: inout ElementLook) {
    let shift = shift
    if shift != .zero { look.frame = look.frame.offsetBy(dx: shift.x, dy: shift.y) }
    look.zIndex = values.zIndex
    look.alpha = values.alpha
    look.transform = values.transform
  }

  /// Makes of attributes what the handler made of them.
  func change(_ attributes: inout AttributeValues) {
    let shift = shift
    if shift != .zero { attributes.frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
    attributes.zIndex = values.zIndex
    attributes.alpha = values.alpha
    attributes.transform = values.transform
    attributes.isHidden = values.isHidden
  }
}
