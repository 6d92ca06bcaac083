import LayoutModel
import ReferenceLayout

/// Plays a golden file to a layout and tells where that differs from what is expected.
struct GoldenCheck<Layout: CompositionalJudged> {
  private let file: GoldenFile
  private var layout: Layout
  /// What tells which elements there can be.
  private var oracle: ReferenceCompositionalLayout
  private var view: ReferenceView?

  init(_ file: GoldenFile) {
    self.file = file
    layout = Layout(file.description)
    oracle = ReferenceCompositionalLayout(file.description)
  }

  /// Every difference, with the file and the line where it is expected.
  consuming func problems() -> [String] {
    var problems: [String] = []
    for (line, step) in file.steps {
      let found: [String]
      switch step {
      case .change(let change):
        _ = layout.make(change)
        oracle.make(change)
        found = []
      case .view(let view):
        self.view = view
        found = []
      case .expect(let expectation):
        found = differences(from: expectation)
      case .visible(let rect, let names):
        let seen = Set(layout.found(in: rect, view: view).map { "\($0.key)" })
        found = seen == names ? [] : ["found \(seen.sorted()), expected \(names.sorted())"]
      }
      problems += found.map { "\(file.name):\(line): \($0)" }
    }
    return problems
  }

  private func differences(from expected: GoldenExpectation) -> [String] {
    var differences = layout.problems()
    let size = layout.contentSize
    if let wanted = expected.contentSize {
      if !isClose(size.main, wanted.main) || !isClose(size.cross, wanted.cross) {
        differences.append("content \(size.cross) \(size.main), expected \(wanted.cross) \(wanted.main)")
      }
    } else {
      differences.append("no content size is expected")
    }
    for section in 0..<oracle.sectionCount {
      let span = layout.sectionSpan(section)
      guard let wanted = expected.spans[section] else {
        differences.append("section \(section) \(span.start) \(span.end), which is not expected")
        continue
      }
      if !isClose(span.start, wanted.start) || !isClose(span.end, wanted.end) {
        differences.append("section \(section) \(span.start) \(span.end), expected \(wanted.start) \(wanted.end)")
      }
    }
    return differences + elementDifferences(from: expected)
  }

  private func elementDifferences(from expected: GoldenExpectation) -> [String] {
    var differences: [String] = []
    let keys = oracle.keys
    let names = Set(keys.map { "\($0)" })
    for name in expected.elements.keys.sorted() where !names.contains(name) {
      differences.append("\(name) is expected, but there can be none")
    }
    for key in keys {
      let found = layout.placement(of: key, view: view)
      guard let wanted = expected.elements["\(key)"] else {
        if found != nil || key.kind == .item { differences.append("\(key) is not expected, found \(text(found))") }
        continue
      }
      if found == nil && wanted.frame == nil { continue }
      guard let found, let frame = wanted.frame, isClose(found.frame, frame), found.zIndex == wanted.zIndex else {
        differences.append("\(key): found \(text(found)), expected \(text(wanted.frame)) z \(wanted.zIndex)")
        continue
      }
    }
    return differences
  }

  private func isClose(_ left: AxisRect, _ right: AxisRect) -> Bool {
    isClose(left.mainOrigin, right.mainOrigin) && isClose(left.crossOrigin, right.crossOrigin)
      && isClose(left.mainLength, right.mainLength) && isClose(left.crossLength, right.crossLength)
  }

  /// Goldens write no more than two places behind the point.
  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.005 }

  private func text(_ rect: AxisRect?) -> String {
    guard let rect else { return "none" }
    return "\(rect.crossOrigin) \(rect.mainOrigin) \(rect.crossLength) \(rect.mainLength)"
  }

  private func text(_ placement: CompositionalPlacement?) -> String {
    placement.map { "\(text($0.frame)) z \($0.zIndex)" } ?? "none"
  }
}
