import AllocationProbe
import Measurement
import Testing
import TextMeasure
import UIKit

@testable import Scrollmark

/// Text that was measured before is measured again without an allocation.
@MainActor
@Suite(
  "Text allocations", .serialized,
  .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
struct TextAllocationTests {
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

  @Test("A measurer that knows the text")
  func measurer() throws {
    let texts = (0..<100).map { MeasuredText("a text with the number \($0)", TextAttributes(size: 17)) }
    let limits = TextLimits(width: 90)
    for text in texts { _ = TextMeasurer.shared.size(of: text, within: limits) }
    let made = TextMeasurer.shared.counts.sizesMade
    let count = try allocations {
      for text in texts { _ = TextMeasurer.shared.size(of: text, within: limits) }
    }
    #expect(count == 0 && TextMeasurer.shared.counts.sizesMade == made)
  }

  @Test("A label that is given one known text after another")
  func label() throws {
    let texts = (0..<100).map { "a text with the number \($0)" }
    let label = UILabel()
    label.numberOfLines = 0
    let measure = {
      var height: CGFloat = 0
      for text in texts {
        label.text = text
        height += label.sizeThatFits(CGSize(width: 90, height: 0)).height + label.intrinsicContentSize.height
      }
      return height
    }
    let expected = measure()
    var found: CGFloat = 0
    let count = try allocations { found = measure() }
    #expect(count == 0 && found == expected)
  }
}
