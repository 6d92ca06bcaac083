/// An error on its way to the user: what to say, and how to exit.
struct CommandFailure: Error, Equatable {
  /// How the process ends.
  var code: ExitCode
  /// What is wrong, where, and what to do about it.
  var message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
