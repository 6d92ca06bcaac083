import CoreGraphics
import UIKit

extension Check {
  /// F7, F8: exactly one cell for each item on screen, none for others, each in the tree, at the place that the layout says.
  static let oneCellEach = Check(name: "one cell each") { scene in
    let view = scene.view
    let paths = view.indexPathsForVisibleItems
    var cells: [ObjectIdentifier] = []
    for path in paths {
      guard let cell = view.cellForItem(at: path) else { return "the item on screen at \(path) has no cell" }
      guard view.indexPath(for: cell) == path else { return "the cell at \(path) says it is elsewhere" }
      guard cell.superview != nil else { return "the cell at \(path) is not among the subviews" }
      if let failure = scene.misplacement(of: cell, at: path) { return failure }
      cells.append(ObjectIdentifier(cell))
    }
    if Set(cells).count != cells.count { return "one cell stands for two items" }
    if view.visibleCells.count != cells.count { return "\(view.visibleCells.count) cells for \(cells.count) items" }
    let attached = view.cellsInTree()
    if attached != cells.count { return "\(attached) cells in the tree for \(cells.count) items on screen" }
    return nil
  }
}

extension StressScene {
  /// What is wrong with the place of a cell on screen.
  fileprivate func misplacement(of cell: UICollectionViewCell, at path: IndexPath) -> String? {
    guard let frame = quietly({ view.layoutAttributesForItem(at: path)?.frame }) else { return nil }
    let actual = view.convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell)
    if actual.isClose(to: frame, tolerance(max(view.contentSize.width, view.contentSize.height)) + 1e-6) { return nil }
    return "the cell at \(path.section)-\(path.item) stands at \(actual.words) and the layout has it at \(frame.words)"
  }
}

extension UIView {
  /// How many cells there are below this view.
  fileprivate func cellsInTree() -> Int {
    var count = 0
    for view in subviews {
      if view is StressCell { count += 1 } else if view is UIScrollView { count += view.cellsInTree() }
    }
    return count
  }
}
