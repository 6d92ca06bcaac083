import Testing
import UIKit

/// What the sections of a layout under test consist of.
enum CompositionalKind: String, CaseIterable {
  case list, grid, carousels, mixed
  /// The same as `mixed`, asked through the public queries.
  case subclass

  final class Subclass: UICollectionViewCompositionalLayout {}

  @MainActor func layout() -> UICollectionViewCompositionalLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { section, _ in
      let kinds: [CompositionalKind] = [.list, .carousels, .grid]
      let kind = self == .mixed || self == .subclass ? kinds[section % 3] : self
      let result: NSCollectionLayoutSection
      switch kind {
      case .list: result = Make.list(estimate: 25)
      case .carousels: result = Make.carousel(.groupPaging, width: 30, height: 20, spacing: 3)
      default: result = NSCollectionLayoutSection(group: Self.badges())
      }
      if kind != .grid { result.boundarySupplementaryItems = [Make.edge("header", .fractionalWidth(1), 10)] }
      return result
    }
    return self == .subclass ? Subclass(sectionProvider: provider) : .init(sectionProvider: provider)
  }

  /// Two items a row, each with a badge.
  @MainActor private static func badges() -> NSCollectionLayoutGroup {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Make.size(.absolute(5), .absolute(5)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: Make.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    return .horizontal(layoutSize: Make.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
  }

  @MainActor func fixture(_ names: [[String]]) -> CompositionalFixture {
    let fixture = CompositionalFixture(names: names, width: 100, height: 3_000, cell: NameHeightCell.self, layout())
    fixture.data.layOut()
    return fixture
  }
}

@MainActor @Suite("Compositional layout: at random") struct CompositionalRandomTests {
  /// Holds what is shown to what the layout says: the right items in view, in the right cells, where they belong.
  private func check(_ fixture: CompositionalFixture) {
    let view = fixture.view
    #expect(!view.layer.isHidden && fixture.data.sections.count == view.numberOfSections)
    for (section, names) in fixture.data.sections.enumerated() {
      for (item, name) in names.enumerated() {
        guard let frame = fixture.frame(item, section) else { continue }
        let isInView =
          frame.minX < view.bounds.maxX && frame.maxX > view.bounds.minX
          && frame.minY < view.bounds.maxY && frame.maxY > view.bounds.minY
        let cell = fixture.cell(item, section) as? TestCell
        #expect((cell != nil) == isInView, "\(section)-\(item)")
        guard let cell else { continue }
        #expect(cell.name == name && cell.isDescendant(of: view))
        let shown = cell.convert(cell.bounds, to: view)
        #expect(abs(shown.minX - frame.minX) < 1e-6 && abs(shown.minY - frame.minY) < 1e-6 && shown.size == frame.size)
      }
    }
  }

  @Test(
    "C2, B57: after any batch and any scroll each place shows its item", arguments: CompositionalKind.allCases, 0..<10)
  func batches(kind: CompositionalKind, seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    var counter = 0
    let fixture = kind.fixture((0..<4).map { section in (0..<7).map { "\(section).\($0)" } })
    for _ in 0..<10 {
      let batch = RandomBatch(fixture.data.sections, &numbers, counter: &counter)
      var cells: [String: UICollectionViewCell] = [:]
      for case let cell as TestCell in fixture.view.visibleCells { cells[cell.name] = cell }
      let stayed = Set(fixture.data.sections.joined()).intersection(batch.after.joined())
      fixture.view.performBatchUpdates {
        fixture.data.sections = batch.after
        for operation in batch.operations { operation(fixture.view) }
      }
      fixture.view.layoutIfNeeded()
      check(fixture)
      for case let cell as TestCell in fixture.view.visibleCells where stayed.contains(cell.name) {
        if let old = cells[cell.name] { #expect(old === cell) }
      }
      let twin = kind.fixture(fixture.data.sections)
      if kind == .list || kind == .grid { #expect(fixture.view.contentSize == twin.view.contentSize) }
      for row in fixture.rows {
        row.contentOffset.x = CGFloat(Int.random(in: 0...200, using: &numbers))
      }
      fixture.view.layoutIfNeeded()
      check(fixture)
      fixture.view.frame.size.height = CGFloat(Int.random(in: 50...3_000, using: &numbers))
      fixture.view.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &numbers))
      fixture.view.layoutIfNeeded()
      check(fixture)
      fixture.view.frame.size.height = 3_000
      fixture.view.contentOffset.y = 0
      fixture.view.layoutIfNeeded()
      check(fixture)
    }
  }

  @Test("I15: cells move into the rows of another layout, and out of them")
  func otherLayout() {
    let fixture = CompositionalKind.carousels.fixture([["a", "b", "c"], ["d", "e"]])
    let cell = fixture.cell(0)
    for kind in [CompositionalKind.list, .carousels, .carousels, .mixed] {
      fixture.view.setCollectionViewLayout(kind.layout(), animated: false)
      fixture.view.layoutIfNeeded()
      check(fixture)
      #expect(fixture.cell(0) === cell)
      #expect((cell?.superview === fixture.view) == (kind == .list || kind == .mixed))
    }
    fixture.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    fixture.view.layoutIfNeeded()
    #expect(fixture.rows.isEmpty && fixture.cell(0)?.superview === fixture.view)
  }
}
