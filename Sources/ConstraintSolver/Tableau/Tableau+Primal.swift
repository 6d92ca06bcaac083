extension Tableau {
  /// After how many exchanges the columns are chosen with more caution, so that they cannot go round in circles.
  var patience: Int { 64 + 4 * (columns.count + basis.count) }

  /// Lowers the costs until they are least, from a state in which every basic column is on its side.
  mutating func minimise() {
    var steps = 0
    while let (entering, direction) = gainful(isCautious: steps > patience) {
      steps += 1
      guard steps < 4 * patience, advance(entering, direction, isCautious: steps > patience) else {
        stalls += 1
        return
      }
    }
  }

  /// A column that is not basic whose leaving zero lowers the costs, and where to; the one that lowers them most, or when cautious,
  /// the first (Bland's rule). O(columns).
  private func gainful(isCautious: Bool) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var least = (level: costs.levelCount, amount: 0.0)
    for index in 0..<columns.count {
      let column = columns[index]
      guard column.row < 0, column.kind == .target || column.kind == .bound else { continue }
      if lowers(index, column, towards: 1, &least) { best = (index, 1) }
      if lowers(index, column, towards: -1, &least) { best = (index, -1) }
      if isCautious, best != nil { break }
    }
    return best
  }

  /// Whether leaving zero lowers the costs by more than `least`, and puts how much there.
  @inline(__always)
  private func lowers(
    _ index: Int, _ column: Column, towards direction: Double, _ least: inout (level: Int, amount: Double)
  ) -> Bool {
    let change = costs.change(index, column, towards: direction)
    guard change.amount < 0, change.level < least.level || (change.level == least.level && change.amount < least.amount)
    else { return false }
    least = change
    return true
  }

  /// Lets a column leave zero as far as that lowers the costs, and makes it basic where it stops; answers false if nothing stops it.
  mutating func advance(_ entering: Int, _ direction: Double, isCautious: Bool) -> Bool {
    while let row = blocking(entering, direction, isCautious: isCautious) {
      let stopped = columns[Int(basis[row])]
      let rate = abs(coefficient(of: entering, in: row))
      if !isCautious,
        costs.isGain(
          entering, columns[entering], towards: direction, after: stopped.kink * rate, at: Int(stopped.level))
      {
        flip(row)
      } else {
        exchange(row, with: entering, towards: direction > 0 ? 1 : -1)
        return true
      }
    }
    return false
  }

  /// The row whose basic column is the first to reach zero when `entering` leaves zero; among several the one that depends on it
  /// most, or when cautious, whose column comes first.
  private func blocking(_ entering: Int, _ direction: Double, isCautious: Bool) -> Int? {
    var best: Int?
    var (bestStep, bestRate) = (Double.infinity, 0.0)
    let met = occurrences.values(entering)
    for index in 0..<occurrences.count(entering) {
      let row = Int(met[index])
      let column = columns[Int(basis[row])]
      guard column.kind != .free else { continue }
      let approach = -direction * Double(column.side) * coefficient(of: entering, in: row)
      guard approach > 0 else { continue }
      let step = max(0, values[row] * Double(column.side)) / approach
      if let chosen = best, step >= bestStep - Tolerance.value {
        let isTie = step <= bestStep + Tolerance.value
        guard isTie, isCautious ? basis[row] < basis[chosen] : approach > bestRate else { continue }
      }
      best = row
      bestStep = min(step, bestStep)
      bestRate = approach
    }
    return best
  }
}
