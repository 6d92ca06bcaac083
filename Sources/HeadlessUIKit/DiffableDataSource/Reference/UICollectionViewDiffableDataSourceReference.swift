import Foundation

/// A diffable data source with identifiers of any hashable type, or objects. For Swift, `UICollectionViewDiffableDataSource` is the
/// better choice: it is faster, and knows the types of its identifiers.
///
/// Each member does, costs and raises what that of `UICollectionViewDiffableDataSource` does.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject,
  UICollectionViewDataSource
{
  /// Answers the cell for an item: dequeued for the index path, and configured.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
  ) -> UICollectionViewCell?

  /// Answers a supplementary view: dequeued for the index path, and configured.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// Makes a data source the one of `collectionView`, which does not keep it alive (E18).
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      cellProvider(view, path, item.value)
    }
    super.init()
    source.attach(to: collectionView, as: self)
  }

  /// What makes supplementary views (E30).
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Brings the collection view to `snapshot` by the fewest operations (E21 to E24).
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Brings the collection view to `snapshot` by the fewest operations, and calls `completion` when that is shown (E21 to E24).
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Brings the collection view to `snapshot` by loading everything anew (E27).
  open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Brings the collection view to `snapshot` by loading everything anew, and calls `completion` when that is shown (E27).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)?
  ) {
    source.applySnapshotUsingReloadData(snapshot.value, completion: completion)
  }

  /// Brings one section to what is visible in a section snapshot (E42).
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Brings one section to what is visible in a section snapshot, and calls `completion` when that is shown (E42).
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    guard let section = AnyIdentifier.one(sectionIdentifier) else { return }
    source.apply(
      snapshot.value, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Looking up

  /// What was applied last, without marks (E19).
  open func snapshot() -> NSDiffableDataSourceSnapshotReference { .init(source.snapshot()) }

  /// The tree of a section (E43).
  open func snapshot(forSection sectionIdentifier: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    let tree = AnyIdentifier.one(sectionIdentifier).map { source.snapshot(for: $0) }
    return NSDiffableDataSourceSectionSnapshotReference(tree ?? NSDiffableDataSourceSectionSnapshot())
  }

  /// The section at an index; nil if there is none (E20).
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value }

  /// The index of a section; `NSNotFound` if there is no such section (E20).
  open func index(forSectionIdentifier sectionIdentifier: Any) -> Int {
    AnyIdentifier(sectionIdentifier).flatMap { source.index(for: $0) } ?? NSNotFound
  }

  /// The item at an index path; nil if there is none (E20).
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value }

  /// The index path of an item; nil if there is no such item (E20).
  open func indexPath(forItemIdentifier itemIdentifier: Any) -> IndexPath? {
    AnyIdentifier(itemIdentifier).flatMap { source.indexPath(for: $0) }
  }

  // MARK: What the collection view asks

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  /// How many items a section has (E31).
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// The cell that the cell provider answers (E29).
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// The view that `supplementaryViewProvider` answers (E30).
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Answers false: there are no reordering handlers here.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// Takes in that an item has moved, where a subclass lets it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Answers none (E31).
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Answers the first item: there are no titles (E31).
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
  func outlineLevel(ofItemAt indexPath: IndexPath) -> Int? { source.outlineLevel(ofItemAt: indexPath) }

  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool { source.isOutlineItemExpanded(at: indexPath) }

  func toggleExpansion(ofItemAt indexPath: IndexPath) {
    source.toggleExpansion(ofItemAt: indexPath)
  }
}
