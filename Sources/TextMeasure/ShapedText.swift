/// A text whose characters are measured: all that line breaking has to know, for any width.
struct ShapedText {
  /// The characters and ligatures that are never taken apart, in the order of the text.
  var clusters: [Cluster] = []
  /// The stretches between which lines may break.
  var pieces: [Piece] = []
  /// The paragraphs; there is one at least.
  var paragraphs: [Paragraph] = []
  /// The runs of equal attributes.
  var runs: [Run] = []
  /// The length of the text, in bytes of UTF-8.
  var length = 0

  struct Cluster {
    /// In points.
    var advance: Double
    /// Where it begins, in bytes of UTF-8.
    var offset: Int32
    var run: Int32
  }

  /// Clusters that stand together, and the white space after them, at which a line may end.
  struct Piece {
    var clusters: Range<Int32>
    /// The width without the white space at the end.
    var width: Double
    /// The width of the white space at the end.
    var white: Double
  }

  struct Paragraph {
    var pieces: Range<Int>
    var clusters: Range<Int>
    /// Without what separates it from the next one, in bytes of UTF-8.
    var bytes: Range<Int>
    var isRightToLeft: Bool
    /// The run that says how the paragraph is laid out, and how high it is if it is empty.
    var run: Int
  }

  struct Run {
    var attributes: TextAttributes
    var ascent: Double
    var descent: Double
    var leading: Double
    /// The width of the dots that stand for what has no room.
    var ellipsis: Double
  }

  func style(of paragraph: Paragraph) -> ParagraphStyle {
    runs[paragraph.run].attributes.paragraph ?? ParagraphStyle()
  }

  /// Where cluster `index` begins, or the text ends.
  func offset(of index: Int) -> Int {
    index < clusters.count ? Int(clusters[index].offset) : length
  }
}
