import Scrollmark

/// One of several parts of the workloads, for runs on several machines: each workload is in exactly one of them, with all its sizes.
struct Shard: Equatable {
  /// Which part, counted from 1.
  var number: Int
  /// How many parts there are.
  var count: Int

  /// The most parts that there may be.
  private static let most = 1000

  /// Reads `2/5`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.most).contains(count),
      (1...count).contains(number)
    else {
      throw CommandFailure(
        .usage,
        "--shard takes a part of a number of parts, such as 2/5: from 1/1 to \(Self.most)/\(Self.most), not '\(text)'")
    }
    (self.number, self.count) = (number, count)
  }

  /// The shard as the user writes it.
  var label: String { "\(number)/\(count)" }

  /// Those of `workloads` that belong to the shard, in order. The heaviest are dealt out first, each to the shard that has least to do,
  /// so that all take about as long; the same workloads give the same shards on every machine. O(n log n + n × shards).
  func select(_ workloads: [Workload]) -> [Workload] {
    let heaviest = workloads.indices.sorted { left, right in
      let (one, other) = (Self.weight(of: workloads[left]), Self.weight(of: workloads[right]))
      return one == other ? workloads[left].name < workloads[right].name : one > other
    }
    var loads = [Int](repeating: 0, count: count)
    var own: Set<Int> = []
    for index in heaviest {
      let place = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[place] += Self.weight(of: workloads[index])
      if place == number - 1 { own.insert(index) }
    }
    return workloads.indices.filter(own.contains).map { workloads[$0] }
  }

  /// About how long a workload takes, in some unit: comparing its times takes as long as a million items do, whatever it is, and a frame
  /// as long as a hundred.
  private static func weight(of workload: Workload) -> Int {
    // A source that does not say how many items it has is a file; those have tens of thousands.
    let counts = workload.counts.isEmpty ? [workload.fullCount ?? 50_000] : workload.counts
    return counts.reduce(1_000_000) { $0 + 100 * workload.frameCount + $1 }
  }
}
