import Foundation
import Glibc

/// The time, for progress, for the date of a run, and for the benchmark. The frames of a workload are timed by the sampler.
enum WallClock {
  /// Now, in UTC, as ISO 8601 to the second.
  static func timestamp() -> String {
    Date.now.formatted(.iso8601)
  }

  /// Seconds since some moment in the past; never goes back.
  static func seconds() -> Double {
    Double(nanoseconds()) / 1e9
  }

  /// Seconds that processors spent on this process; what others do on the machine is not in it.
  static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Nanoseconds since some moment in the past; never goes back.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
