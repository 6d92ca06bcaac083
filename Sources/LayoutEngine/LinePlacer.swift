import LayoutModel

/// What decides the placement of every line of a section: the lines' rule, and whether the section is uniform (A15).
struct LinePlacer {
  private let rule: GreedyLines
  /// The columns of a uniform section and the gap between them; nil if sizes differ.
  private let grid: (columns: Int, gap: Double)?

  /// Prepares to place lines; `columnLength` is the cross length that makes the section uniform, nil if it is not.
  init(rule: GreedyLines, columnLength: Double?) {
    self.rule = rule
    guard let columnLength else {
      grid = nil
      return
    }
    let columns = rule.columns(ofLength: columnLength)
    grid = (columns, Self.gap(rule, items: columns, used: rule.used(by: columnLength, count: columns)))
  }

  /// Places a line of a leaf whose first item has the number `first` (A13 to A18).
  @inline(__always)
  func place(
    _ line: GreedyLines.Line, of items: ItemView<AxisSize>, first: Int, at top: Double, isLast: Bool
  ) -> PlacedLine {
    let (cross, gap) = placement(line, first: items[line.start].cross, isLast: isLast)
    return PlacedLine(
      items.slice(line.start..<line.end), first: first + line.start, top: top, length: line.length, cross: cross,
      gap: gap)
  }

  /// Where the first item of a line starts across it, and the space between two of its items, in points (A13 to A18).
  @inline(__always)
  private func placement(_ line: GreedyLines.Line, first: Double, isLast: Bool) -> (origin: Double, gap: Double) {
    let count = line.end - line.start
    if let grid { return grid.columns > 1 ? (0, grid.gap) : centred(line.used) }
    guard isLast else {
      return count > 1 ? (0, Self.gap(rule, items: count, used: line.used)) : centred(line.used)
    }
    if count == 1, rule.used(by: first, count: 2) > rule.limit { return centred(line.used) }
    return (0, rule.spacing)
  }

  private func centred(_ used: Double) -> (origin: Double, gap: Double) { ((rule.available - used) / 2, 0) }

  /// The gap that stretches a line over what is available (A13).
  private static func gap(_ rule: GreedyLines, items: Int, used: Double) -> Double {
    items > 1 ? rule.spacing + (rule.available - used) / Double(items - 1) : 0
  }
}

/// The items of a line with their frames, in order. Valid only while the closure that it was given to runs.
struct PlacedLine: Sequence, IteratorProtocol {
  private let items: ItemView<AxisSize>
  /// The number of the first item.
  private let first: Int
  /// Where the line starts along the scroll axis, and its length.
  private let top: Double
  private let length: Double
  /// Where the next item starts across it, and the space between two items.
  private var cross: Double
  private let gap: Double
  /// How many items were passed.
  private var passed = 0

  @inline(__always)
  init(_ items: ItemView<AxisSize>, first: Int, top: Double, length: Double, cross: Double, gap: Double) {
    (self.items, self.first, self.top, self.length) = (items, first, top, length)
    (self.cross, self.gap) = (cross, gap)
  }

  /// How many items are to come.
  @inline(__always) var rest: Int { items.count - passed }

  /// The next item, centred on the line (A19).
  @inline(__always)
  mutating func next() -> (item: Int, frame: AxisRect)? {
    guard passed < items.count else { return nil }
    let size = items[passed]
    let frame = AxisRect(
      mainOrigin: top + (length - size.main) / 2, crossOrigin: cross, mainLength: size.main, crossLength: size.cross)
    cross += size.cross + gap
    passed += 1
    return (first + passed - 1, frame)
  }
}
