import LayoutModel
import Testing

@testable import LayoutEngine

private func size(_ cross: Double, _ main: Double) -> AxisSize { AxisSize(main: main, cross: cross) }

private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

/// Changes leave a layout as if it had been made that way.
@Suite("Changes")
struct ChangeTests {
  private let metrics = FlowMetrics(headerLength: 10, mainStartInset: 5, lineSpacing: 4, interitemSpacing: 6)

  private func engine(_ sizes: ItemSizes..., mode: FlowMode = .given) -> FlowLayoutEngine {
    let sections = sizes.map { FlowSection(metrics: metrics, sizes: $0, mode: mode) }
    return FlowLayoutEngine(FlowDescription(crossLength: 300, sections: sections))
  }

  /// Expects both to place the same items in the same frames.
  private func expectSame(_ left: FlowLayoutEngine, _ right: FlowLayoutEngine, _ comment: Comment? = nil) {
    #expect(left.checkInvariants().isEmpty, comment)
    let everything = AxisRect(mainOrigin: -1, crossOrigin: -1_000, mainLength: 1e9, crossLength: 3_000)
    var elements: [[LayoutElement]] = [[], []]
    left.visible(in: everything, into: &elements[0])
    right.visible(in: everything, into: &elements[1])
    #expect(elements[0].count == elements[1].count, comment)
    for (one, other) in zip(elements[0], elements[1]) {
      #expect(one.path == other.path && one.kind == other.kind, comment)
      #expect(abs(one.frame.mainOrigin - other.frame.mainOrigin) < 1e-6, comment)
      #expect(abs(one.frame.crossOrigin - other.frame.crossOrigin) < 1e-6, comment)
      #expect(
        one.frame.mainLength == other.frame.mainLength && one.frame.crossLength == other.frame.crossLength, comment)
    }
    #expect(abs(left.contentLength - right.contentLength) < 1e-6, comment)
  }

  @Test("A36: a narrower item lets the next line's first item in; a wider one pushes its neighbour out")
  func rebreaking() {
    var engine = engine(.each([size(200, 10), size(120, 10), size(100, 10)]))
    #expect(engine.frame(ofItemAt: path(0, 1)).mainOrigin == 29)
    engine.setSize(size(150, 10), ofItemAt: path(0, 0))
    #expect(engine.frame(ofItemAt: path(0, 1)).mainOrigin == 15)
    #expect(engine.frame(ofItemAt: path(0, 2)).mainOrigin == 29)
    engine.setSize(size(250, 10), ofItemAt: path(0, 0))
    #expect(engine.frame(ofItemAt: path(0, 1)).mainOrigin == 29)
    #expect(engine.frame(ofItemAt: path(0, 2)).mainOrigin == 29)
  }

  @Test("A36: items of a run that get sizes of their own one after another leave no trail of broken lines behind")
  func noTrail() {
    var engine = engine(.uniform(size(50, 50), count: 3_000))
    for item in 0..<600 { engine.setSize(size(300, Double(100 + item % 7)), ofItemAt: path(0, item)) }
    // Leaves of 59 items or more, the run behind them, and what stands around its ends.
    #expect(engine.sections[0].lines.rope.leaves.count <= 600 / 59 + 4)
    let sizes = (0..<3_000).map { $0 < 600 ? size(300, Double(100 + $0 % 7)) : size(50, 50) }
    expectSame(engine, self.engine(.each(sizes)))
  }

  @Test("A10: a narrow item joins the last line of a run of equal items")
  func narrowItemJoinsRun() {
    // Two of 130 a line: 130 + 6 + 130 = 266, and 266 + 6 + 28 = 300 fits.
    var engine = engine(.uniform(size(130, 10), count: 200))
    var update = CollectionUpdate()
    update.insertedItems = [InsertedItem(path: path(0, 200), size: size(28, 10))]
    engine.apply(update)
    #expect(engine.checkInvariants().isEmpty)
    #expect(engine.frame(ofItemAt: path(0, 200)).mainOrigin == engine.frame(ofItemAt: path(0, 199)).mainOrigin)
    expectSame(engine, self.engine(.each(Array(repeating: size(130, 10), count: 200) + [size(28, 10)])))
  }

  @Test("A15: the grid is lost with the first size that differs and comes back with the last")
  func gridComesAndGoes() {
    // Three of 80 a line of 300; the gap is 6 + (300 - 240 - 12) / 2 = 30. In another section the last line has gaps of 6.
    var engine = engine(.uniform(size(80, 10), count: 5))
    #expect(engine.frame(ofItemAt: path(0, 4)).crossOrigin == 110)
    engine.setSize(size(81, 10), ofItemAt: path(0, 0))
    #expect(engine.frame(ofItemAt: path(0, 4)).crossOrigin == 86)
    engine.setSize(size(80, 10), ofItemAt: path(0, 0))
    #expect(engine.frame(ofItemAt: path(0, 4)).crossOrigin == 110)
  }

  @Test("a list whose item becomes narrow turns into lines")
  func listBecomesLines() {
    for sizes in [ItemSizes.uniform(size(300, 10), count: 5), .each(Array(repeating: size(300, 10), count: 5))] {
      var list = engine(sizes)
      list.setSize(size(100, 20), ofItemAt: path(0, 2))
      list.setSize(size(100, 20), ofItemAt: path(0, 3))
      let lines = [size(300, 10), size(300, 10), size(100, 20), size(100, 20), size(300, 10)]
      expectSame(list, engine(.each(lines)))
      #expect(list.frame(ofItemAt: path(0, 3)).mainOrigin == list.frame(ofItemAt: path(0, 2)).mainOrigin)
    }
  }

  @Test("sizes set one by one give the layout made of them", arguments: 1...12)
  func randomSizes(seed: Int) {
    var generator = Generator(seed: seed)
    let count = 1 + generator.below(600)
    var sizes = Array(repeating: size(Double(20 + generator.below(200)), 20), count: count)
    let mode = seed % 3 == 0 ? FlowMode.selfSizing(scale: 2) : .given
    var engine = engine(seed % 2 == 0 ? .uniform(sizes[0], count: count) : .each(sizes), mode: mode)
    for step in 0..<200 {
      let item = generator.below(count)
      sizes[item] = size(Double(10 + generator.below(250)), Double(generator.below(40)))
      engine.setSize(sizes[item], ofItemAt: path(0, item))
      if step % 20 == 19 { expectSame(engine, self.engine(.each(sizes), mode: mode), "seed \(seed), step \(step)") }
    }
  }

  @Test("C2: items and sections deleted, inserted and moved in one batch")
  func batch() {
    let first = (0..<6).map { size(Double(50 + $0 * 10), 10) }
    let second = (0..<3).map { size(Double(150 + $0), 20) }
    let third = [size(90, 30)]
    var engine = engine(.each(first), .each(second), .each(third))
    var update = CollectionUpdate()
    update.deletedSections = [2]
    update.insertedSections = [
      InsertedSection(section: 0, description: FlowSection(metrics: metrics, sizes: .each(third)))
    ]
    update.movedSections = [MovedSection(from: 0, to: 2)]
    update.deletedItems = [path(0, 1), path(1, 0)]
    update.movedItems = [MovedItem(from: path(0, 5), to: path(1, 0)), MovedItem(from: path(1, 2), to: path(2, 1))]
    update.insertedItems = [InsertedItem(path: path(2, 0), size: size(33, 3))]
    engine.apply(update)
    let expected = self.engine(
      .each(third), .each([first[5], second[1]]),
      .each([size(33, 3), second[2], first[0], first[2], first[3], first[4]]))
    expectSame(engine, expected)
  }

  @Test("metrics changed give the layout made with them")
  func changedMetrics() {
    let sizes: [AxisSize] = (0..<100).map { (item: Int) in size(Double(40 + item % 70), Double(10 + item % 7)) }
    for initial in [ItemSizes.each(sizes), .uniform(size(160, 10), count: 100)] {
      var engine = engine(initial)
      let changed = FlowMetrics(
        headerLength: 3, footerLength: 4, mainEndInset: 2, crossStartInset: -30, crossEndInset: -20, lineSpacing: 9,
        interitemSpacing: 1)
      engine.setMetrics(changed, ofSection: 0)
      let section = FlowSection(metrics: changed, sizes: initial)
      expectSame(engine, FlowLayoutEngine(FlowDescription(crossLength: 300, sections: [section])))
      #expect(engine.metrics(ofSection: 0) == changed)
    }
  }

  @Test("a section is replaced")
  func replacing() {
    var engine = engine(.uniform(size(50, 10), count: 9), .uniform(size(60, 10), count: 3))
    engine.replaceSection(0, with: FlowSection(metrics: metrics, sizes: .uniform(size(70, 20), count: 2)))
    expectSame(engine, self.engine(.uniform(size(70, 20), count: 2), .uniform(size(60, 10), count: 3)))
  }

  @Test("one size changed among 200,000 breaks few leaves again")
  func fewLeaves() {
    let sizes = (0..<200_000).map { size(Double(40 + $0 * 7_919 % 101), 10) }
    var rope = LineRope(rule: GreedyLines(available: 300, spacing: 6), slicing: sizes)
    var generator = Generator(seed: 3)
    for _ in 0..<1_000 {
      let touched = rope.replace(generator.below(200_000), with: size(Double(10 + generator.below(250)), 20))
      #expect(touched < 40)
    }
    #expect(rope.invariantViolations().isEmpty)
  }

  @Test("a copy of an engine keeps its layout")
  func copies() {
    let original = engine(.uniform(size(50, 10), count: 100))
    var copy = original
    copy.setSize(size(60, 20), ofItemAt: path(0, 50))
    expectSame(original, engine(.uniform(size(50, 10), count: 100)))
    #expect(copy.size(ofItemAt: path(0, 50)) == size(60, 20))
  }

  @Test("C2: a batch on a copy of an engine leaves the original as it was")
  func batchOnCopy() {
    let sizes: [AxisSize] = (0..<400).map { (item: Int) in size(Double(40 + item % 70), Double(10 + item % 7)) }
    for kind in [ItemSizes.each(sizes), .uniform(size(300, 10), count: 400)] {
      var original = engine(kind)
      // Gives leaves items of their own, which both engines share.
      var changed = kind == .each(sizes) ? sizes : Array(repeating: size(300, 10), count: 400)
      for item in stride(from: 0, to: 400, by: 30) {
        changed[item] = size(300, Double(20 + item))
        original.setSize(changed[item], ofItemAt: path(0, item))
      }
      var copy = original
      var update = CollectionUpdate()
      update.deletedItems = (0..<40).map { path(0, $0 * 10) }
      copy.apply(update)
      expectSame(original, engine(.each(changed)))
      let kept = changed.indices.filter { $0 % 10 != 0 }
      expectSame(copy, engine(.each(kept.map { changed[$0] })))
    }
  }
}
