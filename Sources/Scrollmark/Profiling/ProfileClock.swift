import Glibc

/// The monotonic clock, on which samples of a profile carry their times too.
enum ProfileClock {
  /// Now, in nanoseconds.
  static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
