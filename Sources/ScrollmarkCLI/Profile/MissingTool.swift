/// A program or package that is not there, what is lost without it, and how to get it.
struct MissingTool: Equatable {
  /// What is not there.
  var name: String
  /// What is lost without it.
  var loss: String
  /// What to do about it.
  var remedy: String
  /// Whether nothing else takes its place, so that the results are less than they could be.
  var isLoss = true

  /// The whole in a line.
  var text: String { "\(name): \(loss); \(remedy)" }

  static let symbolizer = MissingTool(
    name: "llvm-symbolizer is not there", loss: "functions have no lines, and inlined calls do not show",
    remedy: "install the package llvm, or put the toolchain's folder on the PATH")

  static let demangler = MissingTool(
    name: "swift-demangle is not there", loss: "names of Swift functions are mangled",
    remedy: "put the toolchain's folder on the PATH")

  /// perf does not work; `isLast` where no other sampler is tried after it.
  static func perf(_ refusal: PerfSampler.Refusal, isLast: Bool) -> MissingTool {
    let remedy =
      refusal.isMissing
      ? "install the package linux-perf"
      : "let it look at processes (`sysctl kernel.perf_event_paranoid=1`, or run as root)"
    return MissingTool(
      name: refusal.isMissing ? refusal.reason : "perf does not work (\(refusal.reason))",
      loss: isLast
        ? "no CPU samples were taken" : "a timer within the process takes the samples, which sees no kernel code",
      remedy: isLast ? "\(remedy), or say `--sampler in-process`" : remedy, isLoss: isLast)
  }

  /// The timer within the process does not work.
  static func timer(_ reason: String) -> MissingTool {
    MissingTool(
      name: "the timer within the process does not work (\(reason))", loss: "no CPU samples were taken",
      remedy: "install the package linux-perf, and say `--sampler perf`")
  }

  /// Allocation sites cannot be recorded.
  static func allocationSites(_ reason: String) -> MissingTool {
    MissingTool(
      name: "no allocation sites (\(reason))", loss: "there is no allocation profile",
      remedy: "install a jemalloc with its heap profile, as in the package libjemalloc2")
  }
}
