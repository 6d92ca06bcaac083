import Measurement

extension Replay: CustomStringConvertible {
  /// The run in a few lines for people.
  public var description: String {
    var lines = ["\(PlainLine.of(check)): \(PlainLine.of(message))", "  \(setup.words)"]
    for (number, operation) in operations.enumerated() { lines.append("  \(number + 1). \(operation.words)") }
    return lines.joined(separator: "\n")
  }
}

extension StressSetup {
  /// The collection in a line.
  var words: String {
    let flags = [
      isRightToLeft ? "right to left" : nil, isAnchored ? "anchored" : nil, usesSnapshots ? "snapshots" : nil,
      selectsSeveral ? "several selected" : nil,
    ]
    let start =
      "\(PlainLine.of(layout.name)) \(layout.numbers), \(counts) items, \(width) x \(height) at \(scale)x, sizes \(sizes)"
    return ([start] + flags.compactMap { $0 }).joined(separator: ", ")
  }
}

extension Operation {
  /// The operation in a line.
  var words: String {
    let start = ([kind.rawValue] + numbers.map(String.init)).joined(separator: " ")
    return parts.isEmpty ? start : start + " { " + parts.map(\.words).joined(separator: "; ") + " }"
  }
}
