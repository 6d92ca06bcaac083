import Measurement
import Scrollmark

/// What a gate runs: workloads at all their sizes, and those that their budgets are held beside.
struct GatePlan {
  /// The workloads that are judged, in order.
  let workloads: [Workload]
  /// What runs, in order: all sizes of `workloads`, then what only budgets refer to.
  let parts: [RunPlan.Part]
  /// Says if every workload of the folder is among `workloads`, or would be in one of the shards.
  let isWhole: Bool
  /// Says if all sizes of the workloads run.
  let hasAllSizes: Bool
  /// The names of all workloads of the folder.
  let names: [String]
  /// Which part of the workloads this is.
  let shard: Shard?

  /// Loads the workloads that `arguments` name from the operand at `first` on, or all of `catalog`. Everything is read before anything runs.
  init(_ arguments: ParsedArguments, operands: [String], catalog: WorkloadCatalog) throws(CommandFailure) {
    let shard = try arguments.text("--shard").map { text throws(CommandFailure) in try Shard(text) }
    let names = try CommandFailure.catching { try catalog.names() }
    let all = try RunPlan.workloads(named: operands, catalog: catalog).workloads
    let own = shard?.select(all) ?? all
    let isSmall = arguments.has("--smoke")
    let parts = own.flatMap { Self.parts(of: $0, isSmall: isSmall) }
    (self.names, self.shard, workloads) = (names, shard, own)
    isWhole = operands.isEmpty
    hasAllSizes = !isSmall
    self.parts = parts + (try Self.companions(of: own, among: parts, catalog: catalog))
  }

  /// Says if this is the part of the work that looks for baselines without a workload.
  var looksForStrays: Bool { isWhole && (shard?.number ?? 1) == 1 }

  /// The parts on which two builds are compared: each workload once, at its largest size.
  var timedParts: [RunPlan.Part] {
    workloads.compactMap { workload in
      let sizes = workload.sizes(smoke: !hasAllSizes)
      let largest = sizes.max { (workload.count(at: $0) ?? .max) < (workload.count(at: $1) ?? .max) }
      return largest.map { RunPlan.Part(workload: workload, size: $0) }
    }
  }

  private static func parts(of workload: Workload, isSmall: Bool) -> [RunPlan.Part] {
    let sizes = isSmall ? [.smoke] : workload.sizes(smoke: true) + workload.sizes(smoke: false)
    return sizes.map { RunPlan.Part(workload: workload, size: $0) }
  }

  /// What has to run besides `parts` so that every budget has what it is held beside. Fails where that has no such size.
  private static func companions(
    of workloads: [Workload], among parts: [RunPlan.Part], catalog: WorkloadCatalog
  ) throws(CommandFailure) -> [RunPlan.Part] {
    var extra: [RunPlan.Part] = []
    for part in parts {
      for budget in part.workload.budgets where budget.size == nil || budget.size == part.size.label {
        guard let reference = budget.reference else { continue }
        let other = try workload(reference.workload, among: workloads, catalog: catalog)
        let size = reference.size ?? part.size.label
        guard let companion = Self.parts(of: other, isSmall: false).first(where: { $0.size.label == size }) else {
          throw CommandFailure(
            .outOfRange,
            "\(part.workload.file): \(budget.place).relativeTo: \(other.name) has no size \(size); name one that it has"
          )
        }
        if !(parts + extra).contains(where: { $0.label == companion.label }) { extra.append(companion) }
      }
    }
    return extra
  }

  private static func workload(
    _ name: String, among workloads: [Workload], catalog: WorkloadCatalog
  ) throws(CommandFailure) -> Workload {
    if let known = workloads.first(where: { $0.name == name }) { return known }
    return try CommandFailure.catching { try catalog.load(name) }
  }
}
