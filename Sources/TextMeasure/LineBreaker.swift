/// Breaks a measured text into lines, each as full as it gets. O(pieces), and O(characters) where words are broken.
struct LineBreaker {
  let text: ShapedText
  let limits: TextLimits
  private(set) var size = TextSize()
  /// The lines, if somebody wants them.
  private(set) var lines: [TextLine]?
  private var bottom = 0.0
  private var spacingOfFormerLine = 0.0

  init(_ text: ShapedText, _ limits: TextLimits, collectsLines: Bool) {
    self.text = text
    self.limits = limits
    lines = collectsLines ? [] : nil
  }

  /// A stretch of clusters in a line.
  private struct Line {
    var clusters: Range<Int>
    var width: Double
    var isTruncated = false
  }

  /// Where the next line begins.
  private struct Cursor {
    var piece: Int
    var cluster: Int
  }

  mutating func run() {
    for number in text.paragraphs.indices {
      if limits.lines > 0, size.lineCount == limits.lines { break }
      if number > 0 {
        bottom += text.style(of: text.paragraphs[number - 1]).spacingAfter
        bottom += text.style(of: text.paragraphs[number]).spacingBefore
      }
      lay(text.paragraphs[number], isLast: number == text.paragraphs.count - 1)
    }
    size.height = bottom
  }

  private mutating func lay(_ paragraph: ShapedText.Paragraph, isLast: Bool) {
    let style = text.style(of: paragraph)
    var cursor = Cursor(piece: paragraph.pieces.lowerBound, cluster: paragraph.clusters.lowerBound)
    var isFirst = true
    repeat {
      let room = style.room(of: limits.width, isFirst: isFirst)
      var line = fill(&cursor, paragraph, room + 1e-6 * max(1, room))
      let hasMore = cursor.cluster < paragraph.clusters.upperBound || !isLast
      let isLastPermitted = limits.lines > 0 && size.lineCount + 1 == limits.lines
      if isLastPermitted && hasMore || line.width > room + 1e-6 * max(1, room) {
        line = truncated(line, paragraph, room + 1e-6 * max(1, room))
      }
      emit(line, paragraph, style, isFirst: isFirst)
      if isLastPermitted { return }
      isFirst = false
    } while cursor.cluster < paragraph.clusters.upperBound
  }

  // MARK: Filling

  private func fill(_ cursor: inout Cursor, _ paragraph: ShapedText.Paragraph, _ room: Double) -> Line {
    switch limits.breaking {
    case .words: fillWords(&cursor, paragraph, room)
    case .characters: fillCharacters(&cursor, paragraph.clusters.upperBound, room)
    case .paragraphs: fillCharacters(&cursor, paragraph.clusters.upperBound, .infinity)
    }
  }

  private func fillWords(_ cursor: inout Cursor, _ paragraph: ShapedText.Paragraph, _ room: Double) -> Line {
    let start = cursor.cluster
    var width = 0.0
    var white = 0.0
    while cursor.piece < paragraph.pieces.upperBound {
      let piece = text.pieces[cursor.piece]
      let isWhole = cursor.cluster == Int(piece.clusters.lowerBound)
      let pieceWidth = isWhole ? piece.width : widthOfRest(cursor, piece)
      if width + white + pieceWidth <= room {
        width += white + pieceWidth
        white = piece.white
        cursor.cluster = Int(piece.clusters.upperBound)
        cursor.piece += 1
      } else if cursor.cluster > start {
        return Line(clusters: start..<cursor.cluster, width: width)
      } else {
        let line = fillCharacters(&cursor, Int(piece.clusters.upperBound), room)
        if cursor.cluster == Int(piece.clusters.upperBound) { cursor.piece += 1 }
        return line
      }
    }
    return Line(clusters: start..<cursor.cluster, width: max(width, min(width + white, room)))
  }

  /// The width of what is left of a piece, without the white space at its end.
  private func widthOfRest(_ cursor: Cursor, _ piece: ShapedText.Piece) -> Double {
    var width = -piece.white
    for cluster in text.clusters[cursor.cluster..<Int(piece.clusters.upperBound)] { width += cluster.advance }
    return max(0, width)
  }

  /// Takes characters as long as there is room for them, and one at least.
  private func fillCharacters(_ cursor: inout Cursor, _ end: Int, _ room: Double) -> Line {
    let start = cursor.cluster
    var width = 0.0
    while cursor.cluster < end {
      let advance = text.clusters[cursor.cluster].advance
      if width + advance > room, cursor.cluster > start { break }
      width += advance
      cursor.cluster += 1
    }
    return Line(clusters: start..<cursor.cluster, width: width)
  }

  // MARK: Truncating

  /// The line with dots for what has no room, beginning where `line` does and with the rest of the paragraph to choose from.
  private mutating func truncated(_ line: Line, _ paragraph: ShapedText.Paragraph, _ room: Double) -> Line {
    size.isTruncated = true
    let all = line.clusters.lowerBound..<paragraph.clusters.upperBound
    let run = all.isEmpty ? paragraph.run : Int(text.clusters[all.lowerBound].run)
    let dots = text.runs[run].ellipsis
    switch limits.truncation {
    case .none:
      return Line(clusters: line.clusters, width: min(line.width, room), isTruncated: true)
    case .tail:
      let (end, width) = prefix(of: all, room - dots)
      return Line(clusters: all.lowerBound..<end, width: width + dots, isTruncated: true)
    case .head:
      let (start, width) = suffix(of: all, room - dots)
      return Line(clusters: start..<all.upperBound, width: width + dots, isTruncated: true)
    case .middle:
      let (end, head) = prefix(of: all, (room - dots) / 2)
      let (_, tail) = suffix(of: end..<all.upperBound, room - dots - head)
      return Line(clusters: all, width: head + dots + tail, isTruncated: true)
    }
  }

  private func prefix(of clusters: Range<Int>, _ room: Double) -> (end: Int, width: Double) {
    var width = 0.0
    for index in clusters {
      let advance = text.clusters[index].advance
      if width + advance > room { return (index, width) }
      width += advance
    }
    return (clusters.upperBound, width)
  }

  private func suffix(of clusters: Range<Int>, _ room: Double) -> (start: Int, width: Double) {
    var width = 0.0
    for index in clusters.reversed() {
      let advance = text.clusters[index].advance
      if width + advance > room { return (index + 1, width) }
      width += advance
    }
    return (clusters.lowerBound, width)
  }

  // MARK: Placing

  private mutating func emit(
    _ line: Line, _ paragraph: ShapedText.Paragraph, _ style: ParagraphStyle, isFirst: Bool
  ) {
    if size.lineCount > 0 { bottom += spacingOfFormerLine }
    spacingOfFormerLine = style.lineSpacing
    let extent = extent(of: line, paragraph)
    let height = style.height(ofLine: extent.ascent + extent.descent + extent.leading)
    let baseline = bottom + height - extent.descent - extent.leading
    if size.lineCount == 0 { size.firstBaseline = baseline }
    size.lastBaseline = baseline
    size.lineCount += 1
    size.width = max(size.width, style.start(isFirst: isFirst) + line.width)
    bottom += height
    guard lines != nil else { return }
    let end = line.clusters.isEmpty ? paragraph.bytes.lowerBound : text.offset(of: line.clusters.upperBound)
    let start = line.clusters.isEmpty ? end : text.offset(of: line.clusters.lowerBound)
    lines?.append(
      TextLine(
        range: start..<max(start, min(end, paragraph.bytes.upperBound)), width: line.width, height: height,
        baseline: baseline, isRightToLeft: paragraph.isRightToLeft, isTruncated: line.isTruncated
      )
    )
  }

  /// How far the characters of a line reach up and down.
  private func extent(of line: Line, _ paragraph: ShapedText.Paragraph) -> ShapedText.Run {
    guard text.runs.count > 1, let first = line.clusters.first else { return text.runs[paragraph.run] }
    var extent = text.runs[Int(text.clusters[first].run)]
    var former = text.clusters[first].run
    for index in line.clusters where text.clusters[index].run != former {
      former = text.clusters[index].run
      let run = text.runs[Int(former)]
      extent.ascent = max(extent.ascent, run.ascent)
      extent.descent = max(extent.descent, run.descent)
      extent.leading = max(extent.leading, run.leading)
    }
    return extent
  }
}
