extension Budget {
  /// What is wrong with `budgets` of one file taken together: the budget that has to change, and why. O(n²) for n budgets.
  public static func contradictions(_ budgets: [Budget]) -> [(place: String, problem: String)] {
    var problems: [(place: String, problem: String)] = []
    for (index, budget) in budgets.enumerated() {
      if let least = budget.least, let most = budget.most, least > most {
        problems.append((budget.place, "the least is above the most"))
      }
      for other in budgets[..<index] {
        if let problem = budget.contradiction(with: other) {
          problems.append((budget.place, problem))
        }
      }
    }
    return problems
  }

  /// Why this budget and one before it cannot both stand.
  private func contradiction(with other: Budget) -> String? {
    guard isAboutSameNumber(as: other) else { return nil }
    if size == other.size, step == other.step {
      return "it is about the same number as \(other.place)"
    }
    guard step == other.step, size == nil || other.size == nil else { return nil }
    // The one without a size is about all sizes, the other's among them: both must be able to hold.
    if let least, let most = other.most, least > most {
      return "its least is above the most of \(other.place)"
    }
    if let most, let least = other.least, most < least {
      return "its most is below the least of \(other.place)"
    }
    return nil
  }

  private func isAboutSameNumber(as other: Budget) -> Bool {
    metric == other.metric && (metric == .peakBytes || statistic == other.statistic)
      && reference == other.reference
      && isOverCounts == other.isOverCounts
  }
}
