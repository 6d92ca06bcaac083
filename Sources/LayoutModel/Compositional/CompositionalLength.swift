/// A length as a compositional layout states it, before it is resolved in a container (B1).
///
/// Along and across the scroll axis: in a layout that scrolls vertically a fractional width is a fraction of the container's cross length
/// and a fractional height one of its main length, whichever axis the length itself is meant for.
public enum CompositionalLength: Hashable, Sendable {
  /// That many points, kept as given (B11).
  case absolute(Double)
  /// A fraction of the container's length along the scroll axis, rounded down to a pixel (B11).
  case fractionOfMain(Double)
  /// A fraction of the container's length across the scroll axis, rounded down to a pixel (B11).
  case fractionOfCross(Double)
  /// That many points until it is measured (B12).
  case estimated(Double)
  /// That many points until it is measured; then as long as the longest sibling that says the same (B31).
  case uniformAcrossSiblings(estimate: Double)

  /// Whether the length can be measured (B1).
  public var isEstimated: Bool {
    switch self {
    case .absolute, .fractionOfMain, .fractionOfCross: false
    case .estimated, .uniformAcrossSiblings: true
    }
  }
}

/// The two lengths of an element.
public struct CompositionalSize: Hashable, Sendable {
  /// The length along the scroll axis.
  public var main: CompositionalLength
  /// The length across the scroll axis.
  public var cross: CompositionalLength

  /// Makes a size from its two lengths.
  public init(main: CompositionalLength, cross: CompositionalLength) {
    self.main = main
    self.cross = cross
  }
}

/// A space that stays as it is, or takes its share of what is left over (B23).
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly that many points.
  case fixed(Double)
  /// At least that many points, and an equal share of what is left over, which may be negative (B24).
  case flexible(Double)

  /// The least space in points.
  public var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it takes a share of what is left over.
  public var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }
}

/// Four lengths in points, one for each edge.
public struct CompositionalInsets: Hashable, Sendable {
  /// At the start of the scroll axis.
  public var mainStart: Double
  /// At the end of the scroll axis.
  public var mainEnd: Double
  /// At the start of the axis across.
  public var crossStart: Double
  /// At the end of the axis across.
  public var crossEnd: Double

  /// Makes insets, all 0 unless given.
  public init(mainStart: Double = 0, mainEnd: Double = 0, crossStart: Double = 0, crossEnd: Double = 0) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }
}

/// The spaces outside an item or a group, one for each edge (B27).
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// At the start of the scroll axis.
  public var mainStart: CompositionalSpacing
  /// At the end of the scroll axis.
  public var mainEnd: CompositionalSpacing
  /// At the start of the axis across.
  public var crossStart: CompositionalSpacing
  /// At the end of the axis across.
  public var crossEnd: CompositionalSpacing

  /// Makes edge spacing, four fixed zeros unless given (B2).
  public init(
    mainStart: CompositionalSpacing = .fixed(0), mainEnd: CompositionalSpacing = .fixed(0),
    crossStart: CompositionalSpacing = .fixed(0), crossEnd: CompositionalSpacing = .fixed(0)
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }
}
