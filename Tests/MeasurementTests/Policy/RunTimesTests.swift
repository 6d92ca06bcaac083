import Measurement
import Testing

@Suite("The times of a run, summed up")
struct RunTimesTests {
  @Test("The mean is that of all frames, and phases add up to it")
  func mean() throws {
    let times = try RunTimes(table([.time: [100, 300], .query: [40, 60], .other: [60, 240]]))
    #expect(times.mean == 200)
    #expect(times.phases == [.query: 50, .other: 150])
    #expect(times.p99.value == nil)
  }

  @Test("The 99th percentile needs 100 frames")
  func p99() throws {
    // 1 to 101: rank 0.99 * 100 = 99, counted from 0, is 100.
    #expect(try RunTimes(table([.time: Array(1...101)])).p99 == .value(100))
  }

  @Test("An empty run, and a clock that stands still or goes back, are no times")
  func refused() {
    #expect(throws: RunTimesError.noFrames) { try RunTimes(table([.time: []])) }
    #expect(throws: RunTimesError.clockStoodStill) { try RunTimes(table([.time: [0, 0]])) }
    #expect(throws: RunTimesError.clockWentBack(frame: 1)) { try RunTimes(table([.time: [5, -1]])) }
    #expect(throws: RunTimesError.noTimes(reason: "not recorded by this version")) {
      try RunTimes(table([.allocations: [1]]))
    }
  }

  private func table(_ columns: [FrameMetric: [Int64]]) -> FrameTable {
    let count = columns.first?.value.count ?? 0
    return FrameTable(
      count: count, step: Array(repeating: 0, count: count), offset: Array(repeating: 0, count: count),
      columns: columns, absent: [:])
  }
}
