import Foundation

/// Which parts of a flow layout are out of date.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and spacings are asked of the delegate again; true at first (A6).
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether frames are computed again; true at first (A6).
  open var invalidateFlowLayoutAttributes = true
}
