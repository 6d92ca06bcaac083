import Foundation
import LayoutModel
import Trace

extension UICollectionView {
  /// The counts that the layout stands on, asked for now if they are not known.
  var loadedCounts: CollectionCounts {
    if let counts { return counts }
    let asked = askForCounts()
    let shown = shownCounts(asked)
    counts = shown
    return shown
  }

  /// How many items of a section the layout stands on; raises if there is no such section, and answers 0.
  func loadedCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.items.indices.contains(section) else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "request for number of items in section \(section) when there are only \(counts.sections) sections in the "
            + "collection view"
        )
      )
      return 0
    }
    return counts.items[section]
  }

  /// What the data source says now; nothing without one (C28). O(sections) calls, in a loop because a closure on the main actor has
  /// its actor checked each time.
  func askForCounts() -> CollectionCounts {
    guard let dataSource else { return CollectionCounts() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    Trace.count(.delegateCalls, sections + 1)
    var items: [Int] = []
    items.reserveCapacity(sections)
    for section in 0..<sections {
      items.append(max(0, dataSource.collectionView(self, numberOfItemsInSection: section)))
    }
    return CollectionCounts(items: items)
  }

  /// Discards views, selection and counts and marks the layout as out of date in everything (C29, C44).
  func reload() {
    updates.discardsBatch = updates.depth > 0
    pass.reloadAnchors = currentAnchors()
    forgetPrefetching()
    forgetPresentation()
    endDisplayingAll()
    selection.removeAll()
    highlighted.removeAll()
    focus.current = nil
    menus?.follow { _ in nil }
    counts = nil
    let context = layout.newInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// How many pixels a point has, which positions and measured sizes are rounded to.
  var displayScale: CGFloat { max(1, traitCollection.displayScale) }

  /// Whether `indexPath` names an item that exists.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && loadedCounts.contains(ItemPath(indexPath))
  }
}
