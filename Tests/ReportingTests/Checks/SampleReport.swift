import Measurement

/// A report with a finding of each kind that outputs treat differently.
enum SampleReport {
  static let regression = Finding(
    workload: "feed", size: "smoke", metric: "allocations", statistic: "total", check: .exact, outcome: .regression,
    base: 1_200, head: 1_320, limit: 1_200, unit: .count,
    message: "feed (smoke) makes 1,320 allocations instead of 1,200. Find out which call allocates, or take the number."
  )

  static let slower = Finding(
    workload: "photos", size: "full", metric: "time", statistic: "total", check: .time, outcome: .regression,
    base: 2_000_000, head: 2_120_000, interval: ConfidenceInterval(lower: 1.041, upper: 1.0801, level: 0.95),
    limit: 1.03, unit: .nanoseconds, message: "photos (full) takes 4.1 % to 8.0 % longer.")

  static let improvement = Finding(
    workload: "feed", size: "smoke", metric: "peakBytes", statistic: "max", check: .exact, outcome: .improvement,
    base: 4_096, head: 2_048, unit: .bytes, message: "feed (smoke) needs 2,048 B less. Update the baseline.")

  static let missing = Finding(
    workload: "chat", check: .baseline, outcome: .missingBaseline, message: "chat has no baseline. Make one.")

  static let passed = Finding(
    workload: "feed", size: "smoke", metric: "cellsMade", statistic: "total", check: .exact, outcome: .pass, base: 20,
    head: 20, unit: .count, message: "feed (smoke) makes 20 cells, as before.")

  static let report = CheckReport(
    title: "Head against base", base: "main.json", head: "pr.json",
    findings: [passed, improvement, regression, slower, missing, passed], notes: ["One pass was discarded."])
}
