import LayoutModel
import ReferenceLayout

/// One run: a scene, a flow in it, and operations on the flow.
struct AgreementRun {
  private let seed: UInt64
  private var random: AgreementRandom
  private let scene: AgreementScene
  private var pair: Agreement

  init(seed: UInt64, scene draw: (inout AgreementRandom) -> AgreementScene) {
    self.seed = seed
    random = AgreementRandom(seed: seed)
    scene = draw(&random)
    pair = Agreement(scene.flow(&random))
  }

  /// What went wrong first, or nil.
  consuming func firstFailure(operations: Int) -> String? {
    for number in 0..<operations {
      let before = pair.oracle.input
      let operation = operate()
      if let difference = difference() {
        return """
          seed \(seed), operation \(number): \(operation)
          \(difference)
          before: \(before)
          """
      }
    }
    return nil
  }

  /// Does one operation and tells which.
  private mutating func operate() -> String {
    let sections = pair.oracle.sectionCount
    guard sections > 0 else { return batch() }
    let section = random.below(sections)
    let items = pair.oracle.itemCount(inSection: section)
    switch random.below(10) {
    case 0..<4 where items > 0:
      let path = ItemPath(section: section, item: random.below(items))
      let size = scene.size(&random)
      pair.setSize(size, ofItemAt: path)
      return "set the size of \(path) to \(size)"
    case 4:
      let metrics = random.pick(scene.metrics)
      pair.setMetrics(metrics, ofSection: section)
      return "set the metrics of section \(section) to \(metrics)"
    case 5:
      let description = scene.section(&random)
      pair.replaceSection(section, with: description)
      return "replace section \(section) by \(description)"
    default:
      return batch()
    }
  }

  private mutating func batch() -> String {
    let update = scene.update(of: pair.oracle, &random)
    pair.apply(update)
    return "apply \(update)"
  }

  /// Compares every element, pinned and not, and what is visible in two rectangles.
  private mutating func difference() -> String? {
    let length = pair.oracle.contentLength
    let start = 0.25 * Double(random.among(-200...(Int(length * 4) + 200)))
    let pinning = FlowPinning(
      headers: random.chance(60), footers: random.chance(40), visibleStart: start, visibleEnd: start + 200)
    if let difference = pair.difference(pinning: pinning) { return difference }
    for _ in 0..<2 {
      let rect = rect(near: start)
      if let difference = pair.difference(visibleIn: rect, pinning: pinning) { return difference }
    }
    return nil
  }

  private mutating func rect(near start: Double) -> AxisRect {
    let wide = random.chance(70)
    return AxisRect(
      mainOrigin: random.chance(50) ? start : (start / 10).rounded() * 10,
      crossOrigin: wide ? 0 : 0.25 * Double(random.among(-40...1_000)),
      mainLength: random.pick([0, 0.25, 10, 200, 200, 5_000]),
      crossLength: wide ? scene.crossLength : random.pick([0.25, 50, 300]))
  }
}
