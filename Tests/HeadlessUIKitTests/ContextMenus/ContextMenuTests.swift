import FrameClock
import Testing
import UIKit

@Suite("Context menus") @MainActor struct ContextMenuTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func point(_ item: Int) -> CGPoint { CGPoint(x: 50, y: CGFloat(item) * 50 + 25) }

  @Test("G21: the menu of an item, of all selected items if it is one of them, and of empty space")
  func asksForTheRightItems() throws {
    let fixture = MenuFixture()
    let menus = try #require(fixture.view.contextMenuInteraction)
    #expect(menus.presentMenu(at: point(1)))
    menus.dismissMenu()
    fixture.view.allowsMultipleSelection = true
    for item in [0, 2] { fixture.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    #expect(menus.presentMenu(at: point(2)))
    menus.dismissMenu()
    #expect(menus.presentMenu(at: point(1)))
    menus.dismissMenu()
    #expect(menus.presentMenu(at: CGPoint(x: 50, y: 400)))
    menus.dismissMenu()
    #expect(
      fixture.calls.filter { $0.hasPrefix("configuration") } == [
        "configuration [1]", "configuration [0, 2]", "configuration [1]", "configuration []",
      ])
  }

  @Test("G21: no configuration is no menu")
  func showsNoMenu() throws {
    let fixture = MenuFixture()
    fixture.hasMenu = false
    let menus = try #require(fixture.view.contextMenuInteraction)
    #expect(!menus.presentMenu(at: point(1)))
    #expect(menus.presentedMenu == nil)
    #expect(fixture.calls == ["configuration [1]"])
  }

  @Test("The calls around a menu, from the first question to the end, in order")
  func callsInOrder() throws {
    let fixture = MenuFixture()
    let menus = try #require(fixture.view.contextMenuInteraction)
    menus.presentMenu(at: point(1))
    let action = try #require(menus.presentedMenu?.children.first as? UIAction)
    #expect(menus.choose(action))
    #expect(fixture.calls == ["configuration [1]", "highlight 1", "display", "dismissal 1", "end", "action"])
    #expect(menus.presentedMenu == nil)
    #expect(!menus.choose(action))
  }

  @Test("A disabled entry does nothing; one that keeps the menu open keeps it")
  func choosesByAttributes() throws {
    let fixture = MenuFixture()
    let menus = try #require(fixture.view.contextMenuInteraction)
    menus.presentMenu(at: point(1))
    let action = try #require(menus.presentedMenu?.children.first as? UIAction)
    action.attributes = .disabled
    #expect(!menus.choose(action))
    action.attributes = .keepsMenuPresented
    #expect(menus.choose(action))
    #expect(menus.presentedMenu != nil)
  }

  @Test("The preview is the provider's, and is told of when it is tapped")
  func tapsThePreview() throws {
    let fixture = MenuFixture()
    let menus = try #require(fixture.view.contextMenuInteraction)
    menus.presentMenu(at: point(0))
    #expect(menus.presentedPreview === fixture.preview)
    menus.tapPreview()
    #expect(fixture.calls.suffix(3) == ["preview", "dismissal 0", "end"])
  }

  @Test("A menu closes when its item is deleted, and follows it otherwise")
  func followsItsItem() throws {
    let fixture = MenuFixture()
    let menus = try #require(fixture.view.contextMenuInteraction)
    menus.presentMenu(at: point(1))
    fixture.count = 5
    fixture.view.insertItems(at: [path(0)])
    #expect(menus.presentedMenu != nil)
    fixture.count = 4
    fixture.view.deleteItems(at: [path(2)])
    #expect(menus.presentedMenu == nil)
    #expect(fixture.calls.last == "end")
    menus.presentMenu(at: point(1))
    fixture.view.reloadData()
    #expect(menus.presentedMenu == nil)
  }

  @Test("A finger that stays on an item opens its menu, and selects nothing")
  func opensByFinger() throws {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let fixture = MenuFixture()
      let finger = Finger(on: fixture.view)
      finger.touchDown(at: point(1))
      clock.advance(by: 0.6)
      #expect(fixture.view.contextMenuInteraction?.presentedMenu != nil)
      finger.lift()
      #expect(fixture.view.contextMenuInteraction?.presentedMenu != nil)
      #expect((fixture.view.indexPathsForSelectedItems ?? []).isEmpty)
    }
  }
}

/// A list of items, 100 by 50 points each, with menus.
@MainActor private final class MenuFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView
  let preview = UIViewController()
  var count = 4
  var hasMenu = true
  var calls: [String] = []

  override init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 480), collectionViewLayout: flow)
    super.init()
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("configuration \(indexPaths.map(\.item))")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(identifier: nil) {
      self.preview
    } actionProvider: { suggested in
      UIMenu(children: suggested + [UIAction(title: "Delete") { _ in self.calls.append("action") }])
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    calls.append("highlight \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    calls.append("dismissal \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("display")
  }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("end")
  }

  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    calls.append("preview")
  }
}
