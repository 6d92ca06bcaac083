import ConstraintSolver

/// The constraints of a cell whose views stand below each other, each with a picture beside it: what the labels say decides how
/// high it is.
struct StackedCell {
  /// A constraint before it is added.
  struct Rule {
    var expression: Expression
    var relation: Relation
    var strength: Strength
  }

  /// Left, top, width and height of the cell's content and of each view in it.
  private(set) var sides: [Variable] = []
  private(set) var rules: [Rule] = []
  /// Which rules say how large the content of a label is, each with the number of the label's row.
  private(set) var contents: [(rule: Int, row: Int)] = []
  let rowCount: Int

  static let margin = 8.0
  static let pictureSide = 40.0

  init(rows: Int, in solver: inout Solver) {
    rowCount = rows
    for _ in 0..<(4 * (2 * rows + 1)) { sides.append(solver.makeVariable()) }
    rule([(0, 1)], 0, .equal)
    rule([(1, 1)], 0, .equal)
    rule([(2, 1)], -320, .equal, Strength(rank: 1_001))
    rule([(3, 1)], 0, .equal, Strength(rank: 50))
    for row in 0..<rows { addRow(row) }
    let last = 4 * (2 * rows)
    rule([(3, 1), (last + 1, -1), (last + 3, -1)], -Self.margin, .equal)
  }

  private mutating func addRow(_ row: Int) {
    let (picture, label) = (4 * (2 * row + 1), 4 * (2 * row + 2))
    rule([(picture, 1), (0, -1)], -Self.margin, .equal)
    rule([(picture + 2, 1)], -Self.pictureSide, .equal)
    rule([(picture + 3, 1), (picture + 2, -1)], 0, .equal)
    rule([(picture + 1, 1), (label + 1, -1)], 0, .equal)
    rule([(label, 1), (picture, -1), (picture + 2, -1)], -Self.margin, .equal)
    rule([(label, 1), (label + 2, 1), (2, -1)], Self.margin, .equal)
    if row == 0 {
      rule([(label + 1, 1), (1, -1)], -Self.margin, .equal)
    } else {
      rule([(label + 1, 1), (label - 7, -1), (label - 5, -1)], -Self.margin, .equal)
    }
    rule([(label + 3, 1), (picture + 3, -1)], 0, .atLeast)
    for (relation, rank) in [(Relation.atLeast, 750.0), (.atMost, 250)] {
      contents.append((rules.count, row))
      rule([(label + 3, 1)], -20, relation, Strength(rank: rank))
    }
  }

  private mutating func rule(
    _ terms: [(Int, Double)], _ constant: Double, _ relation: Relation, _ strength: Strength = .required
  ) {
    let expression = Expression(terms.map { Term(sides[$0.0], $0.1) }, constant: constant)
    rules.append(Rule(expression: expression, relation: relation, strength: strength))
  }

  /// Adds all rules to the solver that made the variables. None contradicts another.
  func add(to solver: inout Solver) -> [Constraint] {
    rules.compactMap { try? solver.add($0.expression, $0.relation, strength: $0.strength) }
  }

  /// How high a label's content is in one of many items.
  static func contentHeight(row: Int, item: Int) -> Double {
    Double(17 + (item &* 31 &+ row &* 17) % 90)
  }
}
