import AllocationProbe
import Foundation
import Measurement
import Testing
import UIKit

@testable import Scrollmark

/// A frame of a scroll over a compositional layout costs no allocation once cells are there to be used again.
@MainActor @Suite("Compositional allocations", .serialized) struct CompositionalAllocationTests {
  private func stage(_ layout: String, items: String, count: Int) throws -> Stage {
    var text = WorkloadText()
    for (key, value) in [("layout", layout), ("items", items), ("sizes", #"{"smoke": \#(count), "full": \#(count)}"#)] {
      text.fields.removeAll { $0.key == key }
      text.fields.append((key, value))
    }
    let workload = try text.decode()
    let table = try workload.items.load(count: count, seed: 1)
    let model = StageModel(table, defaultSize: workload.layout.defaultItemSize(in: workload.width))
    let stage = Stage(workload, model: model)
    stage.view.layoutIfNeeded()
    return stage
  }

  /// How many allocations frames 100 to 200 make, in each of which `move` is done.
  private func allocations(_ stage: Stage, _ move: (Int) -> Void) throws -> UInt64 {
    for frame in 0..<100 {
      move(frame)
      stage.view.layoutIfNeeded()
    }
    try #require(allocation_probe_start() == 0)
    var before = AllocationProbeReading()
    var after = AllocationProbeReading()
    _ = allocation_probe_read(&before)
    for frame in 100..<200 {
      move(frame)
      stage.view.layoutIfNeeded()
    }
    _ = allocation_probe_read(&after)
    try #require(allocation_probe_stop() == 0)
    return after.allocations - before.allocations
  }

  @Test(
    "A grid, and a list whose headers are pinned, scroll without an allocation",
    .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
  func scroll() throws {
    for layout in [
      #"{"kind": "compositional", "content": "grid"}"#,
      #"{"kind": "compositional", "content": "list", "sizes": "layout", "headerLength": 30, "pinHeaders": true}"#,
    ] {
      let stage = try stage(layout, items: #"{"source": "synthetic", "sections": 50}"#, count: 20_000)
      #expect(try allocations(stage) { stage.offset = Double($0) * 17 } == 0)
    }
  }

  @Test(
    "Carousels scroll both ways without an allocation",
    .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
  func carousels() throws {
    let layout = #"{"kind": "compositional", "content": "carousels", "headerLength": 30}"#
    let stage = try stage(layout, items: #"{"source": "synthetic", "sections": 500}"#, count: 50_000)
    #expect(try allocations(stage) { stage.offset = Double($0) * 17 } == 0)
    let row = try #require(stage.view.subviews.compactMap { $0 as? UIScrollView }.first)
    // Set whole: changing one coordinate in place costs the caller an allocation, since the property can be overridden.
    #expect(try allocations(stage) { row.contentOffset = CGPoint(x: Double($0) * 11, y: 0) } == 0)
  }
}
