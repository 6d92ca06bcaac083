import Testing
import UIKit

@testable import HeadlessUIKit

/// What a tap on an accessory does.
@MainActor @Suite struct AccessoryActionTests {
  /// A stage whose rows have `accessories`, editing if asked, and the finger's taps on the accessory of a type.
  private func stage(_ accessories: [UICellAccessory], editing: Bool = true, rows: Int = 3) -> ListStage {
    let stage = ListStage(rows: rows)
    stage.configure = { cell, _ in cell.accessories = accessories }
    stage.view.isEditing = editing
    stage.view.allowsSelectionDuringEditing = true
    return stage
  }

  private func tap(_ type: UICellAccessory.AccessoryType, of item: Int, on stage: ListStage) throws {
    let frame = try #require(stage.row(item).frame(of: type))
    stage.finger.tap(at: stage.point(item, x: frame.midX))
  }

  @Test(
    "B74: detail, insert, delete and outline disclosure do what their handler says, and the cell does not hear of the tap"
  )
  func handlers() throws {
    var done: [String] = []
    let stage = stage([
      .detail { done.append("detail") }, .insert { done.append("insert") }, .delete { done.append("delete") },
      .outlineDisclosure { done.append("outline") },
    ])
    try stage.run {
      for type in [UICellAccessory.AccessoryType.detail, .insert, .delete, .outlineDisclosure] {
        try tap(type, of: 1, on: stage)
      }
      #expect(done == ["detail", "insert", "delete", "outline"])
      #expect(stage.calls.isEmpty && stage.row(1).revealedSwipeActions.isEmpty)
    }
  }

  @Test("B74: a pop-up menu shows what is chosen, opens by a tap, and tells of another choice")
  func popUpMenus() throws {
    var done: [String] = []
    let actions = ["small", "large"].map { name in UIAction(title: name) { _ in done.append(name) } }
    actions[0].state = .on
    let menu = UIMenu(title: "Size", children: [UIMenu(options: .displayInline, children: actions)])
    let stage = stage([.popUpMenu(menu) { menu in done.append("changed \(menu.title)") }])
    try stage.run {
      let row = stage.row(1)
      #expect(row.presentedPopUpMenu == nil)
      #expect(!row.choosePopUpMenuElement(actions[1]), "the menu is closed")
      try tap(.popUpMenu, of: 1, on: stage)
      #expect(stage.calls.isEmpty)
      #expect(row.presentedPopUpMenu === menu)
      #expect(row.choosePopUpMenuElement(actions[1]))
      #expect(done == ["large", "changed Size"])
      #expect(actions.map(\.state) == [.off, .on])
      #expect(row.presentedPopUpMenu == nil)
      try tap(.popUpMenu, of: 1, on: stage)
      #expect(!row.choosePopUpMenuElement(actions[1]), "it is chosen already")
      #expect(done == ["large", "changed Size", "large"])
    }
  }

  @Test("B74: a tap on what only says something goes to the cell")
  func indicators() throws {
    let stage = stage([.disclosureIndicator(), .checkmark(), .label(text: "1"), .multiselect()])
    try stage.run {
      for type in [UICellAccessory.AccessoryType.disclosureIndicator, .checkmark, .label, .multiselect] {
        stage.calls = []
        try tap(type, of: 1, on: stage)
        #expect(stage.calls == ["highlight 1", "select 1"])
      }
    }
  }

  @Test("A finger that leaves a control before it lifts does nothing")
  func leaving() throws {
    var done = 0
    let stage = stage([.detail { done += 1 }])
    try stage.run {
      let frame = try #require(stage.row(0).frame(of: .detail))
      stage.view.isScrollEnabled = false
      stage.finger.touchDown(at: stage.point(0, x: frame.midX))
      stage.finger.move(to: stage.point(0, x: frame.minX - 5))
      stage.finger.lift()
      #expect(done == 0 && stage.calls.isEmpty)
    }
  }

  @Test("B74: delete reveals the trailing actions while editing")
  func deleteReveals() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "\(path.item)") { _, _, _ in }
      ])
    }
    let stage = ListStage(rows: 3, configuration)
    stage.configure = { cell, _ in cell.accessories = [.delete()] }
    stage.view.isEditing = true
    try stage.run {
      try tap(.delete, of: 1, on: stage)
      #expect(stage.row(1).revealedSwipeActions.map(\.action.title) == ["1"])
      #expect(stage.row(1).configurationState.isSwiped && stage.row(1).configurationState.isEditing)
      try tap(.delete, of: 2, on: stage)
      #expect(!stage.row(1).configurationState.isSwiped && !stage.row(2).configurationState.isSwiped)
      try tap(.delete, of: 2, on: stage)
      #expect(stage.row(2).configurationState.isSwiped)
    }
  }

  @Test("B74: delete does nothing without trailing actions")
  func deleteWithoutActions() throws {
    let stage = stage([.delete()])
    try stage.run {
      try tap(.delete, of: 1, on: stage)
      #expect(!stage.row(1).configurationState.isSwiped && stage.calls.isEmpty)
    }
  }

  @Test("Reorder moves the item with the finger, and the item's cell is reordering meanwhile")
  func reorder() throws {
    let stage = stage([.reorder()], rows: 5)
    try stage.run {
      let frame = try #require(stage.row(1).frame(of: .reorder))
      let start = stage.point(1, x: frame.midX)
      let cell = stage.row(1)
      stage.finger.touchDown(at: start)
      #expect(cell.configurationState.isReordering)
      stage.finger.move(to: CGPoint(x: start.x, y: start.y + 88))
      stage.layOut()
      #expect(cell.frame.minY == 132 && cell.frame.minX == 0)
      #expect(stage.sections == [["0", "1", "2", "3", "4"]] && stage.view.contentOffset.y == 0)
      stage.finger.lift()
      #expect(stage.calls == ["move 1 3"] && stage.sections == [["0", "2", "3", "1", "4"]])
      #expect(!cell.configurationState.isReordering)
    }
  }

  @Test("Reorder that is taken back leaves the item where it was")
  func reorderCancelled() throws {
    let stage = stage([.reorder()], rows: 5)
    try stage.run {
      let frame = try #require(stage.row(1).frame(of: .reorder))
      let start = stage.point(1, x: frame.midX)
      stage.finger.touchDown(at: start)
      stage.finger.move(to: CGPoint(x: start.x, y: start.y + 88))
      stage.finger.cancel()
      #expect(stage.calls.isEmpty && !stage.row(1).configurationState.isReordering)
    }
  }
}

/// A list over a tree, whose data source shows and hides children as the data source of snapshots does.
@MainActor private final class OutlineData: NSObject, UICollectionViewDataSource, OutlineDataSource {
  let stage: ListStage
  var levels: [Int?]
  var expanded: Set<Int> = []
  var toggled: [Int] = []

  init(_ stage: ListStage, levels: [Int?]) {
    self.stage = stage
    self.levels = levels
  }

  func outlineLevel(ofItemAt indexPath: IndexPath) -> Int? { levels[indexPath.item] }
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool { expanded.contains(indexPath.item) }

  func toggleExpansion(ofItemAt indexPath: IndexPath) {
    toggled.append(indexPath.item)
    expanded.formSymmetricDifference([indexPath.item])
    stage.view.refreshListState()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { levels.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    stage.collectionView(collectionView, cellForItemAt: indexPath)
  }
}

/// Outlines: levels and the accessory that shows and hides children.
@MainActor @Suite struct OutlineTests {
  private func outline(
    _ levels: [Int?], _ style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
    _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .sidebar),
    _ handler: (() -> Void)? = nil
  ) -> (ListStage, OutlineData) {
    let stage = ListStage(rows: levels.count, configuration)
    stage.configure = { cell, _ in
      cell.indentationLevel = 9
      cell.accessories = [.outlineDisclosure(options: .init(style: style), actionHandler: handler)]
    }
    let data = OutlineData(stage, levels: levels)
    stage.view.dataSource = data
    return (stage, data)
  }

  @Test("B75: the level of the tree is set after the cell was configured; items of no tree keep what they were given")
  func level() {
    let (stage, data) = outline([0, 1, 2, nil])
    stage.run {
      #expect((0..<4).map { stage.row($0).indentationLevel } == [0, 1, 2, 9])
      data.levels = [1, 0, 2, nil]
      stage.view.refreshListState()
      #expect((0..<4).map { stage.row($0).indentationLevel } == [1, 0, 2, 9])
    }
  }

  @Test("E45: a tap on the disclosure shows and hides the children; the cell is expanded meanwhile and not selected")
  func toggles() throws {
    let (stage, data) = outline([0, 0])
    try stage.run {
      let frame = try #require(stage.row(1).frame(of: .outlineDisclosure))
      stage.finger.tap(at: stage.point(1, x: frame.midX))
      #expect(data.toggled == [1] && stage.row(1).configurationState.isExpanded)
      #expect(!stage.row(0).configurationState.isExpanded && stage.calls.isEmpty)
      stage.finger.tap(at: stage.point(1, x: frame.midX))
      #expect(data.toggled == [1, 1] && !stage.row(1).configurationState.isExpanded)
    }
  }

  @Test("E46: the accessory's own handler replaces that")
  func handler() throws {
    var taps = 0
    let (stage, data) = outline([0, 0], .cell, .init(appearance: .sidebar)) { taps += 1 }
    try stage.run {
      let frame = try #require(stage.row(1).frame(of: .outlineDisclosure))
      stage.finger.tap(at: stage.point(1, x: frame.midX))
      #expect(taps == 1 && data.toggled.isEmpty)
    }
  }

  @Test("A tap anywhere in a header shows and hides its children and selects nothing; in a cell it selects")
  func headerStyle() {
    let (header, headerData) = outline([0, 0], .header)
    header.run {
      header.finger.tap(at: header.point(1, x: 50))
      #expect(headerData.toggled == [1] && !header.calls.contains("select 1"))
    }
    let (cell, cellData) = outline([0, 0], .cell)
    cell.run {
      cell.finger.tap(at: cell.point(1, x: 50))
      #expect(cellData.toggled.isEmpty && cell.calls.contains("select 1"))
    }
  }

  @Test("B69: the automatic style is that of a header for the first item of a section whose first item is its header")
  func automaticStyle() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let (stage, data) = outline([0, 1], .automatic, configuration)
    stage.run {
      stage.finger.tap(at: stage.point(0, x: 50))
      stage.finger.tap(at: stage.point(1, x: 50))
      #expect(data.toggled == [0] && stage.calls.contains("select 1") && !stage.calls.contains("select 0"))
    }
  }
}
