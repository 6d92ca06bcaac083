/// Estimates how long work will still take from how long it has taken.
struct TimeLeft: Equatable {
  /// The estimate in seconds, or nil while there is too little to go by. `done` and `total` are in any one unit of work.
  static func seconds(done: Double, total: Double, elapsed: Double) -> Double? {
    guard done > 0, total > 0, elapsed >= 1 else { return nil }
    return max(0, elapsed * (total - done) / done)
  }

  /// Seconds as a person says them: `8 s`, `1 min 20 s`, `2 h 5 min`.
  static func text(seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded(.up))
    let (minutes, rest) = whole.quotientAndRemainder(dividingBy: 60)
    if minutes == 0 { return "\(rest) s" }
    if minutes < 60 { return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s" }
    return "\(minutes / 60) h \(minutes % 60) min"
  }
}
