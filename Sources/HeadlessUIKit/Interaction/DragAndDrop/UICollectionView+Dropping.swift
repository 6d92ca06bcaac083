import CoreGraphics
import FrameClock
import Foundation
import LayoutModel
import Trace

/// A drag over a collection view.
@MainActor struct DropTracking {
  let session: SimulatedDropSession
  /// Whether the delegate cannot handle the items: nothing more is asked (H12).
  var isRefused = false
  /// What the delegate proposed last.
  var proposal = UICollectionViewDropProposal(operation: .cancel)
  /// The place under the finger, as it is shown.
  var destination: ItemPath?
  /// A gap that waits to be opened.
  var waiting: (clock: any FrameClock, token: ClockToken)?
}

/// Items that were picked up here, and where they are by now (H15).
@MainActor struct DragTracking {
  let session: LocalDragSession
  var sources: [(item: UIDragItem, path: ItemPath?)]

  /// Takes in what a batch does to the places.
  mutating func follow(_ newPath: (ItemPath) -> ItemPath?) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(newPath) }
  }
}

extension UICollectionView {
  /// A drag comes over the collection view (H12).
  func dropEnters(_ session: SimulatedDropSession) {
    guard let dropDelegate else { return }
    var tracking = DropTracking(session: session)
    Trace.count(.delegateCalls)
    tracking.isRefused = !dropDelegate.collectionView(self, canHandle: session)
    dropTracking = tracking
    guard !tracking.isRefused else { return }
    Trace.count(.delegateCalls)
    dropDelegate.collectionView(self, dropSessionDidEnter: session)
  }

  /// The drag has moved over the collection view: asks what a drop would do, and shows that (H13, H14).
  func dropMoves(to point: CGPoint) {
    guard let tracking = dropTracking, !tracking.isRefused, let dropDelegate else { return }
    performLayoutPassIfNeeded()
    let destination = destination(at: point)
    let source = localSource(of: tracking.session)
    Trace.count(.delegateCalls)
    var proposal = dropDelegate.collectionView(
      self, dropSessionDidUpdate: tracking.session,
      withDestinationIndexPath: destination.map { IndexPath(inserting($0, source: source)) })
    if proposal.operation == .move, !tracking.session.allowsMoveOperation {
      proposal = UICollectionViewDropProposal(operation: .cancel)
    }
    dropTracking?.destination = destination
    dropTracking?.proposal = proposal
    scheduleGap(gap(for: proposal, at: destination, source: source))
  }

  /// The drag leaves the collection view, or ends over it without a drop.
  func dropExits() {
    guard let tracking = dropTracking else { return }
    stopWaiting()
    dropTracking = nil
    showGap(nil)
    guard !tracking.isRefused, let dropDelegate else { return }
    Trace.count(.delegateCalls)
    dropDelegate.collectionView(self, dropSessionDidExit: tracking.session)
  }

  /// The items are dropped here; answers whether the delegate was asked to take them. The gap closes before it is (H21).
  func dropPerforms() -> Bool {
    guard let tracking = dropTracking, !tracking.isRefused, tracking.proposal.isAccepting, let dropDelegate else {
      return false
    }
    stopWaiting()
    let source = localSource(of: tracking.session)
    let destination = tracking.destination.map { inserting($0, source: source) }
    showGap(nil)
    dropTracking = nil
    Trace.count(.delegateCalls)
    dropDelegate.collectionView(
      self, performDropWith: DropCoordinator(tracking, at: destination.map { IndexPath($0) }, in: self))
    return true
  }

  // MARK: Places

  /// The place under a point: an item, or the end of a section after its last item; nil over empty space (H13).
  private func destination(at point: CGPoint) -> ItemPath? {
    if let item = indexPathForItem(at: point) { return ItemPath(item) }
    var last: ItemPath?
    for entry in visible.entries where entry.key.sort == .cell {
      let frame = entry.look.frame
      if point.y >= frame.maxY || point.y >= frame.minY && point.x >= frame.maxX { last = entry.key.path }
    }
    guard let last, last.item == numberOfItems(inSection: last.section) - 1 else { return nil }
    // Over the gap at the end of a section the place is the gap itself.
    if dropGap?.path == last { return last }
    return ItemPath(section: last.section, item: last.item + 1)
  }

  /// Where the data source would insert what is dropped at a shown place, the dragged item removed first if it is moved (H22):
  /// the item, or the gap, that makes room there makes the end of its section one place nearer.
  private func inserting(_ path: ItemPath, source: ItemPath?) -> ItemPath {
    guard let moving = dropGap?.path ?? source, path.section == moving.section,
      path.item == numberOfItems(inSection: path.section)
    else { return path }
    return ItemPath(section: path.section, item: path.item - 1)
  }

  /// Where the only item of a drag from here stands, if it may be moved.
  private func localSource(of session: SimulatedDropSession) -> ItemPath? {
    guard session.allowsMoveOperation, let dragTracking, dragTracking.session === session.localDragSession,
      dragTracking.sources.count == 1
    else { return nil }
    return dragTracking.sources[0].path
  }

  private func gap(
    for proposal: UICollectionViewDropProposal, at destination: ItemPath?, source: ItemPath?
  ) -> DropGap? {
    guard proposal.isAccepting, proposal.intent == .insertAtDestinationIndexPath, let destination else { return nil }
    let place = inserting(destination, source: proposal.operation == .move ? source : nil)
    if let source, proposal.operation == .move { return .move(MovedItem(from: source, to: place)) }
    return .insertion(place)
  }

  // MARK: Cadence (H19)

  private func scheduleGap(_ gap: DropGap?) {
    stopWaiting()
    guard gap != dropGap else { return }
    guard gapDelay > 0, gap != nil else { return showGap(gap) }
    let clock = FrameClocks.current
    let token = clock.schedule(after: gapDelay) { [weak self] in
      guard let self, self.dropTracking != nil else { return }
      self.dropTracking?.waiting = nil
      self.showGap(gap)
    }
    dropTracking?.waiting = (clock, token)
  }

  private func stopWaiting() {
    if let waiting = dropTracking?.waiting { waiting.clock.cancel(waiting.token) }
    dropTracking?.waiting = nil
  }
}
