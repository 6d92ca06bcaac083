import Glibc

/// How lengths are spread over synthetic items.
enum Distribution: Equatable, Sendable {
  /// Every item has this value.
  case fixed(Double)
  /// Every value between two is as likely as any other.
  case uniform(least: Double, most: Double)
  /// The logarithm of the value is normal: most items near the median, a few far above it. `spread` is the standard deviation of the
  /// logarithm; values stop at `most`.
  case logNormal(median: Double, spread: Double, least: Double, most: Double)

  /// Draws a value. O(1).
  func draw(from generator: inout SplitMix64) -> Double {
    switch self {
    case .fixed(let value): value
    case .uniform(let least, let most): least + (most - least) * generator.unit()
    case .logNormal(let median, let spread, let least, let most):
      min(max(median * exp(spread * Self.normal(from: &generator)), least), most)
    }
  }

  /// A number of the standard normal distribution, from two uniform ones (Box and Muller).
  private static func normal(from generator: inout SplitMix64) -> Double {
    let radius = sqrt(-2 * log(1 - generator.unit()))
    return radius * cos(2 * .pi * generator.unit())
  }

  /// Reads `{"fixed": x}`, `{"uniform": {"least", "most"}}` or `{"logNormal": {"median", "spread", "least", "most"}}`.
  init(_ fields: WorkloadFields) throws {
    let kinds = ["fixed", "uniform", "logNormal"].filter { fields.has($0) }
    try fields.finish()
    guard kinds.count == 1 else {
      throw WorkloadError(
        kind: .outOfRange, file: fields.file, place: fields.path, problem: "it names \(kinds.count) distributions",
        remedy: "it must name one of fixed, uniform, logNormal")
    }
    if kinds == ["fixed"] {
      self = .fixed(try fields.length("fixed", least: Self.least))
    } else if let inner = try fields.object("uniform") {
      let least = try inner.length("least", least: Self.least)
      self = .uniform(least: least, most: try inner.length("most", least: least))
      try inner.finish()
    } else {
      let inner = try fields.requiredObject("logNormal")
      let least = try inner.length("least", least: Self.least, default: Self.least)
      self = .logNormal(
        median: try inner.length("median", least: least), spread: try inner.number("spread", in: 0...3), least: least,
        most: try inner.length("most", least: least))
      try inner.finish()
    }
  }

  /// The least length that a distribution may draw: an item of no size is not in view.
  private static let least = 0.5
}
