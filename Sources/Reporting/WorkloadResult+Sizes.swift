import Measurement

// A workload that ran at several sizes is one workload with several results.
extension [WorkloadResult] {
  /// How many workloads there are, whatever sizes they ran at. O(n).
  var workloadCount: Int { Set(map(\.name)).count }
}

extension WorkloadResult {
  /// At how many sizes the workload is among `results`. O(n).
  func sizes(in results: [WorkloadResult]) -> Int { results.count { $0.name == name } }

  /// `at 1,000,000 items`, `at the size smoke`.
  var sizeInWords: String { Int(size).map { "at \(Readable.count($0)) items" } ?? "at the size \(size)" }
}
