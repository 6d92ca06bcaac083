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
    guard isAboutSameNumber(as: other) else { return disorder(with: other) ?? other.disorder(with: self) }
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

  /// Why a number that is never above another one cannot keep a least that is above the other's most: a median and a maximum.
  private func disorder(with other: Budget) -> String? {
    let areBesideNothing = [self, other].allSatisfy { $0.reference == nil && !$0.isOverCounts }
    guard areBesideNothing, metric == other.metric, metric != .frame(.netBytes), metric != .peakBytes else {
      return nil
    }
    guard step == other.step, size == nil || other.size == nil || size == other.size else { return nil }
    guard let least, let most = other.most, least > most, statistic.isNeverAbove(other.statistic) else { return nil }
    return "\(place) asks for \(statistic.rawValue) of at least \(BudgetVerdict.text(least)), and \(other.place) for "
      + "\(other.statistic.rawValue) of at most \(BudgetVerdict.text(most)), which is never less"
  }

  private func isAboutSameNumber(as other: Budget) -> Bool {
    metric == other.metric && (metric == .peakBytes || statistic == other.statistic)
      && reference == other.reference
      && isOverCounts == other.isOverCounts
  }
}

extension Budget.Statistic {
  /// Whether this is at most the other, of any numbers that are not negative.
  fileprivate func isNeverAbove(_ other: Budget.Statistic) -> Bool {
    if self == .perFrame { return [.max, .total].contains(other) }
    let ascending: [Budget.Statistic] = [.median, .p90, .p99, .max, .total]
    guard let own = ascending.firstIndex(of: self), let others = ascending.firstIndex(of: other) else { return false }
    return own < others
  }
}
