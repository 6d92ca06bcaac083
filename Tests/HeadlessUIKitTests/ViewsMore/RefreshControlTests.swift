import FrameClock
import Testing

@testable import HeadlessUIKit

/// Content that is pulled down to be fetched anew.
@MainActor @Suite struct RefreshControlTests {
  private func scene(_ body: (ScrollingFixture, UIRefreshControl, () -> Int) -> Void) {
    ScrollingFixture.run { fixture in
      let control = UIRefreshControl()
      var sent = 0
      control.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
      fixture.view.refreshControl = control
      body(fixture, control, { sent })
    }
  }

  @Test("A finger that pulls far enough begins to refresh, once; the content leaves room until that is over")
  func pulling() {
    scene { fixture, control, sent in
      #expect(control.superview === fixture.view && control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
      // 480 (1 - 1 / (0.55 x / 480 + 1)) is 60 where x is 124.7.
      fixture.finger.touchDown(at: CGPoint(x: 100, y: 100))
      fixture.finger.move(to: CGPoint(x: 100, y: 222))
      #expect(!control.isRefreshing && fixture.y > -60 && sent() == 0)
      fixture.finger.move(to: CGPoint(x: 100, y: 300))
      #expect(control.isRefreshing && sent() == 1 && fixture.view.adjustedContentInset.top == 60)
      let pulled = fixture.y
      fixture.finger.move(to: CGPoint(x: 100, y: 300.001))
      #expect(abs(fixture.y - pulled) < 0.01 && sent() == 1)
      fixture.clock.advance(by: 0.2)
      fixture.finger.lift()
      fixture.clock.advance(by: 2)
      #expect(fixture.y == -60 && control.isRefreshing)
      control.endRefreshing()
      #expect(!control.isRefreshing && fixture.view.adjustedContentInset.top == 0)
      fixture.clock.advance(by: 1)
      #expect(fixture.y == 0 && sent() == 1)
    }
  }

  @Test("A short pull refreshes nothing, and nor does a disabled control")
  func short() {
    scene { fixture, control, sent in
      fixture.dragSlowly(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 180))
      fixture.finger.lift()
      control.isEnabled = false
      fixture.clock.advance(by: 2)
      fixture.dragSlowly(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400))
      fixture.finger.lift()
      fixture.clock.advance(by: 2)
      #expect(!control.isRefreshing && sent() == 0 && fixture.y == 0)
    }
  }

  @Test("The program begins and ends without a word, and content that is scrolled down stays")
  func program() {
    scene { fixture, control, sent in
      fixture.view.contentOffset.y = 300
      control.beginRefreshing()
      control.beginRefreshing()
      #expect(control.isRefreshing && fixture.view.adjustedContentInset.top == 60 && fixture.y == 300)
      control.endRefreshing()
      fixture.clock.advance(by: 1)
      #expect(fixture.y == 300 && fixture.view.adjustedContentInset.top == 0 && sent() == 0)
    }
  }

  @Test("A refresh that ends while a finger holds the content lets it go back once the finger lifts")
  func held() {
    scene { fixture, control, _ in
      fixture.dragSlowly(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400))
      let pulled = fixture.y
      control.endRefreshing()
      #expect(fixture.y == pulled)
      fixture.finger.lift()
      fixture.clock.advance(by: 2)
      #expect(fixture.y == 0)
    }
  }

  @Test("A control that is taken away takes its room along")
  func removed() {
    scene { fixture, control, _ in
      fixture.dragSlowly(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400))
      fixture.finger.lift()
      fixture.clock.advance(by: 2)
      #expect(fixture.y == -60)
      fixture.view.refreshControl = nil
      fixture.clock.advance(by: 1)
      #expect(control.superview == nil && fixture.view.adjustedContentInset.top == 0 && fixture.y == 0)
    }
  }
}
