import FrameClock
import Testing
import UIKit

/// A cell that is a tenth as high as its layout guesses.
private final class LowCell: TestCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 20
    return layoutAttributes
  }
}

@MainActor @Suite("Animated scrolls through content that gets shorter")
struct AnimatedScrollTests {
  /// Four rows of 20 points, guessed at 200, 50 points high.
  private func rows() -> CollectionFixture {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 200)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(counts: [4], width: 100, height: 50, layout: layout, cell: LowCell.self)
    fixture.layOut()
    return fixture
  }

  private func settle(_ clock: VirtualClock, _ fixture: CollectionFixture) {
    for _ in 0..<120 {
      clock.advanceFrame()
      fixture.view.layoutIfNeeded()
    }
  }

  @Test("I1, I3: a scroll to an item ends within the range that the content has by then")
  func scrollToItem() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = rows()
      fixture.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: true)
      settle(clock, fixture)
      #expect(fixture.view.contentSize.height == 80)
      #expect(fixture.view.contentOffset.y == 30)
    }
  }

  @Test("I2: where the program scrolls beyond the range, the content stays")
  func beyond() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = rows()
      fixture.view.setContentOffset(CGPoint(x: 0, y: -25), animated: true)
      settle(clock, fixture)
      #expect(fixture.view.contentOffset.y == -25)
    }
  }
}
