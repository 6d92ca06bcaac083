/// Which workload of one run is which of another: the one of the same name and size.
struct WorkloadPairing {
  /// Those that are in both, in the order of the head.
  var pairs: [(base: WorkloadResult, head: WorkloadResult)] = []
  /// Those that are only in the base.
  var onlyBase: [WorkloadResult] = []
  /// Those that are only in the head.
  var onlyHead: [WorkloadResult] = []

  /// Pairs the workloads of two records, in each of which a name and size occurs once. O(n).
  init(_ base: [WorkloadResult], _ head: [WorkloadResult]) {
    let places = Dictionary(uniqueKeysWithValues: base.indices.map { (Self.key(base[$0]), $0) })
    var taken: Set<Int> = []
    for result in head {
      if let place = places[Self.key(result)] {
        pairs.append((base[place], result))
        taken.insert(place)
      } else {
        onlyHead.append(result)
      }
    }
    onlyBase = base.indices.filter { !taken.contains($0) }.map { base[$0] }
  }

  private static func key(_ result: WorkloadResult) -> [String] { [result.name, result.size] }

  /// The findings about workloads that are only in one of the runs. O(n²) in those.
  func findings() -> [Finding] {
    onlyBase.map { finding($0, isIn: "base", missingIn: "head", others: onlyHead) }
      + onlyHead.map { finding($0, isIn: "head", missingIn: "base", others: onlyBase) }
  }

  private func finding(
    _ result: WorkloadResult, isIn side: String, missingIn other: String, others: [WorkloadResult]
  ) -> Finding {
    let twin = others.first { Self.isSameWork($0, result) }
    let advice =
      twin.map { "It does what '\($0.name)' does there: if it was renamed, give it its old name for the comparison" }
      ?? "Run it on both sides, or leave it out of both"
    return Finding(
      workload: result.name, size: result.size, check: .baseline, outcome: .missingBaseline,
      message: "\(result.name) (\(result.size)) is in the \(side) but not in the \(other). \(advice).")
  }

  /// Whether two results did the same with the same items, whatever they are called.
  private static func isSameWork(_ one: WorkloadResult, _ other: WorkloadResult) -> Bool {
    one.size == other.size && Obstacle.between(one, other).isEmpty
  }
}
