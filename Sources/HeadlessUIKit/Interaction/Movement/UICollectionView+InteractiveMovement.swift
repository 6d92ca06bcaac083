import CoreGraphics
import Foundation
import LayoutModel
import Trace

extension UICollectionView {
  /// Picks an item up, unless another one is on its way or the data source refuses (H1).
  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard movement == nil, placeholders.isEmpty, updates.depth == 0, contains(indexPath), let dataSource else {
      return false
    }
    Trace.count(.delegateCalls)
    guard dataSource.collectionView(self, canMoveItemAt: indexPath) else { return false }
    withdrawPresentation()
    performLayoutPassIfNeeded()
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return false }
    let path = ItemPath(indexPath)
    movement = InteractiveMovement(original: path, current: path, position: attributes.center)
    pass.queriedBounds = .null
    setNeedsLayout()
    return true
  }

  /// Holds the item at `position`: asks layout and delegate where it would go, and lets the others make room (H2).
  func updateMovement(to position: CGPoint) {
    guard let movement, position.x.isFinite, position.y.isFinite else { return }
    performLayoutPassIfNeeded()
    guard self.movement != nil else { return }
    self.movement?.position = position
    let target = movementTarget(movement, at: position)
    if target != movement.current {
      let context = layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(target)], withTargetPosition: position,
        previousIndexPaths: [IndexPath(movement.current)], previousPosition: movement.position)
      self.movement?.current = target
      present(movement.current, at: target, original: movement.original, context)
    } else {
      pass.queriedBounds = .null
      performLayoutPass()
    }
  }

  /// Puts the item down where it is shown, and tells the data source if that is another place (H5, H6).
  func endMovement() {
    guard let movement else { return }
    performLayoutPassIfNeeded()
    if movement.current != movement.original {
      Trace.count(.delegateCalls)
      dataSource?.collectionView(
        self, moveItemAt: IndexPath(movement.original), to: IndexPath(movement.current))
    }
    guard self.movement != nil else { return }
    self.movement = nil
    presentation = nil
    finishMovement(
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(movement.current)], previousIndexPaths: [IndexPath(movement.original)],
        movementCancelled: false))
    refuseUnmovedCounts()
  }

  /// Brings the item back to where it was; the data source is not told (H7).
  func cancelMovement() {
    guard let movement else { return }
    performLayoutPassIfNeeded()
    guard self.movement != nil else { return }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(movement.original)], previousIndexPaths: [IndexPath(movement.current)],
      movementCancelled: true)
    self.movement = nil
    if movement.current == movement.original {
      finishMovement(context)
    } else {
      present(movement.current, at: movement.original, original: movement.original, context)
    }
  }

  /// What is moving is forgotten, and placeholders are (H18): everything is loaded anew.
  func forgetPresentation() {
    movement = nil
    dropGap = nil
    presentation = nil
    forgetPlaceholders()
    dragTracking?.follow { _ in nil }
  }

  // MARK: Steps

  /// Where the item would go if it was let go at `position`: what the layout proposes, unless the delegate answers another
  /// place (H2). A place that does not exist is not taken.
  private func movementTarget(_ movement: InteractiveMovement, at position: CGPoint) -> ItemPath {
    let current = IndexPath(movement.current)
    let proposed = preparedLayout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: position)
    guard proposed != current else { return movement.current }
    var target = proposed
    tell {
      target = $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(movement.original),
        atCurrentIndexPath: current, toProposedIndexPath: proposed)
    }
    guard target.count == 2, target.section >= 0, target.section < numberOfSections else { return movement.current }
    let path = ItemPath(target)
    let room = numberOfItems(inSection: path.section) + (path.section == movement.current.section ? 0 : 1)
    return path.item >= 0 && path.item < room ? path : movement.current
  }

  /// Shows the item that was shown at `shown` at `target`, as one update of what is shown. O(log n) and what is on screen.
  private func present(
    _ shown: ItemPath, at target: ItemPath, original: ItemPath, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    let data = dataCounts
    var changes = UpdateBatch()
    if original != target { changes.movedItems = [MovedItem(from: original, to: target)] }
    var step = UpdateBatch()
    step.movedItems = [MovedItem(from: shown, to: target)]
    let before = loadedCounts
    presentation = Presentation(changes)
    let after = shownCounts(data)
    showMovement(ValidatedUpdate(step, before: before, after: after), context)
  }

  /// Lays out once more with nothing held.
  private func finishMovement(_ context: UICollectionViewLayoutInvalidationContext) {
    layout.invalidateLayout(with: context)
    pass.queriedBounds = .null
    performLayoutPass()
  }

  /// Raises if the data source did not take the item out of one section and into the other, and loads everything anew then.
  private func refuseUnmovedCounts() {
    let said = askForCounts()
    guard let counts, said != counts else { return }
    UIKitExceptions.raise(
      .internalInconsistency(
        "Invalid update: after -collectionView:moveItemAtIndexPath:toIndexPath: the data source has \(said.items) items "
          + "in its sections where the movement leaves \(counts.items)"
      )
    )
    reload()
  }

  // MARK: Placing

  /// Where the moving item is shown instead of where its place is (H4).
  func placeMovingItem() {
    guard let movement else { return }
    let attributes = preparedLayout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(movement.current), withTargetPosition: movement.position)
    let isBuffered = elementBuffering != nil
    let element = PlacedElement(
      key: movement.key, look: ElementLook(attributes.values), attributes: isBuffered ? nil : attributes)
    visible.placed.removeAll { $0.key == movement.key }
    visible.placed.append(element)
  }
}
