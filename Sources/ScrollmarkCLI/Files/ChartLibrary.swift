/// The chart library that goes into a report, as Debian's `libjs-chart.js` installs it.
struct ChartLibrary: Equatable {
  /// The program text.
  var script: String
  /// The terms under which it may be passed on; they go along with it.
  var license: String

  /// The Debian package that has it.
  static let package = "libjs-chart.js"

  /// Reads the library, or answers nil if it is not installed.
  static func installed(
    script: String = "/usr/share/javascript/chart.js/chart.min.js",
    license: String = "/usr/share/doc/libjs-chart.js/copyright"
  ) -> ChartLibrary? {
    guard let script = try? InputFile.bytes(at: script), let license = try? InputFile.bytes(at: license) else {
      return nil
    }
    return ChartLibrary(
      script: String(decoding: script, as: UTF8.self), license: String(decoding: license, as: UTF8.self))
  }
}
