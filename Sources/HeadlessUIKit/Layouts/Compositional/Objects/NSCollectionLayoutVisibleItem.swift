import CoreGraphics
import Foundation
import QuartzCore

/// Something that an animation of physical behaviour can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// Its own rectangle, in points, with its origin at zero.
  var bounds: CGRect { get }
  /// Its transform about the centre, in the plane.
  var transform: CGAffineTransform { get set }
}

/// An element in view that the handler of its section may change (B61). Changes last until the layout is solved again or the element
/// leaves the view.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front it lies.
  var zIndex: Int { get set }
  /// Whether it is hidden; a hidden element has no view (F17).
  var isHidden: Bool { get set }
  /// The transform about the centre, in three dimensions.
  var transform3D: CATransform3D { get set }
  /// A name; nil.
  var name: String! { get }
  /// The place of the element.
  var indexPath: IndexPath { get }
  /// Where the element stands, in points of the section's row: as in the content, but with the row at its beginning, and along the
  /// scroll axis from where the row begins. In a section that does not scroll across, in points of the content.
  var frame: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Is shown the elements in view of a section before they are displayed, and where the section's row stands: called when the layout is
/// solved and whenever the row or what is in view changes (B61).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void
