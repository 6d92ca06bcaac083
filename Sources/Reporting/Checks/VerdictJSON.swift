import Foundation
import Measurement

/// What was checked as JSON for programs: the outcome, how many findings there are of each, and all of them.
///
/// The format has a version; a key is never given another meaning within one.
public enum VerdictJSON {
  /// The version of the format that this code writes.
  public static let currentVersion = 1

  /// The verdict of `report` in canonical form: keys in order, a line feed at the end. Throws `EncodingError` if a number of a
  /// finding is not finite. O(n) in the findings.
  public static func render(_ report: CheckReport) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(Verdict(report))) + [UInt8(ascii: "\n")]
  }

  /// The report that the verdict in `json` was made from, or nil if it is not one that this code can read, or if its outcome is
  /// not that of its findings. O(n).
  public static func report(from json: [UInt8]) -> CheckReport? {
    let decoder = JSONDecoder()
    guard let verdict = try? decoder.decode(Verdict.self, from: Data(json)), verdict.version == currentVersion else {
      return nil
    }
    if let shard = verdict.shard, !(1...1000).contains(shard.count) || !(1...shard.count).contains(shard.number) {
      return nil
    }
    let report = CheckReport(
      title: verdict.title, base: verdict.base, head: verdict.head, findings: verdict.findings, notes: verdict.notes,
      isShard: verdict.isShard, shard: verdict.shard)
    // What it says it came to has to be what its findings come to.
    let own = Verdict(report)
    return own.outcome == verdict.outcome && own.counts == verdict.counts ? report : nil
  }

  /// The version of the verdict in `json`, whatever else is in it; nil if it is no verdict. O(n).
  public static func version(in json: [UInt8]) -> Int? {
    try? JSONDecoder().decode(Envelope.self, from: Data(json)).version
  }

  /// What tells a verdict from other JSON.
  private struct Envelope: Decodable {
    var version: Int
    var outcome: String
    var counts: [String: Int]
  }

  private struct Verdict: Codable {
    var version: Int
    var title: String
    var base: String
    var head: String
    var isShard: Bool
    var shard: CheckReport.Place?
    var outcome: Outcome
    var counts: [String: Int]
    var findings: [Finding]
    var notes: [String]

    init(_ report: CheckReport) {
      version = VerdictJSON.currentVersion
      title = report.title
      base = report.base
      head = report.head
      isShard = report.isShard
      shard = report.shard
      outcome = report.outcome
      counts = Dictionary(
        uniqueKeysWithValues: Outcome.allCases.map { ($0.rawValue, report.findings($0).count) })
      findings = report.findings
      notes = report.notes
    }
  }
}
