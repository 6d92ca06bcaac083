import Measurement

extension RunRecord {
  /// A sentence for each workload that did not run: `contacts was left out: ...`.
  var leftOutInWords: [String] { (leftOut ?? []).map { "\($0.name) was left out: \($0.reason)" } }
}
