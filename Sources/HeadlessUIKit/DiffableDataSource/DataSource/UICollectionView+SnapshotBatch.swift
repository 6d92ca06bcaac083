extension UICollectionView {
  /// Does the operations of `batch` as one, as `performBatchUpdates` does, after `change` has changed the data.
  func perform(
    _ batch: UpdateBatch, isAnimated: Bool, _ change: () -> Void = {}, completion: (@MainActor () -> Void)?
  ) {
    guard isAnimated else {
      return UIView.performWithoutAnimation { perform(batch, isAnimated: true, change, completion: completion) }
    }
    performBatch {
      _ = loadedCounts
      change()
      updates.batch.add(batch)
    } completion: { _ in
      completion?()
    }
  }
}

extension UpdateBatch {
  /// How many things go, come and move.
  var operationCount: Int {
    deletedItems.count + insertedItems.count + movedItems.count + deletedSections.count + insertedSections.count
      + movedSections.count
  }

  /// Adds the operations of another batch.
  mutating func add(_ other: UpdateBatch) {
    guard !isEmpty || !reconfiguredItems.isEmpty else {
      self = other
      return
    }
    deletedItems += other.deletedItems
    insertedItems += other.insertedItems
    reloadedItems += other.reloadedItems
    reconfiguredItems += other.reconfiguredItems
    movedItems += other.movedItems
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    reloadedSections += other.reloadedSections
    movedSections += other.movedSections
  }
}
