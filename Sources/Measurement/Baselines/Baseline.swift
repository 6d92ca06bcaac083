/// What one workload counted at each of its sizes, kept with the sources: later runs are held against it, to the unit.
///
/// Only what is exact is in it. Times are never stored: they are compared side by side on one machine.
public struct Baseline: Codable, Equatable, Sendable {
  /// The version of the format that this code writes.
  public static let currentVersion = 1

  /// The version of the format, for readers.
  public var version: Int
  /// The name of the workload.
  public var workload: String
  /// The compiler that built the tool: another one makes other counts.
  public var toolchain: String
  /// The allocator with its version: another one makes other bytes.
  public var allocator: String
  /// `release` or `debug`: they make other counts.
  public var buildMode: String
  /// Why the workload is outside the exact tier, in a sentence; nil where it is in it. Then there are no sizes.
  public var notExact: String?
  /// What was counted at each size, by the size's label.
  public var sizes: [String: BaselineEntry]

  /// Makes a baseline in the current format.
  public init(
    workload: String, toolchain: String, allocator: String, buildMode: String,
    notExact: String? = nil,
    sizes: [String: BaselineEntry]
  ) {
    self.version = Self.currentVersion
    self.workload = workload
    self.toolchain = toolchain
    self.allocator = allocator
    self.buildMode = buildMode
    self.notExact = notExact
    self.sizes = sizes
  }
}

/// What a workload counted at one size, and what it ran over.
public struct BaselineEntry: Codable, Equatable, Sendable {
  /// What the workload was when it was counted. Where it is something else now, counts say nothing.
  public var subject: Subject
  /// What the opening frame counted, by the name of the metric.
  public var opening: [String: Int64]
  /// What the frames of the script counted together, by the name of the metric.
  public var total: [String: Int64]
  /// What the frame with the most of it counted, by the name of the metric.
  public var max: [String: Int64]
  /// The most bytes that were held at once.
  public var peakBytes: Int64

  /// Makes an entry.
  public init(
    subject: Subject, opening: [String: Int64], total: [String: Int64], max: [String: Int64],
    peakBytes: Int64
  ) {
    self.subject = subject
    self.opening = opening
    self.total = total
    self.max = max
    self.peakBytes = peakBytes
  }

  /// What decides what is counted, the code apart.
  public struct Subject: Codable, Equatable, Sendable {
    /// How many frames the script has.
    public var frames: Int
    /// The frame rate, in frames a second.
    public var framesPerSecond: Int
    /// A digest of the items.
    public var inputDigest: String
    /// How many items there are at the start.
    public var items: Int
    /// The name of the layout.
    public var layout: String
    /// How many sections there are at the start.
    public var sections: Int
    /// The seed of everything that is drawn by chance.
    public var seed: UInt64
    /// The steps of the script, as a person would write them.
    public var steps: [String]

    /// What `result` was counted over.
    public init(_ result: WorkloadResult) {
      frames = result.frames.count
      framesPerSecond = result.framesPerSecond
      inputDigest = result.inputDigest
      items = result.items
      layout = result.layout
      sections = result.sections
      seed = result.seed
      steps = result.steps
    }

    /// What is another in `other`, in the words of a person.
    func differences(from other: Subject) -> [String] {
      [
        inputDigest == other.inputDigest ? nil : "other items",
        items == other.items ? nil : "another number of items",
        sections == other.sections ? nil : "another number of sections",
        layout == other.layout ? nil : "another layout",
        seed == other.seed ? nil : "another seed",
        framesPerSecond == other.framesPerSecond ? nil : "another frame rate",
        steps == other.steps && frames == other.frames ? nil : "another script",
      ].compactMap { $0 }
    }
  }
}
