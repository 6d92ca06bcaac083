/// How a stretch of text is set.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var face: FontFace
  /// Its size, in points.
  public var size: Double
  /// What each character is wider by, in points. 0 switches pair kerning off; nil leaves that to the font.
  public var kern: Double?
  /// The paragraph's style: that of its first character counts. Nil for one that changes nothing.
  public var paragraph: ParagraphStyle?

  /// Attributes.
  public init(face: FontFace = FontFace(), size: Double, kern: Double? = nil, paragraph: ParagraphStyle? = nil) {
    self.face = face
    self.size = size
    self.kern = kern
    self.paragraph = paragraph
  }
}

/// A stretch of a text that is set otherwise than the rest.
public struct TextSpan: Hashable, Sendable {
  /// Where, in bytes of UTF-8 from the beginning.
  public var range: Range<Int>
  /// How.
  public var attributes: TextAttributes

  /// A stretch.
  public init(range: Range<Int>, attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}

/// A text and how it is set. Texts are equal if their bytes are, so that comparing one costs no Unicode.
public struct MeasuredText: Sendable {
  /// The text.
  public var string: String
  /// How it is set where no span says otherwise.
  public var attributes: TextAttributes
  /// What is set otherwise: in order, and apart from one another.
  public var spans: [TextSpan]

  /// A text.
  public init(_ string: String, _ attributes: TextAttributes, spans: [TextSpan] = []) {
    self.string = string
    self.attributes = attributes
    self.spans = spans
  }
}

extension MeasuredText: Hashable {
  /// O(length).
  public static func == (left: MeasuredText, right: MeasuredText) -> Bool {
    guard left.attributes == right.attributes, left.spans == right.spans else { return false }
    let same = left.string.utf8.withContiguousStorageIfAvailable { first in
      right.string.utf8.withContiguousStorageIfAvailable { second in
        first.count == second.count
          && (first.baseAddress == second.baseAddress || first.elementsEqual(second))
      }
    }
    return (same ?? nil) ?? left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// O(length).
  public func hash(into hasher: inout Hasher) {
    if string.utf8.withContiguousStorageIfAvailable({ hasher.combine(bytes: UnsafeRawBufferPointer($0)) }) == nil {
      for byte in string.utf8 { hasher.combine(byte) }
    }
    hasher.combine(attributes)
    if !spans.isEmpty { hasher.combine(spans) }
  }
}
