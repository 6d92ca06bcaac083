import Foundation

/// What a flow layout has to do before it can answer again.
struct FlowWork {
  /// Everything is made anew, measured sizes forgotten.
  var rebuildsAll = false
  /// All metrics are asked for again; measured sizes stay.
  var refreshesMetrics = false
  /// The sizes of these items are asked for again.
  var items: [IndexPath] = []

  var isNeeded: Bool { rebuildsAll || refreshesMetrics || !items.isEmpty }

  /// Takes in what `context` names. With `hasUpdate` the change of counts is taken in by another way.
  @MainActor mutating func add(_ context: UICollectionViewLayoutInvalidationContext, hasUpdate: Bool) {
    if context.invalidateEverything || (context.invalidateDataSourceCounts && !hasUpdate) {
      rebuildsAll = true
    } else if context.invalidateDataSourceCounts || context.targetIndexPathsForInteractivelyMovingItems != nil {
      return
    } else if let paths = context.invalidatedItemIndexPaths {
      items += paths
    } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      if context.invalidateFlowLayoutDelegateMetrics || context.invalidateFlowLayoutAttributes {
        refreshesMetrics = true
      }
    } else {
      refreshesMetrics = true
    }
  }
}
