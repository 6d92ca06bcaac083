import FrameClock
import Testing
import UIKit

/// A list over a section snapshot: 1 holds 2 and 3, 3 holds 4; 5 is alone.
@MainActor private final class OutlineStage {
  let clock = VirtualClock(framesPerSecond: 60)
  let view: UICollectionView
  let finger: Finger
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
  var handler: (() -> Void)?

  init(_ configuration: UICollectionLayoutListConfiguration = .init(appearance: .sidebar)) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    finger = Finger(on: view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, item in
      cell.indentationLevel = 5
      cell.accessories = [1, 3].contains(item) ? [.outlineDisclosure(actionHandler: handler)] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  func show(expanded: [Int] = []) {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 5])
    tree.append([2, 3], to: 1)
    tree.append([4], to: 3)
    tree.expand(expanded)
    source.apply(tree, to: 0, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  var shown: [Int] { source.snapshot().itemIdentifiers }

  func cell(_ item: Int) throws -> UICollectionViewListCell {
    let path = try #require(source.indexPath(for: item))
    return try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
  }

  func tapDisclosure(of item: Int) throws {
    let cell = try cell(item)
    let frame = try #require(cell.frame(of: .outlineDisclosure))
    finger.tap(at: cell.convert(CGPoint(x: frame.midX, y: frame.midY), to: view))
    view.layoutIfNeeded()
  }
}

/// List cells and the data source of snapshots together.
@MainActor @Suite struct OutlineListTests {
  @Test("B75: the level of the section snapshot is set after the cell was configured, and follows it")
  func levels() throws {
    let stage = OutlineStage()
    try FrameClocks.with(stage.clock) {
      stage.show(expanded: [1, 3])
      #expect(stage.shown == [1, 2, 3, 4, 5])
      let levels = try stage.shown.map { try stage.cell($0).indentationLevel }
      #expect(levels == [0, 1, 1, 2, 0])
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1, 4, 5])
      tree.append([2, 3], to: 1)
      tree.expand([1])
      stage.source.apply(tree, to: 0)
      stage.view.layoutIfNeeded()
      #expect(stage.shown == [1, 2, 3, 4, 5])
      #expect(try stage.cell(4).indentationLevel == 0)
    }
  }

  @Test("B75: where no section snapshot was applied, a cell keeps its level")
  func plainSnapshot() throws {
    let stage = OutlineStage()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    stage.source.apply(snapshot, animatingDifferences: false)
    stage.view.layoutIfNeeded()
    #expect(try stage.cell(1).indentationLevel == 5)
  }

  @Test("E45: tapping the disclosure shows the children, and again hides them; the cell says whether it is expanded")
  func toggle() throws {
    let stage = OutlineStage()
    try FrameClocks.with(stage.clock) {
      stage.show()
      #expect(stage.shown == [1, 5])
      try stage.tapDisclosure(of: 1)
      #expect(stage.shown == [1, 2, 3, 5])
      #expect(try stage.cell(1).configurationState.isExpanded)
      #expect(try !stage.cell(3).configurationState.isExpanded)
      try stage.tapDisclosure(of: 3)
      #expect(stage.shown == [1, 2, 3, 4, 5])
      try stage.tapDisclosure(of: 1)
      #expect(stage.shown == [1, 5])
      #expect(try !stage.cell(1).configurationState.isExpanded)
    }
  }

  @Test("E45: an item without children is expanded and collapsed too")
  func withoutChildren() throws {
    let stage = OutlineStage()
    try FrameClocks.with(stage.clock) {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1])
      stage.source.apply(tree, to: 0, animatingDifferences: false)
      stage.view.layoutIfNeeded()
      try stage.tapDisclosure(of: 1)
      #expect(try stage.cell(1).configurationState.isExpanded)
    }
  }

  @Test("E45: handlers are asked and may refuse")
  func refused() throws {
    let stage = OutlineStage()
    stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 1 }
    try FrameClocks.with(stage.clock) {
      stage.show()
      try stage.tapDisclosure(of: 1)
      #expect(stage.shown == [1, 5])
    }
  }

  @Test("E46: the accessory's own handler runs instead")
  func ownHandler() throws {
    let stage = OutlineStage()
    var taps = 0
    stage.handler = { taps += 1 }
    try FrameClocks.with(stage.clock) {
      stage.show()
      try stage.tapDisclosure(of: 1)
      #expect(taps == 1 && stage.shown == [1, 5])
    }
  }

  @Test("B69: in a section whose first item is its header, a tap anywhere in it shows and hides the rest")
  func header() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let stage = OutlineStage(configuration)
    try FrameClocks.with(stage.clock) {
      stage.show()
      let header = try stage.cell(1)
      #expect(header.defaultContentConfiguration() == .sidebarHeader())
      stage.finger.tap(at: CGPoint(x: 60, y: header.center.y))
      #expect(stage.shown == [1, 2, 3, 5] && (stage.view.indexPathsForSelectedItems ?? []).isEmpty)
    }
  }
}
