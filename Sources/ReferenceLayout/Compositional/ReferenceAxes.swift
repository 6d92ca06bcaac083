import LayoutModel

/// The two axes, told apart by where they run.
typealias ReferenceAxis = CompositionalGroupDescription.FillAxis

extension ReferenceAxis {
  /// Both axes.
  static let both: [ReferenceAxis] = [.main, .cross]

  /// The axis at right angles to it.
  var other: ReferenceAxis { self == .main ? .cross : .main }
}

extension AxisSize {
  /// The length on `axis`.
  subscript(axis: ReferenceAxis) -> Double {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}

extension AxisPoint {
  /// The coordinate on `axis`.
  subscript(axis: ReferenceAxis) -> Double {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}

extension AxisRect {
  /// The rectangle of `size` at `origin`.
  init(origin: AxisPoint, size: AxisSize) {
    self.init(mainOrigin: origin.main, crossOrigin: origin.cross, mainLength: size.main, crossLength: size.cross)
  }

  /// Where it starts on both axes.
  var origin: AxisPoint {
    get { AxisPoint(main: mainOrigin, cross: crossOrigin) }
    set { (mainOrigin, crossOrigin) = (newValue.main, newValue.cross) }
  }

  /// Its two lengths.
  var size: AxisSize { AxisSize(main: mainLength, cross: crossLength) }

  /// What it has in common with `other`; a length is negative where they lie apart.
  func common(with other: AxisRect) -> AxisRect {
    let main = max(mainOrigin, other.mainOrigin)
    let cross = max(crossOrigin, other.crossOrigin)
    return AxisRect(
      mainOrigin: main, crossOrigin: cross, mainLength: min(mainEnd, other.mainEnd) - main,
      crossLength: min(crossEnd, other.crossEnd) - cross)
  }

  /// Whether it has an area (P1): both lengths are more than `length`, which is 0 but where rounding errors are looked for.
  func hasArea(beyond length: Double = 0) -> Bool { mainLength > length && crossLength > length }
}

extension CompositionalSize {
  /// The length on `axis`.
  subscript(axis: ReferenceAxis) -> CompositionalLength {
    get { axis == .main ? main : cross }
    set { if axis == .main { main = newValue } else { cross = newValue } }
  }
}

extension CompositionalLength {
  /// That fraction of the container's length on `axis`.
  static func fraction(_ fraction: Double, of axis: ReferenceAxis) -> CompositionalLength {
    axis == .main ? .fractionOfMain(fraction) : .fractionOfCross(fraction)
  }

  /// Whether it is a fraction of the container's length on `axis`.
  func isFraction(of axis: ReferenceAxis) -> Bool {
    switch self {
    case .fractionOfMain: axis == .main
    case .fractionOfCross: axis == .cross
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Whether it follows its siblings (B31).
  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}

extension CompositionalInsets {
  /// The inset at the start of `axis`; none is less than 0.
  func start(_ axis: ReferenceAxis) -> Double { max(0, axis == .main ? mainStart : crossStart) }

  /// The inset at the end of `axis`; none is less than 0.
  func end(_ axis: ReferenceAxis) -> Double { max(0, axis == .main ? mainEnd : crossEnd) }
}

extension CompositionalEdgeSpacing {
  /// The space at the start of `axis`.
  func start(_ axis: ReferenceAxis) -> CompositionalSpacing { axis == .main ? mainStart : crossStart }

  /// The space at the end of `axis`.
  func end(_ axis: ReferenceAxis) -> CompositionalSpacing { axis == .main ? mainEnd : crossEnd }

  /// The least room that both spaces on `axis` take (B27).
  func least(_ axis: ReferenceAxis) -> Double { start(axis).room + end(axis).room }

  /// How many of the spaces on `axis` share what is left over (B23).
  func flexibleCount(_ axis: ReferenceAxis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}

extension CompositionalSpacing {
  /// The least space; it is not less than 0.
  var room: Double { max(0, least) }

  /// How long it is when every flexible space gets `share` (B23).
  func length(share: Double) -> Double { isFlexible ? room + share : room }
}
