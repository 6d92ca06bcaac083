import Foundation

/// Runs a program and waits for it.
struct ToolProcess {
  /// How it ended, and all that it said.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The tool that was built together with these tests.
  static let tool: URL = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundles = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
    let candidates = (bundles + [own]).map { $0.deletingLastPathComponent().appending(path: "scrollmark") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()

  /// The root of the package.
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// Runs the tool in `home`, which holds its Workloads/ and Reports/.
  static func scrollmark(
    _ arguments: [String], home: String, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(tool.path, arguments, environment: environment.merging(["SCROLLMARK_HOME": home]) { first, _ in first })
  }

  /// Runs `program`; variables in `environment` replace inherited ones.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    let started = try start(program, arguments, environment: environment)
    return try started.wait()
  }

  /// Starts `program` without waiting.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Running {
    let output = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: try output.write("", to: "output"))
    process.standardError = FileHandle(forWritingAtPath: try output.write("", to: "errors"))
    try process.run()
    return Running(process: process, streams: output)
  }

  /// A program that has been started.
  struct Running {
    let process: Process
    let streams: TemporaryFolder

    /// Waits for the end.
    func wait() throws -> Outcome {
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: streams.text(of: "output") ?? "",
        errors: streams.text(of: "errors") ?? "")
    }
  }
}
