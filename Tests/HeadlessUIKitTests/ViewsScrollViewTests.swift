import Testing

@testable import HeadlessUIKit

/// Where a scroll view can be scrolled to, and who is told. The view is 100 by 200 points, the content 300 by 1,000.
@MainActor @Suite struct ViewsScrollViewTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    scroll.contentSize = CGSize(width: 300, height: 1000)
  }

  @Test("The origin of the bounds is the content offset")
  func boundsOrigin() {
    scroll.contentOffset = CGPoint(x: 10, y: 20)
    #expect(scroll.bounds == CGRect(x: 10, y: 20, width: 100, height: 200))
    scroll.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(scroll.contentOffset == CGPoint(x: 1, y: 2))
  }

  @Test("I1: the range of offsets counts the insets in")
  func range() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.clamped(CGPoint(x: -999, y: -999)) == CGPoint(x: -20, y: -10))
    #expect(scroll.clamped(CGPoint(x: 9999, y: 9999)) == CGPoint(x: 240, y: 830))
    #expect(scroll.clamped(CGPoint(x: 50, y: 60)) == CGPoint(x: 50, y: 60))
  }

  @Test("I1: content that is smaller than the bounds rests at the start")
  func shortContent() {
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    scroll.contentSize = CGSize(width: 100, height: 50)
    #expect(scroll.clamped(CGPoint(x: 5, y: 999)) == CGPoint(x: 0, y: -10))
  }

  @Test("I1: the safe area adds to the inset by the adjustment behaviour")
  func safeArea() {
    let outer = SafeAreaView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    outer.addSubview(scroll)
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 11, left: 2, bottom: 33, right: 4))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.frame = CGRect(x: 5, y: 50, width: 80, height: 145)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 1, left: 17, bottom: 28, right: 29))
  }

  @Test("I2: an offset that the program sets is not clamped; new content, insets or size clamp")
  func clamping() {
    scroll.contentOffset = CGPoint(x: -5, y: 2000)
    #expect(scroll.contentOffset == CGPoint(x: -5, y: 2000))
    scroll.contentSize = CGSize(width: 300, height: 900)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
    scroll.contentInset.bottom = -100
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 600))
    scroll.frame.size.height = 500
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
  }

  @Test("I7: the nearest edge is brought into view, and nothing moves if it is there already")
  func scrollRectToVisible() {
    let spy = ScrollSpy()
    scroll.delegate = spy
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
    #expect(spy.offsets.isEmpty)
    scroll.scrollRectToVisible(CGRect(x: 150, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 60, y: 150))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 950, width: 10, height: 500), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test("I7: what the insets cover is not in view")
  func scrollRectToVisibleWithInsets() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 280)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 80)
  }

  @Test("The delegate hears of every change of the offset, and of nothing else")
  func delegate() {
    let spy = ScrollSpy()
    scroll.delegate = spy
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    scroll.frame.origin.x = 7
    scroll.setContentOffset(CGPoint(x: 0, y: 6), animated: false)
    #expect(spy.offsets == [CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 6)])
    #expect(spy.endedAnimations == 0)
  }

  @Test("The hooks around a change of the bounds see the old ones, then the new ones")
  func hooks() {
    let view = HookedScroll(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(view.calls == ["0.0 -> 50.0", "50.0 <- 0.0"])
  }
}

private final class SafeAreaView: UIView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
}

private final class ScrollSpy: UIScrollViewDelegate {
  var offsets: [CGPoint] = []
  var endedAnimations = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    endedAnimations += 1
  }
}

private final class HookedScroll: UIScrollView {
  var calls: [String] = []

  override func willChangeBounds(to newBounds: CGRect) {
    calls.append("\(bounds.origin.y) -> \(newBounds.origin.y)")
    super.willChangeBounds(to: newBounds)
  }

  override func didChangeBounds(from oldBounds: CGRect) {
    calls.append("\(bounds.origin.y) <- \(oldBounds.origin.y)")
    super.didChangeBounds(from: oldBounds)
  }
}
