import LayoutModel

/// How items break into lines and what a leaf of whole lines sums up to.
///
/// An item is trivial and can be read at the start of an `AxisSize`: the size itself, or its main length.
protocol LineRule: Equatable, Sendable {
  associatedtype Item: Hashable & Sendable
  associatedtype Node: Summary

  /// How many items a leaf holds at least before the next line may start a new leaf: with the header of an array, whole pages of a
  /// common allocator's size classes.
  static var leafTarget: Int { get }

  /// Whether no item ever joins a line.
  static var isOneALine: Bool { get }

  /// How much of a line an item takes when it is the first.
  func used(by item: Item) -> Double
  /// How much of a line is taken after `item` joined it; nil if the item does not fit.
  func used(joining item: Item, to used: Double) -> Double?
  /// How much of the last line is taken, of items that start a line.
  func usedByLastLine(of items: ItemView<Item>) -> Double
  /// How much of the last line is taken, of `count` equal items that start a line.
  func usedByLastLine(of item: Item, count: Int) -> Double
  /// How many equal items stand in a line, at least 1.
  func columns(of item: Item) -> Int
  /// The summary of `count` equal items that start a line.
  func summary(of item: Item, count: Int) -> Node
  /// The summary of items that start a line.
  func summary(of items: ItemView<Item>) -> Node
}

/// One item a line: a list.
struct OneALine: LineRule {
  static var leafTarget: Int { 124 }
  static var isOneALine: Bool { true }

  @inline(__always) func used(by item: Double) -> Double { 0 }
  @inline(__always) func used(joining item: Double, to used: Double) -> Double? { nil }
  func usedByLastLine(of items: ItemView<Double>) -> Double { 0 }
  func usedByLastLine(of item: Double, count: Int) -> Double { 0 }
  @inline(__always) func columns(of item: Double) -> Int { 1 }

  func summary(of item: Double, count: Int) -> ExtentSummary {
    ExtentSummary(items: count, length: item * Double(count))
  }

  func summary(of items: ItemView<Double>) -> ExtentSummary {
    ExtentSummary(items: items.count, length: items.sum(before: items.count))
  }
}

extension ItemView where Item == Double {
  /// How many lengths are added pairwise before they join the running sum. Every sum in a leaf adds in this order.
  static var block: Int { 8 }

  /// The lengths before `index` together: whole blocks first, then one by one.
  @inline(__always) func sum(before index: Int) -> Double {
    var sum = 0.0
    var first = 0
    while first + Self.block <= index {
      sum += blockSum(at: first)
      first += Self.block
    }
    while first < index {
      sum += self[first]
      first += 1
    }
    return sum
  }

  /// The sum of the block that starts at `first`.
  @inline(__always) func blockSum(at first: Int) -> Double {
    let left = (self[first] + self[first + 1]) + (self[first + 2] + self[first + 3])
    let right = (self[first + 4] + self[first + 5]) + (self[first + 6] + self[first + 7])
    return left + right
  }
}

/// As many items a line as fit (A10).
struct GreedyLines: LineRule {
  /// The length of a line, in points (`L` in the spec).
  var available: Double
  /// The least space between two items of a line, in points (`s` in the spec).
  var spacing: Double

  static var leafTarget: Int { 59 }
  static var isOneALine: Bool { false }

  /// What a line may take, with the tolerance of A10.
  @inline(__always) var limit: Double { available + 1e-6 * max(1, available) }

  @inline(__always) func used(by item: AxisSize) -> Double { item.cross }

  @inline(__always) func used(joining item: AxisSize, to used: Double) -> Double? {
    let next = used + (spacing + item.cross)
    return next <= limit ? next : nil
  }

  func usedByLastLine(of items: ItemView<AxisSize>) -> Double {
    var used = 0.0
    var index = 0
    while index < items.count {
      let line = line(of: items, from: index)
      used = line.used
      index = line.end
    }
    return used
  }

  func usedByLastLine(of item: AxisSize, count: Int) -> Double {
    let columns = columns(of: item)
    let rest = count % columns
    return used(by: item.cross, count: rest == 0 ? min(columns, count) : rest)
  }

  /// How much of a line `count` items of this cross length take.
  func used(by length: Double, count: Int) -> Double { length * Double(count) + spacing * Double(count - 1) }

  func columns(of item: AxisSize) -> Int { columns(ofLength: item.cross) }

  /// How many items of this cross length stand in a line, at least 1; bounded where they take no space at all.
  func columns(ofLength length: Double) -> Int {
    let most = Double(1 << 40)
    let step = length + spacing
    guard step > 0 else { return Int(most) }
    return Int(max(1, min(most, ((limit + spacing) / step).rounded(.down))))
  }

  func summary(of item: AxisSize, count: Int) -> LineSummary {
    let columns = columns(of: item)
    let lines = (count + columns - 1) / columns
    return LineSummary(
      items: count, lines: lines, length: Double(lines) * item.main, main: SharedLength(item.main),
      cross: SharedLength(item.cross))
  }

  func summary(of items: ItemView<AxisSize>) -> LineSummary {
    var result = LineSummary.zero
    var index = 0
    while index < items.count {
      let line = line(of: items, from: index)
      for item in index..<line.end { result.include(items[item]) }
      result.lines += 1
      result.length += line.length
      index = line.end
    }
    result.items = items.count
    return result
  }

  /// One line: the items in it, its length along the scroll axis, and what its items and the least spaces between them take.
  struct Line {
    var start: Int
    var end: Int
    var length: Double
    var used: Double
  }

  /// The line that starts at `start`.
  @inline(__always) func line(of items: ItemView<AxisSize>, from start: Int) -> Line {
    let first = items[start]
    var line = Line(start: start, end: start + 1, length: first.main, used: first.cross)
    let limit = limit
    while line.end < items.count {
      let item = items[line.end]
      let next = line.used + (spacing + item.cross)
      guard next <= limit else { break }
      line.used = next
      line.length = item.main > line.length ? item.main : line.length
      line.end += 1
    }
    return line
  }
}
