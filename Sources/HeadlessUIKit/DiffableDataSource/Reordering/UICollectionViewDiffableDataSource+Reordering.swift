import Foundation
import LayoutModel

extension UICollectionViewDiffableDataSource {
  /// Whether a finger may move an item (E47).
  func canReorderItem(at indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// Takes in that an item was moved from one place to another, which is counted without it, and tells the handlers (E48). The
  /// collection view shows it already. Ignored if there is no such item or section.
  func reorderItem(at source: IndexPath, to destination: IndexPath) {
    guard source.count == 2, destination.count == 2 else { return }
    let move = MovedItem(from: ItemPath(source), to: ItemPath(destination))
    guard let reordered = content.moving(move) else { return }
    let transaction = Transaction(from: content, to: reordered, by: move)
    if let willReorder = reorderingHandlers.willReorder { willReorder(transaction) }
    adopt(reordered)
    if let didReorder = reorderingHandlers.didReorder { didReorder(transaction) }
  }

  typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
}

extension SnapshotContent {
  /// The content with an item moved; nil if there is no such item or section.
  fileprivate func moving(_ move: MovedItem) -> Self? {
    guard let item = snapshot.item(at: move.from), let target = snapshot.section(at: move.to.section),
      let origin = snapshot.section(at: move.from.section)
    else { return nil }
    var result = self
    result.identifiers = nil
    result.snapshot.place(item, at: move.to)
    for section in [origin, target] where trees[section] != nil {
      result.trees[section] = result.reorderedTree(section, item)
    }
    return result
  }

  /// The tree of a section after an item of the snapshot was moved into it, out of it, or in it: with the item and what is below
  /// it beside the item that it is shown beside; nil if what is visible in that is not what is shown.
  private func reorderedTree(_ section: SectionIdentifierType, _ item: ItemIdentifierType) -> SectionSnapshot? {
    guard var tree = trees[section] else { return nil }
    var part = SectionSnapshot()
    part.append([item])
    if tree.contains(item) {
      part = tree.snapshot(of: item, includingParent: true)
      tree.delete([item])
    }
    let shown = snapshot.itemIdentifiers(inSection: section)
    if let place = shown.firstIndex(of: item) {
      if place + 1 < shown.count, tree.contains(shown[place + 1]) {
        tree.insert(part, before: shown[place + 1])
      } else if place > 0, tree.contains(shown[place - 1]) {
        tree.insert(part, after: shown[place - 1])
      } else {
        tree.append([item])
      }
    }
    return tree.visibleItems == shown ? tree : nil
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item to a place that is counted without it. O(log n), and O(n) the first time.
  fileprivate mutating func place(_ identifier: ItemIdentifierType, at path: ItemPath) {
    guard let number = items.number(of: identifier) else { return }
    order.takeOut(number)
    if let other = order.item(atSection: path.section, item: path.item) {
      order.insert([Int32(truncatingIfNeeded: number)], beside: other, after: false)
    } else {
      order.append([Int32(truncatingIfNeeded: number)], toSection: order.section(at: path.section))
    }
  }
}

extension NSDiffableDataSourceTransaction {
  /// What a move of one item does.
  fileprivate init(
    from old: SnapshotContent<SectionIdentifierType, ItemIdentifierType>,
    to new: SnapshotContent<SectionIdentifierType, ItemIdentifierType>, by move: MovedItem
  ) {
    initialSnapshot = old.snapshot
    finalSnapshot = new.snapshot
    let item = old.snapshot.item(at: move.from)
    difference = Self.difference(
      item, from: item.flatMap { old.snapshot.indexOfItem($0) }, to: item.flatMap { new.snapshot.indexOfItem($0) })
    let sections = Set([move.from.section, move.to.section]).sorted(by: >)
    sectionTransactions = sections.compactMap { index in
      guard let section = new.snapshot.section(at: index) else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: old.tree(of: section), finalSnapshot: new.tree(of: section),
        difference: Self.difference(
          item, from: index == move.from.section ? move.from.item : nil,
          to: index == move.to.section ? item.flatMap { new.snapshot.path(of: $0)?.item } : nil)
      )
    }
  }

  /// The difference that takes an item out at one offset and puts it in at another, each if there is one.
  private static func difference(
    _ item: ItemIdentifierType?, from old: Int?, to new: Int?
  ) -> CollectionDifference<ItemIdentifierType> {
    var changes: [CollectionDifference<ItemIdentifierType>.Change] = []
    if let item, old != new {
      if let old { changes.append(.remove(offset: old, element: item, associatedWith: new)) }
      if let new { changes.append(.insert(offset: new, element: item, associatedWith: old)) }
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("a removal and an insertion at most")
    }
    return difference
  }
}
