/// Everything that one run measured: what reports are made from and what later runs are compared with.
///
/// `Reports/schema/run.v2.json` says what it looks like as JSON. Version 1 lacks the machine and the totals of the passes; it is read,
/// and what it lacks is absent.
public struct RunRecord: Codable, Equatable, Sendable {
  /// The version of the format that this code writes.
  public static let currentVersion = 2

  /// The version of the format, for readers.
  public var version: Int
  /// When the run started, in UTC, as ISO 8601.
  public var startedAt: String
  /// The machine and the build that it ran on.
  public var environment: RunEnvironment
  /// What recording itself adds to a frame, in nanoseconds.
  public var recorderNanosecondsPerFrame: Reading<Double>
  /// The workloads in the order in which they ran.
  public var workloads: [WorkloadResult]
  /// The workloads that should have run and did not; nil where all did, and in records of before there was such a thing.
  public var leftOut: [LeftOut]?

  /// A workload that did not run.
  public struct LeftOut: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Why it did not run, and what to do about it.
    public var reason: String

    /// Makes an entry.
    public init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// Makes a record in the current format.
  public init(
    startedAt: String, environment: RunEnvironment, recorderNanosecondsPerFrame: Reading<Double>,
    workloads: [WorkloadResult], leftOut: [LeftOut]? = nil
  ) {
    self.version = Self.currentVersion
    self.startedAt = startedAt
    self.environment = environment
    self.recorderNanosecondsPerFrame = recorderNanosecondsPerFrame
    self.workloads = workloads
    self.leftOut = leftOut
  }
}
