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

  /// The length of the section (A21, A24); not negative, whatever its insets.
  var length: Double { max(0, linesStart + linesLength + metrics.mainEndInset + metrics.footerLength) }

  var summary: ExtentSummary { ExtentSummary(items: 1, length: length) }

  func size(of item: Int) -> AxisSize {
    isList ? AxisSize(main: list.length(at: item), cross: listCross) : lines.rope[item]
  }

  /// Where an item stands in content whose section starts at `start`. O(log n).
  func frame(of item: Int, sectionStart start: Double) -> AxisRect {
    let place = place(startingAt: start)
    guard isList else { return place.frame(lines.frame(of: item)) }
    let span = list.span(of: item)
    return place.frame(at: span.start, length: span.length)
  }

  /// Where the lines of the section stand in content in which the section starts at `start`.
  @inline(__always)
  func place(startingAt start: Double) -> SectionPlace {
    let available = crossLength - metrics.crossStartInset - metrics.crossEndInset
    var scale: Double?
    if case .selfSizing(let pixels) = mode { scale = pixels }
    return SectionPlace(
      main: start + linesStart, cross: metrics.crossStartInset, listOrigin: (available - listCross) / 2,
      listCross: listCross, scale: scale)
  }

  /// How far an element may reach beyond the span of the section, or a line over the next one, in points: at most a pixel of
  /// rounding in self-sizing mode, and as far as negative insets and a negative space between lines move it.
  var reach: Double {
    var reach = -min(0, metrics.lineSpacing) - min(0, metrics.mainStartInset) - min(0, metrics.mainEndInset)
    if case .selfSizing(let scale) = mode { reach += 1 / scale }
    return reach
  }
}

/// Where the lines of a section stand in the content: all that turns a place in them into a frame.
struct SectionPlace {
  /// Where the first line starts, along the scroll axis and across it.
  let main: Double
  let cross: Double
  /// The cross origin and length of the items of a list (A14, A16).
  let listOrigin: Double
  let listCross: Double
  /// Pixels a point in self-sizing mode; nil where nothing is rounded (A47).
  let scale: Double?

  /// The frame of an item of a list.
  @inline(__always)
  func frame(at offset: Double, length: Double) -> AxisRect {
    frame(AxisRect(mainOrigin: offset, crossOrigin: listOrigin, mainLength: length, crossLength: listCross))
  }

  /// Moves a frame from the lines into the content, and to the nearest pixel in self-sizing mode (A38).
  @inline(__always)
  func frame(_ frame: AxisRect) -> AxisRect {
    var frame = frame
    frame.mainOrigin += main
    frame.crossOrigin += cross
    if let scale {
      frame.mainOrigin = (frame.mainOrigin * scale).rounded() / scale
      frame.crossOrigin = (frame.crossOrigin * scale).rounded() / scale
    }
    return frame
  }
}
