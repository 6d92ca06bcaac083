import FrameClock
import Testing

@testable import HeadlessUIKit

/// What a scroll view and a window do on the frame clock.
@MainActor @Suite struct ViewsAnimationTests {
  private let clock = VirtualClock(framesPerSecond: 60)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let spy = AnimationSpy()

  init() {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = spy
  }

  @Test("I14: an animated scroll moves frame by frame and says once that it has ended")
  func animated() {
    FrameClocks.with(clock) {
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(scroll.contentOffset == .zero)
      clock.advance(by: 0.15)
      #expect(abs(scroll.contentOffset.y - 150) < 1e-9)
      #expect(spy.ends == 0)
      clock.advance(by: 1)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
      #expect(spy.ends == 1)
      #expect(spy.scrolls == 18)
    }
  }

  @Test("I14: a scroll that is not animated says nothing of an end, and stops one that is")
  func interrupted() {
    FrameClocks.with(clock) {
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advanceFrame()
      scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      clock.advance(by: 1)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 10))
      #expect(spy.ends == 0)
    }
  }

  @Test("A shift of the content during an animated scroll moves its end as well")
  func shifted() {
    FrameClocks.with(clock) {
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      clock.advance(by: 0.15)
      scroll.shiftContentOffset(by: CGPoint(x: 0, y: 50))
      #expect(abs(scroll.contentOffset.y - 200) < 1e-9)
      clock.advance(by: 1)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: 350))
      #expect(spy.ends == 1)
    }
  }

  @Test("What asks for layout in a window gets it at the clock's next turn, once")
  func windowLayout() {
    FrameClocks.with(clock) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let view = LayoutCounter(frame: .zero)
      window.addSubview(view)
      #expect(view.passes == 0)
      clock.advance(by: 0)
      #expect(view.passes == 1)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      clock.advance(by: 1)
      #expect(view.passes == 2)
    }
  }

  @Test("Optional requirements are called with a question mark, and answer what is left out")
  func optionalCalls() {
    let delegate: (any UIScrollViewDelegate)? = spy
    delegate?.scrollViewDidScroll?(scroll)
    delegate?.scrollViewDidEndDragging?(scroll, willDecelerate: true)
    #expect(spy.scrolls == 1)
    #expect(delegate?.scrollViewShouldScrollToTop?(scroll) == true)
    #expect(delegate?.viewForZooming?(in: scroll) == nil)
  }

  @Test("The time of media is the frame clock's")
  func mediaTime() {
    FrameClocks.with(clock) {
      clock.advance(by: 2)
      #expect(CACurrentMediaTime() == 2)
    }
  }
}

private final class AnimationSpy: UIScrollViewDelegate {
  var scrolls = 0
  var ends = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ends += 1
  }
}

private final class LayoutCounter: UIView {
  var passes = 0

  override func layoutSubviews() {
    passes += 1
  }
}
