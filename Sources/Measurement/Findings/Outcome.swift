/// What one check, or a whole report of checks, comes to. The cases stand in order of severity, least first; `max()` of several
/// outcomes is what all of them together come to.
///
/// A regression is the most severe: it is a fact about the code, while the ones before it say why a fact is missing.
public enum Outcome: String, CaseIterable, Codable, Comparable, Sendable {
  /// The check held.
  case pass
  /// A number got so much better that the stored baseline should take it.
  case improvement
  /// There is nothing to compare with: no entry in the baseline, or no run of the base.
  case missingBaseline
  /// There are two numbers, but comparing them would say nothing.
  case notComparable
  /// Nothing was measured at all. An empty report is never a pass.
  case nothingRan
  /// A number was measured, but cannot be believed.
  case invalidMeasurement
  /// A number got worse beyond what is allowed.
  case regression

  /// Whether the outcome stops a pull request. Everything does that is not a pass; an improvement stops it until the baseline
  /// has been updated.
  public var fails: Bool { self != .pass }

  /// Less severe than the other.
  public static func < (left: Outcome, right: Outcome) -> Bool { left.severity < right.severity }

  private var severity: Int {
    switch self {
    case .pass: 0
    case .improvement: 1
    case .missingBaseline: 2
    case .notComparable: 3
    case .nothingRan: 4
    case .invalidMeasurement: 5
    case .regression: 6
    }
  }
}
