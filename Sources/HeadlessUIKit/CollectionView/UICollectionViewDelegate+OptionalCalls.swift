import CoreGraphics
import Foundation

// What is optional in Objective-C is called with a question mark: `delegate?.collectionView?(view, didSelectItemAt: path)`. That
// compiles here because the base name is also a property, which answers something that can be called with the same labels.

/// What answers `collectionView?(...)` of a delegate: makes the call.
@MainActor public struct CollectionViewDelegateCall {
  fileprivate let target: any UICollectionViewDelegate
  /// Makes the call `collectionView(_:shouldHighlightItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:didHighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:didUnhighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:shouldSelectItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:shouldDeselectItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:didSelectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:didDeselectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:canPerformPrimaryActionForItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:performPrimaryActionForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:willDisplay:forItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// Makes the call `collectionView(_:didEndDisplaying:forItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
  /// Makes the call `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  /// Makes the call `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  /// Makes the call `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Makes the call `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Makes the call `collectionView(_:canEditItemAt:)`.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    target.collectionView(collectionView, canEditItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Makes the call `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Makes the call `collectionView(_:canFocusItemAt:)`.
  @discardableResult public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    target.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:shouldUpdateFocusIn:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    target.collectionView(collectionView, shouldUpdateFocusIn: context)
  }
  /// Makes the call `collectionView(_:selectionFollowsFocusForItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:didUpdateFocusIn:with:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }
  /// Makes the call `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  /// Makes the call `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  /// Makes the call `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Makes the call `collectionView(_:willDisplayContextMenu:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// Makes the call `collectionView(_:willEndContextMenuInteraction:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  /// Makes the call `collectionView(_:shouldSpringLoadItemAt:with:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }
}

/// What answers `collectionViewDidEndMultipleSelectionInteraction?(...)` of a delegate: makes the call.
@MainActor public struct CollectionViewDelegateCallCollectionViewDidEndMultipleSelectionInteraction {
  fileprivate let target: any UICollectionViewDelegate
  /// Makes the call `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  public func callAsFunction(_ collectionView: UICollectionView) {
    target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
}

/// What answers `indexPathForPreferredFocusedView?(...)` of a delegate: makes the call.
@MainActor public struct CollectionViewDelegateCallIndexPathForPreferredFocusedView {
  fileprivate let target: any UICollectionViewDelegate
  /// Makes the call `indexPathForPreferredFocusedView(in:)`.
  @discardableResult public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: collectionView)
  }
}

extension UICollectionViewDelegate {
  /// For calls of the form `collectionView?(...)`.
  public var collectionView: CollectionViewDelegateCall? { .init(target: self) }
  /// For calls of the form `collectionViewDidEndMultipleSelectionInteraction?(...)`.
  public var collectionViewDidEndMultipleSelectionInteraction:
    CollectionViewDelegateCallCollectionViewDidEndMultipleSelectionInteraction?
  { .init(target: self) }
  /// For calls of the form `indexPathForPreferredFocusedView?(...)`.
  public var indexPathForPreferredFocusedView: CollectionViewDelegateCallIndexPathForPreferredFocusedView? {
    .init(target: self)
  }
}
