extension SortedSamples {
  /// A step of a cumulative distribution.
  public struct Step: Equatable, Sendable {
    /// A sample.
    public var value: Int64
    /// The share of samples that are at most `value`: more than 0, at most 1.
    public var share: Double

    /// Makes a step.
    public init(value: Int64, share: Double) {
      self.value = value
      self.share = share
    }
  }

  /// The cumulative distribution in at most `limit` steps (at least 4). A quarter of them are the largest samples, each one
  /// kept; the rest are spread evenly over the other samples, the smallest among them. O(limit).
  public func distribution(limit: Int) -> [Step] {
    precondition(limit >= 4, "A distribution takes at least 4 steps, not \(limit)")
    let count = values.count
    guard count > limit else { return (0..<count).map { step(atRank: $0) } }
    let tail = limit / 4
    let spread = limit - tail
    let body = count - tail
    return (0..<spread).map { step(atRank: $0 * (body - 1) / (spread - 1)) } + (body..<count).map { step(atRank: $0) }
  }

  private func step(atRank rank: Int) -> Step {
    Step(value: values[rank], share: Double(rank + 1) / Double(values.count))
  }
}
