extension Solver {
  /// The constraints that decide what a variable is in the present solution: those whose being missed by a little would change it.
  /// O(entries of its row).
  public func constraints(deciding variable: Variable) -> [Constraint] {
    let row = Int(table.columns[Int(variable.column)].row)
    guard row >= 0 else { return [] }
    let entries = table.rows.values(row)
    return (0..<table.rows.count(row)).map { Int(entries[$0].column) }
      .filter { table.columns[$0].level >= 0 }
      .map(Constraint.init(column:))
  }
}
