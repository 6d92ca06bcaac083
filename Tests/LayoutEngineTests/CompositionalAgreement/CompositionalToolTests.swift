import LayoutModel
import ReferenceLayout
import Testing

/// What the agreement tests rest on.
@Suite("Compositional agreement: the tools")
struct CompositionalToolTests {
  /// A layout that is wrong in one way: it forgets the insets of its first section.
  private struct Wrong: CompositionalJudged {
    var layout: ReferenceCompositionalLayout

    init(_ description: CompositionalDescription) {
      var description = description
      if !description.sections.isEmpty { description.sections[0].contentInsets = CompositionalInsets() }
      layout = ReferenceCompositionalLayout(description)
    }

    var contentSize: AxisSize { layout.contentSize }
    func sectionSpan(_ section: Int) -> (start: Double, end: Double) { layout.sectionSpan(section) }
    func placement(of key: CompositionalKey, view: ReferenceView?) -> CompositionalPlacement? {
      layout.placement(of: key, view: view)
    }
    mutating func found(in rect: AxisRect, view: ReferenceView?) -> [CompositionalPlacement] {
      layout.found(in: rect, view: view)
    }
    mutating func make(_ change: CompositionalChange) -> Bool { layout.make(change) }
    func row(ofSection section: Int, proposed: [Double]) -> CompositionalRow {
      layout.row(ofSection: section, proposed: proposed)
    }
    func problems() -> [String] { [] }
  }

  @Test("A wrong layout is found out, and the tree that shows it made small")
  func findsOut() throws {
    typealias Run = CompositionalRun<Wrong>
    let failing = try #require((0..<200).first { Run.difference(in: Run.Scenario(seed: $0)) != nil })
    let small = CompositionalShrinker<Wrong>.shrunk(Run.Scenario(seed: failing))
    #expect(Run.difference(in: small) != nil)
    #expect(small.description.sections.count == 1)
    #expect(small.steps.isEmpty)
    #expect(GoldenWriter.text(small.description).split(separator: "\n").count < 10)
  }

  @Test("The oracle agrees with itself; a good part of the trees lays out most of its items")
  func trees() {
    typealias Run = CompositionalRun<ReferenceCompositionalLayout>
    var items = 0
    var placed = 0
    for seed in 0..<300 as Range<UInt64> {
      let scenario = Run.Scenario(seed: seed)
      #expect(Run.difference(in: scenario) == nil)
      let layout = ReferenceCompositionalLayout(scenario.description)
      let keys = layout.keys.filter { $0.kind == .item }
      items += keys.count
      placed += keys.filter { layout.placement(of: $0, view: nil) != nil }.count
    }
    #expect(placed * 2 > items)
  }

  @Test("What is written of a tree is read as the same tree")
  func writing() throws {
    for seed in 0..<300 as Range<UInt64> {
      var trees = CompositionalTrees(random: AgreementRandom(seed: seed))
      var description = trees.description()
      for index in description.sections.indices {
        let insets = description.sections[index].contentInsets
        description.sections[index].boundaryCrossInsets = CompositionalInsets(
          crossStart: insets.crossStart, crossEnd: insets.crossEnd)
      }
      let text = GoldenWriter.text(description)
      let read = try GoldenFile(name: "", text: text + "\nexpect\n").description
      #expect(read == description, "\(text)")
    }
  }
}
