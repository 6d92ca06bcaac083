import Measurement
import Testing

@Suite struct FrameStatisticsTests {
  @Test("A frame that takes the deadline to the nanosecond is in time; one more is a hitch of one refresh")
  func boundary() throws {
    let statistics = try #require(FrameStatistics.of([10, 11, 20, 21], deadline: 10).value)
    #expect(statistics.framesOverDeadline == 3)
    // 11 and 20 are shown one refresh of 10 late, 21 two.
    #expect(statistics.hitchNanoseconds == 40)
    #expect(statistics.max == 21)
    #expect(statistics.longestOverrun == 11)
    #expect(statistics.shownNanoseconds == 80)
    #expect(statistics.hitchMillisecondsPerSecond == 500)
  }

  /// 119 frames in time and one of 20 ms at 120 Hz: shown two refreshes late, 16.666666 ms in 1.016666572 s of scrolling.
  @Test("One slow frame in a second at 120 Hz")
  func oneSlowFrame() throws {
    let times = [Int64](repeating: 1_000_000, count: 119) + [20_000_000]
    let statistics = try #require(FrameStatistics.of(times, deadline: 8_333_333).value)
    #expect(statistics.hitchNanoseconds == 16_666_666)
    #expect(abs(statistics.hitchMillisecondsPerSecond - 16.393_439) < 0.000_01)
    #expect(statistics.median == .value(1_000_000))
    #expect(statistics.p99 == .value(1_000_000))  // rank 117.81 of 119
  }

  @Test("A frame of no time is in time")
  func zero() throws {
    let statistics = try #require(FrameStatistics.of([0, 0], deadline: 1).value)
    #expect(statistics.framesOverDeadline == 0)
    #expect(statistics.hitchMillisecondsPerSecond == 0)
  }

  @Test("No frames give no statistics")
  func none() {
    #expect(FrameStatistics.of([Int64](), deadline: 10) == .absent(reason: "there are no frames"))
  }

  @Test("The hitch scale of 2020 changes at 5 and above 10 ms a second")
  func scale() {
    let judged = [0, 4.99, 5, 10, 10.01, 400].map { HitchScale(millisecondsPerSecond: $0) }
    #expect(judged == [.good, .good, .warning, .warning, .critical, .critical])
  }

  @Test("A summary of a workload is the statistics of its frames")
  func summary() {
    let summary = WorkloadSummary(Sample.result())
    #expect(summary.frames == 4)
    #expect(summary.deadline == 8_333_333)
    #expect(summary.median == .value(3_000_000))  // halfway from 2 to 4 ms
    #expect(summary.p90.reason == "p90 needs at least 10 samples, there are 4")
    #expect(summary.max == .value(9_000_000))
    #expect(summary.framesOverDeadline == .value(1))
    #expect(summary.allocationsPerFrame == .value(2.5))
    #expect(summary.peakBytes == .value(4096))
    #expect(summary.opening == .value(5_000_000))
  }

  @Test("What was not measured stays absent in the summary, with its reason")
  func absentSummary() {
    var result = Sample.result()
    result.frames.columns = [:]
    result.frames.absent = [.time: "the clock went backwards", .allocations: "the canary read 999"]
    let summary = WorkloadSummary(result)
    #expect(summary.median.reason == "the clock went backwards")
    #expect(summary.max.reason == "the clock went backwards")
    #expect(summary.hitchMillisecondsPerSecond.reason == "the clock went backwards")
    #expect(summary.allocationsPerFrame.reason == "the canary read 999")
  }

  @Test("The worst frame is the first of the slowest")
  func worst() {
    var table = Sample.result().frames
    #expect(table.largest(.time) == .value(2))
    table.columns[.time] = [3, 9, 9, 1]
    #expect(table.largest(.time) == .value(1))
    #expect(table.largest(.query).reason == "not recorded by this version")
  }
}
