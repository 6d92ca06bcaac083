import Testing

@testable import Measurement

@Suite struct ChangePointsTests {
  @Test("Pettitt's statistic by hand: ten low values, then ten high ones")
  func byHand() throws {
    let low: [Double] = (0..<10).map { 10 + Double($0) / 100 }
    let high: [Double] = low.map { $0 + 10 }
    let values = low + high
    let change = try #require(ChangePoints.change(in: values[...]))
    #expect(change.place == 10)
    // Every pair across the cut has the same sign: K = 10 × 10; p = 2 exp(-6 × 100² / (20³ + 20²)).
    #expect((change.probability - 0.001_581).magnitude < 0.000_001)
    #expect(ChangePoints.find(in: values) == [10])
  }

  @Test("Noise, a single wild value and a short series are no changes")
  func noChange() {
    let noise = [5.0, 4, 6, 5.5, 4.5, 5, 6, 4, 5.2, 4.8, 5.1, 4.9, 5.3, 4.7, 5, 5.6, 4.4, 5, 4.6, 5.4]
    #expect(ChangePoints.find(in: noise).isEmpty)
    var wild = noise
    wild[9] = 5_000
    #expect(ChangePoints.find(in: wild).isEmpty)
    #expect(ChangePoints.find(in: [1, 1, 1, 9, 9, 9, 9]).isEmpty, "seven values are too few")
    #expect(ChangePoints.find(in: Array(repeating: 3, count: 50)).isEmpty)
    #expect(ChangePoints.find(in: []).isEmpty)
  }

  @Test("It takes sixteen values to tell a change, however large it is")
  func fewest() {
    // Two halves wholly apart: p = 2 exp(-6 × (n²/4)² / (n³ + n²)), which is 0.0107 for 15 values (7 × 8 pairs) and 0.0071 for 16.
    #expect(ChangePoints.fewestToFind() == 16)
    func halves(_ count: Int) -> [Double] { (0..<count).map { Double($0) + ($0 < count / 2 ? 0 : 1_000) } }
    #expect(ChangePoints.find(in: halves(16)) == [8])
    #expect(ChangePoints.find(in: halves(15)).isEmpty)
    // Eight values are the fewest that are looked at: p = 2 exp(-6 × 16² / (8³ + 8²)) = 0.139. For 10 it is 0.066, for 9 still 0.103.
    #expect(ChangePoints.fewestToFind(chance: 0.15) == 8)
    #expect(ChangePoints.fewestToFind(chance: 0.1) == 10)
  }

  @Test("Several levels are several changes, in order")
  func levels() {
    let wave: [Double] = (0..<15).map { Double($0 * 7 % 5) / 10 }
    var values: [Double] = []
    for level in [10.0, 30, 20] { values += wave.map { $0 + level } }
    #expect(ChangePoints.find(in: values) == [15, 30])
  }

  @Test("A history gives the numbers of runs in their order, each run once, and times of one processor only")
  func history() {
    func record(_ moment: String, cpu: String, time: Int64) -> RunRecord {
      let table = FrameTable(
        count: 1, step: [0], offset: [0], columns: [.time: [time], .allocations: [time / 10]], absent: [:])
      return RunRecord(
        startedAt: moment,
        environment: RunEnvironment(
          cpu: .value(cpu), cores: 2, cpuQuota: .absent(reason: "none"), governor: .absent(reason: "none"), kernel: "k",
          system: .absent(reason: "none"), toolchain: "t", buildMode: "release", allocator: .absent(reason: "none"),
          commit: .value("c" + moment.suffix(3)), deterministicHashing: true, loadAtStart: .absent(reason: "none"),
          loadAtEnd: .absent(reason: "none")),
        recorderNanosecondsPerFrame: .absent(reason: "none"),
        workloads: [
          WorkloadResult(
            name: "feed", summary: "", size: "full", layout: "list", items: 1, sections: 1, seed: 1,
            framesPerSecond: 60,
            inputDigest: "", timePasses: 1, steps: [], opening: table, frames: table,
            peakBytes: .absent(reason: "none"), warnings: [])
        ])
    }
    var history = RunHistory()
    history.add(record("2026-01-02T00:00:02Z", cpu: "a", time: 200))
    history.add(record("2026-01-01T00:00:01Z", cpu: "a", time: 100))
    history.add(record("2026-01-01T00:00:01Z", cpu: "a", time: 100))
    history.add(record("2026-01-03T00:00:03Z", cpu: "b", time: 300))
    #expect(history.count == 3)
    let times = history.series(.median, of: "feed", size: "full", on: "a")
    #expect(times.values == [100, 200])
    #expect(times.runs == ["c01Z, 2026-01-01T00:00:01Z", "c02Z, 2026-01-02T00:00:02Z"])
    #expect(history.series(.allocationsPerFrame, of: "feed", size: "full", on: "a").values == [10, 20, 30])
    #expect(history.series(.p99, of: "feed", size: "full", on: "a").values.isEmpty, "one frame has no p99")
    #expect(history.series(.median, of: "chat", size: "full", on: "a").values.isEmpty)
    // Two machines may start a run in the same second.
    history.add(record("2026-01-03T00:00:03Z", cpu: "b", time: 310))
    #expect(history.count == 4)
    #expect(history.series(.median, of: "feed", size: "full", on: "b").values == [300, 310])
  }
}
