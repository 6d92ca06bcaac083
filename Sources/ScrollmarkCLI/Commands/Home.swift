import Foundation
import Scrollmark

/// Where the tool finds workloads and puts reports unless it is told otherwise, and what workloads may name.
struct Home {
  /// The folder with Workloads/ and Reports/; an empty prefix is the current folder.
  private let prefix: String
  /// What workloads may name, and what can be stressed.
  let registry: Registry

  /// Takes SCROLLMARK_HOME, or the current folder; workloads may name what `registry` holds.
  init(environment: [String: String], registry: Registry) {
    let home = environment["SCROLLMARK_HOME"] ?? ""
    prefix = home.isEmpty || home.hasSuffix("/") ? home : home + "/"
    self.registry = registry
  }

  /// The folder itself.
  var folder: String { prefix.isEmpty ? "." : prefix }

  /// The folder of the faults that `scrollmark selftest` plants.
  var plants: String { prefix + "Tests/Plants" }

  /// The folder of the tables that `scrollmark selftest` writes.
  var selfTests: String { prefix + "Reports/selftest" }

  /// Where the tolerances of times are that `scrollmark calibrate` writes and `scrollmark gate` reads.
  var tolerances: String { prefix + "Reports/tolerances.json" }

  /// The workload files.
  func catalog(_ arguments: ParsedArguments) -> WorkloadCatalog {
    WorkloadCatalog(directory: arguments.text("--workloads") ?? prefix + "Workloads", registry: registry)
  }

  /// The absolute path of the file of `workload`, which finds it from any folder; nil where the name of the workload is enough to find
  /// it here.
  func file(of workload: Workload) -> String? {
    guard workload.file != "\(prefix)Workloads/\(workload.name).json" else { return nil }
    return URL(fileURLWithPath: workload.file).standardizedFileURL.path
  }

  /// The baselines.
  func baselines(_ arguments: ParsedArguments) -> BaselineFolder {
    BaselineFolder(path: arguments.text("--baselines") ?? prefix + "Reports/baselines")
  }

  /// The folder that a run is written to.
  func output(_ arguments: ParsedArguments) -> String {
    arguments.text("--out") ?? prefix + "Reports/latest"
  }

  /// The folder that profiles are written to, a folder a workload.
  var profiles: String { prefix + "Reports/profile" }
}
