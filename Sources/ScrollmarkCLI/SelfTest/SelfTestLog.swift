import Foundation

/// The tries that were made, as CSV: a line each, so that a self-test that was ended goes on where it was.
struct SelfTestLog: Equatable {
  /// The commit whose builds are tried; tries of another one do not count.
  let commit: String
  /// The tries, in the order in which they were made.
  private(set) var trials: [SelfTestTrial] = []

  private static let header = "commit,case,status,seconds,load"

  /// Starts with the tries in `csv` that are about `commit`.
  init(commit: String, csv: String = "") {
    self.commit = commit
    for line in csv.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, fields[0] == commit, let kind = SelfTestCase(rawValue: fields[1]),
        let status = Int32(fields[2]), let seconds = Double(fields[3]), let load = Double(fields[4])
      else { continue }
      trials.append(SelfTestTrial(kind: kind, status: status, seconds: seconds, load: load))
    }
  }

  /// Adds a try.
  mutating func append(_ trial: SelfTestTrial) { trials.append(trial) }

  /// The log as CSV.
  var csv: String {
    let lines = trials.map { trial in
      [
        commit, trial.kind.rawValue, "\(trial.status)", String(format: "%.2f", trial.seconds),
        String(format: "%.2f", trial.load),
      ].joined(separator: ",")
    }
    return ([Self.header] + lines).joined(separator: "\n") + "\n"
  }

  /// The tries of one case.
  func trials(_ kind: SelfTestCase) -> [SelfTestTrial] { trials.filter { $0.kind == kind } }
}
