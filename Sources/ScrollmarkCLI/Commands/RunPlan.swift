import Measurement
import Scrollmark

/// What a run consists of: workloads, each at one size, in order.
struct RunPlan {
  /// One workload at one size.
  struct Part {
    var workload: Workload
    var size: WorkloadSize

    /// The part as progress and messages name it.
    var label: String { "\(workload.name) (\(size.label))" }
  }

  /// The parts in the order in which they run.
  let parts: [Part]
  /// The workloads that are left out, since their data is not there.
  let leftOut: [RunRecord.LeftOut]

  /// Loads the workloads that `arguments` name, or all of `catalog`. Everything is read before anything runs.
  init(_ arguments: ParsedArguments, catalog: WorkloadCatalog) throws(CommandFailure) {
    if arguments.has("--smoke"), arguments.has("--count") {
      throw CommandFailure(.usage, "--smoke and --count exclude each other: each names a size")
    }
    let (all, leftOut) = try Self.workloads(named: arguments.operands, catalog: catalog)
    self.leftOut = leftOut
    let workloads =
      try arguments.text("--shard").map { text throws(CommandFailure) in try Shard(text).select(all) } ?? all
    parts = workloads.flatMap { workload in
      let sizes = arguments.integer("--count").map { [.count($0)] } ?? workload.sizes(smoke: arguments.has("--smoke"))
      return sizes.map { Part(workload: workload, size: $0) }
    }
  }

  /// Makes a plan of `parts`.
  init(parts: [Part]) {
    self.parts = parts
    leftOut = []
  }

  /// Loads the workloads of `names`, or all of `catalog` where there are none: those whose data is there, and a word to the user about
  /// the others, which are left out. No two have the same name.
  static func workloads(
    named names: [String], catalog: WorkloadCatalog
  ) throws(CommandFailure) -> (workloads: [Workload], leftOut: [RunRecord.LeftOut]) {
    let isAll = names.isEmpty
    let names = isAll ? try CommandFailure.catching { try catalog.names() } : names
    guard !names.isEmpty else {
      throw CommandFailure(.noSuchWorkload, "\(catalog.directory): there are no workloads in this folder")
    }
    var workloads: [Workload] = []
    var leftOut: [RunRecord.LeftOut] = []
    for name in names {
      let workload = try CommandFailure.catching { try catalog.load(name) }
      if let other = workloads.first(where: { $0.name == workload.name }) {
        guard other.file != workload.file else { throw CommandFailure(.usage, "\(name) is named twice") }
        throw CommandFailure(.usage, "\(other.file) and \(workload.file) have the same name: run one at a time")
      }
      if isAll, let missing = workload.items.missingData {
        Terminal.complain("scrollmark: \(name) is left out: \(missing)\n")
        leftOut.append(RunRecord.LeftOut(name: name, reason: missing))
        continue
      }
      workloads.append(workload)
    }
    return (workloads, leftOut)
  }
}
