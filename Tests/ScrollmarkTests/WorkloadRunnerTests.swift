import Foundation
import LayoutEngine
import Measurement
import Testing
import UIKit

@testable import Scrollmark

@MainActor @Suite(.serialized) struct WorkloadRunnerTests {
  private func workload(_ fields: (String, String)...) throws -> Workload {
    var text = WorkloadText()
    for (key, value) in fields {
      text.fields.removeAll { $0.key == key }
      text.fields.append((key, value))
    }
    return try text.decode()
  }

  private func run(
    _ workload: Workload, size: WorkloadSize = .smoke, passes: Int = 2
  ) throws -> WorkloadResult {
    try WorkloadRunner(options: RunOptions(timePasses: passes)).run(workload, size: size)
  }

  @Test("A list is swept to its end: offsets by hand, one frame a row of the tables, nothing absent")
  func sweep() throws {
    let result = try run(try workload(("script", #"[{"sweep": {"frames": 4}}, {"rest": {"frames": 2}}]"#)))
    // 100 rows of 44 points in a viewport of 844: the last offset is 3,556.
    #expect(result.frames.offset == [889, 1778, 2667, 3556, 3556, 3556])
    #expect(result.frames.step == [0, 0, 0, 0, 1, 1])
    #expect(result.opening.count == 1 && result.items == 100 && result.sections == 1)
    // 844 / 44 is 19.2: 20 rows from the top, 20 at the offset 889 (20.2 to 39.4), 20 at the end.
    #expect(result.opening[.visibleItems].value == [20])
    #expect(result.frames[.visibleItems].value?.last == 20)
    #expect(result.frames.absent.isEmpty && result.warnings.isEmpty)
    #expect(result.steps == ["sweep to 100 % of the content: 4 frames", "rest: 2 frames"])
  }

  @Test("A steady scroll turns round at the end, a fling stops there")
  func ends() throws {
    let steady = try run(try workload(("script", #"[{"sweep": {"frames": 4, "pointsPerFrame": 2000}}]"#)))
    #expect(steady.frames.offset == [2000, 3556, 1556, 0])
    let fling = try run(try workload(("script", #"[{"fling": {"velocity": 50000}}]"#)), passes: 1)
    #expect(fling.frames.offset.last == 3556)
  }

  @Test("I9: a swipe drags the content with the finger, which slows down after it and stops before the next step")
  func swipe() throws {
    let script = #"[{"swipe": {"points": 600, "frames": 12, "rest": 120}}, {"rest": {"frames": 2}}]"#
    let result = try run(try workload(("script", script)))
    let offset = result.frames.offset
    #expect(zip(offset, 1...12).allSatisfy { abs($0 - 50 * Double($1)) < 1e-6 })
    // 50 points a frame are 3,000 a second: a projection of 3 · 499 = 1,497 points. The content rests there at 1 point a
    // second, 0.5 points short of its limit; in 2 s it goes 1 - 0.998^2000 = 98.18 % of those 1,497.5, which is 1,470.2.
    #expect(abs(offset[131] - 2070.2) < 0.1)
    #expect(offset[132] == offset[131] && offset[133] == offset[131])
    #expect(result.warnings.isEmpty)
  }

  @Test("The same seed counts the same work in every pass and every run, another seed draws other items")
  func repeatability() throws {
    let script = #"[{"batch": {"frames": 12, "every": 3, "inserts": 5, "deletes": 4, "moves": 3, "reloads": 2}}]"#
    let items = #"{"source": "synthetic", "sections": 4, "height": {"uniform": {"least": 20, "most": 90}}}"#
    let workload = try workload(
      ("items", items), ("script", script), ("layout", #"{"kind": "list", "sizes": "items"}"#))
    let (one, two) = (try run(workload), try run(workload))
    #expect(one.warnings.isEmpty)
    #expect(one.inputDigest == two.inputDigest)
    for metric in FrameMetric.allCases where metric.unit == .count && metric != .allocations {
      #expect(one.frames[metric] == two.frames[metric], "\(metric.rawValue)")
    }
    let other = try WorkloadRunner(options: RunOptions(timePasses: 1, seed: 9)).run(workload, size: .smoke)
    #expect(other.inputDigest != one.inputDigest && other.seed == 9)
  }

  @Test("Without time passes everything is counted, to the unit what it is with them, and no time is there")
  func countsAlone() throws {
    let workload = try workload(("layout", #"{"kind": "list", "sizes": "items"}"#))
    let (counted, timed) = (try run(workload, passes: 0), try run(workload, passes: 1))
    for metric in FrameMetric.allCases {
      #expect((counted.frames[metric].value == nil) == (metric.tier == .time), "\(metric.rawValue)")
      if metric.tier == .exact { #expect(counted.frames[metric] == timed.frames[metric], "\(metric.rawValue)") }
    }
    #expect(counted.peakBytes == timed.peakBytes && counted.timePasses == 0 && counted.warnings.isEmpty)
  }

  @Test(
    "A thousand times as many items make a query visit a few nodes of the layout core more, not a thousand times as many"
  )
  func nodesVisited() throws {
    let visits = try [1_000, 1_000_000].map { items in
      let workload = try workload(
        ("items", #"{"source": "synthetic", "height": {"uniform": {"least": 20, "most": 90}}}"#),
        ("layout", #"{"kind": "list", "sizes": "items"}"#), ("sizes", "{\"smoke\": \(items), \"full\": 1}"))
      return try #require(try run(workload, passes: 0).frames[.nodesVisited].value)
    }
    // Leaves of about 128 items, 16 nodes a family: one level of sums at 1,000 items, four at a million. A frame asks a few times.
    #expect(visits[0].allSatisfy { $0 > 0 } && visits[1].allSatisfy { $0 > 0 && $0 < 2_000 })
    #expect(LayoutWork.isCounted == false)
  }

  @Test(
    "Items from a file of the system are outside the exact tier, those made from the seed or beside the workload are in it"
  )
  func notExact() throws {
    #expect(try run(try workload(), passes: 0).notExact == nil)
    #expect(LineItems.whyNotExact(path: "words.txt") == nil)
    #expect(
      LineItems.whyNotExact(path: "/usr/share/dict/words")
        == "the items come from /usr/share/dict/words, which changes with the packages of the system")
  }

  @Test("Each pass leaves its total, those that warm up apart; the time of one pass is its total")
  func passTotals() throws {
    let workload = try workload(("script", #"[{"sweep": {"frames": 4}}]"#))
    let runner = WorkloadRunner(options: RunOptions(timePasses: 2, warmUpPasses: 3))
    var passes: Set<Int> = []
    let result = try runner.run(workload, size: .smoke, progress: { passes.insert($0.passes) })
    let totals = try #require(result.passes.value)
    #expect(passes == [6] && result.timePasses == 2)
    #expect(totals.warmUp == WarmUp(rule: .fixed, discarded: 3))
    #expect(totals.discarded[.time]?.count == 3)
    #expect(totals.frames[.time]?.count == 2 && totals.opening[.prepare]?.count == 2)
    let single = try run(workload, passes: 1)
    #expect(single.passes.value?.warmUp == WarmUp(rule: .fixed, discarded: 0))
    #expect(single.passes.value?.frames[.time] == single.frames.total(.time).value.map { [$0] })
    #expect(single.passes.value?.discarded == [:])
  }

  @Test(
    "A million cells of one size: a frame of the steady state allocates nothing",
    .enabled(if: RunEnvironment.current().buildMode == "release", "only optimised code can do without allocations"))
  func steadyState() throws {
    let script = #"[{"sweep": {"frames": 60, "pointsPerFrame": 40}}, {"sweep": {"frames": 120, "pointsPerFrame": 40}}]"#
    let workload = try workload(
      ("layout", #"{"kind": "flow", "itemSize": {"width": 96, "height": 96}}"#), ("script", script),
      ("sizes", #"{"smoke": 1000000, "full": 1000000}"#))
    let result = try run(workload, passes: 1)
    let allocations = try #require(result.frames[.allocations].value)
    #expect(allocations[60...].filter { $0 != 0 } == [])
    #expect((result.peakBytes.value ?? 0) > 0)
  }

  @Test("Cells that are measured make the content as long as their texts are")
  func measured() throws {
    let workload = try workload(
      ("items", #"{"source": "synthetic", "text": {"fixed": 100}}"#),
      ("layout", #"{"kind": "list", "sizes": "cells", "rowHeight": 50}"#), ("sizes", #"{"smoke": 30, "full": 30}"#),
      ("script", #"[{"sweep": {"frames": 40}}, {"sweep": {"frames": 1}}]"#))
    // (390 - 24) / 7.5 is 48 characters a line, so three lines: 84 points. 30 cells are 2,520, less the 844 of the viewport.
    let result = try run(workload)
    #expect(result.frames.offset.last == 1676)
    #expect(result.frames[.itemsMeasured].value.map { $0.reduce(0, +) > 0 } == true)
  }

  @Test("Insertions at the start and the end make the content longer")
  func batches() throws {
    let script = #"[{"batch": {"frames": 2, "inserts": 10, "at": "start"}}, {"sweep": {"frames": 1}}]"#
    let result = try run(try workload(("script", script)))
    #expect(result.frames.offset.last == 4436)
    #expect(result.frames[.layoutPasses].value.map { $0[0] > 0 && $0[1] > 0 } == true)
  }

  @Test("Jumps go to the item, reloads and invalidations leave the offset, a resize changes the width")
  func others() throws {
    let script = """
      [{"jump": {"frames": 1, "to": 0.5}}, {"reload": {"frames": 2}}, {"invalidate": {"frames": 2}},
       {"resize": {"frames": 2, "width": 500, "height": 600}}, {"sweep": {"frames": 1}}]
      """
    let result = try run(try workload(("script", script)))
    // I3: row 50 stands at 2,200; its middle, 2,222, comes to the middle of the viewport, 422.
    #expect(result.frames.offset.prefix(5).allSatisfy { $0 == 1800 })
    #expect(result.frames.offset.last == 3800)
  }

  @Test("A27: a grid that scrolls sideways is swept along its width")
  func horizontal() throws {
    let layout =
      #"{"kind": "flow", "direction": "horizontal", "itemSize": {"width": 80, "height": 400}, "lineSpacing": 20, "interitemSpacing": 0}"#
    let result = try run(try workload(("layout", layout)))
    // Two items a column in a height of 844; 50 columns of 80 with 49 spaces of 20 are 4,980, less the 390 of the viewport.
    #expect(result.frames.offset.last == 4590)
  }

  @Test("Both twins of the custom layout show the same, and only one of them builds everything anew")
  func twins() throws {
    let items = #"{"source": "synthetic", "height": {"uniform": {"least": 20, "most": 90}}}"#
    let results = try ["incremental-cache", "rebuild-everything"].map { kind in
      try run(try workload(("items", items), ("layout", "{\"kind\": \"\(kind)\"}")))
    }
    #expect(results[0].frames[.visibleItems] == results[1].frames[.visibleItems])
    #expect(results[0].frames.offset == results[1].frames.offset)
    let allocations = try results.map { try #require($0.frames[.allocations].value).reduce(0, +) }
    #expect(allocations[1] - allocations[0] >= 10 * 100)
    // The one makes attributes for its 100 items in the opening frame, the other in each of the 10 frames too.
    #expect(results.map { $0.opening[.attributesMade].value } == [[100], [100]])
    #expect(results[0].frames[.attributesMade].value == Array(repeating: 0, count: 10))
    #expect(results[1].frames[.attributesMade].value == Array(repeating: 100, count: 10))
  }

  @Test("The peak is at least what the opening frame keeps, however little that is", arguments: [1, 10, 1000])
  func peak(items: Int) throws {
    let result = try run(
      try workload(("sizes", "{\"smoke\": \(items), \"full\": 1}"), ("script", #"[{"rest": {"frames": 3}}]"#)),
      passes: 1)
    let kept = try #require(result.opening[.netBytes].value)[0]
    #expect(kept > 0)
    #expect(try #require(result.peakBytes.value) >= kept)
  }

  @Test("A run can be cancelled between frames, and progress says how far it is")
  func cancellation() throws {
    let workload = try workload(("script", #"[{"rest": {"frames": 10}}]"#))
    let runner = WorkloadRunner(options: RunOptions(timePasses: 1))
    var seen: [RunProgress] = []
    #expect(throws: CancellationError.self) {
      try runner.run(workload, size: .smoke, progress: { seen.append($0) }, isCancelled: { seen.count == 12 })
    }
    #expect(seen.count == 12)
    #expect(seen.last == RunProgress(pass: 2, passes: 2, framesDone: 12, framesTotal: 20))
  }

  @Test("A client's own layout and source run by the names that it registers")
  func registered() throws {
    struct Three: ItemSource {
      var bytesPerItem: Int { 0 }
      var summary: String { "three" }
      func load(count: Int?, seed: UInt64) -> ItemTable { ItemTable(sectionCounts: [3]) }
    }
    var registry = Registry.standard
    registry.register(source: "three") { _ in Three() }
    registry.register(layout: "tall") { fields in
      let height = try fields.length("height")
      return LayoutBlueprint(summary: "tall") { _ in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: height)
        layout.minimumLineSpacing = 0
        return layout
      }
    }
    var text = WorkloadText("items", #"{"source": "three"}"#)
    text.fields.removeAll { $0.key == "layout" }
    text.fields.append(("layout", #"{"kind": "tall", "height": 844}"#))
    let workload = try WorkloadDecoder(registry: registry).decode(
      Array(text.text.utf8), name: "own", file: "own.json", folder: "/")
    let result = try run(workload)
    #expect(result.items == 3 && result.layout == "tall")
    // Three of 100 points stand beside each other: one line, as high as the viewport.
    #expect(result.frames[.visibleItems].value?.allSatisfy { $0 == 3 } == true)
  }
}
