/// The ranks of two lists of samples put together, each tie at the mean of its ranks.
struct RankSum {
  /// Twice the rank of each sample, in ascending order: whole numbers, since a mean of ranks may end in one half.
  let doubledRanks: [Int]
  /// Twice the sum of the ranks of the first list.
  let doubledSum: Int
  /// How many samples the first list has.
  let first: Int
  /// The sizes of the groups of equal samples.
  let ties: [Int]

  /// How many samples the second list has.
  var second: Int { doubledRanks.count - first }
  /// Whether some samples are equal.
  var hasTies: Bool { ties.contains { $0 > 1 } }

  /// Ranks the samples of `first` and `second`, all finite. O(n log n).
  init(_ first: [Double], _ second: [Double]) {
    let all =
      (first.map { (value: $0, isFirst: true) } + second.map { (value: $0, isFirst: false) })
      .sorted { $0.value < $1.value }
    var ranks: [Int] = []
    var ties: [Int] = []
    var sum = 0
    var start = 0
    while start < all.count {
      let end = all[start...].firstIndex { $0.value > all[start].value } ?? all.count
      // Ranks start + 1 to end: twice their mean.
      let doubled = start + 1 + end
      ranks += Array(repeating: doubled, count: end - start)
      ties.append(end - start)
      sum += doubled * all[start..<end].count(where: \.isFirst)
      start = end
    }
    doubledRanks = ranks
    doubledSum = sum
    self.first = first.count
    self.ties = ties
  }

  /// How many choices of `first` samples have each doubled sum of ranks, as shares of all choices: the distribution if it makes no
  /// difference which list a sample is in. It holds with ties (Streitberg and Röhmel 1986). O(n² × the largest sum).
  func chances() -> [Double] {
    let largest = doubledRanks.suffix(first).reduce(0, +)
    // chances[k][s]: of the choices of k among the samples seen so far, weighted so that no number leaves the range of a Double.
    var chances = [[Double]](repeating: [Double](repeating: 0, count: largest + 1), count: first + 1)
    chances[0][0] = 1
    for (seen, rank) in doubledRanks.enumerated() {
      for chosen in stride(from: min(first, seen + 1), through: 1, by: -1) where rank <= largest {
        for sum in rank...largest { chances[chosen][sum] += chances[chosen - 1][sum - rank] }
      }
    }
    let all = chances[first].reduce(0, +)
    return chances[first].map { $0 / all }
  }
}
