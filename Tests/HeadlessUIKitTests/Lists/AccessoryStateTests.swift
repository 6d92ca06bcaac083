import Testing
import UIKit

/// Which accessories show in which state, and in which order.
@MainActor @Suite struct AccessoryStateTests {
  /// What shows of `accessories` while the cell is not edited, and while it is.
  private func shown(_ accessories: [UICellAccessory]) -> (plain: [String], editing: [String]) {
    let stage = ListStage(rows: 1)
    stage.configure = { cell, _ in cell.accessories = accessories }
    return stage.run {
      let plain = stage.row(0).shownNames
      stage.view.isEditing = true
      return (plain, stage.row(0).shownNames)
    }
  }

  /// Every kind with its usual state: when it is there, of `plain` and `editing`.
  static let usual: [(UICellAccessory, String, plain: Bool, editing: Bool)] = [
    (.disclosureIndicator(), "disclosureIndicator", true, true),
    (.outlineDisclosure(), "outlineDisclosure", true, true),
    (.checkmark(), "checkmark", true, true),
    (.detail(), "detail", true, true),
    (.label(text: "3"), "label", true, true),
    (.delete(), "delete", false, true),
    (.insert(), "insert", false, true),
    (.reorder(), "reorder", false, true),
    (.multiselect(), "multiselect", false, true),
  ]

  @Test("B74: each accessory shows in the state that is usual for it", arguments: 0..<9)
  func usualStates(_ index: Int) {
    let (accessory, name, plain, editing) = Self.usual[index]
    let shown = shown([accessory])
    #expect(shown.plain == (plain ? [name] : []))
    #expect(shown.editing == (editing ? [name] : []))
  }

  @Test("B74: `displayed:` decides for any accessory")
  func displayed() {
    typealias State = UICellAccessory.DisplayedState
    let makers: [(String, (State) -> UICellAccessory)] = [
      ("disclosureIndicator", { .disclosureIndicator(displayed: $0) }),
      ("outlineDisclosure", { .outlineDisclosure(displayed: $0) }), ("checkmark", { .checkmark(displayed: $0) }),
      ("detail", { .detail(displayed: $0) }), ("label", { .label(text: "", displayed: $0) }),
      ("delete", { .delete(displayed: $0) }), ("insert", { .insert(displayed: $0) }),
      ("reorder", { .reorder(displayed: $0) }), ("multiselect", { .multiselect(displayed: $0) }),
    ]
    for (name, make) in makers {
      #expect(shown([make(.always)]) == ([name], [name]))
      #expect(shown([make(.whenEditing)]) == ([], [name]))
      #expect(shown([make(.whenNotEditing)]) == ([name], []))
    }
  }

  @Test("B74: the system decides side and order, whatever the order in which accessories are given")
  func order() {
    let all: [UICellAccessory] = [
      .reorder(), .disclosureIndicator(), .insert(), .label(text: "1"), .delete(), .checkmark(), .detail(),
      .outlineDisclosure(), .multiselect(),
    ]
    let expected = [
      "multiselect", "delete", "insert", "label", "checkmark", "detail", "disclosureIndicator", "outlineDisclosure",
      "reorder",
    ]
    #expect(shown(all).editing == expected)
    #expect(shown(all.reversed()).editing == expected)
  }

  @Test("B74: an accessory that is hidden by its options shows in no state")
  func hidden() {
    let shown = shown([
      .disclosureIndicator(options: .init(isHidden: true)), .delete(displayed: .always, options: .init(isHidden: true)),
    ])
    #expect(shown == ([], []))
  }

  @Test("B74: two system accessories of one type are an error and change nothing; two views of the client's are not")
  func duplicates() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.checkmark()]
    let raised = UIKitExceptions.recording {
      cell.accessories = [.delete(displayed: .always), .checkmark(), .delete(displayed: .always)]
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(raised.first?.reason.contains("delete") == true)
    #expect(cell.shownNames == ["checkmark"])
    let views = [UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), UIView(frame: .zero)]
    views[1].tag = 1
    #expect(
      UIKitExceptions.recording {
        cell.accessories = views.map { .customView(configuration: .init(customView: $0, placement: .trailing())) }
      }.isEmpty)
    #expect(cell.shownNames.count == 2)
  }

  @Test("B74: a view of the client's stands where its position says among those at its side")
  func positions() {
    func view(_ tag: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = tag
      return .customView(configuration: .init(customView: view, placement: placement))
    }
    let base: [UICellAccessory] = [.checkmark(), .disclosureIndicator(), .delete(displayed: .always)]
    func names(_ placement: UICellAccessory.Placement) -> [String] { shown(base + [view(7, placement)]).plain }
    #expect(names(.leading()) == ["delete", "custom 7", "checkmark", "disclosureIndicator"])
    #expect(
      names(.leading(displayed: .always, at: { _ in 0 })) == ["custom 7", "delete", "checkmark", "disclosureIndicator"])
    #expect(names(.trailing()) == ["delete", "custom 7", "checkmark", "disclosureIndicator"])
    #expect(
      names(.trailing(displayed: .always, at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
        == ["delete", "checkmark", "custom 7", "disclosureIndicator"])
    #expect(
      names(.trailing(displayed: .always, at: UICellAccessory.Placement.position(after: .disclosureIndicator())))
        == ["delete", "checkmark", "disclosureIndicator", "custom 7"])
    #expect(
      names(.trailing(displayed: .always, at: UICellAccessory.Placement.position(before: .reorder())))
        == ["delete", "custom 7", "checkmark", "disclosureIndicator"])
    #expect(
      names(.trailing(displayed: .always, at: UICellAccessory.Placement.position(after: .reorder())))
        == ["delete", "checkmark", "disclosureIndicator", "custom 7"])
    let editing = shown([view(7, .leading(displayed: .whenEditing))])
    #expect(editing == ([], ["custom 7"]))
  }

  @Test("G15: an item that cannot be edited does not show what is for editing")
  func uneditable() {
    let stage = ListStage(rows: 2)
    stage.configure = { cell, _ in cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete()] }
    stage.uneditable = [IndexPath(item: 1, section: 0)]
    stage.run {
      stage.view.isEditing = true
      #expect(stage.row(0).shownNames == ["delete"] && stage.row(0).configurationState.isEditing)
      #expect(stage.row(1).shownNames == ["disclosureIndicator"] && !stage.row(1).configurationState.isEditing)
    }
  }

  @Test("B74: a cell that comes on screen while editing shows what is for editing")
  func editingBefore() {
    let stage = ListStage(rows: 40)
    stage.configure = { cell, _ in cell.accessories = [.delete()] }
    stage.view.isEditing = true
    stage.run {
      #expect(stage.row(0).shownNames == ["delete"])
      stage.view.contentOffset.y = 880
      stage.layOut()
      #expect(stage.row(25).shownNames == ["delete"])
    }
  }

  @Test("B74: the views of accessories are made once and reused with the cell")
  func reuse() {
    let stage = ListStage(rows: 100)
    stage.configure = { cell, _ in cell.accessories = [.disclosureIndicator(), .delete()] }
    stage.run {
      let before = Set(stage.view.visibleCells.flatMap(\.subviews).map(ObjectIdentifier.init))
      stage.view.contentOffset.y = 1_980
      stage.layOut()
      let after = Set(stage.view.visibleCells.flatMap(\.subviews).map(ObjectIdentifier.init))
      #expect(before.count >= 22 && after.isSubset(of: before))
    }
  }
}
