import CoreGraphics
import Foundation
import FrameClock

extension UICollectionView {
  /// Changes to another layout, at once (I15).
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, at once, and calls `completion` when that is shown (I15).
  public func setCollectionViewLayout(
    _ newLayout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard newLayout !== layout else {
      finishLayoutChange(animated, completion)
      return
    }
    let oldLayout = layout
    oldLayout.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: oldLayout)
    for entry in visible.entries { entry.view?.willTransition(from: oldLayout, to: newLayout) }
    oldLayout.collectionView = nil
    layout = newLayout
    newLayout.collectionView = self
    invalidateEverything()
    prepareIfInvalid()
    let proposed = clamped(contentOffset)
    let target = newLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != contentOffset { contentOffset = target }
    performLayoutPass()
    for entry in visible.entries { entry.view?.didTransition(from: oldLayout, to: newLayout) }
    oldLayout.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
    finishLayoutChange(animated, completion)
  }

  private func invalidateEverything() {
    let context = layout.newInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  private func finishLayoutChange(_ animated: Bool, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    FrameClocks.current.schedule(after: 0) { completion(true) }
  }
}
