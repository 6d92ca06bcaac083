import Glibc

/// Makes hashing the same in every run, since orders that vary would make counts vary.
enum DeterministicHashing {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts the program anew, in the same process, with the variable that Swift reads as it starts. Where the system does not let it, the
  /// program goes on, and the run record says that hashing varies.
  static func ensure(environment: [String: String]) {
    guard environment[variable] == nil, setenv(variable, "1", 1) == 0 else { return }
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }
}
