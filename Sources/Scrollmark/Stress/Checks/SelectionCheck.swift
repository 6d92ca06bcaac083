import UIKit

extension Check {
  /// G9, G13, F6: what is selected is what the plain model says, and cells on screen know it.
  static let selection = Check(name: "selection") { scene in
    let paths = scene.view.indexPathsForSelectedItems ?? []
    let items = paths.map { scene.item(at: $0) ?? -1 }.sorted()
    if items != scene.model.selected { return "selected: \(items) instead of \(scene.model.selected)" }
    for case let cell as StressCell in scene.view.visibleCells
    where cell.isSelected != scene.model.selected.contains(cell.item) {
      return "the cell of item \(cell.item) says \(cell.isSelected ? "" : "not ")selected"
    }
    return nil
  }
}
