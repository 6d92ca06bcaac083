import Glibc

/// A program that runs apart from this one until it ends, with all that it says.
struct ChildProcess {
  /// How it ended, and what it said.
  struct Outcome: Equatable {
    var end: End
    var output: [UInt8]
    var errors: [UInt8]
    /// How long it ran, in seconds.
    var seconds: Double

    /// What it wrote to standard output, as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The last `count` lines that it wrote, those of standard error last.
    func lastLines(_ count: Int) -> String {
      let lines = [output, errors].flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
      return lines.suffix(count).joined(separator: "\n")
    }
  }

  /// How a program comes to its end.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It took longer than it was given, and was ended.
    case timedOut(seconds: Double)
  }

  /// Runs `program`, found on the PATH unless it has a slash, and waits for it, at most `limit` seconds. It gets an empty standard input and
  /// is the head of a process group of its own, which is ended when this process is interrupted. Throws `SystemError` where it cannot be
  /// started, and `CommandFailure` with `interrupted`.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], limit: Double? = nil
  ) throws -> Outcome {
    let output = try Pipe()
    let errors = try Pipe()
    let start = WallClock.seconds()
    let identifier = try spawn(program, arguments, environment, output: output, errors: errors)
    output.closeWriting()
    errors.closeWriting()
    var streams = [output, errors]
    var said: [[UInt8]] = [[], []]
    var end: End?
    while streams.contains(where: \.isOpen) {
      if Interruption.isRequested { try interrupt(identifier, streams) }
      let left = limit.map { $0 - (WallClock.seconds() - start) }
      if let left, left <= 0 {
        kill(-identifier, SIGKILL)
        end = .timedOut(seconds: limit ?? 0)
        break
      }
      Pipe.read(&streams, into: &said, wait: left)
    }
    let status = wait(for: identifier)
    for stream in streams { stream.closeReading() }
    if Interruption.isRequested { throw CommandFailure(.interrupted, "interrupted") }
    return Outcome(end: end ?? status, output: said[0], errors: said[1], seconds: WallClock.seconds() - start)
  }

  /// Starts `program` with its streams in the two pipes, or with this process's own.
  static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], output: Pipe?, errors: Pipe?
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let output { posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = CStrings([program] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    defer {
      words.free()
      variables.free()
    }
    var identifier = pid_t()
    let error = posix_spawnp(&identifier, program, &actions, &attributes, words.pointers, variables.pointers)
    guard error == 0 else { throw SystemError(number: error) }
    return identifier
  }

  /// Waits for the end of a process that is about to end; answers how it ended.
  @discardableResult
  static func wait(for identifier: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Asks the process and its children to stop, and makes sure that they do.
  private static func interrupt(_ identifier: pid_t, _ streams: [Pipe]) throws -> Never {
    kill(-identifier, SIGINT)
    var streams = streams
    var ignored: [[UInt8]] = [[], []]
    let start = WallClock.seconds()
    while streams.contains(where: \.isOpen), WallClock.seconds() - start < 5 {
      Pipe.read(&streams, into: &ignored, wait: 0.1)
    }
    kill(-identifier, SIGKILL)
    wait(for: identifier)
    for stream in streams { stream.closeReading() }
    throw CommandFailure(.interrupted, "interrupted")
  }
}

/// Words as C takes them: pointers to bytes that end with zero, and a null pointer at the end.
private struct CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ words: [String]) {
    count = words.count
    pointers = .allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { pointers[index] = strdup(word) }
    pointers[words.count] = nil
  }

  func free() {
    for index in 0..<count { Glibc.free(pointers[index]) }
    pointers.deallocate()
  }
}
