/// What one workload measured at one size.
public struct WorkloadResult: Codable, Equatable, Sendable {
  /// The name of the workload: the name of its file without the extension.
  public var name: String
  /// The path of its file, absolute, so that it can be run again from anywhere; nil where the name alone does, and in records of
  /// before there was such a thing.
  public var file: String?
  /// What the workload stands for, in a line.
  public var summary: String
  /// The size it ran at: `smoke`, `full`, or a count of items.
  public var size: String
  /// The name of the layout.
  public var layout: String
  /// What the workload file says of the layout, by the name of the field, each as JSON; nil in records of before that was kept.
  public var layoutParameters: [String: String]?
  /// How many items the collection has at the start.
  public var items: Int
  /// How many sections the collection has at the start.
  public var sections: Int
  /// The seed of everything that is drawn by chance.
  public var seed: UInt64
  /// The frame rate that sets the deadline, in frames a second.
  public var framesPerSecond: Int
  /// A digest of the items, so that runs over other input are not compared.
  public var inputDigest: String
  /// How many time passes were made. The time of a frame is the median over them, its phases those of the pass it comes from.
  public var timePasses: Int
  /// What each of these passes came to, and what was left out before them.
  public var passes: Reading<PassTotals>
  /// The steps of the script, in order, as a person would write them.
  public var steps: [String]
  /// What the first frame cost: loading, the first layout and the first cells. It is apart from `frames`.
  public var opening: FrameTable
  /// The frames of the script.
  public var frames: FrameTable
  /// The most memory that was allocated at once during the allocation pass, in bytes, beyond what was allocated when it began: the
  /// client's model, the layout and the views, but not the items as they were read.
  public var peakBytes: Reading<Int64>
  /// What the reader ought to know about how far to trust these numbers.
  public var warnings: [String]
  /// Why counts and bytes of this workload are outside the exact tier, in a sentence; nil where they are in it. Records that were
  /// written before there was such a thing have none.
  public var notExact: String?
  /// What the slowest frames showed, the slowest first; nil where no pictures were taken.
  public var pictures: [LayoutPicture]?
  /// How many instructions the frames took, or why that was not counted; nil in records of versions that could not count them.
  public var instructions: Reading<InstructionCounts>?

  /// Makes a result.
  public init(
    name: String, summary: String, size: String, layout: String, items: Int, sections: Int, seed: UInt64,
    framesPerSecond: Int, inputDigest: String, timePasses: Int, steps: [String], opening: FrameTable,
    frames: FrameTable, peakBytes: Reading<Int64>, warnings: [String], notExact: String? = nil,
    pictures: [LayoutPicture]? = nil,
    passes: Reading<PassTotals> = .absent(reason: "the totals of the passes were not kept"),
    instructions: Reading<InstructionCounts>? = nil, file: String? = nil, layoutParameters: [String: String]? = nil
  ) {
    self.name = name
    self.file = file
    self.summary = summary
    self.size = size
    self.layout = layout
    self.layoutParameters = layoutParameters
    self.items = items
    self.sections = sections
    self.seed = seed
    self.framesPerSecond = framesPerSecond
    self.inputDigest = inputDigest
    self.timePasses = timePasses
    self.passes = passes
    self.steps = steps
    self.opening = opening
    self.frames = frames
    self.peakBytes = peakBytes
    self.warnings = warnings
    self.notExact = notExact
    self.pictures = pictures
    self.instructions = instructions
  }

  /// The time a frame may take, in nanoseconds.
  public var deadlineNanoseconds: Int64 { 1_000_000_000 / Int64(framesPerSecond) }

  /// Reads a result; in version 1 it has no `passes`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    file = try container.decodeIfPresent(String.self, forKey: .file)
    summary = try container.decode(String.self, forKey: .summary)
    size = try container.decode(String.self, forKey: .size)
    layout = try container.decode(String.self, forKey: .layout)
    layoutParameters = try container.decodeIfPresent([String: String].self, forKey: .layoutParameters)
    items = try container.decode(Int.self, forKey: .items)
    sections = try container.decode(Int.self, forKey: .sections)
    seed = try container.decode(UInt64.self, forKey: .seed)
    framesPerSecond = try container.decode(Int.self, forKey: .framesPerSecond)
    inputDigest = try container.decode(String.self, forKey: .inputDigest)
    timePasses = try container.decode(Int.self, forKey: .timePasses)
    passes = try decoder.reading(.passes, in: container, since: 2)
    steps = try container.decode([String].self, forKey: .steps)
    opening = try container.decode(FrameTable.self, forKey: .opening)
    frames = try container.decode(FrameTable.self, forKey: .frames)
    peakBytes = try container.decode(Reading<Int64>.self, forKey: .peakBytes)
    warnings = try container.decode([String].self, forKey: .warnings)
    notExact = try container.decodeIfPresent(String.self, forKey: .notExact)
    pictures = try container.decodeIfPresent([LayoutPicture].self, forKey: .pictures)
    instructions = try container.decodeIfPresent(Reading<InstructionCounts>.self, forKey: .instructions)
  }
}
