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

/// Whole lines of items: how many of both, the lengths of the lines together, and the range of the sizes.
struct LineSummary: Summary {
  var items: Int
  var lines: Int
  var length: Double
  var least: AxisSize
  var greatest: AxisSize

  static let zero = LineSummary(
    items: 0, lines: 0, length: 0, least: AxisSize(main: .infinity, cross: .infinity),
    greatest: AxisSize(main: -.infinity, cross: -.infinity))

  @inline(__always) mutating func advance(over next: LineSummary) {
    items += next.items
    lines += next.lines
    length += next.length
  }

  @inline(__always) mutating func combine(with next: LineSummary) {
    advance(over: next)
    least.main = min(least.main, next.least.main)
    least.cross = min(least.cross, next.least.cross)
    greatest.main = max(greatest.main, next.greatest.main)
    greatest.cross = max(greatest.cross, next.greatest.cross)
  }

  /// Takes the size of one more item into the range.
  @inline(__always) mutating func include(_ size: AxisSize) {
    least.main = min(least.main, size.main)
    least.cross = min(least.cross, size.cross)
    greatest.main = max(greatest.main, size.main)
    greatest.cross = max(greatest.cross, size.cross)
  }
}
