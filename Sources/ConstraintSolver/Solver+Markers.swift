extension Solver {
  /// Adds a column, and a list for its terms.
  mutating func makeColumn(_ column: Column) -> Int {
    let index = table.makeColumn(column)
    while terms.listCount <= index { _ = terms.addList() }
    return index
  }

  /// Adds the column of a constraint, with its terms but without a row.
  mutating func makeMarker(_ expression: Expression, _ relation: Relation, _ strength: Strength) -> Int {
    precondition(expression.constant.isFinite, "a constant is not finite")
    let sign: Double = relation == .atMost ? -1 : 1
    let marker = makeColumn(Column(kind: relation == .equal ? .target : .bound))
    let level = level(of: strength)
    table.columns[marker].sign = Int8(sign)
    table.columns[marker].level = Int16(level)
    table.columns[marker].constant = sign * expression.constant
    table.costs.use(level)
    for term in expression.terms {
      precondition(term.coefficient.isFinite, "a coefficient is not finite")
      terms.append(Entry(column: term.variable.column, coefficient: sign * term.coefficient), to: marker)
    }
    return marker
  }

  /// The level of a strength, made now if nothing had that strength.
  mutating func level(of strength: Strength) -> Int {
    if let level = table.costs.level(of: strength.rank) { return level }
    let moved = table.costs.insertLevel(for: strength.rank)
    for index in 0..<table.columns.count where table.columns[index].level >= 0 {
      table.columns[index].level = Int16(moved[Int(table.columns[index].level)])
    }
    return table.costs.level(of: strength.rank) ?? 0
  }

  /// Gives a constraint its row and solves.
  mutating func insert(_ marker: Int) {
    let (row, free) = table.insertRow(of: marker, terms: terms.values(marker), count: terms.count(marker))
    if free >= 0 {
      table.exchange(row, with: free)
      return
    }
    table.enterCosts(row)
    if table.columns[marker].level == 0, table.columns[marker].violation(table.values[row]) > Tolerance.violation {
      table.mayViolate = true
    }
    table.minimise()
  }

  /// Takes a constraint away for good, and solves.
  mutating func withdraw(_ marker: Int) {
    table.loosen(marker)
    table.costs.leave(Int(table.columns[marker].level))
    table.freeColumn(marker)
    terms.removeAll(of: marker)
    table.minimise()
  }

  /// Brings the solution up to date before constraints change, whether or not it can satisfy all.
  mutating func solveForChange() {
    table.restore()
    mendDrift()
  }
}

extension Tableau {
  /// Takes account of a marker's expression having got larger by `change`.
  mutating func shift(_ marker: Int, by change: Double) {
    let own = columns[marker].row
    if own >= 0 {
      values[Int(own)] += change
      suspect(Int(own))
      return
    }
    let met = occurrences.values(marker)
    for index in 0..<occurrences.count(marker) {
      let row = Int(met[index])
      values[row] -= change * coefficient(of: marker, in: row)
      suspect(row)
    }
  }

  /// Counts a marker in another level. What is least has to be found anew.
  mutating func changeLevel(of marker: Int, to level: Int) {
    costs.use(level)
    costs.leave(Int(columns[marker].level))
    let row = columns[marker].row
    if row >= 0 { leaveCosts(Int(row)) }
    columns[marker].level = Int16(level)
    if row >= 0 { enterCosts(Int(row)) }
  }

  /// Lets a marker be any number at no cost, and takes it out of all rows.
  mutating func loosen(_ marker: Int) {
    if columns[marker].row >= 0 {
      leaveCosts(Int(columns[marker].row))
      dropRow(Int(columns[marker].row))
      return
    }
    columns[marker].kind = .free
    guard occurrences.count(marker) > 0 else { return }
    let change = costs.change(marker, columns[marker], towards: 1)
    let isDone =
      change.amount > 0
      ? advance(marker, -1, isCautious: false)
      : advance(marker, 1, isCautious: false) || (change.amount == 0 && advance(marker, -1, isCautious: false))
    if !isDone { exchange(rowDependingMost(on: marker), with: marker, towards: 1) }
    dropRow(Int(columns[marker].row))
  }

  /// The row in which a column has the largest part.
  private func rowDependingMost(on column: Int) -> Int {
    let met = occurrences.values(column)
    return (0..<occurrences.count(column)).map { Int(met[$0]) }
      .max { abs(coefficient(of: column, in: $0)) < abs(coefficient(of: column, in: $1)) } ?? 0
  }
}
