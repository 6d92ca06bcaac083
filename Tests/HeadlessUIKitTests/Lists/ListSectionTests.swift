import Testing
import UIKit

/// Sections that are lists: rows, headers, footers. Heights and insets that UIKit does not document are those of `ListMetrics`.
@MainActor @Suite struct ListSectionTests {
  private typealias Configuration = UICollectionLayoutListConfiguration
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let metrics = ListMetrics.current

  private func configuration(
    _ appearance: Configuration.Appearance = .plain, header: Configuration.HeaderMode = .none,
    footer: Configuration.FooterMode = .none
  ) -> Configuration {
    var configuration = Configuration(appearance: appearance)
    configuration.headerMode = header
    configuration.footerMode = footer
    return configuration
  }

  @Test("B66, B72: what a fresh configuration says")
  func fresh() {
    for appearance in [Configuration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain] {
      let fresh = Configuration(appearance: appearance)
      #expect(fresh.appearance == appearance && fresh.headerMode == .none && fresh.footerMode == .none)
      #expect(fresh.showsSeparators && fresh.headerTopPadding == nil && fresh.itemSeparatorHandler == nil)
      #expect(fresh.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: appearance))
    }
  }

  @Test("B70: rows are as wide as the section, one below the other, 44 points high until they say otherwise")
  func rows() {
    let stage = ListStage(list: [3, 2], configuration())
    stage.run {
      #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(stage.frame(2) == CGRect(x: 0, y: 88, width: 320, height: 44))
      #expect(stage.frame(0, 1) == CGRect(x: 0, y: 132, width: 320, height: 44))
      #expect(stage.view.contentSize == CGSize(width: 320, height: 220))
    }
  }

  @Test("B70: a row is as high as its cell's content says, its own hook says, or its attributes say")
  func heights() {
    final class Fitting: UICollectionViewListCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        CGSize(width: targetSize.width, height: 70.25)
      }
    }
    let stage = ListStage(list: [4], configuration())
    stage.view.traitOverrides.displayScale = 2
    stage.configure = { cell, name in
      if name == "0.1" { cell.contentConfiguration = ConfigurationTests.Block(height: 100) }
      if name == "0.2" { cell.contentConfiguration = ConfigurationTests.Block(height: 30) }
    }
    stage.run {
      #expect((0..<4).map { stage.frame($0)?.minY } == [0, 44, 144, 174])
      stage.row(0).contentConfiguration = ConfigurationTests.Block(height: 60)
      stage.view.layoutIfNeeded()
      #expect((0..<4).map { stage.frame($0)?.minY } == [0, 60, 160, 190], "a new content is measured")
    }
    let fixture = CollectionFixture(
      counts: [2], layout: UICollectionViewCompositionalLayout.list(using: configuration()))
    fixture.view.register(Fitting.self, forCellWithReuseIdentifier: "cell")
    fixture.view.traitOverrides.displayScale = 2
    fixture.layOut()
    #expect(fixture.frame(1) == CGRect(x: 0, y: 70.5, width: 320, height: 70.5))
  }

  @Test("B66: groups stand in the section's insets")
  func insets() {
    let cases: [(Configuration.Appearance, NSDirectionalEdgeInsets)] = [
      (.plain, metrics.plainSectionInsets), (.grouped, metrics.groupedSectionInsets),
      (.insetGrouped, metrics.insetGroupedSectionInsets), (.sidebar, metrics.sidebarSectionInsets),
      (.sidebarPlain, metrics.plainSectionInsets),
    ]
    for (appearance, insets) in cases {
      let stage = ListStage(list: [1, 1], configuration(appearance))
      stage.run {
        let width = 320 - insets.leading - insets.trailing
        #expect(stage.frame(0) == CGRect(x: insets.leading, y: insets.top, width: width, height: 44))
        #expect(stage.frame(0, 1)?.minY == 44 + 2 * insets.top + insets.bottom)
      }
    }
  }

  @Test("B67: headers and footers are supplementary views of the standard kinds, asked for only where they are enabled")
  func supplementaries() {
    let none = ListStage(list: [2], configuration())
    none.run { #expect(none.edges.isEmpty && none.frame(of: header) == nil) }
    let stage = ListStage(list: [2, 0], configuration(header: .supplementary, footer: .supplementary))
    stage.run {
      #expect(stage.edges.sorted() == ["footer 0-0", "footer 1-0", "header 0-0", "header 1-0"])
      let (top, bottom) = (metrics.headerHeight, metrics.footerHeight)
      #expect(stage.frame(of: header) == CGRect(x: 0, y: 0, width: 320, height: top))
      #expect(stage.frame(0)?.minY == top)
      #expect(stage.frame(of: footer) == CGRect(x: 0, y: top + 88, width: 320, height: bottom))
      #expect(stage.frame(of: header, 1)?.minY == top + 88 + bottom)
      #expect(stage.view.contentSize.height == 2 * (top + bottom) + 88)
    }
  }

  @Test("B67: a provider that has no view for an enabled header is an error")
  func missingHeader() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration(header: .supplementary)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    let raised = UIKitExceptions.recording { view.layoutIfNeeded() }
    #expect(raised.first?.name == "NSInternalInconsistencyException")
  }

  @Test("D13: headers and footers are as high as they say")
  func headerHeight() {
    let stage = ListStage(list: [1], configuration(.grouped, header: .supplementary))
    stage.configureEdge = { cell, _ in cell.contentConfiguration = ConfigurationTests.Block(height: 50) }
    stage.run {
      #expect(stage.frame(of: header)?.height == 50)
      #expect(stage.frame(0)?.minY == 50 + metrics.groupedSectionInsets.top)
    }
  }

  @Test("B68: headers and footers of plain lists stay in view, those of others do not")
  func pinning() {
    let cases: [(Configuration.Appearance, Bool)] = [
      (.plain, true), (.sidebarPlain, true), (.grouped, false), (.insetGrouped, false), (.sidebar, false),
    ]
    for (appearance, pins) in cases {
      let stage = ListStage(list: [100], configuration(appearance, header: .supplementary, footer: .supplementary))
      stage.run {
        stage.view.contentOffset.y = 1_000
        stage.layOut()
        let path = IndexPath(item: 0, section: 0)
        let shown = stage.view.supplementaryView(forElementKind: header, at: path)
        #expect(shown?.frame.minY == (pins ? 1_000 : nil))
        let last = stage.view.supplementaryView(forElementKind: footer, at: path)
        #expect(last?.frame.maxY == (pins ? 1_480 : nil))
      }
    }
  }

  @Test("B68, B69: the first item of a section is its header, scrolls away, and the content begins with the second")
  func firstItem() {
    let stage = ListStage(list: [50, 3], configuration(.plain, header: .firstItemInSection))
    stage.configure = { cell, _ in cell.contentConfiguration = cell.defaultContentConfiguration() }
    stage.run {
      #expect(stage.edges.isEmpty && stage.frame(of: header) == nil)
      #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 320, height: metrics.headerHeight))
      #expect(stage.frame(1)?.minY == metrics.headerHeight)
      #expect(stage.row(0).defaultContentConfiguration() == .plainHeader())
      #expect(stage.row(1).defaultContentConfiguration() == .cell())
      stage.view.contentOffset.y = 500
      stage.layOut()
      #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }
  }

  @Test("B71: headerTopPadding is space above each header; a header that stays in view leaves it behind")
  func headerTopPadding() {
    var configuration = configuration(.plain, header: .supplementary)
    configuration.headerTopPadding = 10
    let stage = ListStage(list: [1, 30], configuration)
    stage.run {
      let height = metrics.headerHeight
      #expect(stage.frame(of: header)?.minY == 10)
      #expect(stage.frame(0)?.minY == 10 + height)
      #expect(stage.frame(of: header, 1)?.minY == 64 + height)
      #expect(stage.frame(0, 1)?.minY == 64 + 2 * height)
      stage.view.contentOffset.y = 300
      stage.layOut()
      let shown = stage.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))
      #expect(shown?.frame.minY == 300)
    }
    configuration.headerTopPadding = nil
    let automatic = ListStage(list: [1], configuration)
    automatic.run { #expect(automatic.frame(of: header)?.minY == metrics.automaticHeaderTopPadding) }
  }

  @Test(
    "A header that is a list cell has the header's default content, and is no item: not selected, swiped or edited with one"
  )
  func headerCell() throws {
    var configuration = configuration(.insetGrouped, header: .supplementary, footer: .supplementary)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: nil) { _, _, _ in }])
    }
    let stage = ListStage(list: [3], configuration)
    var contents: [UIListContentConfiguration] = []
    stage.configureEdge = { cell, _ in
      contents.append(cell.defaultContentConfiguration())
      cell.accessories = [.delete()]
    }
    try stage.run {
      #expect(contents == [.groupedHeader(), .groupedFooter()])
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(
        stage.view.supplementaryView(forElementKind: header, at: path) as? UICollectionViewListCell)
      stage.view.selectItem(at: path, animated: false, scrollPosition: [])
      stage.layOut()
      #expect(!cell.isSelected && stage.row(0).isSelected)
      stage.finger.tap(at: cell.center)
      #expect(stage.calls.isEmpty)
      stage.finger.touchDown(at: cell.center)
      stage.finger.move(to: CGPoint(x: 20, y: cell.center.y))
      stage.finger.lift()
      #expect(!cell.configurationState.isSwiped)
      stage.view.isEditing = true
      #expect(cell.shownNames.isEmpty && !cell.configurationState.isEditing)
    }
  }

  @Test("B72: which rows have separators, by appearance")
  func automaticSeparators() {
    func shown(_ appearance: Configuration.Appearance) -> [String] {
      let stage = ListStage(list: [3], configuration(appearance))
      return stage.run {
        (0..<3).map { row in
          let lines = stage.row(row).shownSeparators
          return "\(lines.top == nil ? "-" : "t")\(lines.bottom == nil ? "-" : "b")"
        }
      }
    }
    #expect(shown(.plain) == ["-b", "-b", "-b"])
    #expect(shown(.grouped) == ["tb", "-b", "-b"])
    #expect(shown(.insetGrouped) == ["-b", "-b", "--"])
    #expect(shown(.sidebar) == ["--", "--", "--"])
    #expect(shown(.sidebarPlain) == ["--", "--", "--"])
  }

  @Test("B72: the section's configuration says where separators run; without separators it says nothing")
  func separatorConfiguration() {
    var configuration = configuration()
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.separatorConfiguration.topSeparatorInsets.leading = 5
    configuration.separatorConfiguration.topSeparatorInsets.trailing = 7
    let stage = ListStage(list: [2], configuration)
    stage.view.traitOverrides.displayScale = 2
    stage.run {
      #expect(stage.row(1).shownSeparators.top == CGRect(x: 5, y: 0, width: 308, height: 0.5))
      let text = metrics.cellContentMargins.leading
      #expect(stage.row(1).shownSeparators.bottom == CGRect(x: text, y: 43.5, width: 320 - text, height: 0.5))
    }
    configuration.showsSeparators = false
    configuration.itemSeparatorHandler = { _, common in
      Issue.record("asked although there are no separators")
      return common
    }
    let without = ListStage(list: [2], configuration)
    without.run { #expect(without.row(1).shownSeparators.top == nil && without.row(1).shownSeparators.bottom == nil) }
  }

  @Test("B72: the item's handler gets index path and the section's configuration, and has the last word")
  func separatorHandler() {
    var configuration = configuration()
    configuration.separatorConfiguration.color = .red
    var asked: [Int] = []
    configuration.itemSeparatorHandler = { path, common in
      asked.append(path.item)
      #expect(common.color == .red)
      var own = common
      if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
      return own
    }
    let stage = ListStage(list: [3], configuration)
    stage.run {
      #expect(asked == [0, 1, 2])
      #expect((0..<3).map { stage.row($0).shownSeparators.bottom != nil } == [true, false, true])
      stage.sections[0].insert("new", at: 0)
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      #expect((0..<4).map { stage.row($0).shownSeparators.bottom != nil } == [true, false, true, true])
    }
  }

  @Test("B73: the providers of a real list are asked, with index paths of today")
  func swipe() {
    var configuration = configuration(.insetGrouped)
    var asked: [IndexPath] = []
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      asked.append(path)
      return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "mark") { $2(true) }])
    }
    let stage = ListStage(list: [5], configuration)
    stage.run {
      stage.sections[0].remove(at: 0)
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.pull(2, by: 60)
      stage.finger.lift()
      #expect(asked == [IndexPath(item: 2, section: 0)] && stage.row(2).configurationState.isSwiped)
    }
  }

  @Test("A list of a million rows measures what is on screen and no more")
  func million() {
    let stage = ListStage(
      [Array(repeating: "row", count: 1_000_000)], UICollectionViewCompositionalLayout.list(using: configuration()))
    stage.configure = { cell, _ in cell.contentConfiguration = ConfigurationTests.Block(height: 60) }
    stage.run {
      #expect(stage.configured.count == 8)
      // 8 rows of 60 points are in view, 16 more each than the estimate.
      #expect(stage.view.contentSize == CGSize(width: 320, height: 44_000_128))
      stage.view.contentOffset.y = 22_000_000
      stage.layOut()
      #expect(stage.configured.count < 20)
    }
  }
}

/// Lists beside sections of other kinds.
@MainActor @Suite struct MixedSectionTests {
  /// A carousel, a grid of two columns, and a list, one below the other.
  private func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { section, environment in
      if section == 0 { return Make.carousel(.continuous) }
      if section == 1 { return NSCollectionLayoutSection(group: Make.row(.fractionalWidth(0.5))) }
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "a") { _, _, _ in }])
      }
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  @Test("B66: each section is laid out in its own way; only the list's rows are swiped and have separators")
  func mixed() {
    let stage = ListStage([["a", "b", "c", "d"], ["e", "f"], ["g", "h"]], layout(.plain))
    stage.configure = { cell, _ in cell.accessories = [.disclosureIndicator()] }
    stage.run {
      #expect(stage.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 50))
      #expect(stage.frame(1, 1) == CGRect(x: 160, y: 50, width: 160, height: 40))
      #expect(stage.frame(0, 2) == CGRect(x: 0, y: 90, width: 320, height: 44))
      #expect(stage.frame(1, 2) == CGRect(x: 0, y: 134, width: 320, height: 44))
      #expect(stage.row(0, 1).shownSeparators.bottom == nil && stage.row(0, 2).shownSeparators.bottom != nil)
      #expect(stage.row(0, 1).shownNames == ["disclosureIndicator"])
      for y in [70, 112] as [CGFloat] {
        stage.finger.touchDown(at: CGPoint(x: 150, y: y))
        stage.finger.move(to: CGPoint(x: 90, y: y))
        stage.clock.advance(by: 0.2)
        stage.finger.lift()
      }
      #expect(!stage.row(0, 1).configurationState.isSwiped && stage.row(0, 2).configurationState.isSwiped)
    }
  }

  @Test("A finger that drags a carousel scrolls it")
  func carousel() {
    let stage = ListStage([["a", "b", "c", "d", "e"], [], ["g"]], layout(.plain))
    stage.run {
      stage.finger.touchDown(at: CGPoint(x: 150, y: 25))
      stage.finger.move(to: CGPoint(x: 90, y: 25))
      #expect(stage.frame(0)?.minX == -60)
      stage.finger.lift()
      #expect(!stage.row(0).configurationState.isSwiped)
    }
  }
}
