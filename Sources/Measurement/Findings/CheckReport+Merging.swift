extension CheckReport {
  /// The report of all `shards`, each with the name of its file: their findings and their notes, each note once. It is no shard, so that
  /// it is `nothingRan` if none of them had anything to check. Throws `MergeError.duplicate` where a workload at a size is in two of
  /// them. A shard that is missing is a finding, and so is one of another build. O(n).
  public init(merging shards: [(name: String, report: CheckReport)]) throws(MergeError) {
    guard let first = shards.first else { throw .nothing }
    self.init(title: first.report.title, base: first.report.base, head: first.report.head)
    var places: [[String]: String] = [:]
    for (name, report) in shards {
      for place in Set(report.findings.filter { !$0.workload.isEmpty }.map { [$0.workload, $0.size] }) {
        if let other = places.updateValue(name, forKey: place) {
          throw .duplicate(name: place[0], size: place[1], first: other, second: name)
        }
      }
      findings += report.findings
      notes += report.notes.filter { !notes.contains($0) }
    }
    findings += Self.gaps(shards.map(\.report))
  }

  /// What keeps `shards` from being one whole: shards that are missing, and shards of another whole or another build. O(n).
  private static func gaps(_ shards: [CheckReport]) -> [Finding] {
    var gaps: [Finding] = []
    let heads = Set(shards.map(\.head)).sorted()
    if heads.count > 1 {
      gaps.append(
        Finding(
          metric: "shards", check: .comparability, outcome: .notComparable,
          message: "the shards are of different builds: \(heads.joined(separator: ", ")). Run all of them with one."))
    }
    let places = shards.compactMap(\.shard)
    for count in Set(places.map(\.count)).sorted() {
      let present = Set(places.filter { $0.count == count }.map(\.number))
      for number in 1...max(1, count) where !present.contains(number) {
        gaps.append(
          Finding(
            metric: "shards", check: .comparability, outcome: .nothingRan,
            message: "shard \(number)/\(count) is missing. Run it, and name its verdict too."))
      }
    }
    return gaps
  }
}
