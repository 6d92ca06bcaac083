import CoreGraphics
import FrameClock
import Foundation

/// What drags and drops have in common: items under a finger.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The items, in the order in which they were picked up.
  var items: [UIDragItem] { get }
  /// Where the finger is, in points of `view`.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay within this program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item is of one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can give an object of this type.
  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool
}

/// A drag, from where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the source wants to know the drag by.
  var localContext: Any? { get set }
}

/// A drag, from where it may end.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Hands the objects of this type to `completion`, at the frame clock's next turn; items that carry none are left out.
  @discardableResult
  func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress
}

/// What both sides see of the items under a finger.
@MainActor class DragDropSession: UIDragDropSession {
  var items: [UIDragItem]
  /// Where the finger is: a point of a view.
  var place: (point: CGPoint, view: UIView)?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(items: [UIDragItem]) {
    self.items = items
  }

  func location(in view: UIView) -> CGPoint {
    guard let place else { return .zero }
    return place.view.convert(place.point, to: view)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The source's side of a simulated drag.
@MainActor final class LocalDragSession: DragDropSession, UIDragSession {
  var localContext: Any?
}

/// The target's side of a simulated drag.
@MainActor final class SimulatedDropSession: DragDropSession, UIDropSession {
  let localDragSession: (any UIDragSession)?

  init(items: [UIDragItem], localDragSession: LocalDragSession?) {
    self.localDragSession = localDragSession
    super.init(items: items)
    allowsMoveOperation = localDragSession?.allowsMoveOperation ?? false
    isRestrictedToDraggingApplication = localDragSession?.isRestrictedToDraggingApplication ?? false
  }

  @discardableResult
  func loadObjects<Object>(ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void) -> Progress {
    let objects = items.compactMap { $0.itemProvider.object(of: aClass) }
    let progress = Progress(totalUnitCount: 1)
    FrameClocks.current.schedule(after: 0) {
      progress.completedUnitCount = 1
      completion(objects)
    }
    return progress
  }
}
