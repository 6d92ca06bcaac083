import CoreGraphics
import Foundation
import LayoutModel
import Trace

/// A finger that carries items: from an item of a collection view, or from outside of the program, over collection views, until
/// they are dropped or the drag is cancelled (H11 to H15).
///
/// What it does happens at once. It is to drags what `Finger` is to scrolls; a `Finger` that stays on an item long enough makes one
/// by itself. Points are in the coordinates of the collection view that is named with them, as those of its layout are.
@MainActor public final class SimulatedDrag {
  /// What is carried.
  public var items: [UIDragItem] { session?.items ?? brought }
  /// Whether the drag has neither been dropped nor cancelled.
  public private(set) var isActive = true
  /// What the view under the finger would do with the items; a proposal that cancels if there is none.
  public var proposal: UICollectionViewDropProposal {
    target?.dropTracking?.proposal ?? UICollectionViewDropProposal(operation: .cancel)
  }

  private let session: LocalDragSession?
  private let brought: [UIDragItem]
  private weak var source: UICollectionView?
  private weak var target: UICollectionView?
  private var dropSession: SimulatedDropSession?
  private var hasBegun = false
  /// Where the drag was over, to be told of its end.
  private var visited: [UICollectionView] = []
  /// The views that cannot handle the items: they are asked nothing more (H12).
  private var refusing: [UICollectionView] = []

  /// Picks up an item. Nil if dragging is off there, if there is no such item, or if the drag delegate gives none (H11).
  public init?(liftingItemAt indexPath: IndexPath, in collectionView: UICollectionView) {
    guard collectionView.dragInteractionEnabled, let delegate = collectionView.dragDelegate,
      collectionView.dragTracking == nil, collectionView.contains(indexPath)
    else { return nil }
    let session = LocalDragSession(items: [])
    session.place = (collectionView.layoutAttributesForItem(at: indexPath)?.center ?? .zero, collectionView)
    Trace.count(.delegateCalls, 3)
    let items = delegate.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
    guard !items.isEmpty else { return nil }
    session.items = items
    session.allowsMoveOperation = delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.collectionView(
      collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    self.session = session
    brought = []
    source = collectionView
    collectionView.dragTracking = DragTracking(session: session, sources: Self.sources(items, at: indexPath))
  }

  /// Brings items from outside of the program.
  public init(bringing items: [UIDragItem]) {
    session = nil
    brought = items
  }

  /// The finger taps another item during the drag: answers whether it joins (H11). If not, the tap is an ordinary one.
  @discardableResult
  public func add(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    guard isActive, let session, collectionView === source, let delegate = collectionView.dragDelegate,
      collectionView.contains(indexPath)
    else { return false }
    let point = collectionView.layoutAttributesForItem(at: indexPath)?.center ?? .zero
    Trace.count(.delegateCalls)
    let items = delegate.collectionView(
      collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    guard !items.isEmpty else { return false }
    session.items += items
    dropSession?.items = session.items
    collectionView.dragTracking?.sources += Self.sources(items, at: indexPath)
    return true
  }

  /// Moves the finger to a point of a collection view's content.
  public func move(to point: CGPoint, in collectionView: UICollectionView) {
    guard isActive else { return }
    begin()
    session?.place = (point, collectionView)
    if collectionView !== target {
      leave()
      enter(collectionView)
    }
    dropSession?.place = (point, collectionView)
    target?.dropMoves(to: point)
  }

  /// Moves the finger off every collection view.
  public func leave() {
    target?.dropExits()
    target = nil
  }

  /// Lets go. Answers whether the items were dropped: if the view under the finger does not take them, the drag is cancelled.
  @discardableResult
  public func drop() -> Bool {
    guard isActive else { return false }
    let isDropped = target?.dropPerforms() ?? false
    if !isDropped { target?.dropExits() }
    end()
    return isDropped
  }

  /// Ends the drag without a drop.
  public func cancel() {
    guard isActive else { return }
    leave()
    end()
  }

  private func begin() {
    guard !hasBegun, let session, let source else { return }
    hasBegun = true
    Trace.count(.delegateCalls)
    source.dragDelegate?.collectionView(source, dragSessionWillBegin: session)
  }

  private func enter(_ collectionView: UICollectionView) {
    guard collectionView.dropDelegate != nil, !refusing.contains(where: { $0 === collectionView }) else { return }
    let entered = dropSession ?? SimulatedDropSession(items: items, localDragSession: session)
    dropSession = entered
    collectionView.dropEnters(entered)
    guard collectionView.dropTracking?.isRefused == false else {
      collectionView.dropTracking = nil
      refusing.append(collectionView)
      return
    }
    target = collectionView
    if !visited.contains(where: { $0 === collectionView }) { visited.append(collectionView) }
  }

  /// Tells everybody that the drag has ended: first the views that it was over, then the one that it came from.
  private func end() {
    isActive = false
    target = nil
    if let dropSession {
      for view in visited {
        Trace.count(.delegateCalls)
        view.dropDelegate?.collectionView(view, dropSessionDidEnd: dropSession)
      }
    }
    guard let source, let session else { return }
    source.dragTracking = nil
    guard hasBegun else { return }
    Trace.count(.delegateCalls)
    source.dragDelegate?.collectionView(source, dragSessionDidEnd: session)
  }

  private static func sources(
    _ items: [UIDragItem], at indexPath: IndexPath
  ) -> [(item: UIDragItem, path: ItemPath?)] {
    items.map { ($0, ItemPath(indexPath)) }
  }
}
