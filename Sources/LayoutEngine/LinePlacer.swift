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

  /// Calls `body` with each item of a line and its frame (A13 to A19).
  @inline(__always)
  func place(
    _ line: GreedyLines.Line, of items: ItemView<AxisSize>, at top: Double, isLast: Bool,
    _ body: (_ item: Int, _ frame: AxisRect) -> Void
  ) {
    var (cross, gap) = placement(line, first: items[line.start].cross, isLast: isLast)
    for index in line.start..<line.end {
      let size = items[index]
      let main = top + (line.length - size.main) / 2
      body(index, AxisRect(mainOrigin: main, crossOrigin: cross, mainLength: size.main, crossLength: size.cross))
      cross += size.cross + gap
    }
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
