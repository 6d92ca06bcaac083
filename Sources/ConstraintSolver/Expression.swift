/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// What it is multiplied by.
  public var coefficient: Double

  /// `coefficient` × `variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant. A variable may stand in it more than once.
public struct Expression: Hashable, Sendable {
  /// The terms.
  public var terms: [Term]
  /// What is added to them.
  public var constant: Double

  /// The sum of `terms` and `constant`.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// A variable on its own.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// The sum of two.
  public static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The difference of two.
  public static func - (left: Expression, right: Expression) -> Expression {
    left + -1 * right
  }

  /// An expression times a number.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * expression.constant)
  }
}
