import LayoutModel

/// Items of their own sizes, broken into lines greedily; where they stand is computed when it is asked for.
///
/// Positions are points from the start of the first line, along and across. Finding or changing an item is O(log n), plus a leaf of
/// about 64 items and the lines that break differently.
struct FlowLines: Sendable {
  private(set) var rope: LineRope<GreedyLines>
  /// The space between two lines, in points. Changing it is O(1).
  var lineSpacing: Double
  /// Whether equal cross lengths alone make the section uniform, as self-sizing does (A15, A15a).
  let crossAloneIsUniform: Bool

  init(_ rope: LineRope<GreedyLines>, lineSpacing: Double, crossAloneIsUniform: Bool) {
    self.rope = rope
    self.lineSpacing = lineSpacing
    self.crossAloneIsUniform = crossAloneIsUniform
  }

  var count: Int { rope.count }

  /// The lengths of all lines and the spaces between them. O(1).
  var total: Double { rope.tree.total.length + lineSpacing * Double(max(0, rope.tree.total.lines - 1)) }

  /// The cross length that makes the section uniform; nil if it is not (A15). O(1).
  var columnLength: Double? {
    let total = rope.tree.total
    guard total.least.cross == total.greatest.cross else { return nil }
    return crossAloneIsUniform || total.least.main == total.greatest.main ? total.least.cross : nil
  }

  mutating func setSize(_ size: AxisSize, at index: Int) { rope.replace(index, with: size) }

  mutating func apply(_ edit: RopeEdit<AxisSize>) { rope.apply(edit) }

  /// Breaks all lines again for another length or spacing. O(n), and nothing if neither changes.
  mutating func setRule(_ rule: GreedyLines) { rope.setRule(rule) }

  /// Where an item stands. O(log n).
  func frame(of index: Int) -> AxisRect {
    let (leaf, before) = rope.leaf(ofItem: index)
    var found: AxisRect?
    forEachLine(inLeaf: leaf, before, from: -.infinity, holding: index - before.items) { line, top, view in
      found = frame(of: index - before.items, in: line, top: top, view, isLast: isLast(line, before))
      return false
    }
    guard let found else { preconditionFailure("item \(index) stands in no line of its leaf") }
    return found
  }

  /// Calls `body` with every item of every line that ends after `start` and begins before `end`. O(log n + items).
  @inline(__always)
  func forEachItem(from start: Double, to end: Double, _ body: (_ index: Int, _ frame: AxisRect) -> Void) {
    guard count > 0 else { return }
    let placer = LinePlacer(rule: rope.rule, columnLength: columnLength)
    var (leaf, before) = rope.tree.locate { $0.length + lineSpacing * Double($0.lines) <= start }
    var goes = true
    while true {
      forEachLine(inLeaf: leaf, before, from: start, holding: nil) { line, top, view in
        goes = top < end
        guard goes else { return false }
        place(line, top: top, view, placer, isLast: isLast(line, before)) { body(before.items + $0, $1) }
        return true
      }
      leaf += 1
      guard goes, leaf < rope.leaves.count else { return }
      before = rope.tree.sum(before: leaf)
    }
  }

  private func isLast(_ line: GreedyLines.Line, _ before: LineSummary) -> Bool {
    before.items + line.end == count
  }
}

// MARK: - Lines and places

extension FlowLines {
  /// The sizes of a leaf: in memory, or all the same.
  enum Sizes {
    case each(ItemView<AxisSize>)
    case run(AxisSize)

    @inline(__always) subscript(index: Int) -> AxisSize {
      switch self {
      case .each(let view): view[index]
      case .run(let size): size
      }
    }
  }

  /// Calls `body` with the lines of a leaf until it answers false: those that end after `start`, or the one that holds `item`.
  @inline(__always)
  private func forEachLine(
    inLeaf leaf: Int, _ before: LineSummary, from start: Double, holding item: Int?,
    _ body: (_ line: GreedyLines.Line, _ top: Double, _ sizes: Sizes) -> Bool
  ) {
    if case .run(let size) = rope.leaves[leaf] {
      forEachLine(ofRun: size, leaf, before, from: start, holding: item, body)
    } else {
      rope.withItems(ofLeaf: leaf) { view in
        let rule = rope.rule
        var index = 0
        var number = before.lines
        var length = 0.0
        while index < view.count {
          let line = rule.line(of: view, from: index)
          let top = before.length + length + lineSpacing * Double(number)
          let isWanted = item.map { $0 < line.end } ?? (top + line.length > start)
          if isWanted, !body(line, top, .each(view)) { return }
          index = line.end
          length += line.length
          number += 1
        }
      }
    }
  }

  /// The same for a run, which computes the first line instead of walking to it.
  @inline(__always)
  private func forEachLine(
    ofRun size: AxisSize, _ leaf: Int, _ before: LineSummary, from start: Double, holding item: Int?,
    _ body: (_ line: GreedyLines.Line, _ top: Double, _ sizes: Sizes) -> Bool
  ) {
    let node = rope.tree.leaves[leaf]
    let rule = rope.rule
    let columns = rule.columns(of: size)
    var number = item.map { $0 / columns } ?? 0
    if item == nil {
      let passed = start - (before.length + lineSpacing * Double(before.lines))
      let step = size.main + lineSpacing
      if step > 0, passed > 0 { number = Int(min(Double(node.lines - 1), (passed / step).rounded(.down))) }
    }
    while number < node.lines {
      let first = number * columns
      let end = min(first + columns, node.items)
      let line = GreedyLines.Line(
        start: first, end: end, length: size.main, used: rule.used(by: size.cross, count: end - first))
      let top = before.length + size.main * Double(number) + lineSpacing * Double(before.lines + number)
      if item != nil || top + size.main > start, !body(line, top, .run(size)) { return }
      number += 1
    }
  }

  /// Calls `body` with each item of a line and its frame (A13 to A19).
  @inline(__always)
  private func place(
    _ line: GreedyLines.Line, top: Double, _ sizes: Sizes, _ placer: LinePlacer, isLast: Bool,
    _ body: (_ local: Int, _ frame: AxisRect) -> Void
  ) {
    let placement = placer.place(
      count: line.end - line.start, used: line.used, first: sizes[line.start].cross, isLast: isLast)
    var cross = placement.origin
    for index in line.start..<line.end {
      let size = sizes[index]
      body(
        index,
        AxisRect(
          mainOrigin: top + (line.length - size.main) / 2, crossOrigin: cross, mainLength: size.main,
          crossLength: size.cross))
      cross += size.cross + placement.gap
    }
  }

  /// The frame of one item of a line.
  private func frame(
    of local: Int, in line: GreedyLines.Line, top: Double, _ sizes: Sizes, isLast: Bool
  ) -> AxisRect? {
    var found: AxisRect?
    let placer = LinePlacer(rule: rope.rule, columnLength: columnLength)
    place(line, top: top, sizes, placer, isLast: isLast) { if $0 == local { found = $1 } }
    return found
  }
}
