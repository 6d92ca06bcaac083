import LayoutModel

/// Goes through the lines of a leaf in order.
struct LineWalk {
  private let items: ItemView<AxisSize>
  private let rule: GreedyLines
  /// How many items of a run stand in a line; 0 if the leaf is none.
  private let columns: Int
  private let spacing: Double
  private let before: LineSummary
  /// How many lines of the leaf were passed, and their lengths together in points.
  private var passed = 0
  private var length = 0.0
  /// The line where the walk is.
  private(set) var line: GreedyLines.Line

  /// Starts at the first line of a leaf; `before` sums up what comes before the leaf.
  @inline(__always)
  init(_ items: ItemView<AxisSize>, _ rule: GreedyLines, isRun: Bool, _ before: LineSummary, spacing: Double) {
    (self.items, self.rule, self.before, self.spacing) = (items, rule, before, spacing)
    columns = isRun ? rule.columns(of: items[0]) : 0
    line = isRun ? rule.line(ofRun: items, columns, number: 0) : rule.line(of: items, from: 0)
  }

  /// Where the line starts, in points from the start of the first line of all.
  @inline(__always) var top: Double { before.length + length + spacing * Double(before.lines + passed) }

  /// Goes to the next line; answers whether there is one.
  @inline(__always)
  mutating func next() -> Bool {
    guard line.end < items.count else { return false }
    if columns > 0 {
      jump(to: passed + 1)
    } else {
      passed += 1
      length += line.length
      line = rule.line(of: items, from: line.end)
    }
    return true
  }

  /// Goes to the line that holds an item.
  mutating func skip(toItem item: Int) {
    if columns > 0 { return jump(to: item / columns) }
    while line.end <= item, next() {}
  }

  /// Goes over the lines of a run that end before `offset`, without walking.
  @inline(__always)
  mutating func skip(toOffset offset: Double) {
    guard columns > 0 else { return }
    let step = line.length + spacing
    let last = (items.count - 1) / columns
    guard step > 0, offset > top else { return }
    jump(to: Int(min(Double(last), ((offset - top) / step).rounded(.down))))
  }

  private mutating func jump(to number: Int) {
    passed = number
    length = line.length * Double(number)
    line = rule.line(ofRun: items, columns, number: number)
  }
}

extension GreedyLines {
  /// One line of a run.
  fileprivate func line(ofRun items: ItemView<AxisSize>, _ columns: Int, number: Int) -> Line {
    let start = number * columns
    let end = min(start + columns, items.count)
    return Line(start: start, end: end, length: items[0].main, used: used(by: items[0].cross, count: end - start))
  }
}
