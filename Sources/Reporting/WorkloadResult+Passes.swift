import Measurement

extension WorkloadResult {
  /// How many passes took times, and how many ran before them: `3 time passes after 1 to warm up`.
  var passesInWords: String {
    let timed = timePasses == 1 ? "1 time pass" : "\(timePasses) time passes"
    return discardedPasses == 0 ? timed : "\(timed) after \(discardedPasses) to warm up"
  }

  /// How many passes were left out.
  var discardedPasses: Int { passes.value?.warmUp.discarded ?? 0 }

  /// Which passes of `workloads` were left out, a line for all of them if it is the same number, otherwise a line each.
  static func discardedInWords(_ workloads: [WorkloadResult]) -> [String] {
    let numbers = Set(workloads.map(\.discardedPasses))
    if numbers == [0] || numbers.isEmpty { return [] }
    func passes(_ count: Int) -> String {
      "\(count) pass\(count == 1 ? "" : "es") ran first to warm up and \(count == 1 ? "is" : "are") left out"
    }
    if numbers.count == 1, let count = numbers.first { return ["in each workload \(passes(count))"] }
    return workloads.filter { $0.discardedPasses > 0 }.map { "\($0.name): \(passes($0.discardedPasses))" }
  }
}
