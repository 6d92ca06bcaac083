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

  /// perf does not work, because of `reason`.
  static func perf(_ reason: String) -> MissingTool {
    MissingTool(
      name: "perf cannot be used (\(reason))",
      loss: "a timer within the process takes the samples, which sees no kernel code",
      remedy: "install the package linux-perf", isLoss: false)
  }

  /// No sampler works.
  static func sampler(_ reason: String) -> MissingTool {
    MissingTool(
      name: "no CPU samples (\(reason))", loss: "there is no CPU profile", remedy: "install the package linux-perf")
  }

  /// Allocation sites cannot be recorded.
  static func allocationSites(_ reason: String) -> MissingTool {
    MissingTool(
      name: "no allocation sites (\(reason))", loss: "there is no allocation profile",
      remedy: "install a jemalloc with its heap profile, as in the package libjemalloc2")
  }
}
