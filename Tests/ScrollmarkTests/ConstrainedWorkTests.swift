import Measurement
import Testing

@testable import Scrollmark

/// What a frame costs in which cells say by their constraints how high they are: as much for 100,000 items as for 1,000.
@MainActor @Suite(.serialized) struct ConstrainedWorkTests {
  private nonisolated static let layouts = [
    #"{"kind": "list", "sizes": "cells", "rowHeight": 120, "lineSpacing": 1}"#,
    #"{"kind": "flow", "sizes": "cells", "itemSize": {"width": 390, "height": 120}}"#,
    #"{"kind": "compositional", "content": "list", "sizes": "cells"}"#,
  ]

  private func frames(_ layout: String, _ cells: String, items: Int) throws -> FrameTable {
    var text = WorkloadText()
    let fields = [
      ("items", #"{"source": "synthetic", "text": {"logNormal": {"median": 120, "spread": 0.8, "most": 600}}}"#),
      ("cells", "{\"kind\": \"\(cells)\"}"), ("layout", layout), ("sizes", "{\"smoke\": \(items), \"full\": 1}"),
      // Into the middle, and from there 90 points a frame.
      (
        "script",
        #"[{"jump": {"frames": 1, "to": 0.5}}, {"rest": {"frames": 1}}, {"sweep": {"frames": 80, "pointsPerFrame": 90}}]"#
      ),
    ]
    for (key, value) in fields {
      text.fields.removeAll { $0.key == key }
      text.fields.append((key, value))
    }
    return try WorkloadRunner(options: RunOptions(timePasses: 0)).run(try text.decode(), size: .smoke).frames
  }

  @Test(
    "A frame measures what comes into view and no more, and asks the layout core for little, however many items there are",
    arguments: layouts)
  func bounded(layout: String) throws {
    for cells in ["constraints", "stacks"] {
      let table = try frames(layout, cells, items: 100_000)
      func most(_ metric: FrameMetric) throws -> Int64 { try #require(table[metric].value?.dropFirst(4).max()) }
      // A cell is 64 points high at least: a frame of 90 points brings two or three, and at most 15 are in 844 points.
      #expect(try most(.itemsMeasured) <= 6, "\(layout), \(cells)")
      #expect(try most(.cellsMade) + most(.cellsReused) <= 6, "\(layout), \(cells)")
      #expect(try most(.visibleItems) <= 16, "\(layout), \(cells)")
      // Five levels of 16 nodes at 100,000 items; a walk for each item in view, and for each new one again when its size comes.
      #expect(try most(.nodesVisited) <= 16 * 5 * (6 + 2 * 16), "\(layout), \(cells)")
      #expect(try #require(table[.itemsMeasured].value).dropFirst(4).reduce(0, +) > 20, "\(layout), \(cells)")
    }
  }

  @Test("A hundred times as many items cost no more cells, measurements or calls", arguments: layouts)
  func independent(layout: String) throws {
    let tables = try [1_000, 100_000].map { try frames(layout, "constraints", items: $0) }
    for metric in [FrameMetric.itemsMeasured, .cellsReused, .delegateCalls, .layoutPasses] {
      let totals = try tables.map { try #require($0[metric].value).dropFirst(4).reduce(0, +) }
      // The items are others, so that heights and with them the number of cells differ a little.
      #expect(Double(totals[1]) <= 1.3 * Double(totals[0]) + 10, "\(layout), \(metric.rawValue)")
    }
  }
}
