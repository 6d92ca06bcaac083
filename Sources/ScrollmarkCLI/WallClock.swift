import Foundation

/// The time on the wall, for progress and for the date of a run. Nothing that is measured comes from here.
enum WallClock {
  /// Now, in UTC, as ISO 8601 to the second.
  static func timestamp() -> String {
    Date.now.formatted(.iso8601)
  }

  /// Seconds since some moment in the past; never goes back.
  static func seconds() -> Double {
    ProcessInfo.processInfo.systemUptime
  }
}
