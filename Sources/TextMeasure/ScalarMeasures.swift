/// What is known of each scalar of a text, in memory that is used again.
struct ScalarMeasures {
  /// The advance of the cluster that begins at the scalar, in points; negative inside a cluster.
  var advances: [Double] = []
  /// What may happen in front of each scalar, and at the end of the text.
  var flags: [ScalarFlags] = []
  /// Where paragraphs begin, and whether they are read from the right.
  var paragraphs: [(start: Int, isRightToLeft: Bool)] = []

  mutating func reset(count: Int) {
    advances.removeAll(keepingCapacity: true)
    advances.append(contentsOf: repeatElement(0, count: count))
    flags.removeAll(keepingCapacity: true)
    flags.append(contentsOf: repeatElement([], count: count + 1))
    paragraphs.removeAll(keepingCapacity: true)
  }

  /// Gives each cluster the extra width that its attributes ask for, and takes that of separators away.
  mutating func adjust(_ text: ScalarText) {
    for (index, scalar) in text.scalars.enumerated() {
      if scalar.isLineSeparator {
        advances[index] = 0
      } else if scalar.isTab {
        advances[index] = TextMeasurer.tabWidth
      } else if advances[index] >= 0, let kern = text.attributes[Int(text.runs[index])].kern {
        advances[index] = max(0, advances[index] + kern)
      }
    }
  }
}

/// What can happen in front of a scalar.
struct ScalarFlags: OptionSet {
  var rawValue: UInt32
  /// A line may end.
  static let mayBreak = ScalarFlags(rawValue: 1)
  /// A line ends.
  static let mustBreak = ScalarFlags(rawValue: 2)
  /// The scalar itself is white.
  static let isWhite = ScalarFlags(rawValue: 4)
}
