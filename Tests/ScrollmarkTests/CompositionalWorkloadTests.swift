import Measurement
import Testing
import UIKit

@testable import Scrollmark

@MainActor @Suite("Compositional workloads", .serialized) struct CompositionalWorkloadTests {
  private func run(_ layout: String, items: String = #"{"source": "synthetic"}"#, _ script: String) throws
    -> WorkloadResult
  {
    var text = WorkloadText()
    for (key, value) in [("layout", layout), ("items", items), ("script", script)] {
      text.fields.removeAll { $0.key == key }
      text.fields.append((key, value))
    }
    return try WorkloadRunner(options: RunOptions(timePasses: 1)).run(try text.decode(), size: .smoke)
  }

  @Test("A compositional list is swept to its end: offsets by hand, and nothing is solved on the way")
  func list() throws {
    let layout = #"{"kind": "compositional", "content": "list", "sizes": "layout"}"#
    let result = try run(layout, #"[{"sweep": {"frames": 4}}]"#)
    // 100 rows of 44 points in a viewport of 844: the last offset is 3,556.
    #expect(result.frames.offset == [889, 1778, 2667, 3556])
    #expect(result.opening[.visibleItems].value == [20])
    #expect(result.frames[.layoutPasses].value == [0, 0, 0, 0])
    #expect(result.warnings.isEmpty)
  }

  @Test("A grid of groups in groups has the height of its groups")
  func grid() throws {
    let layout =
      #"{"kind": "compositional", "content": "grid", "columns": 4, "rows": 5, "rowHeight": 100, "spacing": 10}"#
    let result = try run(layout, #"[{"sweep": {"frames": 1}}]"#)
    // 100 items in 5 groups of 5 by 100 points and 4 by 10 between them; 4 by 10 between groups: 2,740 in all.
    #expect(result.frames.offset == [2740 - 844])
  }

  @Test("B56, B62: a finger scrolls the carousel under it across, which solves nothing")
  func carousels() throws {
    let layout = #"{"kind": "compositional", "content": "carousels", "itemWidth": 100, "rowHeight": 844, "spacing": 0}"#
    let script = #"[{"swipe": {"points": 200, "frames": 10, "rest": 0, "across": true}}]"#
    let result = try run(layout, items: #"{"source": "synthetic", "sections": 5}"#, script)
    #expect(result.frames.offset == Array(repeating: 0, count: 10))
    #expect(result.frames[.layoutPasses].value == Array(repeating: 0, count: 10))
    let cells = (result.frames[.cellsMade].value ?? []) + (result.frames[.cellsReused].value ?? [])
    #expect(cells.reduce(0, +) == 2)
  }

  @Test("Fields of other contents are refused")
  func strictness() {
    let error = workloadError {
      _ = try run(#"{"kind": "compositional", "content": "list", "columns": 3}"#, #"[{"rest": {"frames": 1}}]"#)
    }
    #expect(error?.place == "layout.columns")
  }
}
