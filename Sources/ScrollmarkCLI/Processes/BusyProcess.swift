import Glibc

/// A process that keeps one processor busy until it is ended. It also ends by itself, soon after the one that started it.
struct BusyProcess {
  /// The process, which is also the head of a group of its own.
  let identifier: pid_t

  /// Starts to be busy.
  init() throws(SystemError) {
    let script = "while kill -0 $1 2>&-; do i=0; while [ $i -lt 50000 ]; do i=$((i+1)); done; done"
    identifier = try ChildProcess.spawn(
      "/bin/sh", ["-c", script, "busy", "\(getpid())"], [:], output: nil, errors: nil)
  }

  /// Ends it and waits until it is gone.
  func end() {
    kill(-identifier, SIGKILL)
    ChildProcess.wait(for: identifier)
  }
}
