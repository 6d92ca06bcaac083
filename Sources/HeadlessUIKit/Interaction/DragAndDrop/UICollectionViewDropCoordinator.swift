import CoreGraphics
import Foundation

/// A drop, while the delegate performs it and until its items have come to rest (H15).
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items, in the order in which they were picked up.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the finger let go, counted after items that are moved from here were removed (H22); nil over empty space.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Shows a placeholder until the item's data is there (H16).
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// The item comes to rest at an item that was inserted already (H16). Raises if there is none.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// The item comes to rest inside another one. Raises if there is none.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// The item comes to rest anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where the item stands in this collection view, if it was dragged from there and still exists (H15).
  var sourceIndexPath: IndexPath? { get }
  /// How large the preview is, in points.
  var previewSize: CGSize { get }
}

/// An animation of a drop, which others can join.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Runs along with the animation: at once, since nothing is drawn.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to end.
  case end = 0
  /// Where it began.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// A cell that stands for an item whose data is not there yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Configures the cell whenever it is made, or asked to be updated.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A placeholder with a cell of this identifier, inserted at this place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder that a drop leaves.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the preview is shown over the cell; as the system does, by default.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, for whoever loads the data (H17).
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Runs `dataSourceUpdates` with the place where the data source has to insert the item now, and shows it instead of the
  /// placeholder. Answers false, and runs nothing, if the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away. Answers false if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Configures the placeholder's cell again, if it is on screen.
  func setNeedsCellUpdate()
}
