import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

extension UICollectionViewCompositionalLayout {
  /// The item that the handler of an element's section was shown for it; nil if it has none.
  @inline(__always) func handledItem(_ key: ElementKey) -> VisibleItem? {
    handled.isEmpty ? nil : handled[key.section]?.item(key)
  }

  /// Shows the handlers of the sections in `rect`, the last section first, what of them is in view (B61).
  func callHandlers(in rect: CGRect) {
    settle()
    guard let solution, solution.hasHandlers else {
      if !handled.isEmpty { handled.removeAll() }
      return
    }
    let axes = axes
    var found: [CompositionalPlacement] = []
    solution.engine.visible(in: axes.axisRect(rect), view: view(axes), into: &found)
    found.removeAll { $0.kind == .layoutBoundary }
    var seen: Set<Int> = []
    while let section = found.last?.path.section {
      let start = found.firstIndex { $0.path.section == section } ?? 0
      if let handler = solution.plans[section].handler {
        seen.insert(section)
        show(found[start...], of: section, axes, solution, handler)
      }
      found.removeSubrange(start...)
    }
    for section in handled.keys where !seen.contains(section) { handled[section] = nil }
  }

  private func show(
    _ placements: ArraySlice<CompositionalPlacement>, of section: Int, _ axes: FlowAxes,
    _ solution: CompositionalSolution, _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    let row = row(section)
    let elements = placements.map { placement in
      let key = key(of: placement)
      return (key: key, values: values(of: placement, key, axes, row))
    }
    let state = handled[section] ?? HandledSection()
    handled[section] = state
    state.show(
      elements, offset: row?.offset ?? collectionView?.contentOffset ?? .zero, solved: solution.number,
      environment: solution.environment, handler)
  }

  /// What the layout itself has for an element, in its row if it is in one.
  private func values(
    of placement: CompositionalPlacement, _ key: ElementKey, _ axes: FlowAxes, _ row: RowGeometry?
  ) -> AttributeValues {
    var look = ElementLook(frame: axes.rect(placement.frame))
    if let row, placement.kind == .item || placement.kind == .tied { row.take(&look) }
    var values = AttributeValues()
    values.frame = look.frame
    values.indexPath = key.indexPath
    values.zIndex = placement.zIndex
    if placement.kind != .item, let sorts = collectionView?.sorts {
      values.category = sorts.category(of: key.sort)
      values.kind = sorts.kind(of: key.sort)
    }
    return values
  }
}
