import LayoutEngine
import UIKit

extension Check {
  /// In a flow layout or a list a single change costs the layout core O(log n) nodes, and O(1) more for each item in view.
  static let work = Check(name: "work of a single change") { scene in
    guard let work = scene.work, work.nodes > work.most else { return nil }
    return "\(work.nodes) nodes of the trees over \(work.items) items were read or written, and \(work.most) are enough"
  }
}

/// How much of the trees of the layout core a single change read and wrote.
struct ChangeWork: Equatable {
  /// The nodes, without leaves that were summed up anew because their number changed.
  var nodes: Int
  /// How many items there are.
  var items: Int
  /// How many items are in view before and after, and how many sections there are.
  var inView: Int
  /// How many leaves lie between the two places of a move at most; 0 for other changes.
  var between: Int

  /// What is enough, by hand: a tree has 16 children a node, so that a walk down or up visits at most 16 nodes on each of
  /// `1 + log16(items)` levels and 16 at the top. A change has two places at most. At each a leaf and its two neighbours are found, read
  /// and written: six walks. Each item in view is found, or its size put in, by one more; so is each section.
  var most: Int {
    var levels = 2
    var reach = 16
    while reach < items + 1 {
      reach *= 16
      levels += 1
    }
    return 16 * levels * (6 + inView) + between
  }
}

extension StressScene {
  /// Does an operation, and counts what it costs the layout core if it is a single change.
  func countingWork(of operation: Operation, _ body: () -> Void) {
    work = nil
    // A compositional layout solves a section anew where an item of another kind of its group comes or goes.
    guard operation.isSingleChange, diffable == nil, isAtRest, layout is FlowStress || layout is ListStress else {
      return body()
    }
    view.layoutIfNeeded()
    let before = view.indexPathsForVisibleItems.count
    LayoutWork.isCounted = true
    _ = LayoutWork.takeNodesVisited()
    _ = LayoutWork.takeLeavesRebuilt()
    body()
    let nodes = LayoutWork.takeNodesVisited() - LayoutWork.takeLeavesRebuilt()
    LayoutWork.isCounted = false
    let inView = before + view.indexPathsForVisibleItems.count + 2 * model.sections.count
    work = ChangeWork(
      nodes: nodes, items: model.count, inView: inView,
      // Half a leaf of 59 items at least.
      between: operation.kind == .move ? model.count / 29 : 0)
  }
}

extension Operation {
  /// Whether one item comes, goes, moves, or is shown or measured anew.
  fileprivate var isSingleChange: Bool {
    switch kind {
    case .insert: number(2) <= 1
    case .delete, .move, .reload, .reconfigure, .invalidateItems: true
    default: false
    }
  }
}
