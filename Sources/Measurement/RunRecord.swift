/// Everything that one run measured: what reports are made from and what later runs are compared with.
public struct RunRecord: Codable, Equatable, Sendable {
  /// The version of the format that this code writes.
  public static let currentVersion = 1

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

  /// Makes a record in the current format.
  public init(
    startedAt: String, environment: RunEnvironment, recorderNanosecondsPerFrame: Reading<Double>,
    workloads: [WorkloadResult]
  ) {
    self.version = Self.currentVersion
    self.startedAt = startedAt
    self.environment = environment
    self.recorderNanosecondsPerFrame = recorderNanosecondsPerFrame
    self.workloads = workloads
  }
}

/// The machine, the system and the build that a run took place on.
public struct RunEnvironment: Codable, Equatable, Sendable {
  /// The processor's name for itself.
  public var cpu: Reading<String>
  /// How many processors the process may use.
  public var cores: Int
  /// The processor quota of the control group, in cores; absent where there is none.
  public var cpuQuota: Reading<Double>
  /// The frequency governor.
  public var governor: Reading<String>
  /// The kernel and its release.
  public var kernel: String
  /// The distribution.
  public var system: Reading<String>
  /// The compiler that built the tool.
  public var toolchain: String
  /// `release` or `debug`.
  public var buildMode: String
  /// The allocator with its version, or why allocations are not counted.
  public var allocator: Reading<String>
  /// The commit of the sources, with `+dirty` where they differ from it.
  public var commit: Reading<String>
  /// Whether hashing was the same as in every other run (`SWIFT_DETERMINISTIC_HASHING`).
  public var deterministicHashing: Bool
  /// The one-minute load average when the run started.
  public var loadAtStart: Reading<Double>
  /// The one-minute load average when it ended.
  public var loadAtEnd: Reading<Double>

  /// Makes a description of an environment.
  public init(
    cpu: Reading<String>, cores: Int, cpuQuota: Reading<Double>, governor: Reading<String>, kernel: String,
    system: Reading<String>, toolchain: String, buildMode: String, allocator: Reading<String>,
    commit: Reading<String>, deterministicHashing: Bool, loadAtStart: Reading<Double>, loadAtEnd: Reading<Double>
  ) {
    self.cpu = cpu
    self.cores = cores
    self.cpuQuota = cpuQuota
    self.governor = governor
    self.kernel = kernel
    self.system = system
    self.toolchain = toolchain
    self.buildMode = buildMode
    self.allocator = allocator
    self.commit = commit
    self.deterministicHashing = deterministicHashing
    self.loadAtStart = loadAtStart
    self.loadAtEnd = loadAtEnd
  }
}
