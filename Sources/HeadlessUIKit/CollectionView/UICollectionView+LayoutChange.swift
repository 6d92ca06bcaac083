import CoreGraphics
import FrameClock
import Foundation

/// An interactive change of layout under way (I16).
struct TransitionState {
  var layout: UICollectionViewTransitionLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Changes to another layout, at once, and calls `completion` when that is shown (I15).
  func changeLayout(to newLayout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    if newLayout !== layout { change(to: newLayout) }
    guard let completion else { return }
    let delay = animated && UIView.areAnimationsEnabled ? Self.transitionDuration : 0
    FrameClocks.current.schedule(after: delay) { completion(true) }
  }

  /// How long the animation of a change of layout lasts, in seconds.
  private static let transitionDuration = 0.3

  private func change(to newLayout: UICollectionViewLayout) {
    withdrawPresentation()
    let oldLayout = layout
    oldLayout.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: oldLayout)
    for view in viewsInUse { view.willTransition(from: oldLayout, to: newLayout) }
    install(newLayout)
    comeToRest()
    performLayoutPass()
    for view in viewsInUse { view.didTransition(from: oldLayout, to: newLayout) }
    oldLayout.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
  }

  /// Moves the content to where it rests in a layout that has taken over: where it is, as far as that goes, unless the layout and then
  /// the delegate want it elsewhere (I15).
  private func comeToRest() {
    prepareToAsk()
    let proposed = clamped(contentOffset)
    var target = preparedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != contentOffset { contentOffset = target }
  }

  private var viewsInUse: [UICollectionReusableView] { visible.entries.compactMap(\.view) }

  /// Makes `newLayout` the layout and prepares it. A transition layout keeps those that it leads between.
  private func install(_ newLayout: UICollectionViewLayout) {
    let stays = (newLayout as? UICollectionViewTransitionLayout).map { $0.currentLayout === layout } ?? false
    if !stays, layout !== newLayout { layout.collectionView = nil }
    dropAllRows()
    layout = newLayout
    newLayout.collectionView = self
    invalidateEverything(in: newLayout)
    prepareIfInvalid()
  }

  /// Tells a layout that takes over, or may do so, that nothing of what it knew holds (C44).
  private func invalidateEverything(in layout: UICollectionViewLayout) {
    let context = layout.newInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// Calls `body` with each layout that places something at present: the layout in use, and those that a transition leads between.
  func forEachLayoutInUse(_ body: (UICollectionViewLayout) -> Void) {
    body(layout)
    guard let transition else { return }
    body(transition.layout.currentLayout)
    body(transition.layout.nextLayout)
  }

  // MARK: Interactive transitions (I16, I17)

  /// Begins to change to `layout` and answers the layout that leads there.
  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition {
      UIKitExceptions.raise(
        .internalInconsistency("the collection is already in the middle of an interactive transition")
      )
      return transition.layout
    }
    withdrawPresentation()
    // Both layouts are asked meanwhile.
    prepareToAsk()
    let current = self.layout
    let made =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    transition = TransitionState(layout: made, completion: completion)
    current.prepareForTransition(to: layout)
    layout.prepareForTransition(from: current)
    layout.collectionView = self
    invalidateEverything(in: layout)
    install(made)
    performLayoutPass()
    return made
  }

  /// Ends the transition with the layout that it leads to, or with the one that it began with.
  func endTransition(finished: Bool) {
    guard let transition else {
      UIKitExceptions.raise(
        .internalInconsistency("the collection is not in the middle of an interactive transition")
      )
      return
    }
    self.transition = nil
    let stays = finished ? transition.layout.nextLayout : transition.layout.currentLayout
    let goes = finished ? transition.layout.currentLayout : transition.layout.nextLayout
    goes.collectionView = nil
    install(stays)
    comeToRest()
    performLayoutPass()
    goes.finalizeLayoutTransition()
    stays.finalizeLayoutTransition()
    guard let completion = transition.completion else { return }
    FrameClocks.current.schedule(after: 0) { completion(true, finished) }
  }
}
