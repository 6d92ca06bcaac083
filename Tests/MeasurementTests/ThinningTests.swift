import Measurement
import Testing

@Suite struct ThinningTests {
  @Test("A short series is kept whole")
  func short() {
    #expect(Thinning.extremes(of: [4, 2, 9], limit: 3) == [0, 1, 2])
    #expect(Thinning.extremes(of: [], limit: 2) == [])
  }

  @Test("Each run keeps its smallest and its largest sample, in order")
  func runs() {
    // Two runs of four: smallest and largest at 2 and 1, then at 4 and 7.
    #expect(Thinning.extremes(of: [5, 9, 1, 6, 0, 3, 2, 8], limit: 4) == [1, 2, 4, 7])
    // A run of equal samples keeps one of them.
    #expect(Thinning.extremes(of: [5, 5, 5, 1, 2, 3], limit: 4) == [0, 3, 5])
  }

  @Test("The one peak in a million samples is never lost", arguments: [0, 1, 499_999, 500_000, 999_999])
  func peak(place: Int) {
    var series = [Int64](repeating: 7, count: 1_000_000)
    series[place] = 8
    let kept = Thinning.extremes(of: series, limit: 600)
    #expect(kept.contains(place))
    #expect(kept.count <= 600)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A distribution of few samples has a step for each")
  func distribution() {
    let steps = SortedSamples([30, 10, 20, 20]).distribution(limit: 4)
    #expect(steps.map(\.value) == [10, 20, 20, 30])
    #expect(steps.map(\.share) == [0.25, 0.5, 0.75, 1])
  }

  @Test("A thinned distribution keeps the smallest sample and every one of the largest")
  func thinnedDistribution() {
    let steps = SortedSamples((1...1000).map(Int64.init)).distribution(limit: 40)
    #expect(steps.count == 40)
    #expect(steps.first == SortedSamples.Step(value: 1, share: 0.001))
    #expect(steps.suffix(10).map(\.value) == Array(991...1000))
    #expect(steps.allSatisfy { $0.share == Double($0.value) / 1000 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.value < $1.value })
  }
}
