import Measurement

/// The numbers of a finding as tables show them, in ASCII.
extension Finding {
  /// The columns that `cells` fills, after that of the outcome.
  static let columns = ["workload", "size", "metric", "statistic", "base", "head", "change"]

  /// The columns that hold numbers.
  static let firstNumber = 4

  /// Where the finding was made and what the numbers are; a dash where there is none.
  var cells: [String] {
    [
      workload.isEmpty ? "-" : workload, size.isEmpty ? "-" : size, metric.isEmpty ? check.rawValue : metric,
      statistic.isEmpty ? "-" : statistic, reference, amount(head), change,
    ]
  }

  /// What the head stands beside: the number of the base, or where there is none, what is allowed.
  private var reference: String {
    if base == nil, let limit { return "limit \(amount(limit))" }
    return amount(base)
  }

  /// Where the finding was made, in words: `feed (smoke), allocations, total`.
  var place: String {
    let whole = workload.isEmpty ? "the run" : size.isEmpty ? workload : "\(workload) (\(size))"
    return ([whole] + [metric.isEmpty ? check.rawValue : metric, statistic].filter { !$0.isEmpty })
      .joined(separator: ", ")
  }

  /// `number` with its unit. What is exact is shown to the unit.
  func amount(_ number: Double?) -> String {
    guard let number else { return "-" }
    switch unit {
    case .nanoseconds: return Readable.time(nanoseconds: number, ascii: true)
    case .bytes: return "\(Readable.number(number)) B"
    case .millisecondsPerSecond: return "\(Readable.fixed(number, decimals: 1)) ms/s"
    case .exponent, .ratio: return Readable.fixed(number, decimals: 2)
    case .count, .instructions, nil: return Readable.number(number)
    }
  }

  /// By how much the head differs: the difference and its share of exact numbers, the share and its interval of times.
  var change: String {
    if check == .complexity, let interval {
      return "slope \(Readable.fixed(interval.lower, decimals: 2)) to \(Readable.fixed(interval.upper, decimals: 2))"
    }
    guard let difference else { return "-" }
    let share = ratio.map { Readable.signedPercent($0 - 1) }
    if check == .time {
      let interval = interval.map {
        " [\(Readable.signedPercent($0.lower - 1)), \(Readable.signedPercent($0.upper - 1))]"
      }
      return (share ?? "-") + (interval ?? "")
    }
    if difference == 0 { return "0" }
    return "\(difference > 0 ? "+" : "")\(Readable.number(difference))" + (share.map { " (\($0))" } ?? "")
  }
}
