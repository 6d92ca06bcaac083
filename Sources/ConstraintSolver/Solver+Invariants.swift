extension Solver {
  /// What of the solver's own rules does not hold at present, in words; empty if all is well. For tests. O(everything).
  public func brokenInvariants() -> [String] {
    table.brokenRows() + table.brokenSides() + table.gains()
      + (hasDrifted ? ["a constraint is not what its terms say"] : [])
  }

  /// How often an optimisation had to be given up because it went on for too long; 0 unless numbers are hostile.
  public var stallCount: Int { table.stalls }

  /// How many columns, rows and entries the tableau has, which says what its operations take.
  public var size: (columns: Int, rows: Int, entries: Int) {
    let used = (0..<table.basis.count).filter { table.basis[$0] >= 0 }
    return (table.columns.count, used.count, used.reduce(0) { $0 + table.rows.count($1) })
  }
}

extension Tableau {
  func brokenRows() -> [String] {
    var broken: [String] = []
    for row in 0..<basis.count where basis[row] >= 0 {
      let basic = Int(basis[row])
      if columns[basic].row != Int32(row) { broken.append("column \(basic) does not know its row \(row)") }
      var seen: Set<Int32> = []
      for index in 0..<rows.count(row) {
        let entry = rows.values(row)[index]
        let column = Int(entry.column)
        if columns[column].row >= 0 { broken.append("row \(row) has the basic column \(column)") }
        if columns[column].kind == .unused { broken.append("row \(row) has the unused column \(column)") }
        if columns[column].kind == .free, columns[basic].kind != .free {
          broken.append("the row \(row) of a marker has the free column \(column)")
        }
        if !seen.insert(entry.column).inserted { broken.append("row \(row) has column \(column) twice") }
        let met = (0..<occurrences.count(column)).filter { occurrences.values(column)[$0] == Int32(row) }
        if met.count != 1 { broken.append("column \(column) knows row \(row) \(met.count) times") }
      }
    }
    let entries = (0..<basis.count).reduce(0) { $0 + (basis[$1] >= 0 ? rows.count($1) : 0) }
    let met = (0..<columns.count).reduce(0) { $0 + occurrences.count($1) }
    if entries != met { broken.append("\(entries) entries, but columns know of \(met)") }
    return broken
  }

  func brokenSides() -> [String] {
    (0..<basis.count).filter { basis[$0] >= 0 && columns[Int(basis[$0])].kind != .free }
      .filter { columns[Int(basis[$0])].stray(values[$0]) > Tolerance.value }
      .map { "row \($0) strays from its side: \(values[$0])" }
  }

  func gains() -> [String] {
    var broken: [String] = []
    for index in 0..<columns.count where columns[index].row < 0 && columns[index].level >= 0 {
      for direction in [1.0, -1.0] where costs.change(index, columns[index], towards: direction).amount < 0 {
        broken.append("column \(index) would lower the costs")
      }
    }
    for index in 0..<columns.count {
      let expected = expectedGrowth(index)
      for level in 0..<costs.levelCount where abs(expected[level] - costs.growth(index)[level]) > 1e-6 {
        broken.append(
          "growth of column \(index) at level \(level): \(costs.growth(index)[level]), not \(expected[level])")
      }
    }
    return broken
  }

  private func expectedGrowth(_ index: Int) -> [Double] {
    var growth = [Double](repeating: 0, count: costs.levelCount)
    for position in 0..<occurrences.count(index) {
      let row = Int(occurrences.values(index)[position])
      let basic = columns[Int(basis[row])]
      if basic.level >= 0 { growth[Int(basic.level)] += basic.slope * coefficient(of: index, in: row) }
    }
    return growth
  }
}
