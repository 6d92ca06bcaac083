import Foundation
import LayoutModel

extension UICollectionView {
  /// Selects an item, or with nil none, without telling the delegate, and scrolls to it (G3, G9).
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard allowsSelectionNow else { return }
    guard let indexPath else {
      for path in selection.paths { setSelected(false, path) }
      return
    }
    guard contains(indexPath) else { return }
    let path = ItemPath(indexPath)
    if !allowsMultipleSelectionNow {
      for other in selection.paths where other != path { setSelected(false, other) }
    }
    setSelected(true, path)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes an item out of the selection without telling the delegate (G3, G10).
  func deselect(_ indexPath: IndexPath) {
    guard allowsSelectionNow, indexPath.count == 2 else { return }
    setSelected(false, ItemPath(indexPath))
  }

  var allowsSelectionNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether an item can be focused if the delegate does not say (G19).
  var focusesByDefault: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus && allowsSelection }

  func setSelected(_ isSelected: Bool, _ path: ItemPath) {
    let changed = isSelected ? selection.insert(path) : selection.remove(path)
    if changed { cell(at: path)?.isSelected = isSelected }
  }

  func setHighlighted(_ isHighlighted: Bool, _ path: ItemPath) {
    let changed = isHighlighted ? highlighted.insert(path) : highlighted.remove(path)
    if changed { cell(at: path)?.isHighlighted = isHighlighted }
  }

  func keepOneSelected() {
    for path in selection.paths.dropFirst() { setSelected(false, path) }
  }

  /// Makes a cell that is about to be shown selected and highlighted as its item is (F6).
  func showState(of cell: UICollectionViewCell, at key: ElementKey) {
    defer { cell.updateConfigurationIfNeeded() }
    showListState(of: cell, at: key)
    guard key.sort == .cell else { return }
    let isSelected = selection.contains(key.path)
    let isHighlighted = highlighted.contains(key.path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  private func cell(at path: ItemPath) -> UICollectionViewCell? {
    visible.index(of: ElementKey(.cell, section: path.section, item: path.item))
      .flatMap { visible.entries[$0].view as? UICollectionViewCell }
  }
}
