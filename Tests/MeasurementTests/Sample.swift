import Measurement

/// A small record that the tests read numbers from.
enum Sample {
  static func result(name: String = "photos") -> WorkloadResult {
    WorkloadResult(
      name: name, summary: "Photos of one size", size: "full", layout: "flow", items: 100, sections: 1, seed: 7,
      framesPerSecond: 120, inputDigest: "0f", timePasses: 3, steps: ["sweep 4 frames"],
      opening: FrameTable(count: 1, step: [0], offset: [0], columns: [.time: [5_000_000]], absent: [:]),
      frames: FrameTable(
        count: 4, step: [0, 0, 0, 0], offset: [0, 20.5, 41, 61.5],
        columns: [.time: [2_000_000, 4_000_000, 9_000_000, 1_000_000], .allocations: [0, 10, 0, 0]],
        absent: [.netBytes: "the canary read 999"]),
      peakBytes: .value(4096), warnings: ["one pass differs"])
  }

  static func record() -> RunRecord {
    RunRecord(
      startedAt: "2026-01-02T03:04:05Z",
      environment: RunEnvironment(
        cpu: .value("A processor"), cores: 2, cpuQuota: .absent(reason: "no control group"),
        governor: .absent(reason: "not shown"), kernel: "Linux 6.1", system: .value("Debian 12"),
        toolchain: "Swift 6.3",
        buildMode: "release", allocator: .value("jemalloc 5.3.0"), commit: .absent(reason: "git is missing"),
        deterministicHashing: true, loadAtStart: .value(0.5), loadAtEnd: .value(1.25)),
      recorderNanosecondsPerFrame: .value(250), workloads: [result()])
  }
}
