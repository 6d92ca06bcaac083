import LayoutModel

/// One of the two axes of a layout.
typealias FillAxis = CompositionalGroupDescription.FillAxis

extension FillAxis {
  /// The axis at right angles.
  @inline(__always) var other: FillAxis { self == .main ? .cross : .main }
}

extension AxisSize {
  /// The length on an axis.
  @inline(__always) subscript(axis: FillAxis) -> Double {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }

  /// No length on either axis: what has not been measured.
  static let unmeasured = AxisSize(main: .nan, cross: .nan)

  /// Whether both sizes are equal, unmeasured lengths being equal to each other.
  func isSame(as other: AxisSize) -> Bool {
    (main == other.main || main.isNaN && other.main.isNaN) && (cross == other.cross || cross.isNaN && other.cross.isNaN)
  }
}

extension AxisPoint {
  /// The coordinate on an axis.
  @inline(__always) subscript(axis: FillAxis) -> Double {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}

extension CompositionalSize {
  /// The length on an axis.
  @inline(__always) subscript(axis: FillAxis) -> CompositionalLength {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }

  /// Both lengths in a container; what is measured replaces what is estimated.
  func resolved(in container: AxisSize, scale: Double, measured: AxisSize = .unmeasured) -> AxisSize {
    var size = AxisSize(
      main: main.resolved(in: container, scale: scale), cross: cross.resolved(in: container, scale: scale))
    if main.isEstimated, !measured.main.isNaN { size.main = measured.main }
    if cross.isEstimated, !measured.cross.isNaN { size.cross = measured.cross }
    return size
  }

  /// What of a measured size is taken in: lengths that are estimated, none of them below 0; NaN on the other axes.
  func taking(_ size: AxisSize) -> AxisSize {
    AxisSize(
      main: main.isEstimated ? max(0, size.main) : .nan, cross: cross.isEstimated ? max(0, size.cross) : .nan)
  }
}

extension CompositionalLength {
  /// The length in a container, in points (B1, B11, B12).
  func resolved(in container: AxisSize, scale: Double) -> Double {
    switch self {
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(estimate: let points): max(0, points)
    case .fractionOfMain(let fraction): Self.pixels(fraction * container.main, scale)
    case .fractionOfCross(let fraction): Self.pixels(fraction * container.cross, scale)
    }
  }

  /// Rounds down to a pixel; a hair below one counts as on it (B11).
  private static func pixels(_ length: Double, _ scale: Double) -> Double {
    let length = max(0, length)
    return ((length + max(1e-6, 1e-6 * length)) * scale).rounded(.down) / scale
  }

  /// Whether it is a fraction of the container's length on an axis.
  func isFraction(of axis: FillAxis) -> Bool {
    switch self {
    case .fractionOfMain: axis == .main
    case .fractionOfCross: axis == .cross
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Whether siblings share the longest of it (B31).
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { return true }
    return false
  }
}

extension CompositionalInsets {
  /// The insets with nothing below 0.
  var notNegative: CompositionalInsets {
    CompositionalInsets(
      mainStart: max(0, mainStart), mainEnd: max(0, mainEnd), crossStart: max(0, crossStart), crossEnd: max(0, crossEnd)
    )
  }

  /// The insets without those on axes where `size` is estimated (B15).
  func ignored(where size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.main.isEstimated { (insets.mainStart, insets.mainEnd) = (0, 0) }
    if size.cross.isEstimated { (insets.crossStart, insets.crossEnd) = (0, 0) }
    return insets
  }

  /// The inset at the start of an axis.
  @inline(__always) func start(_ axis: FillAxis) -> Double { axis == .main ? mainStart : crossStart }
  /// Both insets on an axis.
  @inline(__always) func sum(_ axis: FillAxis) -> Double { axis == .main ? mainStart + mainEnd : crossStart + crossEnd }
}

extension AxisRect {
  /// What insets leave of the rectangle: the absolute difference where they exceed it (B15).
  @inline(__always) func inset(by insets: CompositionalInsets) -> AxisRect {
    AxisRect(
      mainOrigin: mainOrigin + insets.mainStart, crossOrigin: crossOrigin + insets.crossStart,
      mainLength: abs(mainLength - insets.mainStart - insets.mainEnd),
      crossLength: abs(crossLength - insets.crossStart - insets.crossEnd))
  }

  /// What both rectangles have in common; negative lengths if that is nothing.
  @inline(__always) func common(with other: AxisRect) -> AxisRect {
    let main = max(mainOrigin, other.mainOrigin)
    let cross = max(crossOrigin, other.crossOrigin)
    return AxisRect(
      mainOrigin: main, crossOrigin: cross, mainLength: min(mainEnd, other.mainEnd) - main,
      crossLength: min(crossEnd, other.crossEnd) - cross)
  }

  /// Whether it contains another rectangle.
  @inline(__always) func contains(_ other: AxisRect) -> Bool {
    mainOrigin <= other.mainOrigin && other.mainEnd <= mainEnd && crossOrigin <= other.crossOrigin
      && other.crossEnd <= crossEnd
  }

  /// The rectangle moved.
  @inline(__always) func moved(main: Double, cross: Double) -> AxisRect {
    AxisRect(
      mainOrigin: mainOrigin + main, crossOrigin: crossOrigin + cross, mainLength: mainLength, crossLength: crossLength)
  }

  /// The rectangle with its origin on the nearest pixel (B11).
  @inline(__always) func onPixel(_ scale: Double) -> AxisRect {
    AxisRect(
      mainOrigin: nearestPixel(mainOrigin, scale), crossOrigin: nearestPixel(crossOrigin, scale),
      mainLength: mainLength, crossLength: crossLength)
  }
}

/// The pixel that is nearest to a position, the upper one from the middle on (B11).
@inline(__always)
private func nearestPixel(_ position: Double, _ scale: Double) -> Double {
  ((position + 1e-6) * scale + 0.5).rounded(.down) / scale
}

/// Whether what is used fits the available length (P3).
@inline(__always)
func fits(_ used: Double, in available: Double) -> Bool { used <= available + max(1e-6, 1e-6 * available) }

/// The spaces at both ends of an element on one axis (B27).
struct EdgePair: Equatable, Sendable {
  var start: CompositionalSpacing
  var end: CompositionalSpacing

  /// The least of both, in points.
  @inline(__always) var least: Double { startLeast + endLeast }
  @inline(__always) var startLeast: Double { max(0, start.least) }
  @inline(__always) var endLeast: Double { max(0, end.least) }
  /// How many of the two take a share of what is left over.
  @inline(__always) var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }

  /// The space at the start, given the share of a flexible one.
  @inline(__always) func start(sharing share: Double) -> Double { startLeast + (start.isFlexible ? share : 0) }
  /// The space at the end, given the share of a flexible one.
  @inline(__always) func end(sharing share: Double) -> Double { endLeast + (end.isFlexible ? share : 0) }

  /// The share that each flexible one has of `available` around an element of this length (B23, B24, B26).
  @inline(__always) func share(of available: Double, around length: Double) -> Double {
    flexibleCount > 0 ? (available - length - least) / Double(flexibleCount) : 0
  }
}

extension CompositionalEdgeSpacing {
  /// The spaces on an axis.
  subscript(axis: FillAxis) -> EdgePair {
    axis == .main ? EdgePair(start: mainStart, end: mainEnd) : EdgePair(start: crossStart, end: crossEnd)
  }
}
