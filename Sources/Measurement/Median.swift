/// The median of samples that need no other quantile.
public enum Median {
  /// The middle one of `samples`, or the mean of the two in the middle, in the unit of the samples; or that there are none. It is
  /// what `SortedSamples` says, found by selection (Hoare 1961): O(n) on average.
  public static func of(_ samples: [Int64]) -> Reading<Double> {
    guard !samples.isEmpty else { return .absent(reason: "there are no samples") }
    var samples = samples
    let middle = samples.count / 2
    return samples.withUnsafeMutableBufferPointer { samples in
      select(middle, in: samples)
      let upper = Double(samples[middle])
      guard samples.count.isMultiple(of: 2) else { return .value(upper) }
      let lower = Double(samples[..<middle].max() ?? samples[middle])
      return .value(lower + 0.5 * (upper - lower))
    }
  }

  /// Moves samples so that the one at `rank` is the one that sorting would put there, and none before it is greater.
  private static func select(_ rank: Int, in samples: UnsafeMutableBufferPointer<Int64>) {
    var low = 0
    var high = samples.count - 1
    while low < high {
      let pivot = samples[low + (high - low) / 2]
      var left = low
      var right = high
      while left <= right {
        while samples[left] < pivot { left += 1 }
        while samples[right] > pivot { right -= 1 }
        if left <= right {
          samples.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if rank <= right {
        high = right
      } else if rank >= left {
        low = left
      } else {
        return
      }
    }
  }
}
