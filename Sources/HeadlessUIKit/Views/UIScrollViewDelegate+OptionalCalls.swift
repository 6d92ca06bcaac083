import Foundation

// What is optional in Objective-C is called with a question mark: `delegate?.scrollViewDidScroll?(view)`. That compiles
// here because each requirement also has a property of its base name that answers something which can be called.

/// What the optional calls of a scroll view's delegate answer: things that can be called with the same labels.
public enum ScrollViewDelegateCall {
  /// A call with the scroll view alone.
  @MainActor public struct Plain<Result> {
    let body: (UIScrollView) -> Result
    /// Makes the call.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Result { body(scrollView) }
  }

  /// The call as the finger lifts.
  @MainActor public struct WillEndDragging {
    let delegate: any UIScrollViewDelegate
    /// Makes the call.
    public func callAsFunction(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// The call after the finger has lifted.
  @MainActor public struct DidEndDragging {
    let delegate: any UIScrollViewDelegate
    /// Makes the call.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// The calls about zooming.
  @MainActor public struct Zooming {
    let delegate: any UIScrollViewDelegate
    /// Asks for the view to zoom.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      delegate.viewForZooming(in: scrollView)
    }
    /// Says that zooming begins.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// Says that zooming has ended.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

extension UIScrollViewDelegate {
  /// For `scrollViewDidScroll?(_:)`.
  public var scrollViewDidScroll: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewDidScroll($0) }
  }
  /// For `scrollViewDidZoom?(_:)`.
  public var scrollViewDidZoom: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewDidZoom($0) }
  }
  /// For `scrollViewWillBeginDragging?(_:)`.
  public var scrollViewWillBeginDragging: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewWillBeginDragging($0) }
  }
  /// For `scrollViewWillEndDragging?(_:withVelocity:targetContentOffset:)`.
  public var scrollViewWillEndDragging: ScrollViewDelegateCall.WillEndDragging? { .init(delegate: self) }
  /// For `scrollViewDidEndDragging?(_:willDecelerate:)`.
  public var scrollViewDidEndDragging: ScrollViewDelegateCall.DidEndDragging? { .init(delegate: self) }
  /// For `scrollViewWillBeginDecelerating?(_:)`.
  public var scrollViewWillBeginDecelerating: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewWillBeginDecelerating($0) }
  }
  /// For `scrollViewDidEndDecelerating?(_:)`.
  public var scrollViewDidEndDecelerating: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewDidEndDecelerating($0) }
  }
  /// For `scrollViewDidEndScrollingAnimation?(_:)`.
  public var scrollViewDidEndScrollingAnimation: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// For `viewForZooming?(in:)`.
  public var viewForZooming: ScrollViewDelegateCall.Zooming? { .init(delegate: self) }
  /// For `scrollViewWillBeginZooming?(_:with:)`.
  public var scrollViewWillBeginZooming: ScrollViewDelegateCall.Zooming? { .init(delegate: self) }
  /// For `scrollViewDidEndZooming?(_:with:atScale:)`.
  public var scrollViewDidEndZooming: ScrollViewDelegateCall.Zooming? { .init(delegate: self) }
  /// For `scrollViewShouldScrollToTop?(_:)`.
  public var scrollViewShouldScrollToTop: ScrollViewDelegateCall.Plain<Bool>? {
    .init { self.scrollViewShouldScrollToTop($0) }
  }
  /// For `scrollViewDidScrollToTop?(_:)`.
  public var scrollViewDidScrollToTop: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewDidScrollToTop($0) }
  }
  /// For `scrollViewDidChangeAdjustedContentInset?(_:)`.
  public var scrollViewDidChangeAdjustedContentInset: ScrollViewDelegateCall.Plain<Void>? {
    .init { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
