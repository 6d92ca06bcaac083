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
    return crossAloneIsUniform || total.main.value != nil ? total.cross.value : nil
  }

  mutating func setSize(_ size: AxisSize, at index: Int) { rope.replace(index, with: size) }

  mutating func apply(_ edit: RopeEdit<AxisSize>) { rope.apply(edit) }

  /// Breaks all lines again for another length or spacing. O(n), and nothing if neither changes.
  mutating func setRule(_ rule: GreedyLines) { rope.setRule(rule) }

  /// Where an item stands. O(log n).
  func frame(of index: Int) -> AxisRect {
    let (leaf, before) = rope.leaf(ofItem: index)
    let placer = LinePlacer(rule: rope.rule, columnLength: columnLength)
    return rope.withItems(ofLeaf: leaf) { items in
      var walk = walk(items, leaf, before)
      walk.skip(toItem: index - before.items)
      let isLast = before.items + walk.line.end == count
      let line = placer.place(walk.line, of: items, first: before.items, at: walk.top, isLast: isLast)
      for (item, frame) in line where item == index { return frame }
      preconditionFailure("item \(index) is not in its line")
    }
  }

  /// Calls `body` with every line that ends after `start` and begins before `end`. O(log n + items).
  @inline(__always)
  func forEachLine(from start: Double, to end: Double, _ body: (PlacedLine) -> Void) {
    guard count > 0 else { return }
    let placer = LinePlacer(rule: rope.rule, columnLength: columnLength)
    var (leaf, before) = rope.tree.locate { $0.length + lineSpacing * Double($0.lines) <= start }
    var goes = true
    while true {
      rope.withItems(ofLeaf: leaf) { items in
        var walk = walk(items, leaf, before)
        walk.skip(toOffset: start)
        repeat {
          goes = walk.top < end
          guard goes else { return }
          guard walk.top + walk.line.length > start else { continue }
          let isLast = before.items + walk.line.end == count
          body(placer.place(walk.line, of: items, first: before.items, at: walk.top, isLast: isLast))
        } while walk.next()
      }
      guard goes, leaf + 1 < rope.leaves.count else { return }
      rope.tree.advance(&before, over: leaf)
      leaf += 1
    }
  }

  @inline(__always)
  private func walk(_ items: ItemView<AxisSize>, _ leaf: Int, _ before: LineSummary) -> LineWalk {
    LineWalk(items, rope.rule, isRun: rope.leaves[leaf].isRun, before, spacing: lineSpacing)
  }
}
