/// The rows of a simplex tableau: each basic column as a constant and a sum of columns that are not basic, which are all zero.
///
/// Unlike the tableau of the Cassowary paper it has one column for a constraint, the value of its expression, whatever its strength:
/// the cost of that value bends at zero, and the two halves of the bend take the place of slack and error variables. What is
/// required is the uppermost level of the costs, so that a contradiction is a least cost of that level above zero.
///
/// The columns of unknowns become basic with the first constraint that they stand in and stay so; a row of a marker never has one.
struct Tableau {
  var columns = Block<Column>(capacity: 64)
  var rows = Lists<Entry>()
  /// For each column, the rows that it has a part in. Empty for basic columns.
  var occurrences = Lists<Int32>()
  /// The basic column of each row; -1 for a row that is not in use.
  var basis = Block<Int32>()
  /// The value of the basic column of each row.
  var values = Block<Double>()
  var costs = Costs()
  /// Rows whose basic column may have strayed from its side.
  var suspects = Block<Int32>()
  /// Some constraint that is required may be violated.
  var mayViolate = false
  /// Exchanges since the rows were last compared with the constraints.
  var exchanges = 0
  /// How often the columns went round in circles, or nearly so.
  var stalls = 0

  private var unusedColumns = Block<Int32>()
  private var unusedRows = Block<Int32>()
  private var work = Block<WorkPlace>(capacity: 64)
  private var touched = Block<Int32>(capacity: 64)
  private var stamp: UInt32 = 0
  private var meeting: UInt32 = 0

  /// A column's place in a sum that is being made.
  private struct WorkPlace {
    var value = 0.0
    /// The sum that `value` belongs to.
    var stamp: UInt32 = 0
    /// The addition in which the column was last met.
    var met: UInt32 = 0
  }

  func deallocate() {
    columns.deallocate()
    rows.deallocate()
    occurrences.deallocate()
    basis.deallocate()
    values.deallocate()
    costs.deallocate()
    suspects.deallocate()
    unusedColumns.deallocate()
    unusedRows.deallocate()
    work.deallocate()
    touched.deallocate()
  }

  // MARK: Columns and rows

  /// Adds a column that is zero and has a part in no row. O(levels).
  mutating func makeColumn(_ column: Column) -> Int {
    if unusedColumns.count > 0 {
      let index = Int(unusedColumns.removeLast())
      columns[index] = column
      return index
    }
    columns.append(column)
    work.append(WorkPlace())
    costs.addColumn()
    return occurrences.addList()
  }

  /// Gives up a column that is not basic and has a part in no row.
  mutating func freeColumn(_ index: Int) {
    assert(columns[index].row < 0 && occurrences.count(index) == 0)
    columns[index] = Column()
    costs.clear(index)
    unusedColumns.append(Int32(truncatingIfNeeded: index))
  }

  private mutating func makeRow(basic column: Int) -> Int {
    var row: Int
    if unusedRows.count > 0 {
      row = Int(unusedRows.removeLast())
    } else {
      row = rows.addList()
      basis.append(-1)
      values.append(0)
    }
    basis[row] = Int32(truncatingIfNeeded: column)
    columns[column].row = Int32(truncatingIfNeeded: row)
    return row
  }

  /// Takes a row away; its basic column is then zero and has a part in no row. O(entries × their rows).
  mutating func dropRow(_ row: Int) {
    let entries = rows.values(row)
    for index in 0..<rows.count(row) { removeOccurrence(of: Int(entries[index].column), in: row) }
    rows.removeAll(of: row)
    columns[Int(basis[row])].row = -1
    basis[row] = -1
    values[row] = 0
    unusedRows.append(Int32(truncatingIfNeeded: row))
  }

  /// Takes all rows away. O(rows + columns).
  mutating func dropAllRows() {
    for row in 0..<basis.count where basis[row] >= 0 {
      columns[Int(basis[row])].row = -1
      basis[row] = -1
      rows.removeAll(of: row)
      unusedRows.append(Int32(truncatingIfNeeded: row))
    }
    for column in 0..<columns.count {
      occurrences.removeAll(of: column)
      costs.clear(column)
    }
    suspects.removeAll()
  }

  @inline(__always) mutating func removeOccurrence(of column: Int, in row: Int) {
    let list = occurrences.values(column)
    var index = 0
    while list[index] != Int32(truncatingIfNeeded: row) { index += 1 }
    occurrences.remove(at: index, of: column)
  }

  /// Where `column` stands in `row`, in which it has a part.
  @inline(__always) func position(of column: Int, in row: Int) -> Int {
    let entries = rows.values(row)
    var index = 0
    while entries[index].column != Int32(truncatingIfNeeded: column) { index += 1 }
    return index
  }

  @inline(__always) func coefficient(of column: Int, in row: Int) -> Double {
    rows.values(row)[position(of: column, in: row)].coefficient
  }

  /// The value of a column.
  @inline(__always) func value(of column: Int) -> Double {
    let row = columns[column].row
    return row < 0 ? 0 : values[Int(row)]
  }

  // MARK: Making rows

  /// Makes `marker` basic in a new row that says what its expression, the sum of `terms` and the marker's constant, is in terms of
  /// columns that are not basic. Answers the row, and the free column with the largest part in it, or -1.
  mutating func insertRow(of marker: Int, terms: UnsafePointer<Entry>, count: Int) -> (row: Int, free: Int) {
    beginSum()
    var constant = columns[marker].constant
    for index in 0..<count {
      let (column, factor) = (Int(terms[index].column), terms[index].coefficient)
      let basicRow = Int(columns[column].row)
      guard basicRow >= 0 else {
        add(factor, to: column)
        continue
      }
      constant += factor * values[basicRow]
      let entries = rows.values(basicRow)
      for entry in 0..<rows.count(basicRow) {
        add(factor * entries[entry].coefficient, to: Int(entries[entry].column))
      }
    }
    let row = makeRow(basic: marker)
    values[row] = constant
    return (row, takeSum(into: row))
  }

  private mutating func beginSum() {
    if max(stamp, meeting) > .max - UInt32(truncatingIfNeeded: basis.count) - 2 { forgetStamps() }
    stamp += 1
    touched.removeAll()
  }

  private mutating func forgetStamps() {
    (stamp, meeting) = (0, 0)
    for column in 0..<work.count { work[column] = WorkPlace() }
  }

  @inline(__always) private mutating func add(_ amount: Double, to column: Int) {
    if work[column].stamp == stamp {
      work[column].value += amount
    } else {
      work[column].value = amount
      work[column].stamp = stamp
      touched.append(Int32(truncatingIfNeeded: column))
    }
  }

  private mutating func takeSum(into row: Int) -> Int {
    var (free, largest) = (-1, 0.0)
    rows.reserve(touched.count, in: row)
    for index in 0..<touched.count {
      let column = Int(touched[index])
      let coefficient = work[column].value
      guard abs(coefficient) > Tolerance.coefficient else { continue }
      rows.append(Entry(column: touched[index], coefficient: coefficient), to: row)
      occurrences.append(Int32(truncatingIfNeeded: row), to: column)
      if columns[column].kind == .free, abs(coefficient) > largest { (free, largest) = (column, abs(coefficient)) }
    }
    return free
  }

  // MARK: Exchanging

  /// Exchanges the basic column of `row` with `entering`, which has a part in it, everywhere. The costs are not touched.
  /// O(entries of the rows that `entering` has a part in).
  mutating func exchange(_ row: Int, with entering: Int) {
    exchanges += 1
    turn(row, towards: entering)
    beginSum()
    let count = rows.count(row)
    let entries = rows.values(row)
    for index in 0..<count {
      let entry = entries[index]
      work[Int(entry.column)].value = entry.coefficient
      work[Int(entry.column)].stamp = stamp
    }
    for index in 0..<occurrences.count(entering) {
      let target = Int(occurrences.values(entering)[index])
      if target != row { substitute(entering, by: row, in: target) }
    }
    occurrences.removeAll(of: entering)
  }

  /// Solves the equation of a row for a column that has a part in it.
  private mutating func turn(_ row: Int, towards entering: Int) {
    let leaving = basis[row]
    let entries = rows.values(row)
    let place = position(of: entering, in: row)
    let inverse = 1 / entries[place].coefficient
    entries[place] = Entry(column: leaving, coefficient: inverse)
    for index in 0..<rows.count(row) where index != place { entries[index].coefficient *= -inverse }
    values[row] *= -inverse
    columns[Int(leaving)].row = -1
    columns[entering].row = Int32(truncatingIfNeeded: row)
    basis[row] = Int32(truncatingIfNeeded: entering)
    occurrences.append(Int32(truncatingIfNeeded: row), to: Int(leaving))
  }

  /// Puts the sum of row `source`, which is laid out in `work`, in the place of its basic column `column` in row `target`. The list
  /// of the rows in which `column` has a part is left alone.
  @inline(__always)
  private mutating func substitute(_ column: Int, by source: Int, in target: Int) {
    let sourceCount = rows.count(source)
    rows.reserve(sourceCount, in: target)
    let place = position(of: column, in: target)
    let factor = rows.values(target)[place].coefficient
    rows.remove(at: place, of: target)
    let matched = merge(factor, into: target)
    values[target] += factor * values[source]
    guard matched < sourceCount else { return }
    let entries = rows.values(source)
    for index in 0..<sourceCount {
      let added = entries[index]
      guard work[Int(added.column)].met != meeting else { continue }
      rows.append(Entry(column: added.column, coefficient: factor * added.coefficient), to: target)
      occurrences.append(Int32(truncatingIfNeeded: target), to: Int(added.column))
    }
  }

  /// Adds `factor` times the sum in `work` to those entries of row `target` that have a part in both, marks their columns as met,
  /// and answers how many they were.
  @inline(__always)
  private mutating func merge(_ factor: Double, into target: Int) -> Int {
    meeting += 1
    let (sum, meeting) = (stamp, meeting)
    let places = work.base
    let entries = rows.values(target)
    var (index, matched) = (0, 0)
    while index < rows.count(target) {
      let column = Int(entries[index].column)
      guard places[column].stamp == sum else {
        index += 1
        continue
      }
      matched += 1
      places[column].met = meeting
      entries[index].coefficient += factor * places[column].value
      if abs(entries[index].coefficient) < Tolerance.coefficient {
        rows.remove(at: index, of: target)
        removeOccurrence(of: column, in: target)
      } else {
        index += 1
      }
    }
    return matched
  }
}
