import Foundation
import Glibc
import Scrollmark

/// Samples this process with `perf record`, which looks at it only while the region is open.
@MainActor final class PerfSampler: RegionSampler {
  /// Why perf does not work.
  struct Refusal: Error {
    var reason: String
    /// Whether there is no such program at all.
    var isMissing = false
  }

  /// Opening takes a message to perf and its answer.
  let isLight = false

  private let process = Process()
  private let folder: ScratchFolder
  private let path: String
  private let environment: [String: String]
  private var control: Int32 = -1
  private var answers: Int32 = -1
  private var failure: Refusal?
  private var wait = SystemRandomNumberGenerator()

  /// Starts perf, which then waits.
  init(path: String, frequency: Int, environment: [String: String], folder: ScratchFolder) throws {
    self.path = path
    self.folder = folder
    self.environment = environment
    for name in ["control", "answers"] where mkfifo(folder(name), 0o600) != 0 {
      throw Refusal(reason: SystemError.last.text)
    }
    // Opened for both ways, a pipe does not wait for its other end.
    control = Glibc.open(folder("control"), O_RDWR | O_CLOEXEC)
    answers = Glibc.open(folder("answers"), O_RDWR | O_CLOEXEC | O_NONBLOCK)
    try folder.write([], to: "perf.err")
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "record", "--pid", "\(getpid())", "--event", "cpu-clock", "--freq", "\(frequency)", "--call-graph", "fp",
      "--clockid", "CLOCK_MONOTONIC", "--delay", "-1", "--control",
      "fifo:\(folder("control")),\(folder("answers"))", "--output", folder("perf.data"),
    ]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: folder("perf.err"))
    try process.run()
    // It answers once it is ready, or ends.
    tell("disable")
    if let failure {
      end()
      throw failure
    }
  }

  func open() {
    tell("enable")
    // perf starts its period anew; a wait of up to one period keeps samples from falling at the same moments of each frame.
    let end = WallClock.nanoseconds() + wait.next() % (1_000_000_000 / UInt64(CPUSampling.frequency))
    while WallClock.nanoseconds() < end {}
  }

  func close() { tell("disable") }

  /// Ends perf; answers the samples.
  func finish() throws -> [RawStack] {
    if failure == nil { tell("stop") }
    end()
    if let failure { throw failure }
    let run = try ChildProcess.run(
      path, ["script", "--input", folder("perf.data"), "--fields", "tid,time,ip,sym,dso", "--ns", "--no-inline"],
      environment: environment)
    guard run.end == .exited(0) else { throw Refusal(reason: run.lastLines(1)) }
    return PerfScript(run.output).stacks
  }

  private func end() {
    if process.isRunning, failure != nil { process.interrupt() }
    process.waitUntilExit()
    Glibc.close(control)
    Glibc.close(answers)
  }

  /// Sends a command and waits until perf has done it.
  private func tell(_ command: String) {
    guard failure == nil else { return }
    let bytes = Array("\(command)\n".utf8)
    let sent = bytes.withUnsafeBytes { Glibc.write(control, $0.baseAddress, $0.count) }
    guard sent == bytes.count, waitForAnswer() else {
      let errors = (try? InputFile.bytes(at: folder("perf.err"))).map { String(decoding: $0, as: UTF8.self) }
      failure = Refusal(reason: Self.lastLine(errors ?? ""))
      return
    }
  }

  /// Waits for `ack`, at most ten seconds, and no longer than perf lives.
  private func waitForAnswer() -> Bool {
    var letters: [UInt8] = []
    for _ in 0..<100 {
      var poll = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      let count = Glibc.poll(&poll, 1, 100)
      if count > 0 {
        var buffer = [UInt8](repeating: 0, count: 64)
        let read = Glibc.read(answers, &buffer, buffer.count)
        if read > 0 { letters += buffer[..<read] }
        if letters.contains(UInt8(ascii: "\n")) || letters.contains(0) { return true }
      } else if !process.isRunning {
        return false
      }
    }
    return false
  }

  private static func lastLine(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return lines.last ?? "it does not answer"
  }
}
