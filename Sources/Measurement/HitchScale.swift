/// How bad hitch time is, on the scale published in 2020 for scrolling: below 5 ms a second is good, above 10 ms is critical.
public enum HitchScale: String, CaseIterable, Sendable {
  /// Below 5 ms a second: hardly anybody notices.
  case good
  /// From 5 to 10 ms a second: people notice.
  case warning
  /// Above 10 ms a second: people are disturbed.
  case critical

  /// What the scale is called in reports.
  public static let name = "5 and 10 ms/s (2020, scrolling)"

  /// Judges `millisecondsPerSecond` of hitch time.
  public init(millisecondsPerSecond: Double) {
    self = millisecondsPerSecond < 5 ? .good : millisecondsPerSecond <= 10 ? .warning : .critical
  }
}
