import Foundation

/// Whether a number keeps a budget, and in words why.
struct BudgetVerdict {
  let number: Double
  let budget: Budget

  /// Whether it lies within the bounds, both included.
  var holds: Bool { number >= budget.least ?? -.infinity && number <= budget.most ?? .infinity }

  /// The bound that is broken, or the one that comes first to mind.
  var limit: Double? {
    if let least = budget.least, number < least { return least }
    return budget.most ?? budget.least
  }

  /// `within its budget of at most 3`, or `over its budget of at most 3 (budgets[0])`.
  var text: String {
    let relation = holds ? "within" : number < budget.least ?? -.infinity ? "under" : "over"
    return "\(relation) its budget of \(budget.bounds) (\(budget.place))"
  }

  /// A number to three digits after the point, without zeros at its end; two digits of what is too small for that.
  static func text(_ number: Double) -> String {
    if number == .greatestFiniteMagnitude { return "infinitely many" }
    if let whole = Int(exactly: number) { return String(whole) }
    if number.magnitude < 0.001 { return String(format: "%.2g", number) }
    return String((number * 1000).rounded() / 1000)
  }
}
