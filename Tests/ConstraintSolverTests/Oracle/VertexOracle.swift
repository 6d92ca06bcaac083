import ConstraintSolver

/// A constraint by numbers: the sum of `coefficients` × unknowns and `constant` stands to zero as `relation` says.
struct PlainConstraint: Equatable {
  var coefficients: [Double]
  var constant: Double
  var relation: Relation
  var rank: Double

  /// By how much a point misses it.
  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .atLeast: max(0, -value)
    case .atMost: max(0, value)
    }
  }
}

/// Finds by looking everywhere how well constraints can be met. It shares nothing with the solver.
///
/// What constraints are missed by is linear between the hyperplanes on which they hold exactly. Its least value, level by level, is
/// therefore taken at a point where as many independent ones of these meet as there are: all such points are tried.
enum VertexOracle {
  /// The least sums by which constraints are missed, for each rank from the strongest on; required ones have an infinite rank.
  static func leastViolations(_ constraints: [PlainConstraint], unknowns: Int) -> [(rank: Double, sum: Double)] {
    let ranks = Set(constraints.map(\.rank)).sorted(by: >)
    let rank = Self.rank(constraints.map(\.coefficients))
    var best: [Double]?
    for subset in subsets(of: constraints.count, size: rank) {
      guard let point = meeting(subset.map { constraints[$0] }, unknowns: unknowns) else { continue }
      let sums = violations(constraints, at: point, ranks: ranks)
      if best.map({ isLess(sums, $0) }) ?? true { best = sums }
    }
    return zip(ranks, best ?? []).map { ($0, $1) }
  }

  /// What constraints are missed by at a point, for each rank.
  static func violations(_ constraints: [PlainConstraint], at point: [Double], ranks: [Double]) -> [Double] {
    ranks.map { rank in constraints.filter { $0.rank == rank }.reduce(0) { $0 + $1.violation(at: point) } }
  }

  /// Whether the first sums in which two differ are less on the left.
  static func isLess(_ left: [Double], _ right: [Double], by tolerance: Double = 1e-7) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > tolerance { return left < right }
    return false
  }

  private static func subsets(of count: Int, size: Int) -> [[Int]] {
    if size == 0 { return [[]] }
    if count < size { return [] }
    return subsets(of: count - 1, size: size) + subsets(of: count - 1, size: size - 1).map { $0 + [count - 1] }
  }

  private static func rank(_ rows: [[Double]]) -> Int {
    var rows = rows
    return eliminate(&rows).count
  }

  /// A point on all of the hyperplanes, nil if they are not independent. Unknowns that they leave open are zero.
  private static func meeting(_ constraints: [PlainConstraint], unknowns: Int) -> [Double]? {
    var rows = constraints.map { $0.coefficients + [-$0.constant] }
    let pivots = eliminate(&rows)
    guard pivots.count == constraints.count, !pivots.contains(unknowns) else { return nil }
    var point = [Double](repeating: 0, count: unknowns)
    for (row, column) in pivots.enumerated() { point[column] = rows[row][unknowns] }
    return point
  }

  /// Brings rows into their reduced form (Gauss and Jordan) and answers the column of each leading one.
  private static func eliminate(_ rows: inout [[Double]]) -> [Int] {
    var pivots: [Int] = []
    for column in 0..<(rows.first?.count ?? 0) {
      let rest = pivots.count..<rows.count
      guard let row = rest.max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }), abs(rows[row][column]) > 1e-9
      else { continue }
      rows.swapAt(pivots.count, row)
      let leading = rows[pivots.count].map { $0 / rows[pivots.count][column] }
      for other in rows.indices {
        let factor = rows[other][column]
        for index in leading.indices { rows[other][index] -= factor * leading[index] }
      }
      rows[pivots.count] = leading
      pivots.append(column)
    }
    return pivots
  }
}
