import AllocationProbe
import Foundation
import FrameClock
import Measurement
import Testing
import UIKit

@testable import Scrollmark

/// Rows of a list cost no allocation in a frame of a scroll, once there are cells to be used again.
@MainActor
@Suite(
  "List allocations", .serialized,
  .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
struct ListAllocationTests {
  /// A list of 10,000 rows whose cells are dequeued and handed to `configure`.
  private final class Rows: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    var configure: (UICollectionViewListCell) -> Void = { _ in }

    init(_ configuration: UICollectionLayoutListConfiguration) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      super.init()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.isPrefetchingEnabled = false
      view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let cell = cell as? UICollectionViewListCell { configure(cell) }
      return cell
    }

    /// Scrolls on by 30 points in each of `count` frames.
    func scroll(frames count: Int) {
      var frame = 0
      while frame < count {
        frame += 1
        // Set whole: changing one coordinate in place costs the caller an allocation, since the property can be overridden.
        view.contentOffset = CGPoint(x: 0, y: view.contentOffset.y + 30)
        view.layoutIfNeeded()
      }
    }
  }

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

  private func check(
    _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .insetGrouped),
    _ configure: @escaping (UICollectionViewListCell) -> Void
  ) throws {
    let rows = Rows(configuration)
    rows.configure = configure
    rows.view.layoutIfNeeded()
    rows.scroll(frames: 200)
    let scrolling = try withExtendedLifetime(rows) { try allocations { rows.scroll(frames: 100) } }
    #expect(scrolling == 0)
    #expect(rows.view.visibleCells.count > 10)
  }

  @Test("Rows that do nothing special")
  func plain() throws {
    try check { _ in }
  }

  @Test("Rows with accessories, whose views are used again")
  func accessories() throws {
    let accessories: [UICellAccessory] = [.checkmark(), .disclosureIndicator(displayed: .whenNotEditing), .delete()]
    try check { $0.accessories = accessories }
  }

  @Test("Rows whose separators a handler decides about")
  func separators() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { _, common in common }
    try check(configuration) { _ in }
  }

  @Test("A finger that swipes a row")
  func swipe() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: nil) { _, _, _ in }])
    }
    let rows = Rows(configuration)
    let finger = Finger(on: rows.view)
    let clock = VirtualClock()
    try FrameClocks.with(clock) {
      rows.view.layoutIfNeeded()
      finger.touchDown(at: CGPoint(x: 300, y: 100))
      finger.move(to: CGPoint(x: 280, y: 100))
      clock.advanceFrame()
      rows.view.layoutIfNeeded()
      let swiping = try allocations {
        var x: CGFloat = 280
        while x > 40 {
          x -= 8
          finger.move(to: CGPoint(x: x, y: 100))
          rows.view.layoutIfNeeded()
          clock.advanceFrame()
        }
      }
      #expect(swiping == 0 && rows.view.visibleCells.contains { $0.configurationState.isSwiped })
    }
  }
}
