/// Frames as people list them, counted from 1: `12,40-45`.
enum FrameList {
  /// The frames that `text` lists, counted from 0, of a script with `count` frames.
  static func parse(_ text: String, count: Int) throws(CommandFailure) -> Set<Int> {
    var frames: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends[0], let last = ends.count == 1 ? first : ends.count == 2 ? ends[1] : nil, first <= last
      else { throw CommandFailure(.usage, "--frames takes numbers such as 12,40-45, not '\(text)'") }
      guard first >= 1, last <= count else {
        throw CommandFailure(.usage, "--frames: '\(part)' is not within the \(count) frames of the script")
      }
      frames.formUnion(first - 1...last - 1)
    }
    return frames
  }

  /// `frames`, counted from 0, as people list them.
  static func text(_ frames: Set<Int>) -> String {
    var parts: [String] = []
    var rest = frames.sorted()[...]
    while let first = rest.first {
      var last = first
      rest.removeFirst()
      while rest.first == last + 1 {
        last += 1
        rest.removeFirst()
      }
      parts.append(first == last ? "\(first + 1)" : "\(first + 1)-\(last + 1)")
    }
    return parts.joined(separator: ",")
  }
}
