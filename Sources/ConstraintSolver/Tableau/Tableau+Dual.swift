extension Tableau {
  /// Takes note of a row whose value has changed, if its basic column has strayed from its side or is violated on it.
  @inline(__always)
  mutating func suspect(_ row: Int) {
    let column = columns[Int(basis[row])]
    guard column.kind != .free else { return }
    if column.stray(values[row]) > Tolerance.value { suspects.append(Int32(truncatingIfNeeded: row)) }
    if column.level == 0, column.slope != 0 { mayViolate = true }
  }

  /// Brings basic columns back to their sides, or their sides to them, after constants have changed; the costs stay least.
  mutating func restore() {
    var steps = 0
    while let row = strayed(isCautious: steps > patience) {
      steps += 1
      guard steps < 4 * patience else {
        stalls += 1
        break
      }
      bringBack(row, isCautious: steps > patience)
    }
    suspects.removeAll()
  }

  private mutating func strayed(isCautious: Bool) -> Int? {
    if isCautious { return firstStrayed }
    while suspects.count > 0 {
      let row = Int(suspects.removeLast())
      if basis[row] >= 0, isStrayed(row) { return row }
    }
    return nil
  }

  private var firstStrayed: Int? {
    var first: Int?
    for row in 0..<basis.count where basis[row] >= 0 && isStrayed(row) {
      if let chosen = first, basis[chosen] < basis[row] { continue }
      first = row
    }
    return first
  }

  private func isStrayed(_ row: Int) -> Bool {
    let column = columns[Int(basis[row])]
    return column.kind != .free && column.stray(values[row]) > Tolerance.value
  }

  /// Makes the basic column of `row` zero by letting another leave zero, or takes it to be on the other side if that costs less.
  private mutating func bringBack(_ row: Int, isCautious: Bool) {
    let column = columns[Int(basis[row])]
    let direction = Double(column.side)
    costs.keepQuotient(kink: column.kink, at: Int(column.level))
    var best = -1
    var (bestPart, bestDirection) = (0.0, 1.0)
    let entries = rows.values(row)
    for index in 0..<rows.count(row) {
      let entry = entries[index]
      let candidate = Int(entry.column)
      let way = entry.coefficient * direction > 0 ? 1.0 : -1.0
      let part = abs(entry.coefficient)
      let order = costs.compareQuotient(candidate, columns[candidate], towards: way, part: part)
      if order > 0 || (order == 0 && (best < 0 || (isCautious ? candidate > best : part <= bestPart))) { continue }
      costs.keepQuotient(candidate, columns[candidate], towards: way, part: part)
      (best, bestPart, bestDirection) = (candidate, part, way)
    }
    guard best >= 0 else {
      flip(row)
      return
    }
    let leaving = Int(basis[row])
    exchange(row, with: best, towards: bestDirection > 0 ? 1 : -1)
    for index in 0..<occurrences.count(leaving) { suspect(Int(occurrences.values(leaving)[index])) }
  }
}
