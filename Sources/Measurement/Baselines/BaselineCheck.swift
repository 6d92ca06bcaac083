/// Holds what workloads counted against their baselines.
///
/// A size at which everything is as it was gives one finding that passes; otherwise there is a finding for each number that differs. What is
/// outside the exact tier gives none: nothing was checked of it.
public struct BaselineCheck: Sendable {
  /// The environment that the workloads ran in.
  public var environment: RunEnvironment

  /// Makes a check of what ran in `environment`.
  public init(environment: RunEnvironment) {
    self.environment = environment
  }

  /// What became of one workload: `results` are all of its sizes that ran, `baseline` is what is stored of it, if anything is.
  /// `isWhole` says that these are all sizes it has, so that another one in the baseline is one too many. O(frames × metrics).
  public func findings(
    of workload: String, _ results: [WorkloadResult], against baseline: Baseline?, isWhole: Bool
  )
    -> [Finding]
  {
    guard let baseline else { return [missing(workload, "", "the workload has no baseline")] }
    let counted = results.filter { $0.notExact == nil }
    var findings = results.filter { $0.notExact != nil }.compactMap { outside($0, baseline) }
    if !counted.isEmpty {
      findings += incomparable(workload, baseline).map { [$0] } ?? compare(counted, baseline)
    }
    guard isWhole else { return findings }
    let extra = Set(baseline.sizes.keys).subtracting(counted.map(\.size)).sorted()
    return findings
      + extra.map {
        missing(workload, $0, "the baseline has the size \($0), which the workload has not")
      }
  }

  /// A finding for each of `names`, of which there is a baseline but no workload.
  public static func strays(_ names: [String]) -> [Finding] {
    names.map { name in
      Finding(
        workload: name, check: .baseline, outcome: .missingBaseline,
        message:
          "\(name): there is a baseline but no workload of that name. If it was renamed or removed, "
          + "`ci/scrollmark baseline update` takes the file away")
    }
  }

  private func compare(_ results: [WorkloadResult], _ baseline: Baseline) -> [Finding] {
    results.flatMap { result -> [Finding] in
      guard let entry = baseline.sizes[result.size] else {
        return [missing(result.name, result.size, "the baseline lacks this size")]
      }
      let changes = BaselineEntry.Subject(result).differences(from: entry.subject)
      guard changes.isEmpty else {
        return [
          Finding(
            workload: result.name, size: result.size, check: .comparability,
            outcome: .notComparable,
            message:
              "\(result.place): the baseline was counted over \(changes.joined(separator: ", ")). "
              + "If the workload was changed on purpose: \(Self.update(result.name))")
        ]
      }
      let findings = ExactComparison(result: result, entry: entry).findings()
      return findings.isEmpty ? [same(result)] : findings
    }
  }

  private func incomparable(_ workload: String, _ baseline: Baseline) -> Finding? {
    let pairs = [
      ("toolchain", baseline.toolchain, environment.toolchain),
      ("allocator", baseline.allocator, environment.allocator.value ?? "not known"),
      ("build mode", baseline.buildMode, environment.buildMode),
    ]
    guard let (what, stored, now) = pairs.first(where: { $0.1 != $0.2 }) else { return nil }
    return Finding(
      workload: workload, check: .comparability, outcome: .notComparable,
      message:
        "\(workload): the baseline was counted with another \(what): '\(stored)', not '\(now)'. Use the same one, "
        + "or take over what this one counts: \(Self.update(workload))")
  }

  private func outside(_ result: WorkloadResult, _ baseline: Baseline) -> Finding? {
    guard baseline.notExact == nil else { return nil }
    return missing(result.name, result.size, "the baseline has counts of it, but it is outside the exact tier")
  }

  private func same(_ result: WorkloadResult) -> Finding {
    let numbers = 3 * BaselineEntry.metrics.count + 1
    return Finding(
      workload: result.name, size: result.size, check: .exact, outcome: .pass,
      message: "\(result.place): all \(numbers) exact numbers are those of the baseline")
  }

  private func missing(_ workload: String, _ size: String, _ problem: String) -> Finding {
    Finding(
      workload: workload, size: size, check: .baseline, outcome: .missingBaseline,
      message:
        "\(workload)\(size.isEmpty ? "" : " (\(size))"): \(problem). Write it: \(Self.update(workload))"
    )
  }

  /// The command that takes over what `workload` counts now.
  static func update(_ workload: String) -> String {
    "`ci/scrollmark baseline update \(ShellWord.quoted(workload))`"
  }
}

extension WorkloadResult {
  /// The workload and its size, as messages name them.
  var place: String { "\(name) (\(size))" }
}
