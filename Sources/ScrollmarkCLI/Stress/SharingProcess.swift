import Glibc

/// This program once more, as a process of its own, with its two output streams in files. Ctrl-C in a terminal does not reach it: it is
/// told by whoever started it, once.
struct SharingProcess {
  /// Its number.
  let number: pid_t

  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// Starts this program with `arguments`, and `variables` beside the inherited environment.
  init(_ arguments: [String], variables: [String: String], output: String, errors: String) throws(CommandFailure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o600)
    let words = (["scrollmark"] + arguments).map { strdup($0) } + [nil]
    let environment = Self.environment(variables).map { strdup($0) } + [nil]
    defer { for word in words + environment { free(word) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var number = pid_t()
    let error = posix_spawn(&number, "/proc/self/exe", &actions, &attributes, words, environment)
    guard error == 0 else {
      throw CommandFailure(.internalError, "cannot start a process: \(String(cString: strerror(error)))")
    }
    self.number = number
  }

  private static func environment(_ variables: [String: String]) -> [String] {
    var result: [String] = []
    var next = environ
    while let word = next.pointee {
      let text = String(cString: word)
      let name = text.prefix { $0 != "=" }
      if variables[String(name)] == nil { result.append(text) }
      next += 1
    }
    return result + variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// How it ended; nil as long as it runs.
  func poll() -> End? {
    var status: Int32 = 0
    return waitpid(number, &status, WNOHANG) == number ? Self.end(status) : nil
  }

  /// Waits for the end of this one.
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return Self.end(status)
  }

  /// Waits for the end of this one; ends it by force after `patience` seconds or where somebody asks for an end, and answers nil.
  func wait(patience: Double) -> End? {
    let start = WallClock.seconds()
    while WallClock.seconds() - start <= patience, !Interruption.isRequested {
      if let end = poll() { return end }
      usleep(1_000)
    }
    end()
    _ = wait()
    return nil
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal)
  }

  /// Asks it to stop.
  func interrupt() { kill(number, SIGTERM) }

  /// Ends it by force.
  func end() { kill(number, SIGKILL) }

  /// Whether a signal comes from somebody else rather than from what the process did.
  static func isFromOutside(_ signal: Int32) -> Bool { [SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT].contains(signal) }

  /// The line of a file of errors that says the most of why a process ended; nil if it is empty.
  static func lastWords(in path: String) -> String? {
    let text = String(decoding: (try? InputFile.bytes(at: path)) ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n")
    let telling = lines.first { line in
      ["Fatal error", "*** ", "scrollmark:", "ERROR: AddressSanitizer", "WARNING: ThreadSanitizer"].contains {
        line.contains($0)
      }
    }
    return (telling ?? lines.first).map(String.init)
  }
}
