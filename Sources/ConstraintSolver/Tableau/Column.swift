/// What a column of the tableau stands for: an unknown, or the marker of a constraint, which is the value of its expression.
struct Column: BitwiseCopyable {
  /// What a value other than zero costs.
  enum Kind: UInt8, BitwiseCopyable {
    /// The column stands for nothing.
    case unused
    /// Nothing.
    case free
    /// Its distance from zero.
    case target
    /// Its distance from zero if it is below.
    case bound
  }

  var kind = Kind.unused
  /// On which side of zero a basic column is taken to be: 1 or -1.
  var side: Int8 = 1
  /// -1 for the marker of a constraint that says "at most", whose expression is turned round.
  var sign: Int8 = 1
  /// Which level of the costs it counts in; 0 is what is required.
  var level: Int16 = -1
  /// The row whose basic column it is; -1 while it is not basic, which is to say zero.
  var row: Int32 = -1
  /// The constant of the marker's expression, turned round with it.
  var constant = 0.0

  /// What a step away from zero costs, upwards or downwards.
  @inline(__always) func cost(towards direction: Double) -> Double {
    switch kind {
    case .unused, .free: 0
    case .target: 1
    case .bound: direction > 0 ? 0 : 1
    }
  }

  /// How its cost grows with its value, on the side where it is.
  @inline(__always) var slope: Double {
    switch kind {
    case .unused, .free: 0
    case .target: Double(side)
    case .bound: side > 0 ? 0 : -1
    }
  }

  /// How much steeper its cost is above zero than below.
  @inline(__always) var kink: Double { kind == .target ? 2 : 1 }

  /// How far `value` lies on the side where the column is not taken to be.
  @inline(__always) func stray(_ value: Double) -> Double { -value * Double(side) }

  /// By how much `value` misses what the constraint asks for.
  @inline(__always) func violation(_ value: Double) -> Double {
    switch kind {
    case .unused, .free: 0
    case .target: abs(value)
    case .bound: max(0, -value)
    }
  }
}

/// One column's part in a row, or in the expression of a constraint.
struct Entry: BitwiseCopyable {
  var column: Int32
  var coefficient: Double
}

/// What counts as zero.
enum Tolerance {
  /// A coefficient.
  static let coefficient = 1e-10
  /// The growth of a cost.
  static let cost = 1e-9
  /// A value.
  static let value = 1e-8
  /// How far the required constraints may be missed before they count as contradicting each other.
  static let violation = 1e-6
}
