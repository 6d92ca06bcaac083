import LayoutModel

/// What a node of a `SumTree` says about everything below it.
protocol Summary: Equatable, Sendable {
  /// The summary of nothing.
  static var zero: Self { get }
  /// How many items lie below.
  var items: Int { get }
  /// Adds the part of `next` that positions are computed from.
  mutating func advance(over next: Self)
  /// Adds all of `next`.
  mutating func combine(with next: Self)
}

/// Items that stand one after another: how many, and their lengths together in points.
struct ExtentSummary: Summary {
  var items: Int
  var length: Double

  static let zero = ExtentSummary(items: 0, length: 0)

  @inline(__always) mutating func advance(over next: ExtentSummary) {
    items += next.items
    length += next.length
  }

  @inline(__always) mutating func combine(with next: ExtentSummary) { advance(over: next) }
}

/// Whole lines of items: how many of both, the lengths of the lines together, and whether the items are equally long.
struct LineSummary: Summary {
  var items: Int
  var lines: Int
  var length: Double
  /// The lengths of all items along the scroll axis.
  var main: SharedLength
  /// The lengths of all items across it.
  var cross: SharedLength

  static let zero = LineSummary(items: 0, lines: 0, length: 0, main: .none, cross: .none)

  @inline(__always) mutating func advance(over next: LineSummary) {
    items += next.items
    lines += next.lines
    length += next.length
  }

  @inline(__always) mutating func combine(with next: LineSummary) {
    advance(over: next)
    main.combine(with: next.main)
    cross.combine(with: next.cross)
  }

  /// Takes the size of one more item into account.
  @inline(__always) mutating func include(_ size: AxisSize) {
    main.combine(with: SharedLength(size.main))
    cross.combine(with: SharedLength(size.cross))
  }
}

/// The length that many items share, in points, if they do.
struct SharedLength: Equatable, Sendable {
  private var length: Double

  /// The length of no items at all.
  static let none = SharedLength(.infinity)
  /// Lengths that differ.
  static let mixed = SharedLength(-1)

  init(_ length: Double) { self.length = length }

  /// The length; nil if there are no items or they differ.
  var value: Double? { length >= 0 && length < .infinity ? length : nil }

  @inline(__always) mutating func combine(with next: SharedLength) {
    if next == self || next == .none { return }
    length = length == .infinity ? next.length : -1
  }
}
