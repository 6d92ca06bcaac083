/// The machine, the system and the build that a run took place on.
public struct RunEnvironment: Codable, Equatable, Sendable {
  /// A digest of what the system calls this machine, the same in every run on it; it says nothing about the machine.
  public var machine: Reading<String>
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
  /// What text is measured by, or why it is measured by a simple metric; nil in records of before text was measured.
  public var text: Reading<String>?
  /// The commit of the sources, with `+dirty` where they differ from it.
  public var commit: Reading<String>
  /// Whether hashing was the same as in every other run (`SWIFT_DETERMINISTIC_HASHING`).
  public var deterministicHashing: Bool
  /// The one-minute load average when the run started.
  public var loadAtStart: Reading<Double>
  /// The one-minute load average when it ended.
  public var loadAtEnd: Reading<Double>

  /// Whether the sources differed from the commit; absent where the commit is.
  public var isDirty: Reading<Bool> { commit.map { $0.hasSuffix("+dirty") } }

  /// Makes a description of an environment.
  public init(
    machine: Reading<String> = .absent(reason: "not asked for"), cpu: Reading<String>, cores: Int,
    cpuQuota: Reading<Double>, governor: Reading<String>, kernel: String,
    system: Reading<String>, toolchain: String, buildMode: String, allocator: Reading<String>,
    commit: Reading<String>, deterministicHashing: Bool, loadAtStart: Reading<Double>, loadAtEnd: Reading<Double>,
    text: Reading<String>? = nil
  ) {
    self.machine = machine
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
    self.text = text
  }

  /// Reads an environment; in version 1 it has no `machine`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    machine = try decoder.reading(.machine, in: container, since: 2)
    cpu = try container.decode(Reading<String>.self, forKey: .cpu)
    cores = try container.decode(Int.self, forKey: .cores)
    cpuQuota = try container.decode(Reading<Double>.self, forKey: .cpuQuota)
    governor = try container.decode(Reading<String>.self, forKey: .governor)
    kernel = try container.decode(String.self, forKey: .kernel)
    system = try container.decode(Reading<String>.self, forKey: .system)
    toolchain = try container.decode(String.self, forKey: .toolchain)
    buildMode = try container.decode(String.self, forKey: .buildMode)
    allocator = try container.decode(Reading<String>.self, forKey: .allocator)
    commit = try container.decode(Reading<String>.self, forKey: .commit)
    deterministicHashing = try container.decode(Bool.self, forKey: .deterministicHashing)
    loadAtStart = try container.decode(Reading<Double>.self, forKey: .loadAtStart)
    loadAtEnd = try container.decode(Reading<Double>.self, forKey: .loadAtEnd)
    text = try container.decodeIfPresent(Reading<String>.self, forKey: .text)
  }
}

extension RunEnvironment {
  /// Why text was measured by a simple metric; nil if it was measured by fonts, or if the record does not say.
  public var simpleTextReason: String? { text?.reason }
}
