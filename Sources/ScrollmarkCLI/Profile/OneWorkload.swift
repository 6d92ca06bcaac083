import Scrollmark

/// The one workload that a command is about, at the size that the user asked for.
struct OneWorkload {
  /// The workload, with the seed that the user asked for.
  let workload: Workload
  /// Its size: the small one, a count, or the full one; of several counts the last.
  let size: WorkloadSize

  /// Loads the workload that `arguments` name.
  init(_ arguments: ParsedArguments, catalog: WorkloadCatalog) throws(CommandFailure) {
    if arguments.has("--smoke"), arguments.has("--count") {
      throw CommandFailure(.usage, "--smoke and --count exclude each other: each names a size")
    }
    var workload = try CommandFailure.catching { try catalog.load(arguments.operands[0]) }
    workload.seed = arguments.seed("--seed") ?? workload.seed
    self.workload = workload
    let sizes = workload.sizes(smoke: arguments.has("--smoke"))
    size = arguments.integer("--count").map { .count($0) } ?? sizes[sizes.count - 1]
  }
}
