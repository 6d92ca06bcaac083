import LayoutModel

/// One section: its metrics, and its items either in a list or in lines.
///
/// Positions are points from the start of the section along the scroll axis, and from the start of the content across it.
struct FlowSectionLayout: Sendable {
  private(set) var metrics: FlowMetrics
  let mode: FlowMode
  private let crossLength: Double
  private var body: Body

  /// The items. A section whose items are equally long across, one a line, is a list: it keeps one length an item.
  private enum Body: Sendable {
    case list(ExtentIndex, cross: Double)
    case lines(FlowLines)
  }

  init(_ section: FlowSection, crossLength: Double, number: Int) {
    Hostile.check(section, number: number)
    metrics = section.metrics
    mode = section.mode
    self.crossLength = crossLength
    let rule = Self.rule(section.metrics, crossLength)
    body = Self.body(of: section.sizes, rule: rule, metrics: section.metrics, mode: section.mode)
  }

  var count: Int {
    switch body {
    case .list(let index, _): index.count
    case .lines(let lines): lines.count
    }
  }

  /// The length of all lines.
  var linesLength: Double {
    switch body {
    case .list(let index, _): index.total
    case .lines(let lines): lines.total
    }
  }

  /// Where the first line starts.
  var linesStart: Double { metrics.headerLength + metrics.mainStartInset }

  /// The length of the section (A21, A24).
  var length: Double { linesStart + linesLength + metrics.mainEndInset + metrics.footerLength }

  var summary: ExtentSummary { ExtentSummary(items: 1, length: length) }

  func size(of item: Int) -> AxisSize {
    switch body {
    case .list(let index, let cross): AxisSize(main: index.length(at: item), cross: cross)
    case .lines(let lines): lines.rope[item]
    }
  }

  /// Where an item stands in content whose section starts at `start`. O(log n).
  func frame(of item: Int, sectionStart start: Double) -> AxisRect {
    switch body {
    case .list(let index, let cross):
      let span = index.span(of: item)
      return listFrame(span.start, span.length, cross, start)
    case .lines(let lines):
      return settle(lines.frame(of: item), start)
    }
  }

  /// Calls `visit` with every item that may reach into `range`, a stretch of the content. O(log n + k).
  @inline(__always)
  func forEachItem(
    in range: Range<Double>, sectionStart start: Double, _ visit: (_ item: Int, _ frame: AxisRect) -> Void
  ) {
    // Positions are rounded, to pixels or by arithmetic, so the search starts and ends a little outside.
    let slack = 1 / scale + 1e-6 + abs(range.lowerBound) * 1e-14
    let lower = range.lowerBound - start - linesStart - slack
    let upper = range.upperBound - start - linesStart + slack
    switch body {
    case .list(let index, let cross):
      index.forEach(from: lower) { item, offset, length in
        guard offset < upper else { return false }
        visit(item, listFrame(offset, length, cross, start))
        return true
      }
    case .lines(let lines):
      lines.forEachItem(from: lower, to: upper) { visit($0, settle($1, start)) }
    }
  }

  /// The pixels a point in self-sizing mode; else infinite, since nothing is rounded.
  private var scale: Double {
    if case .selfSizing(let scale) = mode { return scale }
    return .infinity
  }

  /// The frame of an item of a list (A14, A16).
  @inline(__always)
  private func listFrame(_ offset: Double, _ length: Double, _ cross: Double, _ start: Double) -> AxisRect {
    let available = crossLength - metrics.crossStartInset - metrics.crossEndInset
    return settle(
      AxisRect(mainOrigin: offset, crossOrigin: (available - cross) / 2, mainLength: length, crossLength: cross), start)
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

// MARK: - Change

extension FlowSectionLayout {
  /// Replaces the size of an item. O(log n + re-broken lines); O(n) once if a list turns into lines.
  mutating func setSize(_ size: AxisSize, of item: Int) {
    if case .list(_, let cross) = body, size.cross != cross { becomeLines() }
    mutateBody(
      list: { index, _ in index.setLength(size.main, at: item) },
      lines: { $0.setSize(size, at: item) })
  }

  /// Removes items at old places and inserts others at new places, in one merge.
  mutating func apply(deletions: [Int], insertions: [(index: Int, item: AxisSize)]) {
    if case .list(_, let cross) = body, insertions.contains(where: { $0.item.cross != cross }) { becomeLines() }
    mutateBody(
      list: { index, _ in
        index.apply(deletions: deletions, insertions: insertions.map { ($0.index, $0.item.main) })
      },
      lines: { $0.apply(RopeEdit(deletions: deletions, insertions: insertions)) })
  }

  /// Takes over new metrics. O(1) unless the length or the spacing of lines makes them break differently.
  mutating func setMetrics(_ metrics: FlowMetrics, number: Int) {
    Hostile.check(metrics, number: number)
    let rule = Self.rule(metrics, crossLength)
    self.metrics = metrics
    if case .list(_, let cross) = body, rule.columns(ofLength: cross) > 1 { becomeLines() }
    mutateBody(
      list: { index, _ in index.spacing = metrics.lineSpacing },
      lines: {
        $0.lineSpacing = metrics.lineSpacing
        $0.setRule(rule)
      })
  }

  /// Changes the body in place: it is taken out of its enum for the time, so that nothing is copied.
  private mutating func mutateBody(
    list: (inout ExtentIndex, Double) -> Void, lines: (inout FlowLines) -> Void
  ) {
    switch body {
    case .list(var index, let cross):
      body = Self.nothing
      list(&index, cross)
      body = .list(index, cross: cross)
    case .lines(var flow):
      body = Self.nothing
      lines(&flow)
      body = .lines(flow)
    }
  }

  /// Turns a list into lines. O(n).
  private mutating func becomeLines() {
    guard case .list(let index, let cross) = body else { return }
    var builder = RopeBuilder(rule: Self.rule(metrics, crossLength))
    for leaf in index.rope.leaves.indices {
      if case .run(let length) = index.rope.leaves[leaf] {
        builder.append(AxisSize(main: length, cross: cross), count: index.rope.tree.leaves[leaf].items)
      } else {
        index.rope.withItems(ofLeaf: leaf) { lengths in
          for item in 0..<lengths.count { builder.append(AxisSize(main: lengths[item], cross: cross)) }
        }
      }
    }
    builder.flush()
    let rope = LineRope(rule: Self.rule(metrics, crossLength), leaves: builder.leaves, nodes: builder.nodes)
    body = .lines(Self.lines(rope, metrics: metrics, mode: mode))
  }

  /// What is wrong with the section; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    switch body {
    case .list(let index, let cross):
      let columns = Self.rule(metrics, crossLength).columns(ofLength: cross)
      let violations = index.invariantViolations()
      return index.count > 0 && columns > 1 ? violations + ["a list could hold \(columns) items a line"] : violations
    case .lines(let lines):
      return lines.rope.invariantViolations()
    }
  }
}

// MARK: - Making a body

extension FlowSectionLayout {
  private static var nothing: Body { .list(ExtentIndex(count: 0, each: 0), cross: 0) }

  private static func rule(_ metrics: FlowMetrics, _ crossLength: Double) -> GreedyLines {
    GreedyLines(
      available: crossLength - metrics.crossStartInset - metrics.crossEndInset, spacing: metrics.interitemSpacing)
  }

  private static func body(of sizes: ItemSizes, rule: GreedyLines, metrics: FlowMetrics, mode: FlowMode) -> Body {
    switch sizes {
    case .uniform(let size, let count):
      guard rule.columns(of: size) > 1 else {
        return .list(ExtentIndex(count: count, each: size.main, spacing: metrics.lineSpacing), cross: size.cross)
      }
      return .lines(lines(LineRope(rule: rule, repeating: size, count: count), metrics: metrics, mode: mode))
    case .each(let sizes):
      if let first = sizes.first, rule.columns(of: first) == 1, sizes.allSatisfy({ $0.cross == first.cross }) {
        return .list(ExtentIndex(mainLengthsOf: sizes, spacing: metrics.lineSpacing), cross: first.cross)
      }
      return .lines(lines(LineRope(rule: rule, slicing: sizes), metrics: metrics, mode: mode))
    }
  }

  private static func lines(_ rope: LineRope<GreedyLines>, metrics: FlowMetrics, mode: FlowMode) -> FlowLines {
    FlowLines(rope, lineSpacing: metrics.lineSpacing, crossAloneIsUniform: mode != .given)
  }
}
