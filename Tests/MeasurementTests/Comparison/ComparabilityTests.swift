import Measurement
import Testing

@Suite struct ComparabilityTests {
  private func record(_ change: (inout RunRecord) -> Void = { _ in }) -> RunRecord {
    var record = Sample.record()
    record.environment.machine = .value("aa")
    let totals: [FrameMetric: [Int64]] = [.time: [16_000_000, 16_000_000, 16_000_000, 16_000_000]]
    record.workloads[0].timePasses = 4
    record.workloads[0].passes = .value(
      PassTotals(
        warmUp: WarmUp(rule: .fixed, discarded: 0), discarded: [:], frames: totals, opening: totals))
    change(&record)
    return record
  }

  /// What may differ, a change that makes it differ, and which numbers it keeps from being compared.
  private static let differences:
    [(allowance: ComparisonOptions.Allowance, exact: Bool, times: Bool, change: @Sendable (inout RunRecord) -> Void)] =
      [
        (.build, false, false, { $0.environment.buildMode = "debug" }),
        (.toolchain, false, true, { $0.environment.toolchain = "Swift 6.4" }),
        (.allocator, false, true, { $0.environment.allocator = .value("jemalloc 5.2.1") }),
        (.allocator, false, true, { $0.environment.allocator = .absent(reason: "no jemalloc") }),
        (.hashing, false, true, { $0.environment.deterministicHashing = false }),
        (.machine, true, false, { $0.environment.machine = .value("bb") }),
        (.machine, true, false, { $0.environment.cpu = .value("Another processor") }),
        (.machine, true, false, { $0.environment.cores = 4 }),
        (.machine, true, false, { $0.environment.cpuQuota = .value(0.5) }),
        (.machine, true, false, { $0.environment.governor = .value("powersave") }),
        (.input, false, false, { $0.workloads[0].inputDigest = "ff" }),
        (.input, false, false, { $0.workloads[0].seed = 8 }),
        (.input, false, false, { $0.workloads[0].steps = ["sweep 5 frames"] }),
        (.input, false, false, { $0.workloads[0].layout = "list" }),
      ]

  @Test("What differs keeps numbers from being compared, unless it is allowed", arguments: 0..<14)
  func refused(index: Int) {
    let (allowance, exact, times, change) = Self.differences[index]
    let (base, head) = (record(), record(change))
    let report = RunComparison(base: base, head: head).report()
    #expect(report.outcome == .notComparable)
    #expect(report.findings.contains { $0.check == .exact } == exact)
    #expect(report.findings.contains { $0.check == .time } == times)
    let refusal = report.findings(.notComparable)
    #expect(refusal.count == 1 && refusal[0].check == .comparability)
    #expect(refusal.allSatisfy { $0.message.hasSuffix("or say `--allow \(allowance.rawValue)`.") })

    let allowed = RunComparison(base: base, head: head, options: ComparisonOptions(allowed: [allowance])).report()
    #expect(allowed.outcome == .pass)
    #expect(allowed.findings.contains { $0.check == .exact } && allowed.findings.contains { $0.check == .time })
    #expect(allowed.notes.contains { $0.contains("ompared although ") })
  }

  @Test("What follows from another difference is not told again")
  func consequences() {
    let cases: [(String, (inout RunRecord) -> Void)] = [
      (
        "the seed is 7 in the base and 8 in the head",
        {
          $0.workloads[0].seed = 8; $0.workloads[0].inputDigest = "ff"
        }
      ),
      (
        "the processor is",
        {
          $0.environment.machine = .value("bb")
          $0.environment.cpu = .value("Another processor")
        }
      ),
    ]
    for (words, change) in cases {
      let refusal = RunComparison(base: record(), head: record(change)).report().findings(.notComparable)
      #expect(refusal.count == 1)
      #expect(refusal.first?.message.contains(words) == true)
    }
  }

  @Test("What matters only to numbers that nobody asked for keeps nothing from being compared")
  func otherTier() {
    let (base, other) = (record(), record { $0.environment.cpu = .value("Another processor") })
    #expect(RunComparison(base: base, head: other, options: ComparisonOptions(tier: .exact)).report().outcome == .pass)
    let newer = record { $0.environment.toolchain = "Swift 6.4" }
    #expect(RunComparison(base: base, head: newer, options: ComparisonOptions(tier: .times)).report().outcome == .pass)
  }

  @Test("A machine without a name is judged by the rest")
  func namelessMachine() {
    let nameless = record { $0.environment.machine = .absent(reason: "not recorded by version 1") }
    #expect(RunComparison(base: record(), head: nameless).report().outcome == .pass)
  }

  @Test("A layout of other parameters is another input; a record from before they were kept is judged by the name")
  func layoutParameters() {
    let base = record { $0.workloads[0].layoutParameters = ["itemSize": "96", "lineSpacing": "2"] }
    let other = record { $0.workloads[0].layoutParameters = ["itemSize": "60", "lineSpacing": "2"] }
    let report = RunComparison(base: base, head: other).report()
    #expect(report.outcome == .notComparable)
    #expect(
      report.changes.map(\.message) == [
        "photos (full): nothing is compared, since the layout of this workload differs: itemSize is 96 in the base and 60 in the head. "
          + "Run both in the same way, or say `--allow input`."
      ])
    let allowed = ComparisonOptions(allowed: [.input])
    #expect(RunComparison(base: base, head: other, options: allowed).report().outcome == .pass)
    let without = record { $0.workloads[0].layoutParameters = ["itemSize": "96"] }
    #expect(
      RunComparison(base: base, head: without).report().changes[0].message.contains(
        "lineSpacing is 2 in the base and not set in the head"))
    #expect(RunComparison(base: record(), head: other).report().outcome == .pass)
  }

  @Test("A refusal says what differs, in words")
  func words() {
    let newer = record { $0.environment.toolchain = "Swift 6.4" }
    #expect(
      RunComparison(base: record(), head: newer).report().changes.map(\.message) == [
        "Counts and bytes are not compared, since the toolchain is Swift 6.3 in the base and Swift 6.4 in the head. "
          + "Run both in the same way, or say `--allow toolchain`."
      ])
    let other = record { $0.workloads[0].seed = 8 }
    #expect(
      RunComparison(base: record(), head: other).report().changes.map(\.message) == [
        "photos (full): nothing is compared, since the seed is 7 in the base and 8 in the head. "
          + "Run both in the same way, or say `--allow input`."
      ])
  }
}
