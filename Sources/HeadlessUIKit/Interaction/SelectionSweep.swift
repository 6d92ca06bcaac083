import Foundation
import LayoutModel

/// Two fingers that select the items from where they touched to where they are, in the order of the items (G16). Where they
/// began on a selected item they take items out of the selection. Items that they go back over are as they were before.
@MainActor struct SelectionSweep {
  private let collectionView: UICollectionView
  private let anchor: ItemPath
  private let before: ItemSet
  private let selects: Bool
  private var current: ItemPath

  /// Begins at `point` of the content, and lets several items be selected from then on. Nil if there is no item, if the content
  /// scrolls along both axes, or if the delegate refuses.
  init?(in collectionView: UICollectionView, at point: CGPoint) {
    guard !(collectionView.scrollsHorizontally && collectionView.scrollsVertically),
      let indexPath = collectionView.indexPathForItem(at: point),
      collectionView.mayBeginSweep(at: indexPath)
    else { return nil }
    collectionView.allowSeveral()
    collectionView.tell { $0.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
    self.collectionView = collectionView
    anchor = ItemPath(indexPath)
    current = anchor
    before = collectionView.selection
    selects = !before.contains(anchor)
    change(anchor, selected: selects)
  }

  /// The fingers have moved. O(items passed).
  mutating func move(to finger: Finger) {
    guard let indexPath = collectionView.indexPathForItem(at: finger.location(in: collectionView)) else { return }
    let goal = ItemPath(indexPath)
    while current != goal {
      let goesOn = current < goal
      guard let next = collectionView.item(goesOn ? 1 : -1, from: current) else { return }
      let leavesAnchor = goesOn ? anchor <= current : current <= anchor
      if leavesAnchor { change(next, selected: selects) } else { change(current, selected: before.contains(current)) }
      current = next
    }
  }

  /// The fingers have lifted. Several items can still be selected.
  func end() {
    collectionView.tell { $0.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
  }

  private func change(_ path: ItemPath, selected: Bool) {
    guard collectionView.selection.contains(path) != selected else { return }
    if selected { collectionView.selectByTouch(path) } else { collectionView.deselectByTouch(path) }
  }
}

extension UICollectionView {
  fileprivate func mayBeginSweep(at indexPath: IndexPath) -> Bool {
    guard let collectionDelegate else { return allowsMultipleSelectionDuringEditing }
    return collectionDelegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Edits if several items can be selected during that, and else lets several be selected at all times (G16).
  fileprivate func allowSeveral() {
    if allowsMultipleSelectionDuringEditing { isEditing = true } else { allowsMultipleSelection = true }
  }

  /// The item next to `path`, after it if `step` is 1 and before it if it is -1; nil at the ends. O(empty sections between).
  func item(_ step: Int, from path: ItemPath) -> ItemPath? {
    var section = path.section
    guard section < numberOfSections else { return nil }
    let item = path.item + step
    if item >= 0, item < numberOfItems(inSection: section) { return ItemPath(section: section, item: item) }
    section += step
    while section >= 0, section < numberOfSections {
      let count = numberOfItems(inSection: section)
      if count > 0 { return ItemPath(section: section, item: step > 0 ? 0 : count - 1) }
      section += step
    }
    return nil
  }
}
