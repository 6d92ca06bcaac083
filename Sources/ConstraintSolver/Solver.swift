/// Finds numbers for variables so that linear constraints hold, and goes on from there when constraints or their constants change.
///
/// Required constraints hold. Of the others each has a strength: first the sum of what the strongest are missed by is made as small
/// as it can be, then that of the next, and so on; strengths are compared strictly and never added. Where that leaves a choice, any
/// solution may be the one. The method is that of Cassowary (Badros, Borning, Stuckey), with the simplex algorithm in both
/// directions.
///
/// Times are for what a change touches; with rows of a few entries, as layouts have them, adding a constraint takes about a
/// microsecond. Changing constants allocates nothing once the tableau has reached its size.
public struct Solver: ~Copyable {
  var table = Tableau()
  /// The terms of each constraint, turned round if it says "at most".
  var terms = Lists<Entry>()

  /// A solver without variables.
  public init() {}

  deinit {
    table.deallocate()
    terms.deallocate()
  }

  // MARK: Variables

  /// Adds a variable that nothing is known of; it is zero until something is.
  public mutating func makeVariable() -> Variable {
    Variable(column: makeColumn(Column(kind: .free)))
  }

  /// Gives up a variable that stands in no constraint any more.
  public mutating func remove(_ variable: Variable) {
    let column = Int(variable.column)
    precondition(
      table.columns[column].row < 0 && table.occurrences.count(column) == 0, "the variable stands in a constraint")
    table.freeColumn(column)
  }

  /// What the variable was in the last solution. O(1).
  public func value(of variable: Variable) -> Double {
    table.value(of: Int(variable.column))
  }

  // MARK: Constraints

  /// Adds the constraint that `expression` stands to zero as `relation` says, and solves. Throws if it is required and contradicts
  /// others that are, and is not added then. Numbers have to be finite.
  public mutating func add(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required
  ) throws(UnsatisfiableConstraints) -> Constraint {
    solveForChange()
    let marker = makeMarker(expression, relation, strength)
    insert(marker)
    if table.mayViolate, let conflict = takeConflict() {
      withdraw(marker)
      throw conflict
    }
    return Constraint(column: marker)
  }

  /// Takes a constraint away and solves.
  public mutating func remove(_ constraint: Constraint) {
    solveForChange()
    withdraw(Int(constraint.column))
  }

  /// What is added to the terms of a constraint.
  public func constant(of constraint: Constraint) -> Double {
    let column = table.columns[Int(constraint.column)]
    return Double(column.sign) * column.constant
  }

  /// By how much the constraint is missed in the last solution: 0 if it holds. O(1).
  public func violation(of constraint: Constraint) -> Double {
    let column = Int(constraint.column)
    return table.columns[column].violation(table.value(of: column))
  }

  /// Changes what is added to the terms of a constraint. Takes effect with the next `solve()`, so that any number of them is solved
  /// at once. O(rows that depend on it). The number has to be finite.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    precondition(constant.isFinite, "a constant is not finite")
    let marker = Int(constraint.column)
    let new = Double(table.columns[marker].sign) * constant
    let change = new - table.columns[marker].constant
    guard change != 0 else { return }
    table.columns[marker].constant = new
    table.shift(marker, by: change)
  }

  /// Changes how much a constraint matters, and solves. Throws if it is required from now on and contradicts others that are; it
  /// keeps its strength then.
  public mutating func setStrength(_ strength: Strength, of constraint: Constraint) throws(UnsatisfiableConstraints) {
    solveForChange()
    let marker = Int(constraint.column)
    let old = Int(table.columns[marker].level)
    let new = level(of: strength)
    guard new != Int(table.columns[marker].level) else { return }
    table.changeLevel(of: marker, to: new)
    table.minimise()
    if new == 0 { table.mayViolate = true }
    if table.mayViolate, let conflict = takeConflict() {
      table.changeLevel(of: marker, to: old)
      table.minimise()
      throw conflict
    }
  }

  /// Solves after constants have changed. Throws if required constraints contradict each other now: the solution is then one in
  /// which they are missed by as little as can be, and stays so until constants change or constraints are removed.
  public mutating func solve() throws(UnsatisfiableConstraints) {
    table.restore()
    mendDrift()
    if table.mayViolate, let conflict = takeConflict() {
      table.mayViolate = true
      throw conflict
    }
  }

  // MARK: Editing

  /// Adds a constraint by which a value can be suggested for a variable: zero at first.
  public mutating func edit(_ variable: Variable, strength: Strength) -> Constraint {
    solveForChange()
    let marker = makeMarker(Expression(variable), .equal, strength)
    insert(marker)
    return Constraint(column: marker)
  }

  /// Suggests a value for the variable of an edit; it takes effect with the next `solve()`.
  public mutating func suggest(_ value: Double, for edit: Constraint) {
    setConstant(-value, of: edit)
  }
}
