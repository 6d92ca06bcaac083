import LayoutModel

/// Where the items of a line stand across it (A13 to A18).
struct LinePlacement {
  /// Where the first item starts, in points from the start of the line.
  var origin: Double
  /// The space between two items, in points.
  var gap: Double
}

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

  /// Places a line of `count` items that takes `used` points with the least spacing, the first of them `first` points long.
  @inline(__always)
  func place(count: Int, used: Double, first: Double, isLast: Bool) -> LinePlacement {
    if let grid {
      guard grid.columns > 1 else { return centred(used) }
      return LinePlacement(origin: 0, gap: grid.gap)
    }
    guard isLast else {
      guard count > 1 else { return centred(used) }
      return LinePlacement(origin: 0, gap: Self.gap(rule, items: count, used: used))
    }
    if count == 1, rule.used(by: first, count: 2) > rule.limit { return centred(used) }
    return LinePlacement(origin: 0, gap: rule.spacing)
  }

  private func centred(_ used: Double) -> LinePlacement {
    LinePlacement(origin: (rule.available - used) / 2, gap: 0)
  }

  /// The gap that stretches a line over what is available (A13).
  private static func gap(_ rule: GreedyLines, items: Int, used: Double) -> Double {
    items > 1 ? rule.spacing + (rule.available - used) / Double(items - 1) : 0
  }
}
