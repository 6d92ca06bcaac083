extension ShapedText {
  /// Puts together what was measured of each scalar.
  init(_ text: ScalarText, _ measures: ScalarMeasures, run: (TextAttributes) -> Run) {
    runs = text.attributes.map(run)
    length = Int(text.offsets.last ?? 0)
    clusters.reserveCapacity(text.count)
    for (number, paragraph) in measures.paragraphs.enumerated() {
      let end = number + 1 < measures.paragraphs.count ? measures.paragraphs[number + 1].start : text.count
      append(paragraph.start..<end, text, measures, isRightToLeft: paragraph.isRightToLeft)
    }
    if paragraphs.isEmpty {
      paragraphs.append(Paragraph(pieces: 0..<0, clusters: 0..<0, bytes: 0..<0, isRightToLeft: false, run: 0))
    }
  }

  private mutating func append(
    _ scalars: Range<Int>, _ text: ScalarText, _ measures: ScalarMeasures, isRightToLeft: Bool
  ) {
    let firstPiece = pieces.count
    let firstCluster = clusters.count
    var end = scalars.upperBound
    while end > scalars.lowerBound, text.scalars[end - 1].isLineSeparator { end -= 1 }
    var piece = PieceMaker(start: Int32(clusters.count))
    for index in scalars.lowerBound..<end {
      let advance = measures.advances[index]
      guard advance >= 0 else { continue }
      let flags = measures.flags[index]
      if flags.contains(.mayBreak), Int(piece.start) < clusters.count {
        pieces.append(piece.finish(at: Int32(clusters.count)))
      }
      clusters.append(Cluster(advance: advance, offset: text.offsets[index], run: text.runs[index]))
      piece.take(advance, isWhite: flags.contains(.isWhite))
    }
    if Int(piece.start) < clusters.count { pieces.append(piece.finish(at: Int32(clusters.count))) }
    paragraphs.append(
      Paragraph(
        pieces: firstPiece..<pieces.count, clusters: firstCluster..<clusters.count,
        bytes: Int(text.offsets[scalars.lowerBound])..<Int(text.offsets[end]), isRightToLeft: isRightToLeft,
        run: Int(text.runs[scalars.lowerBound])
      )
    )
  }
}

/// Sums up the clusters between two places where a line may break.
private struct PieceMaker {
  var start: Int32
  var width = 0.0
  var white = 0.0

  mutating func take(_ advance: Double, isWhite: Bool) {
    if isWhite {
      white += advance
    } else {
      width += white + advance
      white = 0
    }
  }

  mutating func finish(at end: Int32) -> ShapedText.Piece {
    defer { self = PieceMaker(start: end) }
    return ShapedText.Piece(clusters: start..<end, width: width, white: white)
  }
}
