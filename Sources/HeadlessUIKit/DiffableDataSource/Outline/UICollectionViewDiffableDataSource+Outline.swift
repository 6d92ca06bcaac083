import Foundation
import LayoutModel

/// What a list cell asks of a data source that shows outlines, whatever the types of its identifiers.
@MainActor protocol OutlineDataSource: AnyObject {
  /// How many items of the section snapshot are above the item at `indexPath`: 0 for a root; nil where no section snapshot was
  /// applied, so that a cell keeps the level that it was configured with (B75). O(depth).
  func outlineLevel(ofItemAt indexPath: IndexPath) -> Int?

  /// Whether the item at `indexPath` is expanded.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool

  /// Expands or collapses the item at `indexPath` as a finger on its disclosure accessory does (E45). Nothing happens where no
  /// section snapshot was applied.
  func toggleExpansion(ofItemAt indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlineLevel(ofItemAt indexPath: IndexPath) -> Int? {
    node(at: indexPath).map { $0.tree.level(of: $0.item) }
  }

  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool {
    node(at: indexPath).map { $0.tree.isExpanded($0.item) } ?? false
  }

  func toggleExpansion(ofItemAt indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath) else { return }
    toggleExpansion(of: item)
  }

  /// Expands or collapses an item as a finger on its disclosure accessory does, if the handlers let it (E45).
  func toggleExpansion(of item: ItemIdentifierType) {
    guard let section = content.snapshot.sectionIdentifier(containingItem: item), let tree = content.trees[section]
    else { return }
    if tree.isExpanded(item) { collapse(item, section) } else { expand(item, section) }
  }

  private func expand(_ item: ItemIdentifierType, _ section: SectionIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    handlers.willExpandItem?(item)
    guard var tree = tree(of: section, with: item) else { return }
    if let provide = handlers.snapshotForExpandingParent {
      tree.replace(childrenOf: item, using: provide(item, tree.snapshot(of: item)))
    }
    tree.expand([item])
    apply(tree, to: section, animatingDifferences: true, completion: nil)
  }

  private func collapse(_ item: ItemIdentifierType, _ section: SectionIdentifierType) {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
    sectionSnapshotHandlers.willCollapseItem?(item)
    guard var tree = tree(of: section, with: item) else { return }
    tree.collapse([item])
    apply(tree, to: section, animatingDifferences: true, completion: nil)
  }

  /// The tree of a section as it is by now, if the item is still in it: what a handler applied is not undone.
  private func tree(
    of section: SectionIdentifierType, with item: ItemIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    guard let tree = content.trees[section], tree.contains(item) else { return nil }
    return tree
  }

  private func node(
    at indexPath: IndexPath
  ) -> (item: ItemIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)? {
    guard !content.trees.isEmpty, let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), let tree = content.trees[section]
    else { return nil }
    return (item, tree)
  }
}
