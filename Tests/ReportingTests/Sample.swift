import Measurement

/// Small records with numbers that can be worked by hand.
enum Sample {
  static func result(name: String = "photos") -> WorkloadResult {
    WorkloadResult(
      name: name, summary: "Photos of one size", size: "full", layout: "flow", items: 1_000_000, sections: 1, seed: 7,
      framesPerSecond: 120, inputDigest: "0f", timePasses: 3, steps: ["sweep 3 frames", "jump to the end"],
      opening: FrameTable(
        count: 1, step: [0], offset: [0], columns: [.time: [5_000_000], .prepare: [4_000_000], .allocations: [80]],
        absent: [:]),
      frames: FrameTable(
        count: 4, step: [0, 0, 0, 1], offset: [0, 20.5, 41, 61.5],
        columns: [
          .time: [2_000_000, 4_000_000, 9_000_000, 1_000_000], .prepare: [0, 1_000_000, 6_000_000, 0],
          .allocations: [0, 10, 0, 0], .visibleItems: [20, 21, 22, 20],
        ],
        absent: [.netBytes: "the canary read 999"]),
      peakBytes: .value(4096), warnings: [])
  }

  static func record(_ workloads: [WorkloadResult] = [result()]) -> RunRecord {
    RunRecord(
      startedAt: "2026-01-02T03:04:05Z",
      environment: RunEnvironment(
        cpu: .value("A processor"), cores: 2, cpuQuota: .absent(reason: "no control group"),
        governor: .absent(reason: "not shown"), kernel: "Linux 6.1", system: .value("Debian 12"),
        toolchain: "Swift 6.3",
        buildMode: "release", allocator: .value("jemalloc 5.3.0"), commit: .value("0123abc"),
        deterministicHashing: true, loadAtStart: .value(0.5), loadAtEnd: .value(1.25)),
      recorderNanosecondsPerFrame: .value(250), workloads: workloads)
  }
}
