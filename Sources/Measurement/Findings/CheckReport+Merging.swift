extension CheckReport {
  /// The report of all `shards`, each with the name of its file: their findings and their notes, each note once. It is no shard, so that
  /// it is `nothingRan` if none of them had anything to check. Throws `MergeError.duplicate` where a workload at a size is in two of
  /// them. O(n).
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
  }
}
