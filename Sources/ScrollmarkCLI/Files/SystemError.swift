import Glibc

/// What the operating system answered when something did not work.
struct SystemError: Error, Equatable {
  /// The error number.
  var number: Int32

  /// The error in words.
  var text: String { String(cString: strerror(number)) }

  /// Whether there is no such file.
  var isNoSuchFile: Bool { number == ENOENT }

  /// How the process ends when this stops its output.
  var exitCode: ExitCode {
    [ENOSPC, EFBIG, EDQUOT].contains(number) ? .diskFull : .outputNotWritable
  }

  /// The error of the last call that failed.
  static var last: SystemError { SystemError(number: errno) }
}

/// Calls to the operating system that either do all they are asked for or throw.
enum System {
  /// Writes all of `bytes`, however many calls that takes.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Throws the last error if `status` says that a call failed.
  static func check(_ status: Int32) throws(SystemError) {
    if status < 0 { throw .last }
  }
}
