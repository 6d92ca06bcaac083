import Foundation

/// Another program that is run to its end.
enum Helper {
  /// How it ended and what it wrote to standard output and standard error.
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: String
  }

  /// The path of the program `name` that the variable PATH of `environment` leads to.
  static func path(of name: String, environment: [String: String]) -> String? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }

  /// Runs the program at `path`, gives it `input`, and waits. Streams go through files in `folder`, so that no pipe can fill up.
  static func run(
    _ path: String, _ arguments: [String], input: String = "", environment: [String: String], folder: ScratchFolder
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    let name = UUID().uuidString
    try folder.write(Array(input.utf8), to: name + ".in")
    try folder.write([], to: name + ".out")
    try folder.write([], to: name + ".err")
    process.standardInput = FileHandle(forReadingAtPath: folder(name + ".in"))
    process.standardOutput = FileHandle(forWritingAtPath: folder(name + ".out"))
    process.standardError = FileHandle(forWritingAtPath: folder(name + ".err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try InputFile.bytes(at: folder(name + ".out")),
      errors: String(decoding: try InputFile.bytes(at: folder(name + ".err")), as: UTF8.self))
  }
}

extension ScratchFolder {
  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: URL(filePath: self(name))) }
}
