import Measurement

extension Outcome {
  /// What people call it.
  var label: String {
    switch self {
    case .pass: "pass"
    case .improvement: "improvement"
    case .missingBaseline: "missing baseline"
    case .notComparable: "not comparable"
    case .nothingRan: "nothing ran"
    case .invalidMeasurement: "invalid measurement"
    case .regression: "regression"
    }
  }

  /// `count` of it: `1 regression`, `2 regressions`, `3 not comparable`.
  func counted(_ count: Int) -> String {
    let number = Readable.count(count)
    switch self {
    case .pass: return "\(number) passed"
    case .regression, .improvement, .invalidMeasurement: return "\(number) \(label)\(count == 1 ? "" : "s")"
    case .missingBaseline: return "\(number) without a baseline"
    case .notComparable: return "\(number) not comparable"
    case .nothingRan: return "\(number) where nothing ran"
    }
  }
}
