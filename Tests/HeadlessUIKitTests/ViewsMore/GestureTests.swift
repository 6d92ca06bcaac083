import FrameClock
import Testing

@testable import HeadlessUIKit

/// What recognizers make out of what a finger does.
@MainActor @Suite struct GestureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let clock = VirtualClock()
  private let inside = CGPoint(x: 100, y: 100)

  private typealias State = UIGestureRecognizer.State

  init() {
    window.addSubview(view)
  }

  /// Writes down the states that are told of.
  private func states(of recognizer: UIGestureRecognizer, in view: UIView? = nil) -> Log {
    let log = Log()
    recognizer.addHandler { log.states.append($0.state) }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return log
  }

  private final class Log {
    var states: [UIGestureRecognizer.State] = []
  }

  private func run(_ body: (Finger) -> Void) {
    FrameClocks.with(clock) { body(Finger(on: window)) }
  }

  @Test("A tap is a touch that lifts near where it began")
  func tap() {
    let recognizer = UITapGestureRecognizer()
    let log = states(of: recognizer)
    run { finger in
      finger.tap(at: inside)
      #expect(log.states == [.ended] && recognizer.state == .possible)
      #expect(recognizer.location(in: view) == CGPoint(x: 50, y: 50))
      finger.tap(at: .zero)
      finger.touchDown(at: inside)
      finger.move(to: CGPoint(x: 100, y: 111))
      finger.move(to: inside)
      finger.lift()
      recognizer.isEnabled = false
      finger.tap(at: inside)
      #expect(log.states == [.ended])
    }
  }

  @Test("Two taps in time, and one that waits for them to fail")
  func doubleTap() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let singles = states(of: single)
    let doubles = states(of: double)
    run { finger in
      finger.tap(at: inside)
      clock.advance(by: 0.1)
      finger.tap(at: inside)
      clock.advance(by: 1)
      #expect(doubles.states == [.ended] && singles.states.isEmpty)
      finger.tap(at: inside)
      #expect(singles.states.isEmpty)
      clock.advance(by: 0.4)
      #expect(doubles.states == [.ended] && singles.states == [.ended])
      finger.tap(at: inside)
      clock.advance(by: 0.4)
      finger.tap(at: inside)
      clock.advance(by: 0.4)
      #expect(doubles.states == [.ended] && singles.states == [.ended, .ended, .ended])
    }
  }

  @Test("A long press begins in time, goes on with the finger and ends when it lifts")
  func longPress() {
    let recognizer = UILongPressGestureRecognizer()
    let log = states(of: recognizer)
    run { finger in
      finger.touchDown(at: inside)
      clock.advance(by: 0.49)
      #expect(log.states.isEmpty)
      clock.advance(by: 0.02)
      #expect(log.states == [.began])
      finger.move(to: CGPoint(x: 150, y: 100))
      finger.lift()
      #expect(log.states == [.began, .changed, .ended])
      finger.touchDown(at: inside)
      finger.move(to: CGPoint(x: 120, y: 100))
      clock.advance(by: 1)
      finger.lift()
      finger.touchDown(at: inside)
      clock.advance(by: 1)
      finger.cancel()
      #expect(log.states == [.began, .changed, .ended, .began, .cancelled])
    }
  }

  @Test("A pan begins 10 points away and counts from where it touched")
  func pan() {
    let recognizer = UIPanGestureRecognizer()
    let log = states(of: recognizer)
    run { finger in
      finger.touchDown(at: inside)
      finger.move(to: CGPoint(x: 109, y: 100))
      #expect(log.states.isEmpty)
      finger.move(to: CGPoint(x: 110, y: 100))
      #expect(log.states == [.began] && recognizer.translation(in: view) == CGPoint(x: 10, y: 0))
      recognizer.setTranslation(.zero, in: view)
      finger.move(to: CGPoint(x: 110, y: 103))
      #expect(recognizer.translation(in: view) == CGPoint(x: 0, y: 3))
      finger.lift()
      #expect(log.states == [.began, .changed, .ended])
    }
  }

  @Test("The inner of two pans wins, unless a delegate lets both go on")
  func simultaneous() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    let innerLog = states(of: inner)
    let outerLog = states(of: outer, in: window)
    let swipe = { (finger: Finger) in
      finger.touchDown(at: inside)
      finger.move(to: CGPoint(x: 150, y: 100))
      finger.lift()
    }
    run(swipe)
    #expect(innerLog.states == [.began, .ended] && outerLog.states.isEmpty)
    let both = Both()
    outer.delegate = both
    run(swipe)
    #expect(outerLog.states == [.began, .ended] && innerLog.states.count == 4)
  }

  @Test("A delegate or the view may refuse")
  func refusals() {
    final class Never: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let recognizer = UITapGestureRecognizer()
    let log = states(of: recognizer)
    let never = Never()
    recognizer.delegate = never
    run { $0.tap(at: inside) }
    #expect(log.states.isEmpty && never === recognizer.delegate)
  }

  @Test("In a scroll view a pan on a view inside takes the finger; elsewhere it scrolls")
  func scrolling() {
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    window.addSubview(scrollView)
    scrollView.addSubview(view)
    let log = states(of: UIPanGestureRecognizer())
    run { finger in
      finger.touchDown(at: inside)
      finger.move(to: CGPoint(x: 100, y: 50))
      finger.lift()
      #expect(log.states == [.began, .ended] && scrollView.contentOffset.y == 0)
      finger.touchDown(at: CGPoint(x: 10, y: 180))
      finger.move(to: CGPoint(x: 10, y: 130))
      #expect(log.states.count == 2 && scrollView.contentOffset.y > 0)
      finger.cancel()
    }
  }

  @Test("A gesture takes the touch from controls, unless it says otherwise")
  func cancelsTouches() {
    let control = UIControl(frame: view.bounds)
    view.addSubview(control)
    var heard = 0
    control.addAction(UIAction { _ in heard += 1 }, for: .touchUpInside)
    let press = UILongPressGestureRecognizer()
    let log = states(of: press)
    run { finger in
      finger.touchDown(at: inside)
      clock.advance(by: 1)
      finger.lift()
      #expect(heard == 0 && log.states == [.began, .ended])
      press.cancelsTouchesInView = false
      finger.touchDown(at: inside)
      clock.advance(by: 1)
      finger.lift()
      #expect(heard == 1)
    }
  }

  @Test("A tap on a control is the control's, not that of a recognizer around it")
  func controlsFirst() {
    let control = UIControl(frame: view.bounds)
    view.addSubview(control)
    var heard = 0
    control.addAction(UIAction { _ in heard += 1 }, for: .touchUpInside)
    let log = states(of: UITapGestureRecognizer())
    run { $0.tap(at: inside) }
    #expect(heard == 1 && log.states.isEmpty)
  }

  @Test("A tap recognizer of a collection view takes the tap from its cells")
  func tapsInCells() {
    FrameClocks.with(clock) {
      let fixture = CollectionFixture(counts: [20], width: 200, height: 200)
      fixture.layOut()
      let recognizer = UITapGestureRecognizer()
      let log = states(of: recognizer, in: fixture.view)
      Finger(on: fixture.view).tap(at: CGPoint(x: 20, y: 20))
      #expect(log.states == [.ended] && (fixture.view.indexPathsForSelectedItems ?? []).isEmpty)
      recognizer.cancelsTouchesInView = false
      Finger(on: fixture.view).tap(at: CGPoint(x: 20, y: 20))
      #expect(log.states.count == 2 && fixture.view.indexPathsForSelectedItems?.count == 1)
    }
  }
}
