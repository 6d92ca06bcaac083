import ConstraintSolver

/// Solving the constraints of a cell. The floor is code that knows this one cell and adds its lengths up.
enum SolverKernels {
  /// Making a solver for a new cell.
  static func build(_ rows: Int) -> Kernel {
    Kernel(
      name: "constraints, first layout of a cell", floorName: floorName,
      operation: { now in
        [
          elapsed(now) {
            var solver = Solver()
            let cell = StackedCell(rows: rows, in: &solver)
            consume(cell.add(to: &solver).count)
            consume(solver.value(of: cell.sides[3]))
          }
        ]
      },
      floor: floor(rows))
  }

  /// Giving a cell the content of another item: every label has another height.
  static func reuse(_ rows: Int) -> Kernel {
    let bench = SolvedCell(rows: rows)
    return Kernel(
      name: "constraints, a cell with other content", floorName: floorName,
      operation: { now in
        let time = elapsed(now) {
          for item in 0..<repetitions { consume(bench.height(ofItem: item)) }
        }
        return [time / Double(repetitions)]
      },
      floor: floor(rows))
  }

  private static let repetitions = 64
  private static let floorName = "the lengths of this cell added up"

  private static func floor(_ rows: Int) -> (Nanoseconds) -> [Double] {
    var tops = [Double](repeating: 0, count: rows)
    return { now in
      let time = elapsed(now) {
        for item in 0..<repetitions {
          var y = StackedCell.margin
          for row in 0..<rows {
            tops[row] = y
            y += max(StackedCell.contentHeight(row: row, item: item), StackedCell.pictureSide) + StackedCell.margin
          }
          consume(y)
        }
      }
      consume(tops.count)
      return [time / Double(repetitions)]
    }
  }
}

/// A cell that is solved once and again when its content changes.
final class SolvedCell {
  private var solver = Solver()
  private let cell: StackedCell
  private let constraints: [Constraint]

  init(rows: Int) {
    cell = StackedCell(rows: rows, in: &solver)
    constraints = cell.add(to: &solver)
  }

  /// How high the cell is with the content of an item.
  func height(ofItem item: Int) -> Double {
    for (rule, row) in cell.contents {
      solver.setConstant(-StackedCell.contentHeight(row: row, item: item), of: constraints[rule])
    }
    try? solver.solve()
    return solver.value(of: cell.sides[3])
  }
}
