import Glibc

/// This program once more, as a process of its own, with its two output streams in files.
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
    var number = pid_t()
    let error = posix_spawn(&number, "/proc/self/exe", &actions, nil, words, environment)
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

  /// Waits for one of this program's children to end, or for a signal; nil for a signal.
  static func waitForAny() -> (number: pid_t, end: End)? {
    var status: Int32 = 0
    let number = waitpid(-1, &status, 0)
    guard number > 0 else { return nil }
    let signal = status & 0x7f
    return (number, signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal))
  }

  /// Waits for the end of this one.
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal)
  }

  /// Asks it to stop.
  func interrupt() { kill(number, SIGTERM) }
}
