import LayoutModel

/// One section: its metrics, and its items either in a list or in lines.
///
/// Positions are points from the start of the section along the scroll axis, and from the start of the content across it.
struct FlowSectionLayout: Sendable {
  var metrics: FlowMetrics
  let mode: FlowMode
  let crossLength: Double
  /// Whether `list` holds the items, else `lines` does. A section whose items are equally long across, one a line, is a list: it keeps
  /// one length an item. The other of the two is empty; both stand here so that a change happens in place.
  var isList = false
  var list = ExtentIndex(count: 0, each: 0)
  /// The cross length of the items of the list.
  var listCross = 0.0
  var lines: FlowLines

  init(_ section: FlowSection, crossLength: Double, number: Int) {
    Hostile.check(section, number: number)
    metrics = section.metrics
    mode = section.mode
    self.crossLength = crossLength
    lines = Self.noLines(section.metrics, section.mode, crossLength)
    fill(with: section.sizes)
  }

  var count: Int { isList ? list.count : lines.count }

  /// The length of all lines.
  var linesLength: Double { isList ? list.total : lines.total }

  /// Where the first line starts.
  var linesStart: Double { metrics.headerLength + metrics.mainStartInset }

  /// The length of the section (A21, A24).
  var length: Double { linesStart + linesLength + metrics.mainEndInset + metrics.footerLength }

  var summary: ExtentSummary { ExtentSummary(items: 1, length: length) }

  func size(of item: Int) -> AxisSize {
    isList ? AxisSize(main: list.length(at: item), cross: listCross) : lines.rope[item]
  }

  /// Where an item stands in content whose section starts at `start`. O(log n).
  func frame(of item: Int, sectionStart start: Double) -> AxisRect {
    guard isList else { return settle(lines.frame(of: item), start) }
    let span = list.span(of: item)
    return listFrame(span.start, span.length, start)
  }

  /// Calls `visit` with every item that may reach into `range`, a stretch of the content. O(log n + k).
  @inline(__always)
  func forEachItem(
    in range: Range<Double>, sectionStart start: Double, _ visit: (_ item: Int, _ frame: AxisRect) -> Void
  ) {
    // Positions are rounded, to pixels or by arithmetic, so the search starts and ends a little outside.
    let slack = pixel + 1e-6 + abs(range.lowerBound) * 1e-14
    let lower = range.lowerBound - start - linesStart - slack
    let upper = range.upperBound - start - linesStart + slack
    if isList {
      list.forEach(from: lower) { item, offset, length in
        guard offset < upper else { return false }
        visit(item, listFrame(offset, length, start))
        return true
      }
    } else {
      lines.forEachItem(from: lower, to: upper) { visit($0, settle($1, start)) }
    }
  }

  /// The length of a pixel in self-sizing mode, in points; else 0, since nothing is rounded.
  var pixel: Double {
    if case .selfSizing(let scale) = mode { return 1 / scale }
    return 0
  }

  /// The frame of an item of a list (A14, A16).
  @inline(__always)
  private func listFrame(_ offset: Double, _ length: Double, _ start: Double) -> AxisRect {
    let available = crossLength - metrics.crossStartInset - metrics.crossEndInset
    return settle(
      AxisRect(
        mainOrigin: offset, crossOrigin: (available - listCross) / 2, mainLength: length, crossLength: listCross), start
    )
  }

  /// Moves a frame from the lines into the content, and to the nearest pixel in self-sizing mode (A38).
  @inline(__always)
  private func settle(_ frame: AxisRect, _ start: Double) -> AxisRect {
    var frame = frame
    frame.mainOrigin += start + linesStart
    frame.crossOrigin += metrics.crossStartInset
    if case .selfSizing(let scale) = mode {
      frame.mainOrigin = (frame.mainOrigin * scale).rounded() / scale
      frame.crossOrigin = (frame.crossOrigin * scale).rounded() / scale
    }
    return frame
  }
}
