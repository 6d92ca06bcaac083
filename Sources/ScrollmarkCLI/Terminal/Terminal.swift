import Glibc

/// The three streams of the process.
enum Terminal {
  /// Writes all of `text` to standard output; a full disk behind it is an error like any other.
  static func write(_ text: String) throws(CommandFailure) {
    guard let error = writeAll(text, to: STDOUT_FILENO) else { return }
    throw CommandFailure(error.exitCode, "cannot write to standard output: \(error.text)")
  }

  /// Writes `text` to standard error as far as that is possible.
  static func complain(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
  }

  /// Says if standard error is a terminal on which a line can be written over.
  static func canRedraw(environment: [String: String]) -> Bool {
    isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// Says if standard output is a terminal that may be coloured.
  static func canColor(environment: [String: String]) -> Bool {
    isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// How many letters fit in a line of standard error.
  static func width() -> Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes all of `text`; answers what went wrong.
  private static func writeAll(_ text: String, to descriptor: Int32) -> SystemError? {
    var text = text
    return text.withUTF8 { bytes -> SystemError? in
      do throws(SystemError) {
        try System.write(UnsafeRawBufferPointer(bytes), to: descriptor)
        return nil
      } catch {
        return error
      }
    }
  }
}
