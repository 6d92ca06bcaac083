import Foundation
import Measurement
import Testing
import Trace

@testable import Scrollmark

/// Notes when it is opened and closed.
@MainActor private final class Witness: RegionSampler {
  let isLight: Bool
  var opened = 0
  var isOpen = false

  init(isLight: Bool) { self.isLight = isLight }

  func open() {
    #expect(!isOpen)
    opened += 1
    isOpen = true
  }

  func close() {
    #expect(isOpen)
    isOpen = false
  }
}

@MainActor @Suite struct ProfilingTests {
  /// Twenty rows of 100 points in a viewport of 400 by 400, swept in ten frames to the end at 1,600.
  private func profiler() throws -> WorkloadProfiler {
    var text = WorkloadText("layout", #"{"kind": "list", "rowHeight": 100}"#)
    text.fields.removeAll { ["viewport", "sizes"].contains($0.key) }
    text.fields += [("viewport", #"{"width": 400, "height": 400}"#), ("sizes", #"{"smoke": 20, "full": 20}"#)]
    return try WorkloadProfiler(text.decode(), size: .full)
  }

  @Test("A light sampler is open in each frame of the region, and in no other")
  func lightSampler() throws {
    let witness = Witness(isLight: true)
    let intervals = try profiler().play(.script, sampler: witness)
    #expect(witness.opened == 10)
    #expect(!witness.isOpen)
    #expect(intervals.map(\.frame) == Array(0..<10))
    for (first, second) in zip(intervals, intervals.dropFirst()) { #expect(first.end <= second.start) }
    #expect(intervals.allSatisfy { $0.start <= $0.end })
  }

  @Test("A heavy sampler is opened once for the whole script, and for each frame that is asked for")
  func heavySampler() throws {
    let whole = Witness(isLight: false)
    #expect(try profiler().play(.script, sampler: whole).count == 10)
    #expect(whole.opened == 1)
    #expect(!whole.isOpen)
    let some = Witness(isLight: false)
    #expect(try profiler().play(.frames([2, 7]), sampler: some).map(\.frame) == [2, 7])
    #expect(some.opened == 2)
  }

  @Test("A playback goes no further than the last frame that is asked for")
  func length() throws {
    var asked = 0
    _ = try profiler().play(.frames([3]), sampler: Witness(isLight: true)) {
      asked += 1
      return false
    }
    #expect(asked == 4)
  }

  @Test("Nobody listens to the trace while a sampler looks, and who listened before does so again")
  func listener() throws {
    let recorder = TimelineRecorder(limit: 10, detailed: [])
    Trace.listener = recorder
    defer { Trace.listener = nil }
    _ = try profiler().play(.script, sampler: Witness(isLight: true))
    #expect(recorder.timeline().omitted == 0)
    #expect(Trace.listener === recorder)
  }

  @Test("The picture of a frame shows what the viewport covers")
  func picture() throws {
    // After the fifth of ten equal steps the viewport stands at 800: rows 8 to 11 are in it.
    let picture = try #require(try profiler().picture(ofFrame: 4))
    #expect(picture.frame == 4)
    #expect(picture.viewport == LayoutPicture.Rectangle(x: 0, y: 800, width: 400, height: 400))
    #expect(picture.contentSize == LayoutPicture.Size(width: 400, height: 2000))
    #expect(picture.elements.map(\.label) == ["0, 8", "0, 9", "0, 10", "0, 11"])
    #expect(picture.elements.map(\.frame.y) == [800, 900, 1000, 1100])
    #expect(picture.elements.allSatisfy { $0.kind == .cell && $0.frame.width == 400 && $0.alpha == 1 })
    let opening = try #require(try profiler().picture(ofFrame: nil))
    #expect(opening.frame == nil)
    #expect(opening.elements.map(\.label) == ["0, 0", "0, 1", "0, 2", "0, 3"])
  }

  @Test("A run takes pictures of its slowest frames, the slowest first, and they can be left out")
  func picturesOfARun() throws {
    let workload = try WorkloadText().decode()
    let with = try WorkloadRunner(options: RunOptions(pictures: 2)).run(workload, size: .smoke)
    #expect(with.pictures?.map(\.frame) == with.frames.slowest(2))
    let without = try WorkloadRunner().run(workload, size: .smoke)
    #expect(without.pictures?.isEmpty == true)
  }

  @Test("The phases of a timeline lie in their frames and nest, and the calls are those of the frames")
  func timeline() throws {
    let timeline = try profiler().timeline()
    #expect(timeline.frames.map(\.number) == Array(-1..<10))
    #expect(timeline.omitted == 0)
    #expect(timeline.frames[0].start == 0)
    for span in timeline.spans {
      #expect(timeline.frames.contains { $0.start <= span.start && span.end <= $0.end && span.start <= span.end })
    }
    for (index, span) in timeline.spans.enumerated() {
      // A later span either lies within an earlier one or begins after it.
      for later in timeline.spans[(index + 1)...] {
        #expect(later.start >= span.end || later.end <= span.end)
      }
    }
    for call in timeline.calls {
      #expect(timeline.frames.contains { $0.start <= call.start && call.end <= $0.end && call.start <= call.end })
    }
    let marked = timeline.marks.reduce(0) { $0 + $1.amount }
    let counted = timeline.frames.reduce(0) { $0 + ($1.counts[.delegateCalls] ?? 0) }
    #expect(Int64(timeline.calls.count) + marked == counted)
    #expect(
      Set(timeline.calls.map(\.name)).isSuperset(of: ["numberOfSections", "numberOfItemsInSection", "cellForItemAt"]))
    // Each cell is made in a call of its own.
    let cells = timeline.frames.reduce(0) { $0 + ($1.counts[.cellsMade] ?? 0) + ($1.counts[.cellsReused] ?? 0) }
    #expect(Int64(timeline.calls.count { $0.name == "cellForItemAt" }) == cells)
  }

  @Test("A timeline without room says what it left out, and what it kept is whole")
  func timelineWithoutRoom() throws {
    let timeline = try profiler().timeline(detailed: [9], limit: 40)
    #expect(timeline.omitted > 0)
    #expect((timeline.spans.count + timeline.calls.count) * 2 + timeline.marks.count <= 42)
    #expect(timeline.frames.count == 11)
    let last = try #require(timeline.frames.last)
    #expect(timeline.spans.contains { $0.start >= last.start }, "the frame that matters has its phases")
  }

  @Test("The sampler of the process sees the function that runs, and nothing while it is closed")
  func inProcess() throws {
    let sampler = try InProcessSampler(period: 100_000)
    #expect(throws: InProcessSampler.Refusal.self, "one at a time") { try InProcessSampler(period: 100_000) }
    var sum = spin()
    sampler.open()
    for _ in 0..<200 { sum &+= spin() }
    sampler.close()
    sum &+= spin()
    let seen = sampler.finish()
    #expect(sum != 1)
    #expect(seen.lost == 0)
    #expect(!seen.samples.isEmpty)
    for (first, second) in zip(seen.samples, seen.samples.dropFirst()) { #expect(first.time <= second.time) }
    #expect(seen.samples.allSatisfy { !$0.addresses.isEmpty && $0.addresses.count <= 128 })
  }

  @inline(never) private func spin() -> Int {
    (0..<200_000).reduce(0) { ($0 &* 31) ^ $1 }
  }
}
