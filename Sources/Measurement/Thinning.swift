/// Choosing which samples of a long series to draw, so that no peak is lost.
public enum Thinning {
  /// The places of at most `limit` samples (at least 2), in order. The series is cut into runs of equal length, and the
  /// smallest and the largest sample of each run are kept; the largest of all is therefore among them. O(n).
  public static func extremes(of series: [Int64], limit: Int) -> [Int] {
    precondition(limit >= 2, "Thinning leaves at least 2 samples, not \(limit)")
    guard series.count > limit else { return Array(series.indices) }
    let runs = limit / 2
    var kept: [Int] = []
    kept.reserveCapacity(limit)
    for run in 0..<runs {
      let places = (run * series.count / runs)..<((run + 1) * series.count / runs)
      var (low, high) = (places.lowerBound, places.lowerBound)
      for place in places {
        if series[place] < series[low] { low = place }
        if series[place] > series[high] { high = place }
      }
      kept.append(min(low, high))
      if low != high { kept.append(max(low, high)) }
    }
    return kept
  }
}
