import Testing
import UIKit

@MainActor @Suite("Selection by the program") struct SelectionTests {
  private let fixture = CollectionFixture(counts: [5])
  private var view: UICollectionView { fixture.view }
  private var selected: [IndexPath] { view.indexPathsForSelectedItems ?? [] }

  init() { fixture.layOut() }

  @Test("G9: one selection replaces the other; a nil path clears; nothing happens while selection is not allowed")
  func single() {
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(selected == [[0, 2]])
    #expect(view.cellForItem(at: [0, 1])?.isSelected == false)
    view.allowsSelection = false
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    view.deselectItem(at: [0, 2], animated: false)
    #expect(selected == [[0, 2]])
    view.allowsSelection = true
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
  }

  @Test("G9, G15: several can be selected when that is allowed, while editing by its own switches")
  func several() {
    view.allowsMultipleSelection = true
    view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(selected == [[0, 1], [0, 3]])
    view.isEditing = true
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(selected == [[0, 1], [0, 3]])
  }

  @Test("G13: the selection follows its items through a batch")
  func followsItems() {
    view.allowsMultipleSelection = true
    for item in [0, 1, 4] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    view.performBatchUpdates {
      fixture.sections = [["4", "1", "2", "3"]]
      view.deleteItems(at: [[0, 0]])
      view.moveItem(at: [0, 4], to: [0, 0])
    }
    #expect(selected == [[0, 0], [0, 1]])
  }

  @Test("G14, C29: reloadData clears the selection")
  func reload() {
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.reloadData()
    #expect(selected.isEmpty)
  }
}

@MainActor @Suite("Scrolling to items") struct ScrollToItemTests {
  private let fixture = CollectionFixture(counts: [100], width: 100, height: 200)
  private var view: UICollectionView { fixture.view }

  init() {
    fixture.flow.itemSize = CGSize(width: 100, height: 40)
    fixture.flow.minimumLineSpacing = 0
  }

  @Test("I3, I8: where the item comes to stand, before any layout too")
  func positions() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    view.scrollToItem(at: [0, 50], at: .top, animated: false)
    #expect(view.contentOffset.y == 1990)
    view.scrollToItem(at: [0, 50], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 1860)
    view.scrollToItem(at: [0, 50], at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 1925)
  }

  @Test("I2, I3: the end of the content is the end")
  func clamps() {
    view.scrollToItem(at: [0, 99], at: .top, animated: false)
    #expect(view.contentOffset.y == 3800)
    view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
    #expect(view.contentOffset.y == 0)
  }

  @Test("I4: two positions of one axis are refused")
  func ambiguous() {
    let raised = UIKitExceptions.recording { view.scrollToItem(at: [0, 5], at: [.top, .bottom], animated: false) }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(view.contentOffset == .zero)
  }

  @Test("I5: an empty position scrolls as little as it takes")
  func minimal() {
    view.scrollToItem(at: [0, 5], at: [], animated: false)
    #expect(view.contentOffset.y == 40)
    view.scrollToItem(at: [0, 3], at: [], animated: false)
    #expect(view.contentOffset.y == 40)
  }

  @Test("I6: an item that does not exist is refused")
  func outOfBounds() {
    let raised = UIKitExceptions.recording { view.scrollToItem(at: [0, 100], at: .top, animated: false) }
    #expect(
      raised.first?.reason.contains(
        "Attempted to scroll the collection view to an out-of-bounds item (100) when there are only 100 items in section 0"
      ) == true)
  }

  @Test("I19: the item at a point")
  func itemAtPoint() {
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 40)) == [0, 1])
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 39.9)) == [0, 0])
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 5000)) == nil)
  }
}
