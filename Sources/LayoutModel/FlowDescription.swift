/// Everything a flow layout is computed from, in axis terms and points.
public struct FlowDescription: Equatable, Sendable {
  /// The length at right angles to the scroll axis that content is laid out in (`W` in the spec).
  public var crossLength: Double
  /// The sections in order.
  public var sections: [FlowSection]

  /// Describes a flow of `sections` across `crossLength` points.
  public init(crossLength: Double, sections: [FlowSection]) {
    self.crossLength = crossLength
    self.sections = sections
  }
}

/// One section of a flow layout.
public struct FlowSection: Equatable, Sendable {
  /// The lengths around and between the items.
  public var metrics: FlowMetrics
  /// The sizes of the items.
  public var sizes: ItemSizes
  /// How the lines of this section are placed.
  public var mode: FlowMode

  /// Describes a section.
  public init(metrics: FlowMetrics = FlowMetrics(), sizes: ItemSizes, mode: FlowMode = .given) {
    self.metrics = metrics
    self.sizes = sizes
    self.mode = mode
  }
}

/// Where the sizes of a section's items come from, which decides what its last line looks like and how positions are rounded.
public enum FlowMode: Equatable, Sendable {
  /// Sizes are given by the client and final. Positions are not rounded (A47).
  case given
  /// Sizes are estimates until `setSize` replaces them. Positions are rounded to the nearest multiple of `1 / scale` (A38).
  case selfSizing(scale: Double)
}

/// The lengths around and between the items of a flow section, in points.
///
/// A negative line spacing lets lines overlap, and negative insets along the scroll axis let them overlap the header, the footer or
/// the neighbouring sections. Each line has to be at least as long as the next one overlaps it, so that no line starts before the one
/// in front of it: where one is shorter, places are still as A20 says, but what is visible may be found incompletely. A section
/// whose parts add up to less than nothing is 0 long.
public struct FlowMetrics: Equatable, Sendable {
  /// The length of the header along the scroll axis; 0 means there is none (A23).
  public var headerLength: Double
  /// The length of the footer along the scroll axis; 0 means there is none (A23).
  public var footerLength: Double
  /// The inset between the header and the first line; may be negative.
  public var mainStartInset: Double
  /// The inset between the last line and the footer; may be negative.
  public var mainEndInset: Double
  /// The inset at the start of every line.
  public var crossStartInset: Double
  /// The inset at the end of every line.
  public var crossEndInset: Double
  /// The space between two lines, exact (A20); may be negative.
  public var lineSpacing: Double
  /// The least space between two items of a line (A10).
  public var interitemSpacing: Double

  /// Makes metrics, all 0 unless given.
  public init(
    headerLength: Double = 0, footerLength: Double = 0, mainStartInset: Double = 0, mainEndInset: Double = 0,
    crossStartInset: Double = 0, crossEndInset: Double = 0, lineSpacing: Double = 0, interitemSpacing: Double = 0
  ) {
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.mainStartInset = mainStartInset
    self.mainEndInset = mainEndInset
    self.crossStartInset = crossStartInset
    self.crossEndInset = crossEndInset
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
  }
}

/// The sizes of the items of one section.
public enum ItemSizes: Equatable, Sendable {
  /// `count` items of one size: costs the same whatever the count.
  case uniform(AxisSize, count: Int)
  /// A size for each item.
  case each([AxisSize])

  /// How many items there are.
  public var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    }
  }
}
