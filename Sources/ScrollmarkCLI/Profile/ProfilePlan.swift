import Measurement
import Scrollmark

/// What is to be profiled, and how often it has to be played for that.
struct ProfilePlan: Equatable {
  /// The frames.
  var region: ProfileRegion
  /// How often the workload is played.
  var playbacks: Int

  /// How many playbacks give `seconds` within the frames of `region` of `table`, where one playback takes `playbackSeconds` of a processor
  /// in all: at least one, at most what fits in 15 times as long, and at most 10,000. `share` is how much of the time of the frames the
  /// processor had for them.
  static func playbacks(
    _ region: ProfileRegion, of table: FrameTable, seconds: Double, playbackSeconds: Double, share: Double = 1
  ) -> Int {
    let times = table[.time].value ?? []
    let within: Int64 =
      switch region {
      case .script: times.reduce(0, +)
      case .frames(let frames): frames.reduce(0) { $0 + (times.indices.contains($1) ? times[$1] : 0) }
      }
    let wanted = (seconds / max(Double(within) / 1e9 * share, 1e-9)).rounded(.up)
    let affordable = (15 * seconds / max(playbackSeconds, 1e-6)).rounded(.down)
    return Int(max(1, min(wanted, affordable, 10_000)))
  }

  /// The frames that `arguments` ask for: some by number, the slowest of `table`, or the whole script.
  static func region(_ arguments: ParsedArguments, of table: FrameTable) throws(CommandFailure) -> ProfileRegion {
    if arguments.has("--worst"), arguments.has("--frames") {
      throw CommandFailure(.usage, "--worst and --frames exclude each other: each names frames")
    }
    if let list = arguments.text("--frames") { return .frames(try FrameList.parse(list, count: table.count)) }
    guard let worst = arguments.integer("--worst") else { return .script }
    let slowest = table.slowest(worst)
    guard !slowest.isEmpty else { throw CommandFailure(.internalError, "the frames were not timed") }
    return .frames(Set(slowest))
  }
}
