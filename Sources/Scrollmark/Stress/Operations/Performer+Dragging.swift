import CoreGraphics
import Foundation
import UIKit

extension Performer {
  /// Drags an item, or brings one from outside, over other places, with an update in between now and then, and drops it, or calls the
  /// drag off (H11 to H22). A drop is taken in as clients do: by the model and a batch, a move, a snapshot, or a placeholder.
  func drag(_ operation: Operation) {
    scene.settle()
    let paths = view.indexPathsForVisibleItems.sorted()
    guard !paths.isEmpty else { return }
    let client = DragClient(scene, manner: operation.choice(6, of: 4)) { [self] in move($0, to: $1, manner: $2) }
    view.dragDelegate = client
    view.dropDelegate = client
    client.proposes = operation.choice(7, of: 4)
    view.reorderingCadence = operation.choice(8, of: 5) == 0 ? .fast : .immediate
    if let drag = begin(operation, paths) {
      carry(drag, operation, paths)
      if let failure = client.failure { scene.complaint = failure }
    }
    view.dragDelegate = nil
    view.dropDelegate = nil
    if view.hasActiveDrag || view.hasActiveDrop { scene.complaint = "H20: a drag that has ended is called active" }
    scene.settle()
  }

  private func begin(_ operation: Operation, _ paths: [IndexPath]) -> SimulatedDrag? {
    if operation.choice(1, of: 5) == 0 {
      let item = UIDragItem(itemProvider: NSItemProvider(object: "new"))
      return SimulatedDrag(bringing: [item])
    }
    let path = paths[operation.choice(0, of: paths.count)]
    guard let drag = SimulatedDrag(liftingItemAt: path, in: view) else {
      scene.complaint = "H11: an item that can be dragged was not picked up"
      return nil
    }
    if operation.choice(1, of: 5) == 1 { drag.add(itemAt: paths[operation.choice(2, of: paths.count)], in: view) }
    return drag
  }

  private func carry(_ drag: SimulatedDrag, _ operation: Operation, _ paths: [IndexPath]) {
    let before = scene.model.sections
    for step in 0..<(1 + operation.choice(2, of: 4)) {
      let target = paths[operation.choice(3 + step % 3, of: paths.count)]
      guard let frame = scene.quietly({ view.layoutAttributesForItem(at: target)?.frame }) else { continue }
      drag.move(to: CGPoint(x: frame.midX, y: frame.maxY + CGFloat(operation.choice(4, of: 3)) - 1), in: view)
      view.layoutIfNeeded()
      if operation.choice(5, of: 3) == 0 { for _ in 0..<12 { scene.clock.advanceFrame() } }
      if step == 1, operation.choice(5, of: 4) == 1 { drag.leave() }
      if step == 1, !operation.parts.isEmpty, operation.choice(4, of: 2) == 0 {
        update(operation.parts, isSingle: false)
        // A finger that rests goes on asking where it is.
        drag.move(to: CGPoint(x: frame.midX, y: frame.maxY - 1), in: view)
      } else if step <= 1, scene.model.sections != before, operation.parts.isEmpty {
        scene.complaint = "H12: the data source is told of a drop before there is one"
      }
    }
    let last = scene.model
    if operation.choice(5, of: 4) == 2 {
      drag.cancel()
      if scene.model != last { scene.complaint = "H12: a drag that was called off changes the data source" }
    } else {
      drag.drop()
    }
    if drag.isActive { scene.complaint = "H12: a drag that has ended says that it has not" }
  }

  /// Takes a drop in: the item at `source`, or a new one, goes to `target`, counted without it (H22).
  private func move(_ source: IndexPath?, to target: IndexPath, manner: Int) {
    var sections = scene.model.sections
    let taken = source.map { sections[$0.section].remove(at: $0.item) }
    guard target.section < sections.count, target.item <= sections[target.section].count else {
      scene.complaint = "H13: a drop is to go to \(Array(target)), which is no place"
      return
    }
    let item = taken ?? scene.model.newItem()
    sections[target.section].insert(item, at: target.item)
    if scene.diffable != nil {
      scene.model.replace(sections: sections, names: scene.model.sectionNames)
      scene.diffable?.apply(scene.snapshot(of: scene.model), animatingDifferences: manner & 1 == 1)
      return
    }
    view.performBatchUpdates({
      scene.model.replace(sections: sections, names: scene.model.sectionNames)
      if let source, manner & 1 == 0 {
        view.moveItem(at: source, to: target)
      } else {
        if let source {
          view.deleteItems(at: [source])
          scene.model.deselect(item)
        }
        view.insertItems(at: [target])
      }
    })
  }
}

/// The client of a drag: writes down what it is told, holds the order of calls to the rules (H12), and takes drops in.
@MainActor private final class DragClient: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  /// Moves the item at a place, or a new one, to another place.
  typealias Move = (IndexPath?, IndexPath, Int) -> Void

  /// What is wrong with the order of calls, first found.
  private(set) var failure: String?
  /// Which proposal it makes.
  var proposes = 0
  private let scene: StressScene
  private let manner: Int
  private let move: Move
  private var isOver = false
  private var hasDropped = false
  private var begun = 0

  init(_ scene: StressScene, manner: Int, _ move: @escaping Move) {
    self.scene = scene
    self.manner = manner
    self.move = move
  }

  private func require(_ holds: Bool, _ words: String) { if !holds, failure == nil { failure = words } }

  // MARK: Dragging

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "item"))]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "item"))]
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    begun += 1
    require(begun == 1, "H11: a drag begins twice")
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    begun -= 1
    require(begun == 0, "H11: a drag ends that has not begun")
  }

  // MARK: Dropping

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    require(!isOver, "H12: a drag comes in that is there already")
    isOver = true
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    require(isOver, "H12: a drag moves that has not come in")
    let operation: UIDropOperation = session.localDragSession == nil ? .copy : .move
    switch proposes {
    case 0: return UICollectionViewDropProposal(operation: operation)
    case 1: return UICollectionViewDropProposal(operation: operation, intent: .insertIntoDestinationIndexPath)
    default: return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    require(isOver, "H12: a drag leaves that has not come in")
    isOver = false
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    require(!isOver || hasDropped, "H12: a drag ends without having left or been dropped")
    isOver = false
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    require(isOver, "H12: a drop without a drag")
    hasDropped = true
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      if coordinator.session.localDragSession == nil, manner == 3, scene.diffable == nil {
        dropToPlaceholder(item, coordinator, target)
      } else if coordinator.session.localDragSession == nil {
        move(nil, target, manner)
        coordinator.drop(item.dragItem, toItemAt: target)
      } else if let source = item.sourceIndexPath {
        let place = coordinator.items.count == 1 ? target : fitting(target, without: source)
        move(source, place, manner)
        coordinator.drop(item.dragItem, toItemAt: place)
      }
    }
  }

  /// The nearest place that there is once the item at `source` is taken out: with several items in a drag the place may be one that
  /// an earlier one has left.
  private func fitting(_ target: IndexPath, without source: IndexPath) -> IndexPath {
    let count = scene.model.sections[target.section].count - (source.section == target.section ? 1 : 0)
    return IndexPath(item: max(0, min(target.item, count)), section: target.section)
  }

  private func dropToPlaceholder(
    _ item: any UICollectionViewDropItem, _ coordinator: any UICollectionViewDropCoordinator, _ target: IndexPath
  ) {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: target, reuseIdentifier: StressCell.identifier)
    placeholder.cellUpdateHandler = { [weak scene] in scene?.fill($0, item: -1) }
    let context = coordinator.drop(item.dragItem, to: placeholder)
    scene.view.layoutIfNeeded()
    let isTaken = context.commitInsertion { place in
      var sections = scene.model.sections
      sections[place.section].insert(scene.model.newItem(), at: place.item)
      scene.model.replace(sections: sections, names: scene.model.sectionNames)
    }
    require(isTaken, "H17: a placeholder that is there is not replaced by its item")
  }
}
