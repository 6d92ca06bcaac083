import Foundation
import LayoutModel

extension UICollectionView {
  /// Shows a placeholder (H16); nil, after an exception, if its place does not exist.
  func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> ShownPlaceholder? {
    withdrawPresentation()
    performLayoutPassIfNeeded()
    let indexPath = placeholder.insertionIndexPath
    let data = dataCounts
    guard indexPath.count == 2, data.items.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item <= data.items[indexPath.section]
    else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "attempt to insert a placeholder at \(Array(indexPath)), which is not an item of the data source nor the end of "
            + "one of its sections"
        )
      )
      return nil
    }
    let path = shownPath(insertingAt: ItemPath(indexPath))
    for other in placeholders where other.path.section == path.section && other.path.item >= path.item {
      other.path.item += 1
    }
    let shown = ShownPlaceholder(placeholder, at: path)
    placeholders.append(shown)
    placeholders.sort { $0.path < $1.path }
    var step = UpdateBatch()
    step.insertedItems = [path]
    showPlaceholders(data, by: step)
    return shown
  }

  /// Lets the data source insert the item of a placeholder, and shows that instead (H17).
  func commit(_ placeholder: ShownPlaceholder, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard !placeholder.isGone else { return false }
    performLayoutPassIfNeeded()
    let place = dataPath(of: placeholder)
    dataSourceUpdates(IndexPath(place))
    guard !placeholder.isGone else { return true }
    var data = dataCounts
    data.items[place.section] += 1
    let said = askForCounts()
    guard said == data else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "Invalid update: after the updates of commitInsertion(dataSourceUpdates:) the data source has \(said.items) items "
            + "in its sections instead of \(data.items)"
        )
      )
      reload()
      return true
    }
    var insertion = UpdateBatch()
    insertion.insertedItems = [place]
    dragTracking?.follow(IndexMap(insertion).newPath)
    remove(placeholder)
    // The item is a new one: nothing that was known of the placeholder, such as its size, is known of it.
    var step = UpdateBatch()
    step.deletedItems = [placeholder.path]
    step.insertedItems = [placeholder.path]
    showPlaceholders(data, by: step)
    return true
  }

  /// Takes a placeholder away (H17).
  func delete(_ placeholder: ShownPlaceholder) -> Bool {
    guard !placeholder.isGone else { return false }
    performLayoutPassIfNeeded()
    let data = dataCounts
    remove(placeholder)
    for other in placeholders
    where other.path.section == placeholder.path.section && other.path.item > placeholder.path.item {
      other.path.item -= 1
    }
    var step = UpdateBatch()
    step.deletedItems = [placeholder.path]
    showPlaceholders(data, by: step)
    return true
  }

  /// Discards all placeholders without showing that (H18): everything is about to be shown anew.
  func forgetPlaceholders() {
    for placeholder in placeholders { placeholder.isGone = true }
    placeholders = []
  }

  /// The cell of a placeholder (H16); nil if nothing with its identifier is registered.
  func cell(for placeholder: ShownPlaceholder) -> UICollectionViewCell? {
    let cell = dequeueReusableCell(
      withReuseIdentifier: placeholder.placeholder.reuseIdentifier, for: IndexPath(placeholder.path))
    placeholder.placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// The placeholder that is shown at `path`.
  func placeholder(at path: ItemPath) -> ShownPlaceholder? {
    placeholders.first { $0.path == path }
  }

  private func remove(_ placeholder: ShownPlaceholder) {
    placeholder.isGone = true
    placeholders.removeAll { $0 === placeholder }
  }

  private func showPlaceholders(_ data: CollectionCounts, by step: UpdateBatch) {
    let before = loadedCounts
    var changes = UpdateBatch()
    changes.insertedItems = placeholders.map(\.path)
    presentation = Presentation(changes)
    showStep(ValidatedUpdate(step, before: before, after: shownCounts(data)))
  }

  // MARK: Places

  /// Where the data source would insert the item of a placeholder: after the items that are shown before it.
  private func dataPath(of placeholder: ShownPlaceholder) -> ItemPath {
    let before = placeholders.filter {
      $0.path.section == placeholder.path.section && $0.path.item < placeholder.path.item
    }
    return ItemPath(section: placeholder.path.section, item: placeholder.path.item - before.count)
  }

  /// Where something is shown that is inserted at `path` of the data source: after the placeholders that are there already.
  private func shownPath(insertingAt path: ItemPath) -> ItemPath {
    let before = placeholders.filter { $0.path.section == path.section && dataPath(of: $0).item <= path.item }
    return ItemPath(section: path.section, item: path.item + before.count)
  }

  // MARK: Batches

  /// A batch of the data source's places as one of what is shown, where placeholders keep their neighbours. Placeholders in
  /// sections that are deleted or reloaded are discarded (H18).
  func shown(_ batch: UpdateBatch, after: CollectionCounts) -> UpdateBatch {
    guard !placeholders.isEmpty, let before = presentation else { return batch }
    let map = IndexMap(batch)
    var moves: [MovedItem] = []
    for placeholder in placeholders {
      let old = placeholder.path
      guard !batch.reloadedSections.holds(old.section),
        let new = place(of: dataPath(of: placeholder), after: map, after)
      else {
        placeholder.isGone = true
        continue
      }
      moves.append(MovedItem(from: old, to: new))
    }
    let kept = placeholders.filter { !$0.isGone }
    for (index, move) in moves.enumerated() {
      let earlier = moves[..<index].filter { $0.to.section == move.to.section }.count
      moves[index].to.item += earlier
      kept[index].path = moves[index].to
    }
    placeholders = kept.sorted { $0.path < $1.path }
    var changes = UpdateBatch()
    changes.insertedItems = placeholders.map(\.path)
    presentation = Presentation(changes)
    var shown = batch
    let new = { [presentation] (path: ItemPath) in presentation?.shownPath(forData: path) ?? path }
    shown.deletedItems = batch.deletedItems.map(before.shownPath)
    shown.reloadedItems = batch.reloadedItems.map(before.shownPath)
    shown.reconfiguredItems = batch.reconfiguredItems.map(before.shownPath)
    shown.insertedItems = batch.insertedItems.map(new)
    shown.movedItems =
      batch.movedItems.map { MovedItem(from: before.shownPath(forData: $0.from), to: new($0.to)) } + moves
    shown.normalize()
    return shown
  }

  /// The place in the data source, after a batch, of what was to be inserted at `path` before it: still before the item that
  /// follows, else after the one that precedes. Nil if the section is gone.
  private func place(of path: ItemPath, after map: IndexMap, _ counts: CollectionCounts) -> ItemPath? {
    guard let section = map.newSection(forOld: path.section) else { return nil }
    if let next = map.newPath(forOld: path), next.section == section, next.item < counts.items[section] { return next }
    if path.item > 0, let last = map.newPath(forOld: ItemPath(section: path.section, item: path.item - 1)),
      last.section == section
    {
      return ItemPath(section: section, item: min(last.item + 1, counts.items[section]))
    }
    return ItemPath(section: section, item: min(path.item, counts.items[section]))
  }
}
