/// How far a sample lies from the middle half of the others (Tukey 1977). Outliers are counted and shown, never removed: a slow frame is
/// what is looked for.
public enum OutlierClass: String, CaseIterable, Codable, Sendable {
  /// More than three times the distance of the quartiles below the lower one.
  case severelyLow
  /// More than one and a half times that distance below it.
  case mildlyLow
  /// Within the fences.
  case inside
  /// More than one and a half times that distance above the upper quartile.
  case mildlyHigh
  /// More than three times that distance above it.
  case severelyHigh
}

/// The fences that part outliers from the rest.
public struct OutlierFences: Equatable, Sendable {
  /// The lower quartile, in the unit of the samples.
  public var lowerQuartile: Double
  /// The upper quartile.
  public var upperQuartile: Double

  /// Makes the fences of these quartiles.
  public init(lowerQuartile: Double, upperQuartile: Double) {
    self.lowerQuartile = lowerQuartile
    self.upperQuartile = upperQuartile
  }

  /// The fences of `samples`, or that there are too few. O(1).
  public static func of(_ samples: SortedSamples) -> Reading<OutlierFences> {
    samples[Quantile(permille: 250)].flatMap { lower in
      samples[Quantile(permille: 750)].map { OutlierFences(lowerQuartile: lower, upperQuartile: $0) }
    }
  }

  /// Where `sample` lies.
  public func classify(_ sample: Double) -> OutlierClass {
    let range = upperQuartile - lowerQuartile
    if sample < lowerQuartile - 3 * range { return .severelyLow }
    if sample < lowerQuartile - 1.5 * range { return .mildlyLow }
    if sample > upperQuartile + 3 * range { return .severelyHigh }
    if sample > upperQuartile + 1.5 * range { return .mildlyHigh }
    return .inside
  }

  /// How many of `samples` are in each class. O(n).
  public func count(_ samples: SortedSamples) -> [OutlierClass: Int] {
    samples.values.reduce(into: [:]) { $0[classify(Double($1)), default: 0] += 1 }
  }
}
