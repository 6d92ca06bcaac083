import Measurement

/// What comparing two runs comes to, in a sentence: what got worse, what got better, and what could not be compared.
enum ComparisonHeadline {
  /// The sentence, without a full stop.
  static func text(_ check: CheckReport) -> String {
    if check.findings.isEmpty { return "Nothing was compared" }
    let (worse, better) = (check.findings(.regression), check.findings(.improvement))
    let left = uncompared(check)
    if let first = worse.first {
      let isOne = !first.workload.isEmpty && worse.allSatisfy { $0.workload == first.workload }
      let others = [better.isEmpty ? nil : "\(Readable.count(better.count)) better", left]
      return
        ([numbers(worse.count) + " got worse" + (isOne ? " in \(first.workload)" : "")] + others.compactMap(\.self))
        .joined(separator: ", ")
    }
    if let whole = refusal(check) { return whole }
    let rest = better.isEmpty ? held(check) : "\(numbers(better.count)) got better, none worse"
    guard let left else { return capitalized(rest) }
    return check.findings(.pass).isEmpty && better.isEmpty ? capitalized(left) : "\(capitalized(left)); \(rest)"
  }

  /// Why the two runs as a whole say nothing about each other; nil where some of their numbers were compared.
  private static func refusal(_ check: CheckReport) -> String? {
    guard check.findings.allSatisfy({ $0.outcome.fails && $0.outcome != .improvement }) else { return nil }
    if check.findings.contains(where: { $0.outcome == .nothingRan }) { return "One of the two runs is empty" }
    let isWhole = check.findings.contains { $0.outcome == .notComparable && $0.workload.isEmpty }
    return isWhole ? "The two runs cannot be compared" : nil
  }

  /// What could not be compared: workloads of which nothing could, then single numbers; nil where all could.
  private static func uncompared(_ check: CheckReport) -> String? {
    let left = check.changes.filter { $0.outcome != .regression && $0.outcome != .improvement }
    let whole = left.filter(\.isAboutAllNumbers)
    let workloads = { (findings: [Finding]) in Set(findings.map(\.workload)).subtracting([""]).count }
    let (alone, refused) = (
      workloads(whole.filter { $0.outcome == .missingBaseline }),
      workloads(whole.filter { $0.outcome != .missingBaseline })
    )
    let single = left.count - whole.count
    let parts = [
      refused > 0 ? "\(Self.workloads(refused)) could not be compared" : nil,
      alone > 0 ? "\(Self.workloads(alone)) \(alone == 1 ? "is" : "are") in one of the runs only" : nil,
      single > 0 ? "\(numbers(single)) could not be compared" : nil,
      whole.contains { $0.workload.isEmpty } ? "not everything could be compared" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func held(_ check: CheckReport) -> String {
    "nothing got worse in \(CheckReport.checks(check.findings(.pass).count))"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func workloads(_ count: Int) -> String {
    count == 1 ? "1 workload" : "\(Readable.count(count)) workloads"
  }

  private static func numbers(_ count: Int) -> String { count == 1 ? "1 number" : "\(Readable.count(count)) numbers" }
}

extension Finding {
  /// Whether it is about all numbers of a workload or of the run, and names none of them.
  var isAboutAllNumbers: Bool { metric.isEmpty && (check == .comparability || check == .baseline) }
}
