import LayoutModel

extension FlowSectionLayout {
  /// Replaces the size of an item. O(log n + re-broken lines); O(n) once if a list turns into lines.
  mutating func setSize(_ size: AxisSize, of item: Int) {
    if isList, size.cross != listCross { becomeLines() }
    if isList {
      list.setLength(size.main, at: item)
    } else {
      lines.setSize(size, at: item)
    }
  }

  /// Removes items at old places and inserts others at new places, in one merge.
  mutating func apply(deletions: [Int], insertions: [(index: Int, item: AxisSize)]) {
    guard count > 0 else { return fill(with: .each(insertions.map(\.item))) }
    if isList, insertions.contains(where: { $0.item.cross != listCross }) { becomeLines() }
    if isList {
      list.apply(deletions: deletions, insertions: insertions.map { ($0.index, $0.item.main) })
    } else {
      lines.apply(RopeEdit(deletions: deletions, insertions: insertions))
    }
  }

  /// Takes over new metrics. O(1) unless the length or the spacing of lines makes them break differently.
  mutating func setMetrics(_ metrics: FlowMetrics, number: Int) {
    Hostile.check(metrics, number: number)
    self.metrics = metrics
    if isList, rule.columns(ofLength: listCross) > 1 { becomeLines() }
    list.spacing = metrics.lineSpacing
    lines.lineSpacing = metrics.lineSpacing
    lines.setRule(rule)
  }

  /// Takes over items, in the body that suits them. O(1) for equal sizes, else O(n).
  mutating func fill(with sizes: ItemSizes) {
    switch sizes {
    case .uniform(let size, let count):
      isList = rule.columns(of: size) == 1
      if isList {
        list = ExtentIndex(count: count, each: size.main, spacing: metrics.lineSpacing)
        listCross = size.cross
      } else {
        setLines(LineRope(rule: rule, repeating: size, count: count))
      }
    case .each(let sizes):
      isList = false
      if let first = sizes.first, rule.columns(of: first) == 1,
        let list = ExtentIndex(mainLengthsOf: sizes, spacing: metrics.lineSpacing)
      {
        (isList, listCross) = (true, first.cross)
        self.list = list
      } else {
        setLines(LineRope(rule: rule, slicing: sizes))
      }
    }
  }

  /// Turns a list into lines. O(n).
  private mutating func becomeLines() {
    var builder = RopeBuilder(rule: rule)
    for leaf in list.rope.leaves.indices {
      list.rope.withItems(ofLeaf: leaf) { lengths in
        if list.rope.leaves[leaf].isRun {
          builder.append(AxisSize(main: lengths[0], cross: listCross), count: lengths.count)
        } else {
          for length in lengths { builder.append(AxisSize(main: length, cross: listCross)) }
        }
      }
    }
    builder.flush()
    setLines(LineRope(builder))
    list = ExtentIndex(count: 0, each: 0, spacing: metrics.lineSpacing)
    isList = false
  }

  private mutating func setLines(_ rope: LineRope<GreedyLines>) {
    lines = FlowLines(rope, lineSpacing: metrics.lineSpacing, crossAloneIsUniform: mode != .given)
  }

  private var rule: GreedyLines { Self.rule(metrics, crossLength) }

  private static func rule(_ metrics: FlowMetrics, _ crossLength: Double) -> GreedyLines {
    GreedyLines(
      available: crossLength - metrics.crossStartInset - metrics.crossEndInset, spacing: metrics.interitemSpacing)
  }

  static func noLines(_ metrics: FlowMetrics, _ mode: FlowMode, _ crossLength: Double) -> FlowLines {
    let rope = LineRope(rule: rule(metrics, crossLength), repeating: AxisSize(main: 0, cross: 0), count: 0)
    return FlowLines(rope, lineSpacing: metrics.lineSpacing, crossAloneIsUniform: mode != .given)
  }

  /// What is wrong with the section; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    guard isList else {
      return lines.rope.invariantViolations() + (list.count > 0 ? ["a list stands beside lines"] : [])
    }
    var violations = list.invariantViolations()
    if lines.count > 0 { violations.append("lines stand beside a list") }
    if list.count > 0, rule.columns(ofLength: listCross) > 1 {
      violations.append("a list could hold more than one item a line")
    }
    return violations
  }
}
