extension UICollectionViewDiffableDataSource {
  /// Brings the collection view to `snapshot` as `apply(_:animatingDifferences:completion:)` does, on the caller's own actor, and
  /// returns when the change has been shown.
  nonisolated(nonsending) public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }

  /// Loads everything anew as `applySnapshotUsingReloadData(_:completion:)` does, on the caller's own actor, and returns when that
  /// has been shown.
  nonisolated(nonsending) public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
    }
  }

  /// Brings one section to a section snapshot as `apply(_:to:animatingDifferences:completion:)` does, on the caller's own actor,
  /// and returns when the change has been shown.
  nonisolated(nonsending) public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(
        snapshot, to: section, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
    }
  }
}
