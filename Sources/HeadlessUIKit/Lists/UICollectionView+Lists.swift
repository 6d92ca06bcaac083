import Foundation

/// What a collection view keeps track of for its lists.
@MainActor struct ListState {
  /// The layout, if its sections can be lists.
  var provider: (any ListSectionProviding)?
  /// The cell whose swipe shows actions.
  weak var swipedCell: UICollectionViewCell?
  /// Whether the items of the data source may have children. Keeps the weak reference out of the way of those that have none.
  var hasOutline = false
  weak var outlineSource: (any OutlineDataSource)?
}

extension UICollectionView {
  /// The data source, if its items may have children.
  var outline: (any OutlineDataSource)? { lists.hasOutline ? lists.outlineSource : nil }

  /// Takes note of whether the items of a new data source may have children.
  func dataSourceDidChange() {
    lists.outlineSource = dataSource as? any OutlineDataSource
    lists.hasOutline = lists.outlineSource != nil
  }

  /// Tells a view that is about to be shown what its list and its data source know of it.
  func showListState(of cell: UICollectionViewCell, at key: ElementKey) {
    let isItem = key.sort == .cell
    let section = lists.provider?.listSection(at: key.section)
    if cell.listSection !== section { cell.listSection = section }
    var state = cell.itemState
    state.isEditing = isItem && isEditing && canEdit(key)
    state.isExpanded = isItem && outline?.isOutlineItemExpanded(at: key.indexPath) == true
    state.isFocused = isItem && focus.current == key.path
    if state != cell.itemState { cell.itemState = state }
    guard section != nil || outline != nil, let listCell = cell as? UICollectionViewListCell else { return }
    showSeparators(of: listCell, at: key, in: section)
    if isItem, let level = outline?.outlineLevel(ofItemAt: key.indexPath) { listCell.indentationLevel = level }
  }

  private func showSeparators(of cell: UICollectionViewListCell, at key: ElementKey, in section: ListSection?) {
    guard let configuration = section?.configuration, key.sort == .cell else {
      cell.separators = nil
      return
    }
    let common = configuration.separatorConfiguration
    guard configuration.showsSeparators, let handler = configuration.itemSeparatorHandler else {
      cell.separators = common
      return
    }
    cell.separators = handler(key.indexPath, common)
  }

  private func canEdit(_ key: ElementKey) -> Bool {
    collectionDelegate?.collectionView(self, canEditItemAt: key.indexPath) ?? true
  }

  /// Tells the cells on screen again what their list and their data source know of them: after an update, which may have changed
  /// their places, and when editing begins or ends. O(k).
  func refreshListState() {
    var index = 0
    while index < visible.entries.count {
      if let cell = visible.entries[index].view as? UICollectionViewCell {
        showListState(of: cell, at: visible.entries[index].key)
      }
      index += 1
    }
  }

  /// Editing has begun or ended: an open swipe closes, and accessories come and go.
  func editingDidChange() {
    closeSwipe()
    refreshListState()
  }
}
