extension Tableau {
  /// Adds `amount` × the part of each column in `row` to their growths at `level`.
  @inline(__always)
  func addGrowth(_ amount: Double, at level: Int, of row: Int) {
    guard amount != 0 else { return }
    let entries = rows.values(row)
    for index in 0..<rows.count(row) {
      costs.growth(Int(entries[index].column))[level] += amount * entries[index].coefficient
    }
  }

  /// Counts a basic column in the costs, on the side where its value is.
  func enterCosts(_ row: Int) {
    let column = Int(basis[row])
    columns[column].side = values[row] < 0 ? -1 : 1
    addGrowth(columns[column].slope, at: Int(columns[column].level), of: row)
  }

  /// Takes a basic column out of the costs.
  func leaveCosts(_ row: Int) {
    let column = columns[Int(basis[row])]
    addGrowth(-column.slope, at: Int(column.level), of: row)
  }

  /// Takes a basic column to be on the other side of zero.
  mutating func flip(_ row: Int) {
    let column = Int(basis[row])
    if columns[column].level == 0 { mayViolate = true }
    let old = columns[column].slope
    columns[column].side = -columns[column].side
    addGrowth(columns[column].slope - old, at: Int(columns[column].level), of: row)
  }

  /// Exchanges the basic column of `row` with `entering`, which leaves zero upwards or downwards, and sees to the costs.
  mutating func exchange(_ row: Int, with entering: Int, towards side: Int8) {
    let leaving = Int(basis[row])
    leaveCosts(row)
    columns[entering].side = side
    if columns[entering].level == 0, columns[entering].slope != 0 { mayViolate = true }
    let part = coefficient(of: entering, in: row)
    let growth = costs.growth(entering)
    let level = Int(columns[entering].level)
    if level >= 0 { growth[level] += columns[entering].slope }
    let (entries, count) = (rows.values(row), rows.count(row))
    let leavingGrowth = costs.growth(leaving)
    for level in 0..<costs.levelCount {
      let quotient = growth[level] / part
      growth[level] = 0
      leavingGrowth[level] = abs(quotient) > Tolerance.coefficient ? quotient : 0
      guard abs(quotient) > Tolerance.coefficient else { continue }
      for index in 0..<count where entries[index].column != Int32(truncatingIfNeeded: entering) {
        costs.growth(Int(entries[index].column))[level] -= quotient * entries[index].coefficient
      }
    }
    exchange(row, with: entering)
  }
}
