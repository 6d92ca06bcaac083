/// How a workload is run.
public struct RunOptions: Equatable, Sendable {
  /// How many passes take times; nil for three, or one at the small size. With 0 no times are taken, only counts.
  public var timePasses: Int?
  /// How many passes run first, to warm up, and are left out.
  public var warmUpPasses: Int
  /// A seed in place of the workload's own.
  public var seed: UInt64?
  /// Whether one more pass counts allocations.
  public var countsAllocations: Bool
  /// Of how many of the slowest frames pictures are taken, in one more playback after all passes.
  public var pictures: Int

  /// Makes options.
  public init(
    timePasses: Int? = nil, warmUpPasses: Int = 0, seed: UInt64? = nil, countsAllocations: Bool = true,
    pictures: Int = 0
  ) {
    self.timePasses = timePasses
    self.warmUpPasses = warmUpPasses
    self.seed = seed
    self.countsAllocations = countsAllocations
    self.pictures = pictures
  }
}

/// How far the run of a workload is.
public struct RunProgress: Equatable, Sendable {
  /// The pass that runs, counted from 1, those that warm up among them; the last one counts allocations.
  public var pass: Int
  /// How many passes there are.
  public var passes: Int
  /// How many frames are done, over all passes.
  public var framesDone: Int
  /// How many frames there are, over all passes.
  public var framesTotal: Int
}
