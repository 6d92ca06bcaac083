import Foundation

extension UIScrollView {
  /// Moves to `offset` and says that the animation has ended.
  func animateContentOffset(to offset: CGPoint) {
    contentOffset = offset
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
