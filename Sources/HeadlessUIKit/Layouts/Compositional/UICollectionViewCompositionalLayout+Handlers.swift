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
    swap(&found, &handledPlacements)
    solution.engine.visible(in: axes.axisRect(rect), view: view(axes), into: &found)
    handledRound &+= 1
    var end = found.count
    while end > 0 {
      let section = found[end - 1].path.section
      var start = end - 1
      while start > 0, found[start - 1].path.section == section { start -= 1 }
      if found[end - 1].kind != .layoutBoundary, let handler = solution.plans[section].handler {
        show(found[start..<end], of: section, axes, solution, handler)
      }
      end = start
    }
    swap(&found, &handledPlacements)
    guard handled.values.contains(where: { $0.round != handledRound }) else { return }
    handled = handled.filter { $0.value.round == handledRound }
  }

  private func show(
    _ placements: ArraySlice<CompositionalPlacement>, of section: Int, _ axes: FlowAxes,
    _ solution: CompositionalSolution, _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    let row = row(section)
    let state = handled[section] ?? HandledSection()
    if state.round < 0 { handled[section] = state }
    state.begin(handledRound)
    for placement in placements {
      let key = key(of: placement)
      state.add(key, values(of: placement, key, axes, row))
    }
    state.show(
      offset: row?.offset ?? collectionView?.contentOffset ?? .zero, solved: solution.number,
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
