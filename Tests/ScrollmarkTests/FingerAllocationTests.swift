import AllocationProbe
import Foundation
import FrameClock
import Testing
import UIKit

/// A finger costs no allocation in a frame, neither while it drags nor after it has lifted.
@MainActor @Suite("Finger allocations") struct FingerAllocationTests {
  /// How many allocations `body` makes on this thread.
  private func allocations(_ body: () -> Void) throws -> UInt64 {
    try #require(allocation_probe_start() == 0)
    var before = AllocationProbeReading()
    var after = AllocationProbeReading()
    let first = allocation_probe_read(&before)
    body()
    let second = allocation_probe_read(&after)
    try #require(allocation_probe_stop() == 0)
    try #require(first == 0 && second == 0)
    return after.allocations - before.allocations
  }

  private func check(_ view: UIScrollView) throws {
    let clock = VirtualClock()
    let finger = Finger(on: view)
    try FrameClocks.with(clock) {
      view.layoutIfNeeded()
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      finger.move(to: CGPoint(x: 100, y: 380))
      clock.advanceFrame()
      let dragging = try allocations {
        for frame in 1...30 {
          finger.move(to: CGPoint(x: 100, y: 380 - 10 * Double(frame)))
          clock.advanceFrame()
        }
      }
      #expect(dragging == 0)
      finger.lift()
      clock.advanceFrame()
      let decelerating = try allocations {
        for _ in 1...30 { clock.advanceFrame() }
      }
      #expect(decelerating == 0)
      #expect(view.isDecelerating && view.contentOffset.y > 400)
    }
  }

  @Test("I9, I13: a scroll view is dragged and comes to rest without an allocation a frame")
  func scrollView() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 10_000)
    try check(view)
  }

  @Test("A swipe that the clock moves costs no allocation a frame")
  func swipe() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 10_000)
    let clock = VirtualClock()
    let finger = Finger(on: view)
    try FrameClocks.with(clock) {
      finger.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 0), over: 1)
      for _ in 1...5 { clock.advanceFrame() }
      let swiping = try allocations {
        for _ in 1...30 { clock.advanceFrame() }
      }
      #expect(swiping == 0)
      #expect(view.isDragging && view.contentOffset.y > 200)
    }
  }

  @Test("A collection view takes a finger's moves without an allocation a frame")
  func collectionView() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    let items = PlainItems(count: 10_000)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    try check(view)
  }
}

private final class PlainItems: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
