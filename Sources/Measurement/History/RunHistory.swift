/// The numbers of saved runs, without their frames: what trends are drawn from.
public struct RunHistory: Equatable, Sendable {
  /// A number of a workload that is followed.
  public enum Number: String, CaseIterable, Sendable {
    /// The median time of a frame, in nanoseconds.
    case median
    /// The time that 99 frames in a hundred stay below, in nanoseconds.
    case p99
    /// Allocations a frame, the mean over the frames.
    case allocationsPerFrame

    /// Whether it holds for one processor only.
    var isTime: Bool { self != .allocationsPerFrame }
  }

  /// One number of one workload over the runs that have it, the oldest first.
  public struct Series: Equatable, Sendable {
    /// The name of the workload.
    public var workload: String
    /// The size that it ran at.
    public var size: String
    /// The number.
    public var number: Number
    /// Its values.
    public var values: [Double]
    /// For each value when the run started and from which commit, for people.
    public var runs: [String]
  }

  /// What is kept of one workload of one run.
  private struct Entry: Equatable {
    var startedAt: String
    var commit: String?
    var cpu: String?
    var workload: String
    var size: String
    var numbers: [Number: Double]
  }

  private var entries: [Entry] = []

  /// How many different runs there are.
  public private(set) var count = 0

  /// A history of nothing.
  public init() {}

  /// Adds the numbers of `record`, unless the same numbers of the same moment are there already: a copy of the file. O(n log n) in its
  /// frames.
  public mutating func add(_ record: RunRecord) {
    var isNew = false
    for result in record.workloads {
      let summary = WorkloadSummary(result)
      var numbers: [Number: Double] = [:]
      numbers[.median] = summary.median.value
      numbers[.p99] = summary.p99.value
      numbers[.allocationsPerFrame] = summary.allocationsPerFrame.value
      let entry = Entry(
        startedAt: record.startedAt, commit: record.environment.commit.value, cpu: record.environment.cpu.value,
        workload: result.name, size: result.size, numbers: numbers)
      if entries.contains(entry) { continue }
      entries.append(entry)
      isNew = true
    }
    if isNew { count += 1 }
    // Moments in ISO 8601 sort as text.
    entries.sort { $0.startedAt < $1.startedAt }
  }

  /// `number` of the workload `name` at `size` over the runs; times only of runs on the processor `cpu`. O(n).
  public func series(_ number: Number, of name: String, size: String, on cpu: String?) -> Series {
    var series = Series(workload: name, size: size, number: number, values: [], runs: [])
    for entry in entries where entry.workload == name && entry.size == size {
      guard let value = entry.numbers[number], !number.isTime || entry.cpu == cpu else { continue }
      series.values.append(value)
      series.runs.append([entry.commit, entry.startedAt].compactMap { $0 }.joined(separator: ", "))
    }
    return series
  }
}
