import Measurement
import Testing

@Suite struct RunMergeTests {
  private func record(_ names: [String], startedAt: String = "2026-01-02T03:04:05Z") -> RunRecord {
    var record = Sample.record()
    record.startedAt = startedAt
    record.workloads = names.map { Sample.result(name: $0) }
    return record
  }

  @Test("Workloads come together in order; the run started with the first of its parts, and its load is the highest")
  func union() throws {
    var second = record(["c"], startedAt: "2026-01-02T03:00:00Z")
    second.environment.loadAtEnd = .value(9)
    let merge = try RunMerge([("one", record(["a", "b"])), ("two", second), ("three", record([]))])
    #expect(merge.record.workloads.map(\.name) == ["a", "b", "c"])
    #expect(merge.record.startedAt == "2026-01-02T03:00:00Z")
    #expect(merge.record.environment.loadAtEnd == .value(9))
    #expect(merge.notes == [])
    #expect(try RunRecord(json: merge.record.json()) == merge.record)
  }

  @Test("What no part has is left out of the whole, told once")
  func leftOut() throws {
    let (contacts, feed) = (
      RunRecord.LeftOut(name: "contacts", reason: "no dictionary"), RunRecord.LeftOut(name: "b", reason: "no data here")
    )
    var (first, second) = (record(["a"]), record(["b"]))
    (first.leftOut, second.leftOut) = ([contacts, feed], [contacts])
    #expect(try RunMerge([("one", first), ("two", second)]).record.leftOut == [contacts])
    #expect(try RunMerge([("one", record(["a"])), ("two", second)]).record.leftOut == [contacts])
    #expect(try RunMerge([("one", record(["a"])), ("two", record(["b"]))]).record.leftOut == nil)
  }

  @Test("Parts that ran elsewhere say so, in the notes and at their workloads")
  func elsewhere() throws {
    var other = record(["b"])
    other.environment.cpu = .value("Another processor")
    let merge = try RunMerge([("one", record(["a"])), ("two", other)])
    let difference = "the processor is A processor in one and Another processor in two"
    #expect(merge.notes == [difference])
    #expect(merge.record.workloads[0].warnings == ["one pass differs"])
    #expect(merge.record.workloads[1].warnings == ["one pass differs", "ran elsewhere: \(difference)"])
  }

  /// What makes another build of one, and what it is called.
  private static let otherBuilds: [(what: String, change: @Sendable (inout RunEnvironment) -> Void)] = [
    ("the commit", { $0.commit = .value("other") }), ("the build mode", { $0.buildMode = "debug" }),
    ("the toolchain", { $0.toolchain = "Swift 9" }), ("the allocator", { $0.allocator = .value("another") }),
    ("deterministic hashing", { $0.deterministicHashing.toggle() }),
  ]

  @Test("Runs of different builds are not merged", arguments: 0..<5)
  func builds(index: Int) throws {
    let (what, change) = Self.otherBuilds[index]
    var one = record(["a"])
    one.environment.commit = .value("this")
    var other = one
    other.workloads = [Sample.result(name: "b")]
    change(&other.environment)
    let error = #expect(throws: MergeError.self) { try RunMerge([("one", one), ("two", other)]) }
    let words = try #require(error).description
    let end = " in two: they are runs of different builds. Run all shards with one"
    #expect(words.hasPrefix("\(what) is ") && words.hasSuffix(end))
  }

  @Test("A workload of one size in two parts is an error that names both; two sizes are not")
  func duplicate() throws {
    #expect(throws: MergeError.duplicate(name: "a", size: "full", first: "one", second: "two")) {
      try RunMerge([("one", record(["a"])), ("two", record(["b", "a"]))])
    }
    var small = record(["a"])
    small.workloads[0].size = "smoke"
    #expect(try RunMerge([("one", record(["a"])), ("two", small)]).record.workloads.count == 2)
  }

  @Test("Verdicts come together too: findings in order, notes once, and an empty whole is no pass")
  func verdicts() throws {
    func report(_ names: [String], _ notes: [String]) -> CheckReport {
      CheckReport(
        title: "A gate",
        findings: names.map { Finding(workload: $0, size: "smoke", check: .exact, outcome: .pass, message: "So.") },
        notes: notes, isShard: true)
    }
    let merged = try CheckReport(merging: [("one", report(["a"], ["x"])), ("two", report(["b"], ["x", "y"]))])
    #expect(merged.findings.map(\.workload) == ["a", "b"])
    #expect(merged.notes == ["x", "y"])
    #expect(merged.outcome == .pass && !merged.isShard)
    #expect(try CheckReport(merging: [("one", report([], []))]).outcome == .nothingRan)
    #expect(throws: MergeError.duplicate(name: "a", size: "smoke", first: "one", second: "two")) {
      try CheckReport(merging: [("one", report(["a"], [])), ("two", report(["a"], []))])
    }
    #expect(throws: MergeError.nothing) { try CheckReport(merging: []) }
  }

  @Test("A whole from which a shard is missing is no pass, nor is one of two builds")
  func gaps() throws {
    func shard(_ number: Int, of count: Int, head: String = "h") -> CheckReport {
      let finding = Finding(workload: "w\(number)", size: "full", check: .exact, outcome: .pass, message: "So.")
      return CheckReport(
        title: "Gate", head: head, findings: [finding], isShard: true, shard: .init(number: number, count: count))
    }
    let whole = try CheckReport(merging: [("a", shard(1, of: 2)), ("b", shard(2, of: 2))])
    #expect(whole.outcome == .pass)
    let part = try CheckReport(merging: [("a", shard(1, of: 3)), ("b", shard(3, of: 3))])
    #expect(part.outcome == .nothingRan)
    #expect(part.changes.map(\.message) == ["shard 2/3 is missing. Run it, and name its verdict too."])
    let mixed = try CheckReport(merging: [("a", shard(1, of: 2)), ("b", shard(2, of: 2, head: "other"))])
    #expect(mixed.outcome == .notComparable)
  }

  @Test("Nothing is not merged")
  func nothing() {
    #expect(throws: MergeError.nothing) { try RunMerge([]) }
  }
}
