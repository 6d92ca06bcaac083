extension Solver {
  /// After how many exchanges the rows are compared with the constraints.
  private static let checkPeriod = 256

  /// How far, in relation to its terms, the solution may drift from a constraint before the rows are made anew.
  private static let drift = 1e-9

  /// Now and then compares the solution with the constraints, and makes the rows anew if rounding has led them apart.
  mutating func mendDrift() {
    guard table.exchanges > Self.checkPeriod else { return }
    table.exchanges = 0
    if hasDrifted { rebuild() }
  }

  /// Whether the value of some constraint differs from that of its terms. O(terms).
  var hasDrifted: Bool {
    for marker in 0..<table.columns.count where table.columns[marker].level >= 0 {
      var sum = table.columns[marker].constant
      var size = max(1, abs(sum))
      let entries = terms.values(marker)
      for index in 0..<terms.count(marker) {
        let part = entries[index].coefficient * table.value(of: Int(entries[index].column))
        sum += part
        size = max(size, abs(part))
      }
      if abs(sum - table.value(of: marker)) > Self.drift * size { return true }
    }
    return false
  }

  /// Makes all rows anew from the constraints, the strongest first, and solves.
  mutating func rebuild() {
    table.dropAllRows()
    for level in 0..<table.costs.levelCount {
      for marker in 0..<table.columns.count where Int(table.columns[marker].level) == level { insert(marker) }
    }
  }
}
