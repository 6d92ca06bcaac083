import LayoutModel
import ReferenceLayout

/// A layout under test beside the oracle, through one description and its changes.
struct CompositionalRun<Layout: CompositionalJudged> {
  /// What happens in a run; also what is made smaller when it fails.
  struct Scenario {
    var description: CompositionalDescription
    var steps: [CompositionalStep]

    init(seed: UInt64, isLong: Bool = false) {
      var trees = CompositionalTrees(random: AgreementRandom(seed: seed))
      description = isLong ? trees.longDescription() : trees.description()
      steps = CompositionalStep.steps(isLong ? 8 : trees.random.pick([1, 3, 6]), &trees.random)
    }
  }

  /// How far frames may lie apart, in points.
  private static var tolerance: Double { 1e-6 }

  private var layout: Layout
  private var oracle: ReferenceCompositionalLayout
  /// What was done so far.
  private var changes: [CompositionalChange] = []

  private init(_ description: CompositionalDescription) {
    layout = Layout(description)
    oracle = ReferenceCompositionalLayout(description)
  }

  /// The first thing in which the two differ in `scenario`, or nil.
  static func difference(in scenario: Scenario) -> String? {
    var run = CompositionalRun(scenario.description)
    let start = CompositionalStep(kind: .query, seed: 0)
    for step in [start] + scenario.steps {
      let change = step.change(of: run.oracle)
      if let change {
        let before = run.oracle
        let moved = run.layout.make(change)
        run.oracle.make(change)
        run.changes.append(change)
        if !moved, run.hasMoved(since: before) {
          return (run.changes.map(\.description) + ["answered that nothing moved"]).joined(separator: "\n")
        }
      }
      if let difference = run.difference(after: step) {
        return (run.changes.map(\.description) + [difference]).joined(separator: "\n")
      }
    }
    return nil
  }

  /// Whether anything stands elsewhere than it did before something was measured.
  private func hasMoved(since before: ReferenceCompositionalLayout) -> Bool {
    oracle.contentSize != before.contentSize
      || oracle.keys.contains { oracle.placement(of: $0, view: nil) != before.placement(of: $0, view: nil) }
  }

  private mutating func difference(after step: CompositionalStep) -> String? {
    if let problem = layout.problems().first { return "invariant: \(problem)" }
    let size = (layout.contentSize, oracle.contentSize)
    if !isClose(size.0.main, size.1.main) || !isClose(size.0.cross, size.1.cross) {
      return "content size: \(size.0), expected \(size.1)"
    }
    for section in 0..<oracle.sectionCount {
      let span = (layout.sectionSpan(section), oracle.sectionSpan(section))
      if !isClose(span.0.start, span.1.start) || !isClose(span.0.end, span.1.end) {
        return "span of section \(section): \(span.0), expected \(span.1)"
      }
    }
    for section in 0..<oracle.sectionCount where oracle.description(ofSection: section).orthogonal != nil {
      let proposed = [-100, 0, 33.5, oracle.greatestOffset(inSection: section) / 2, 1_000]
      let rows = (
        layout.row(ofSection: section, proposed: proposed), oracle.row(ofSection: section, proposed: proposed)
      )
      if let difference = rows.0.difference(from: rows.1, proposed: proposed) {
        return "row of section \(section): \(difference)"
      }
    }
    let view = step.view(of: oracle)
    for key in oracle.keys where key.kind != .decoration || !isDoubtful(key) {
      for view in key.kind == .boundary || key.kind == .layoutBoundary ? [nil, view] : [nil] {
        let pair = (layout.placement(of: key, view: view), oracle.placement(of: key, view: view))
        if !isSame(pair.0, pair.1, in: view) {
          return "\(key)\(view.map { " in \($0)" } ?? ""): \(text(pair.0)), expected \(text(pair.1))"
        }
      }
    }
    for rect in step.rects(in: oracle) {
      if let difference = difference(in: rect, view: view) { return difference }
    }
    return nil
  }

  /// In what the two differ about what is in `rect`, or nil: the same elements with the same frames, in any order.
  private mutating func difference(in rect: AxisRect, view: ReferenceView) -> String? {
    let found = layout.found(in: rect, view: view)
    let wanted = oracle.found(in: rect, view: view)
    let keys = (Set(found.map(\.key)), Set(wanted.map(\.key)))
    if keys.0.count != found.count { return "in \(rect): something twice: \(found.map(\.key))" }
    let doubtful = keys.0 == keys.1 ? [] : doubtful(around: rect, view: view)
    let superfluous = keys.0.subtracting(keys.1).subtracting(doubtful).filter { !isDoubtful($0) }
    let missing = keys.1.subtracting(keys.0).subtracting(doubtful).filter { !isDoubtful($0) }
    if !superfluous.isEmpty || !missing.isEmpty {
      return "in \(text(rect)) with \(view): superfluous \(superfluous), missing \(missing)"
    }
    let byKey = Dictionary(uniqueKeysWithValues: wanted.map { ($0.key, $0) })
    for placement in found {
      if let other = byKey[placement.key], !isSame(placement, other, in: view) {
        return "in \(text(rect)) with \(view): \(text(placement)), expected \(text(other))"
      }
    }
    return nil
  }

  /// Elements about which a rounding error decides: in the rectangle by a hair or not in it by a hair. There are none where no number
  /// is rounded.
  private func doubtful(around rect: AxisRect, view: ReferenceView) -> Set<CompositionalKey> {
    if isExact { return [] }
    let sure = oracle.visible(in: rect, view: view, margin: Self.tolerance)
    let possible = oracle.visible(in: rect, view: view, margin: -Self.tolerance)
    return Set(possible.map(\.key)).subtracting(sure.map(\.key))
  }

  /// Whether everything stands at binary fractions, and nothing is divided among flexible spaces.
  private var isExact: Bool {
    let frames = oracle.keys.compactMap { oracle.placement(of: $0, view: nil)?.frame }
    let edges = frames.flatMap { [$0.mainOrigin, $0.mainEnd, $0.crossOrigin, $0.crossEnd] }
    return edges.allSatisfy { ($0 * 64).rounded() == $0 * 64 }
      && !oracle.sectionDescriptions.contains { $0.group.isFlexible }
  }

  /// Whether rounding errors alone give the section of an element a length, and so decide if it is found (B51, B55).
  private func isDoubtful(_ key: CompositionalKey) -> Bool {
    guard key.kind != .layoutBoundary else { return false }
    let spans = [layout.sectionSpan(key.path.section), oracle.sectionSpan(key.path.section)]
    return spans.contains { $0.end > $0.start && $0.end - $0.start <= Self.tolerance }
  }

  /// Whether rounding errors decide if `frame` is in `view`, and so if what is pinned is in front.
  private func isAtEdge(_ frame: AxisRect, of view: ReferenceView?) -> Bool {
    guard let view else { return false }
    let lengths = [
      frame.mainEnd - view.visibleStart, view.visibleEnd - frame.mainOrigin, frame.crossEnd - view.crossStart,
      view.crossEnd - frame.crossOrigin,
    ]
    return !isExact && lengths.contains { abs($0) <= Self.tolerance }
  }

  private func isSame(
    _ left: CompositionalPlacement?, _ right: CompositionalPlacement?, in view: ReferenceView?
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.key == right.key && (left.zIndex == right.zIndex || isAtEdge(right.frame, of: view))
      && isClose(left.frame.mainOrigin, right.frame.mainOrigin)
      && isClose(left.frame.crossOrigin, right.frame.crossOrigin)
      && isClose(left.frame.mainLength, right.frame.mainLength)
      && isClose(left.frame.crossLength, right.frame.crossLength)
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= Self.tolerance }

  private func text(_ placement: CompositionalPlacement?) -> String {
    placement.map { "\($0.key) \(text($0.frame)) z \($0.zIndex)" } ?? "none"
  }

  private func text(_ rect: AxisRect) -> String {
    "\(rect.crossOrigin) \(rect.mainOrigin) \(rect.crossLength) \(rect.mainLength)"
  }
}
