import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Measurement
import Testing

@testable import Reporting

/// Profiles and timelines with numbers that can be worked by hand.
enum ProfileSample {
  /// Ten samples: main calls layout, which spends 4 itself, 5 in a query, and main spends 1 in malloc.
  static let profile: StackProfile = {
    var builder = StackProfile.Builder(unit: .samples)
    let main = StackProfile.Function(name: "main", module: "Client", place: "main.swift:1")
    let layout = StackProfile.Function(name: "layoutSubviews()", module: "HeadlessUIKit", place: "View.swift:12")
    let query = StackProfile.Function(name: "visible<A; B>(in:)", module: "LayoutEngine")
    let malloc = StackProfile.Function(name: "malloc", module: "libjemalloc.so.2")
    builder.add([main, layout], weight: 3)
    builder.add([main, layout, query], weight: 5)
    builder.add([main, malloc], weight: 1)
    builder.add([main, layout], weight: 1)
    return builder.build()
  }()

  static let timeline = FrameTimeline(
    frames: [
      FrameTimeline.Frame(number: -1, step: 0, start: 0, end: 5_000_000, offset: 0, counts: [.layoutPasses: 1]),
      FrameTimeline.Frame(
        number: 0, step: 0, start: 6_000_500, end: 26_000_500, offset: 12.5, counts: [.delegateCalls: 3]),
    ],
    spans: [
      FrameTimeline.Span(phase: .cells, start: 7_000_000, end: 9_000_000),
      FrameTimeline.Span(phase: .selfSizing, start: 7_500_000, end: 8_000_000),
    ],
    calls: [FrameTimeline.Call(name: "cellForItemAt", start: 7_100_000, end: 7_400_250)],
    marks: [FrameTimeline.Mark(metric: .delegateCalls, time: 7_000_001, amount: 3)])
}

@Suite struct ProfileExportTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("Equal stacks are one, and semicolons in names are no separators")
  func collapsed() {
    #expect(
      text(CollapsedStacks.render(ProfileSample.profile)) == """
        main;layoutSubviews() 4
        main;layoutSubviews();visible<A: B>(in:) 5
        main;malloc 1

        """)
  }

  @Test("A name cannot break a line of collapsed stacks, and what weighs nothing is left out")
  func hostileStacks() throws {
    var builder = StackProfile.Builder(unit: .bytes)
    builder.add([StackProfile.Function(name: "a\nb 7", module: "x")], weight: 2)
    builder.add([StackProfile.Function(name: "", module: "x")], weight: 1)
    builder.add([StackProfile.Function(name: "idle", module: "x")], weight: 0)
    builder.add([StackProfile.Function](), weight: 9)
    let lines = text(CollapsedStacks.render(builder.build())).split(separator: "\n")
    #expect(lines == ["? 1", "a b 7 2"])
    for line in lines {
      let space = try #require(line.lastIndex(of: " "))
      #expect(Int(line[line.index(after: space)...]) != nil)
    }
  }

  @Test("The costliest functions are those that spend most themselves")
  func costliest() {
    let costliest = ProfileSample.profile.costliest(2)
    #expect(costliest.map(\.function.name) == ["visible<A; B>(in:)", "layoutSubviews()"])
    #expect(costliest.map(\.own) == [5, 4])
    #expect(costliest.map(\.withCalls) == [5, 9])
  }

  @Test("What has no line is put down to the line that called it")
  func bySource() {
    let costliest = ProfileSample.profile.bySource().costliest(9)
    #expect(costliest.map(\.function.place) == ["View.swift:12", "main.swift:1"])
    #expect(costliest.map(\.own) == [9, 1])
  }

  @Test("A recursive function counts once in what it spends with its calls")
  func recursion() {
    var builder = StackProfile.Builder(unit: .samples)
    let walk = StackProfile.Function(name: "walk", module: "x")
    builder.add([walk, walk, walk], weight: 7)
    let costliest = builder.build().costliest(9)
    #expect(costliest.map(\.withCalls) == [7])
    #expect(CallTree(builder.build()).depth == 3)
  }

  @Test("The tree adds up, and leaves out what is too small")
  func tree() {
    let tree = CallTree(ProfileSample.profile)
    #expect(tree.total == 10)
    #expect(tree.roots.map(\.total) == [10])
    #expect(tree.roots[0].own == 0)
    #expect(tree.roots[0].calls.map(\.total) == [9, 1])
    #expect(tree.roots[0].calls[0].own == 4)
    let pruned = CallTree(ProfileSample.profile, least: 0.2)
    #expect(pruned.roots[0].calls.map(\.total) == [9])
  }

  @Test("A box of the flame graph is as wide as its share, and stands on its caller")
  func flameGraph() throws {
    let svg = text(FlameGraph.svg(ProfileSample.profile, title: "CPU <1>"))
    #expect(XMLParser(data: Data(svg.utf8)).parse(), "it is XML")
    #expect(svg.contains("<title>CPU &lt;1&gt;</title>"))
    // 1,200 points for 10 samples; the paper is 44 + 3 rows of 18 + 16 points high, and the lowest row stands 12 above its end.
    #expect(svg.contains(#"<rect x="0" y="84" width="1199.5" height="17" rx="2" class="b1"/>"#), "main")
    #expect(svg.contains(#"<rect x="0" y="66" width="1079.5" height="17" rx="2" class="b0"/>"#), "layout")
    #expect(svg.contains(#"<rect x="0" y="48" width="599.5" height="17" rx="2" class="b0"/>"#), "query")
    #expect(svg.contains(#"<rect x="1080" y="66" width="119.5" height="17" rx="2" class="b3"/>"#), "malloc")
    #expect(svg.contains("visible&lt;A; B&gt;(in:)\n5 samples, 50 %\nLayoutEngine"))
  }

  @Test("The trace holds frames, phases, calls and counters, in microseconds")
  func chromeTrace() throws {
    let bytes = ChromeTrace.render(
      ProfileSample.timeline, name: "photos \"1\"", steps: ["sweep"], deadline: 16_666_666)
    #expect(
      text(bytes) == """
        {"displayTimeUnit":"ns","traceEvents":[
        {"ph":"M","pid":1,"tid":0,"name":"process_name","args":{"name":"Scrollmark: photos \\"1\\""}},
        {"ph":"M","pid":1,"tid":1,"name":"thread_name","args":{"name":"Frames"}},
        {"ph":"M","pid":1,"tid":2,"name":"thread_name","args":{"name":"Phases"}},
        {"ph":"M","pid":1,"tid":3,"name":"thread_name","args":{"name":"Delegate calls"}},
        {"ph":"X","pid":1,"tid":1,"name":"Opening","cat":"frame","ts":0.000,"dur":5000.000,"args":{"offset":0,"layoutPasses":1}},
        {"ph":"C","pid":1,"name":"Layout passes","ts":0.000,"args":{"value":1}},
        {"ph":"X","pid":1,"tid":1,"name":"Frame 1","cat":"frame,late","ts":6000.500,"dur":20000.000,"args":{"offset":12.5,"step":"1. sweep","late":"yes","delegateCalls":3}},
        {"ph":"C","pid":1,"name":"Delegate calls","ts":6000.500,"args":{"value":3}},
        {"ph":"X","pid":1,"tid":2,"name":"Cells and views","cat":"phase","ts":7000.000,"dur":2000.000},
        {"ph":"X","pid":1,"tid":2,"name":"Self-sizing","cat":"phase","ts":7500.000,"dur":500.000},
        {"ph":"X","pid":1,"tid":3,"name":"cellForItemAt","cat":"call","ts":7100.000,"dur":300.250},
        {"ph":"i","s":"t","pid":1,"tid":3,"name":"Delegate calls","ts":7000.001,"args":{"calls":3}}
        ]}

        """)
  }

  @Test("A trace keeps the rules of the format: each event says what, where and when")
  func traceRules() throws {
    var timeline = ProfileSample.timeline
    timeline.omitted = 7
    let bytes = ChromeTrace.render(timeline, name: "\u{7}\\ü", steps: [], deadline: 1)
    let trace = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    #expect((trace["otherData"] as? [String: String])?["omitted"] == "7 phases and calls did not fit")
    for event in events {
      let kind = try #require(event["ph"] as? String)
      #expect(["M", "X", "C", "i"].contains(kind))
      #expect(event["pid"] is NSNumber && event["name"] is String)
      if kind != "M" { #expect(event["ts"] is NSNumber) }
      if kind == "X" { #expect((event["dur"] as? NSNumber).map { $0.doubleValue >= 0 } == true) }
      if kind == "C" { #expect((event["args"] as? [String: NSNumber])?["value"] != nil) }
      if kind == "i" { #expect(event["s"] as? String == "t") }
    }
  }
}
