import Measurement

/// A small record with numbers that can be worked by hand.
enum SampleRun {
  static func result(name: String = "photos") -> WorkloadResult {
    WorkloadResult(
      name: name, summary: "Photos of one size", size: "full", layout: "flow", items: 1_000, sections: 1, seed: 7,
      framesPerSecond: 120, inputDigest: "0f", timePasses: 3, steps: ["sweep"],
      opening: FrameTable(count: 1, step: [0], offset: [0], columns: [.time: [5_000_000]], absent: [:]),
      frames: FrameTable(
        count: 2, step: [0, 0], offset: [0, 20], columns: [.time: [2_000_000, 9_000_000]], absent: [:]),
      peakBytes: .absent(reason: "not counted"), warnings: [])
  }

  static func record(_ workloads: [WorkloadResult] = [result()]) -> RunRecord {
    RunRecord(
      startedAt: "2026-01-02T03:04:05Z",
      environment: RunEnvironment(
        cpu: .value("A processor"), cores: 2, cpuQuota: .absent(reason: "none"), governor: .absent(reason: "none"),
        kernel: "Linux 6.1", system: .value("Debian 12"), toolchain: "Swift 6.3", buildMode: "release",
        allocator: .value("jemalloc 5.3.0"), commit: .value("0123abc"), deterministicHashing: true,
        loadAtStart: .value(0.5), loadAtEnd: .value(1.25)),
      recorderNanosecondsPerFrame: .value(250), workloads: workloads)
  }
}
