/// The direction in which content scrolls.
public enum Axis: Hashable, Sendable {
  case vertical
  case horizontal
}

/// A size seen along the scroll axis, in points: `main` runs along it, `cross` at right angles to it.
///
/// In a collection that scrolls vertically `main` is the height and `cross` the width.
@frozen public struct AxisSize: Hashable, Sendable {
  /// The length along the scroll axis, in points.
  public var main: Double
  /// The length at right angles to the scroll axis, in points.
  public var cross: Double

  /// Makes a size from its two lengths in points.
  @inlinable public init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }
}

/// A rectangle seen along the scroll axis, in points, with its origin at the start of both axes.
@frozen public struct AxisRect: Hashable, Sendable {
  /// Where the rectangle starts along the scroll axis, in points.
  public var mainOrigin: Double
  /// Where the rectangle starts at right angles to the scroll axis, in points.
  public var crossOrigin: Double
  /// The length along the scroll axis, in points.
  public var mainLength: Double
  /// The length at right angles to the scroll axis, in points.
  public var crossLength: Double

  /// Makes a rectangle from its origin and lengths in points.
  @inlinable public init(mainOrigin: Double, crossOrigin: Double, mainLength: Double, crossLength: Double) {
    self.mainOrigin = mainOrigin
    self.crossOrigin = crossOrigin
    self.mainLength = mainLength
    self.crossLength = crossLength
  }

  /// Where the rectangle ends along the scroll axis, in points.
  @inlinable public var mainEnd: Double { mainOrigin + mainLength }
  /// Where the rectangle ends at right angles to the scroll axis, in points.
  @inlinable public var crossEnd: Double { crossOrigin + crossLength }

  /// Whether both rectangles share an area: touching at an edge does not count (rule P1).
  @inlinable public func overlaps(_ other: AxisRect) -> Bool {
    mainOrigin < other.mainEnd && other.mainOrigin < mainEnd
      && crossOrigin < other.crossEnd && other.crossOrigin < crossEnd
  }
}
