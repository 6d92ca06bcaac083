import Glibc
import Synchronization

/// Ctrl-C and termination: the first one asks the work to stop, the second one ends the process.
///
/// Files appear by renaming, so that an end at any moment leaves none half-written. While they are written no signal ends the
/// process, so that none is left under its passing name either.
enum Interruption {
  /// The signal that came, or 0.
  private static let signalNumber = Atomic<Int32>(0)

  /// Says if a second signal has to wait.
  private static let isHeldOff = Atomic<Bool>(false)

  /// Says if somebody asked the process to stop.
  static var isRequested: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  /// Takes over SIGINT and SIGTERM, even where whoever started the process had them blocked, and has a limit on file size answer
  /// with an error instead of SIGXFSZ.
  static func install() {
    signal(SIGXFSZ, SIG_IGN)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&unblocked, number)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        if Interruption.note(number), !Interruption.isHeldOff.load(ordering: .relaxed) {
          _exit(ExitCode.interrupted.rawValue)
        }
      }
      sigaction(number, &action, nil)
    }
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Has signals wait until `letGo()`, for the moment that files take to be written.
  static func holdOff() { isHeldOff.store(true, ordering: .relaxed) }

  /// Signals end the process again.
  static func letGo() { isHeldOff.store(false, ordering: .relaxed) }

  /// Remembers a signal; answers if there was one before.
  static func note(_ number: Int32) -> Bool {
    signalNumber.exchange(number, ordering: .relaxed) != 0
  }
}
