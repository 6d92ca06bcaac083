import FrameClock
import Testing
import UIKit

/// Flings through cells that size themselves, laid out by their window, frame by frame.
@MainActor @Suite struct ScrollingSelfSizingTests {
  @Test("I14, D7: a fling comes to rest once, within the content, over cells without gaps", arguments: [10, 3, 1])
  func fling(frames: Int) {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let data = CollectionFixture(counts: [300], width: 100, height: 200, cell: SizingCell.self)
      data.flow.estimatedItemSize = CGSize(width: 100, height: 50)
      data.flow.minimumLineSpacing = 0
      let window = UIWindow(frame: data.view.frame)
      window.addSubview(data.view)
      let ends = EndCounter()
      data.view.delegate = ends
      window.layoutIfNeeded()
      let finger = Finger(on: window)
      for _ in 0..<4 {
        finger.swipe(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 10), over: Double(frames) / 60)
        clock.advance(by: 12)
        #expect(!data.view.isDragging && !data.view.isDecelerating)
        #expect(data.view.contentOffset.y >= 0)
        #expect(data.view.contentOffset.y <= data.view.contentSize.height - 200 + 1e-6)
        expectNoGaps(data)
      }
      #expect(ends.begun == ends.ended && ends.begun > 0)
    }
  }

  private func expectNoGaps(_ data: CollectionFixture) {
    let shown = data.view.indexPathsForVisibleItems.sorted()
    let frames = shown.compactMap { data.view.cellForItem(at: $0)?.frame }
    #expect(!frames.isEmpty && frames.count == shown.count)
    for (path, frame) in zip(shown, frames) { #expect(frame.height == SizingCell.height(path.item)) }
    for (next, frame) in zip(frames.dropFirst(), frames) { #expect(isClose(next.minY, frame.maxY)) }
    #expect(frames[0].minY <= data.view.bounds.minY && frames[frames.count - 1].maxY >= data.view.bounds.maxY - 1e-6)
  }
}

/// A cell of 20 to 99 points, by its item.
private final class SizingCell: TestCell {
  static func height(_ item: Int) -> CGFloat { 20 + CGFloat(item * 37 % 80) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = Self.height(layoutAttributes.indexPath.item)
    return layoutAttributes
  }
}

private final class EndCounter: UICollectionViewDelegate {
  var begun = 0
  var ended = 0

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { begun += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ended += 1 }
}
