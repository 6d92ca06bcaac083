import Glibc

/// A pipe that one program writes to and this one reads from.
struct Pipe {
  /// The end that is read from; -1 once it is closed.
  private(set) var reading: Int32
  /// The end that is written to.
  let writing: Int32

  /// Makes a pipe that programs started later do not inherit by chance.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try System.check(pipe(&ends))
    for end in ends { try System.check(fcntl(end, F_SETFD, FD_CLOEXEC)) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Whether somebody may still write to it.
  var isOpen: Bool { reading >= 0 }

  /// Leaves writing to the program that was started.
  func closeWriting() { close(writing) }

  /// Lets go of what is left.
  func closeReading() {
    if isOpen { close(reading) }
  }

  /// Reads what the open ones of `pipes` hold; waits at most `wait` seconds for that, or for a signal. Those at their end are closed.
  static func read(_ pipes: inout [Pipe], into texts: inout [[UInt8]], wait: Double?) {
    var entries = pipes.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
    let milliseconds = wait.map { Int32(min(max(1, $0 * 1000), 1_000_000)) } ?? -1
    guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return }
    for index in pipes.indices where entries[index].revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(pipes[index].reading, &buffer, buffer.count)
      if count > 0 {
        texts[index] += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        close(pipes[index].reading)
        pipes[index].reading = -1
      }
    }
  }
}
