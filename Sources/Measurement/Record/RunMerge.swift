/// Several runs of parts of the same workloads, put together to one.
public struct RunMerge: Equatable, Sendable {
  /// The run of all parts: it started when the first of them did, in the environment of that one.
  public let record: RunRecord
  /// How the environments of the parts differ, a sentence each.
  public let notes: [String]

  /// Merges `runs`, at least one, each with the name of its file. Workloads keep the order of the runs; what differs between the
  /// machines is also a warning of the workloads that ran elsewhere. Runs of different builds are not merged. Throws `MergeError`.
  /// O(workloads).
  public init(_ runs: [(name: String, record: RunRecord)]) throws(MergeError) {
    guard let first = runs.min(by: { $0.record.startedAt < $1.record.startedAt }) else { throw .nothing }
    var places: [[String]: String] = [:]
    var workloads: [WorkloadResult] = []
    var notes: [String] = []
    for (name, record) in runs {
      let differences = Obstacle.between(first.record.environment, record.environment)
        .map { "\($0.what) is \($0.base) in \(first.name) and \($0.head) in \(name)" }
      if let what = Self.difference(of: first.record.environment, record.environment) {
        throw .differentBuilds("\(what.what) is \(what.base) in \(first.name) and \(what.head) in \(name)")
      }
      notes += differences
      for var workload in record.workloads {
        if let other = places.updateValue(name, forKey: [workload.name, workload.size]) {
          throw .duplicate(name: workload.name, size: workload.size, first: other, second: name)
        }
        workload.warnings += differences.map { "ran elsewhere: \($0)" }
        workloads.append(workload)
      }
    }
    var merged = RunRecord(
      startedAt: first.record.startedAt, environment: first.record.environment,
      recorderNanosecondsPerFrame: first.record.recorderNanosecondsPerFrame, workloads: workloads,
      leftOut: Self.leftOut(runs.map(\.record)))
    merged.environment.loadAtEnd = Self.highest(runs.map(\.record.environment.loadAtEnd))
    self.record = merged
    self.notes = notes
  }

  /// What none of the runs has, each once: every shard says of all workloads which are left out.
  private static func leftOut(_ records: [RunRecord]) -> [RunRecord.LeftOut]? {
    let present = Set(records.flatMap(\.workloads).map(\.name))
    var left: [RunRecord.LeftOut] = []
    for entry in records.flatMap({ $0.leftOut ?? [] })
    where !present.contains(entry.name) && !left.contains(where: { $0.name == entry.name }) { left.append(entry) }
    return left.isEmpty ? nil : left
  }

  /// What tells the build of one run from that of another; nil if they are of one build.
  private static func difference(of one: RunEnvironment, _ other: RunEnvironment) -> Obstacle? {
    if let before = one.commit.value, let after = other.commit.value, before != after {
      return Obstacle(allowance: .build, tier: .all, what: "the commit", base: before, head: after)
    }
    return Obstacle.between(one, other).first { $0.allowance != .machine }
  }

  /// The highest of the loads that are known.
  private static func highest(_ loads: [Reading<Double>]) -> Reading<Double> {
    loads.compactMap(\.value).max().map { .value($0) } ?? loads.first ?? .absent(reason: "there are no runs")
  }
}

/// Why the results of shards cannot be put together.
public enum MergeError: Error, Equatable, Sendable {
  /// There are no files.
  case nothing
  /// A workload at a size is in two files.
  case duplicate(name: String, size: String, first: String, second: String)
  /// The runs are not of one build: what differs, and in which files.
  case differentBuilds(String)
}

extension MergeError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .nothing:
      "there are no files. Name those of the shards"
    case .duplicate(let name, let size, let first, let second):
      "'\(name)'\(size.isEmpty ? "" : " at the size \(size)") is in \(first) and in \(second). Name each shard once, and give "
        + "every shard another number"
    case .differentBuilds(let difference):
      "\(difference): they are runs of different builds. Run all shards with one"
    }
  }
}
