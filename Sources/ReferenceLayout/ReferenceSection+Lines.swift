import LayoutModel

extension ReferenceSection {
  /// The length that a line may fill (`L` in the rules).
  func lineLimit(crossLength: Double) -> Double {
    crossLength - metrics.crossStartInset - metrics.crossEndInset
  }

  /// Whether `length` points of a line fit into `limit`, with the tolerance that A10 suggests.
  func fits(_ length: Double, into limit: Double) -> Bool {
    length <= limit + 1e-6 * max(1, limit)
  }

  /// The items of each line: in order, as many as fit, and at least one (A10, A11).
  func lines(crossLength: Double) -> [Range<Int>] {
    let limit = lineLimit(crossLength: crossLength)
    var lines: [Range<Int>] = []
    var first = 0
    while first < sizes.count {
      var used = sizes[first].cross
      var end = first + 1
      while end < sizes.count, fits(used + metrics.interitemSpacing + sizes[end].cross, into: limit) {
        used += metrics.interitemSpacing + sizes[end].cross
        end += 1
      }
      lines.append(first..<end)
      first = end
    }
    return lines
  }

  /// The length of a line along the scroll axis: that of its longest item (A19).
  func length(ofLine line: Range<Int>) -> Double {
    sizes[line].map(\.main).max() ?? 0
  }

  /// The frames of the items of one line that starts at `main` (A13 to A19, A38).
  /// `isGrid` says whether the section is a grid.
  func frames(
    ofLine line: Int, of lines: [Range<Int>], isGrid: Bool, at main: Double, crossLength: Double
  ) -> [AxisRect] {
    let length = length(ofLine: lines[line])
    let origins = crossOrigins(ofLine: line, of: lines, isGrid: isGrid, crossLength: crossLength)
    return zip(lines[line], origins).map { item, cross in
      let size = sizes[item]
      // Each item is centred on its line (A19).
      let main = main + (length - size.main) / 2
      return AxisRect(
        mainOrigin: aligned(main), crossOrigin: aligned(cross), mainLength: size.main, crossLength: size.cross)
    }
  }

  /// Where the items of one line start at right angles to the scroll axis, before pixels are looked at.
  private func crossOrigins(
    ofLine line: Int, of lines: [Range<Int>], isGrid: Bool, crossLength: Double
  ) -> [Double] {
    let limit = lineLimit(crossLength: crossLength)
    let widths = sizes[lines[line]].map(\.cross)
    if isGrid {
      let full = fullLineCount(of: widths[0], limit: limit)
      guard full > 1 else { return centred(widths[0], limit: limit) }
      let gap = justifiedGap(Array(repeating: widths[0], count: full), limit: limit)
      return leftAligned(widths, gap: gap)
    }
    if line < lines.count - 1 {
      guard widths.count > 1 else { return centred(widths[0], limit: limit) }
      return leftAligned(widths, gap: justifiedGap(widths, limit: limit))
    }
    if widths.count == 1, !fits(2 * widths[0] + metrics.interitemSpacing, into: limit) {
      return centred(widths[0], limit: limit)
    }
    return leftAligned(widths, gap: metrics.interitemSpacing)
  }

  /// Whether the grid of A15 holds. With given sizes all of them are equal; in self-sizing mode equal widths are enough. That is
  /// how the contradiction of A15a is settled here. A section of one item is uniform, too.
  var isGrid: Bool {
    switch mode {
    case .given: sizes.allSatisfy { $0 == sizes[0] }
    case .selfSizing: sizes.allSatisfy { $0.cross == sizes[0].cross }
    }
  }

  /// How many items of `width` make a full line by A10: `n` of A15. Without width and space all items share one line.
  private func fullLineCount(of width: Double, limit: Double) -> Int {
    guard width + metrics.interitemSpacing > 0 else { return sizes.count }
    var count = 1
    while fits(Double(count + 1) * width + Double(count) * metrics.interitemSpacing, into: limit) { count += 1 }
    return count
  }

  /// The gap that makes a line of two or more items end where the line ends (A13).
  private func justifiedGap(_ widths: [Double], limit: Double) -> Double {
    let gaps = Double(widths.count - 1)
    let rest = limit - widths.reduce(0, +) - gaps * metrics.interitemSpacing
    return metrics.interitemSpacing + rest / gaps
  }

  /// Items one after the other from the start of the line (A13, A15, A17).
  private func leftAligned(_ widths: [Double], gap: Double) -> [Double] {
    var next = metrics.crossStartInset
    return widths.map { width in
      defer { next += width + gap }
      return next
    }
  }

  /// One item in the middle of the line (A14, A16, A18). An item wider than the line, which A11 leaves open, sticks out by the
  /// same length on both sides.
  private func centred(_ width: Double, limit: Double) -> [Double] {
    [metrics.crossStartInset + (limit - width) / 2]
  }

  /// A position on a pixel in self-sizing mode (A38): to the nearest, halves away from 0; as it is otherwise (A47). Only what is handed out
  /// is rounded, in content coordinates: sums go on with what was computed. Headers, footers and section bounds are not rounded.
  private func aligned(_ position: Double) -> Double {
    switch mode {
    case .given: position
    case .selfSizing(let scale): (position * scale).rounded() / scale
    }
  }
}
