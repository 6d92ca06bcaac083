import LayoutModel

/// How lengths are resolved and compared.
struct ReferenceLengths: Sendable {
  /// Pixels a point.
  let scale: Double

  /// How far a length may be off and still count as `length`, in points (P3).
  private func tolerance(_ length: Double) -> Double { 1e-6 * max(1, length) }

  /// B1, B11, B12: absolute lengths are kept, fractions rounded down to a pixel, estimates are what they say. Nothing is
  /// shorter than 0.
  func resolved(_ length: CompositionalLength, in container: AxisSize) -> Double {
    switch length {
    case .absolute(let points): max(0, points)
    case .fractionOfMain(let fraction): pixelsDown(max(0, fraction * container.main))
    case .fractionOfCross(let fraction): pixelsDown(max(0, fraction * container.cross))
    case .estimated(let points), .uniformAcrossSiblings(let points): max(0, points)
    }
  }

  /// Both lengths of `size`.
  func resolved(_ size: CompositionalSize, in container: AxisSize) -> AxisSize {
    AxisSize(main: resolved(size.main, in: container), cross: resolved(size.cross, in: container))
  }

  /// B11: a length goes down to a pixel; one a hair below a pixel counts as on it.
  private func pixelsDown(_ length: Double) -> Double {
    ((length + tolerance(length)) * scale).rounded(.down) / scale
  }

  /// B11: a position goes to the nearest pixel; from the middle between two, or a hair below it, to the upper one.
  func nearestPixel(_ position: Double) -> Double {
    ((position + 1e-6) * scale + 0.5).rounded(.down) / scale
  }

  /// `rect` with its origin on a pixel (B11).
  func aligned(_ rect: AxisRect) -> AxisRect {
    AxisRect(
      mainOrigin: nearestPixel(rect.mainOrigin), crossOrigin: nearestPixel(rect.crossOrigin),
      mainLength: rect.mainLength, crossLength: rect.crossLength)
  }

  /// P3: whether `length` fits into `limit`.
  func fits(_ length: Double, into limit: Double) -> Bool { length <= limit + tolerance(limit) }
}

/// The lengths of an element that were measured; nil on an axis where none was.
struct MeasuredLengths: Hashable, Sendable {
  var main: Double?
  var cross: Double?

  /// The length on `axis`.
  subscript(axis: ReferenceAxis) -> Double? {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}
