import UIKit

extension Check {
  /// C2, C30, C31: each place shows the item that the plain model has there, with its newest content.
  static let contents = Check(name: "order of items") { scene in
    let view = scene.view
    guard view.numberOfSections == scene.model.sections.count else {
      return "\(view.numberOfSections) sections instead of \(scene.model.sections.count)"
    }
    for (section, items) in scene.model.sections.enumerated()
    where view.numberOfItems(inSection: section) != items.count {
      return "\(view.numberOfItems(inSection: section)) items in section \(section) instead of \(items.count)"
    }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? StressCell else { continue }
      guard let item = scene.item(at: path) else { return "a cell for an item that does not exist: \(path)" }
      if cell.item != item { return "\(path.section)-\(path.item) shows item \(cell.item) instead of \(item)" }
      if cell.revision != scene.model.revision(of: item) { return "\(path.section)-\(path.item) shows old content" }
    }
    return nil
  }
}
