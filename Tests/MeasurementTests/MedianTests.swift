import Measurement
import Testing

@Suite struct MedianTests {
  @Test("The median of few samples, by hand")
  func few() {
    #expect(Median.of([7]) == .value(7))
    #expect(Median.of([9, 1, 4]) == .value(4))
    #expect(Median.of([4, 1]) == .value(2.5))
    #expect(Median.of([5, 5, 5, 1]) == .value(5))
    #expect(Median.of([]) == .absent(reason: "there are no samples"))
  }

  @Test("Selection finds what sorting finds, for every order of up to seven samples with repeats")
  func everyOrder() {
    for count in 1...7 {
      var digits = [Int64](repeating: 0, count: count)
      repeat {
        #expect(Median.of(digits) == SortedSamples(digits)[.median], "\(digits)")
      } while advance(&digits)
    }
  }

  @Test("Selection finds what sorting finds in long runs, rising, falling and equal")
  func long() {
    for samples in [Array(0..<10_001), Array((0..<10_000).reversed()), Array(repeating: 3, count: 10_000)] as [[Int64]]
    {
      #expect(Median.of(samples) == SortedSamples(samples)[.median])
    }
  }

  /// Counts on in base 4; false after the last number.
  private func advance(_ digits: inout [Int64]) -> Bool {
    for place in digits.indices {
      digits[place] += 1
      if digits[place] < 4 { return true }
      digits[place] = 0
    }
    return false
  }
}
