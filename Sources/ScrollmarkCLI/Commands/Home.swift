/// Where the tool finds workloads and puts reports unless it is told otherwise.
struct Home {
  /// The folder with Workloads/ and Reports/; an empty prefix is the current folder.
  private let prefix: String

  /// Takes SCROLLMARK_HOME, or the current folder.
  init(environment: [String: String]) {
    let home = environment["SCROLLMARK_HOME"] ?? ""
    prefix = home.isEmpty || home.hasSuffix("/") ? home : home + "/"
  }

  /// The folder of the workload files.
  func workloads(_ arguments: ParsedArguments) -> String {
    arguments.text("--workloads") ?? prefix + "Workloads"
  }

  /// The folder that a run is written to.
  func output(_ arguments: ParsedArguments) -> String {
    arguments.text("--out") ?? prefix + "Reports/latest"
  }
}
