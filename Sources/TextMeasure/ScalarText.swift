/// A text as Unicode scalars with the attributes of each, in memory that is used again.
struct ScalarText {
  private(set) var scalars: [UInt32] = []
  /// Where each scalar begins, in bytes of UTF-8, and where the text ends.
  private(set) var offsets: [Int32] = []
  /// Which of `attributes` each scalar has.
  private(set) var runs: [Int32] = []
  /// What is distinguished by `runs`.
  private(set) var attributes: [TextAttributes] = []
  private(set) var hasRightToLeft = false

  var count: Int { scalars.count }

  mutating func read(_ text: MeasuredText) {
    scalars.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    hasRightToLeft = false
    var offset: Int32 = 0
    for scalar in text.string.unicodeScalars {
      scalars.append(scalar.value)
      offsets.append(offset)
      if scalar.value >= 0x590 { hasRightToLeft = true }
      offset += Int32(UTF8.width(scalar))
    }
    offsets.append(offset)
    assignRuns(text)
  }

  private mutating func assignRuns(_ text: MeasuredText) {
    attributes.removeAll(keepingCapacity: true)
    attributes.append(text.attributes)
    runs.removeAll(keepingCapacity: true)
    guard !text.spans.isEmpty else {
      runs.append(contentsOf: repeatElement(0, count: scalars.count))
      return
    }
    var next = 0
    for index in scalars.indices {
      let offset = Int(offsets[index])
      while next < text.spans.count, text.spans[next].range.upperBound <= offset { next += 1 }
      guard next < text.spans.count, text.spans[next].range.contains(offset) else {
        runs.append(0)
        continue
      }
      if text.spans[next].range.lowerBound == offset || runs.last == 0 || runs.isEmpty {
        attributes.append(text.spans[next].attributes)
      }
      runs.append(Int32(attributes.count - 1))
    }
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}

extension UInt32 {
  /// Whether this separates paragraphs or lines, and takes no room.
  var isLineSeparator: Bool { (0xA...0xD).contains(self) || self == 0x85 || self == 0x2028 || self == 0x2029 }
  /// A tab.
  var isTab: Bool { self == 9 }
}
