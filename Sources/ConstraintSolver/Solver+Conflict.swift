extension Solver {
  /// How many constraints a contradiction may have to be made smaller.
  private static let reductionLimit = 64

  /// The required constraints that contradict each other, if there are any, without those that the others contradict each other
  /// without. O(rows + columns), and if there is a contradiction, a system of its size for each of its constraints.
  mutating func takeConflict() -> UnsatisfiableConstraints? {
    table.mayViolate = false
    guard table.isViolated else { return nil }
    var markers = (0..<table.columns.count).filter { table.mayConflict($0) }
    if markers.count <= Self.reductionLimit {
      for marker in markers {
        let fewer = markers.filter { $0 != marker }
        if contradict(fewer) { markers = fewer }
      }
    }
    return UnsatisfiableConstraints(conflicting: markers.map(Constraint.init))
  }

  /// Whether some constraints contradict each other by themselves.
  private func contradict(_ markers: [Int]) -> Bool {
    var probe = Solver()
    var variables: [Int32: Int] = [:]
    for marker in markers {
      let copy = probe.makeColumn(table.columns[marker].withoutRow)
      for index in 0..<terms.count(marker) {
        var entry = terms.values(marker)[index]
        let variable = variables[entry.column] ?? probe.makeColumn(Column(kind: .free))
        variables[entry.column] = variable
        entry.column = Int32(truncatingIfNeeded: variable)
        probe.terms.append(entry, to: copy)
      }
      probe.insert(copy)
      if probe.table.isViolated { return true }
    }
    return false
  }
}

extension Column {
  fileprivate var withoutRow: Column {
    var column = self
    column.row = -1
    return column
  }
}

extension Tableau {
  /// Whether a required constraint is violated. O(rows).
  var isViolated: Bool {
    for row in 0..<basis.count where basis[row] >= 0 && isViolated(row) { return true }
    return false
  }

  private func isViolated(_ row: Int) -> Bool {
    let column = columns[Int(basis[row])]
    return column.level == 0 && column.violation(values[row]) > Tolerance.violation
  }

  /// Whether a column is the marker of a required constraint that has a part in the least cost of what is required: its growth is
  /// that cost's, or its price.
  func mayConflict(_ index: Int) -> Bool {
    let column = columns[index]
    guard column.level == 0 else { return false }
    return column.row >= 0 ? column.slope != 0 : abs(costs.growth(index)[0]) > Tolerance.violation
  }
}
