import CoreGraphics
import Foundation
import FrameClock
import LayoutModel
import Trace

/// The batch that is being put together, and what updates keep from one to the next.
struct UpdateState {
  /// How many blocks of `performBatchUpdates` are running, one in another.
  var depth = 0
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  /// A reload inside the block made the batch pointless.
  var discardsBatch = false
  /// Whether views have not followed the running batch yet: until then the layout is told of it, and nothing is laid out.
  var isFollowing = false
  /// What was in view before the running batch.
  var entriesBefore: [VisibleEntry] = []
  /// Attributes objects that nobody holds.
  var attributePool: [UICollectionViewLayoutAttributes] = []
}

extension UICollectionView {
  /// Does all operations that `updates` asks for as one: the form whose block does not outlive the call, so that it needs no
  /// `self.`. Calls the form that subclasses override.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Runs `block` and then, if it is the outermost one, what it and those inside it asked for (C6).
  func performBatch(_ block: () -> Void, completion: ((Bool) -> Void)?) {
    if updates.depth == 0 {
      withdrawPresentation()
      performLayoutPassIfNeeded()
    }
    updates.depth += 1
    if let completion { updates.completions.append(completion) }
    block()
    updates.depth -= 1
    if updates.depth == 0 { commitBatch() }
  }

  /// Notes an operation; outside a block it is a batch of its own (C5), without a layout pass before it (C9).
  func record(_ operation: (inout UpdateBatch) -> Void) {
    if updates.depth == 0 {
      withdrawPresentation()
      _ = loadedCounts
    }
    operation(&updates.batch)
    if updates.depth == 0 { commitBatch() }
  }

  private func commitBatch() {
    var batch = updates.batch
    let completions = updates.completions
    let isDiscarded = updates.discardsBatch
    updates.batch = UpdateBatch()
    updates.completions = []
    updates.discardsBatch = false
    if isDiscarded {
      schedule(completions, finished: true)
      return
    }
    let before = dataCounts
    let after = askForCounts()
    batch.normalize()
    if let failure = UpdateValidation(batch: batch, before: before, after: after).failure() {
      UIKitExceptions.raise(.internalInconsistency(failure))
      schedule(completions, finished: false)
      return
    }
    Trace.within(.updates) { show(shownUpdate(batch, before: before, after: after)) }
    schedule(completions, finished: true)
  }

  /// Calls completions when the animation would have ended, or at the clock's next turn if there is none (C7).
  private func schedule(_ completions: [(Bool) -> Void], finished: Bool) {
    guard !completions.isEmpty else { return }
    FrameClocks.current.schedule(after: window != nil && UIView.areAnimationsEnabled ? Self.updateDuration : 0) {
      for completion in completions { completion(finished) }
    }
  }

  /// How long the animation of an update lasts, in seconds.
  private static let updateDuration = 0.3

  /// A batch that holds, in terms of what is shown.
  private func shownUpdate(
    _ batch: UpdateBatch, before: CollectionCounts, after: CollectionCounts
  ) -> ValidatedUpdate {
    let update = ValidatedUpdate(batch, before: before, after: after)
    dragTracking?.follow(update.newPath)
    guard presentation != nil else { return update }
    let shownBefore = loadedCounts
    let shown = shown(batch, after: after)
    return ValidatedUpdate(shown, before: shownBefore, after: shownCounts(after))
  }

  /// Shows a change of what is shown that the data source has no part in.
  func showStep(_ update: ValidatedUpdate) {
    Trace.within(.updates) { show(update) }
  }

  // MARK: Showing a batch

  /// Brings layout and views to the state after a batch that holds, in the order of calls that layouts rely on (C34).
  private func show(_ update: ValidatedUpdate) {
    begin(update)
    movingContentLast { prepareLayout(for: update) }
    askForFinalAttributes()
    follow(update)
    updates.isFollowing = false
    if lists.provider != nil || lists.hasOutline { refreshListState() }
    askForInitialAttributes()
    performLayoutPass()
    reconfigure(update)
    layout.finalizeCollectionViewUpdates()
    end()
  }

  private func prepareLayout(for update: ValidatedUpdate) {
    let context = layout.newInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    prepareIfInvalid()
    if elementBuffering == nil {
      layout.prepare(forCollectionViewUpdates: updateItems(of: update))
      takeContentSize()
    }
    takeTargetContentOffset()
  }

  /// Does `body` with the content where it is, even past the end of content that gets shorter, and brings it back into its
  /// range only then: layouts work their target out from where the content was (C35).
  private func movingContentLast(_ body: () -> Void) {
    let size = contentSize
    keepsOffset = true
    body()
    keepsOffset = false
    if contentSize != size { clampContentOffset() }
  }

  /// Brings layout and views to another order of what is shown; layouts hear of it by `context` alone (H2).
  func showMovement(_ update: ValidatedUpdate, _ context: UICollectionViewLayoutInvalidationContext) {
    begin(update)
    layout.invalidateLayout(with: context)
    prepareIfInvalid()
    follow(update)
    updates.isFollowing = false
    performLayoutPass()
    end()
  }

  private func begin(_ update: ValidatedUpdate) {
    updates.entriesBefore = visible.entries
    updates.isFollowing = true
    if anchoring != nil { pass.anchors = follow(currentAnchors(), update) }
    forgetPrefetching()
    // A pass that is under way, in one of whose calls the update comes, has to ask again what is in view.
    pass.queriedBounds = .null
    counts = update.after
    runningUpdate = update
    selection.follow(update.newPath)
    highlighted.follow(update.newPath)
    focus.follow(update.newPath)
    menus?.follow(update.newPath)
    (layout as? UICollectionViewFlowLayout)?.pendingUpdate = update
    compositional?.pendingUpdate = update
  }

  private func end() {
    runningUpdate = nil
    updates.entriesBefore = []
    performLayoutPassIfNeeded()
    if returnToRange() { performLayoutPass() }
    pass.anchors = nil
    Trace.reportAttributesMade()
  }

  /// Asks the layout, then the delegate, where the content should rest, and moves it there (C35).
  func takeTargetContentOffset() {
    applyOffsetAdjustment()
    restore(pass.anchors ?? [])
    prepareToAsk()
    let proposed = contentOffset
    var target = preparedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != proposed { contentOffset = target }
  }

  /// Lets views follow their items, and puts away those whose items are gone or shown anew (C4, C14).
  private func follow(_ update: ValidatedUpdate) {
    guard !update.batch.isEmpty else { return }
    rowsFollow(update)
    var kept: [VisibleEntry] = []
    for var entry in visible.removeAll() {
      if let key = newKey(of: entry.key, after: update) {
        entry.key = key
        entry.view?.elementKey = key
        entry.isStale = true
        kept.append(entry)
      } else {
        visible.leaving.append(entry)
      }
    }
    visible.entries = kept.sorted { $0.key < $1.key }
    putAwayLeaving()
  }

  private func newKey(of key: ElementKey, after update: ValidatedUpdate) -> ElementKey? {
    if key.sort == .cell {
      guard !update.isReloaded(key.path), let path = update.newPath(forOld: key.path) else { return nil }
      return ElementKey(.cell, section: path.section, item: path.item)
    }
    // What belongs to the whole content stays (B38); what is tied to items is numbered anew.
    if key.item == .max { return key }
    guard let section = update.newSectionOfViews(forOld: key.section),
      compositional?.renumbersTied(key, update) != true
    else { return nil }
    return ElementKey(key.sort, section: section, item: key.item)
  }

  // MARK: Initial and final attributes (C36)

  /// Where an item that was on screen stood before the running batch, as a fresh object.
  func attributesBeforeUpdate(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(.cell, at: indexPath)
    let entry = updates.entriesBefore.first { $0.key == key }
    return entry?.attributes?.copy() as? UICollectionViewLayoutAttributes
  }

  private func askForFinalAttributes() {
    guard elementBuffering == nil else { return }
    for entry in updates.entriesBefore {
      let path = entry.key.indexPath
      let kind = sorts.kind(of: entry.key.sort)
      switch sorts.category(of: entry.key.sort) {
      case .cell: _ = preparedLayout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        _ = preparedLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = preparedLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  private func askForInitialAttributes() {
    guard elementBuffering == nil else { return }
    askForPlacedElements()
    visible.sortPlaced()
    for element in visible.placed {
      let path = element.key.indexPath
      let kind = sorts.kind(of: element.key.sort)
      switch sorts.category(of: element.key.sort) {
      case .cell: _ = preparedLayout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        _ = preparedLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = preparedLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }

  // MARK: Reconfiguring (C31, C32)

  private func reconfigure(_ update: ValidatedUpdate) {
    for old in update.batch.reconfiguredItems {
      guard let path = update.newPath(forOld: old) else { continue }
      reconfigureCell(ElementKey(.cell, section: path.section, item: path.item))
    }
  }

  private func reconfigureCell(_ key: ElementKey) {
    guard let index = visible.index(of: key), let cell = visible.entries[index].view as? UICollectionViewCell,
      let dataSource, let item = dataPath(forShown: key.path)
    else { return }
    requests.reconfigured = (ElementKey(.cell, section: item.section, item: item.item), cell)
    Trace.count(.delegateCalls)
    let answer = dataSource.collectionView(self, cellForItemAt: IndexPath(item))
    requests.reconfigured = nil
    cell.needsConfigurationUpdate = true
    guard answer === cell else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "the cell returned for the item being reconfigured must be the cell that it has: dequeue it with the same "
            + "identifier or registration (\(key.path.words))"
        )
      )
      return
    }
    remeasure(key)
  }

  /// Asks for a layout pass that measures an element again.
  private func remeasure(_ key: ElementKey) {
    guard let index = visible.index(of: key) else { return }
    visible.entries[index].isUnmeasured = true
    setNeedsLayout()
  }

  /// Constraints in a view in use have changed, or what they depend on (D11).
  func constraintsChanged(in view: UICollectionReusableView) {
    if selfSizingInvalidation == .enabledIncludingConstraints { preferredSizeChanged(of: view) }
  }

  /// On which axes the layout leaves an element's size to its view.
  func openAxes(of key: ElementKey) -> UIAxis { elementBuffering?.openAxes(of: key) ?? .both }

  /// A view in use says that the size it prefers has changed (D11).
  func preferredSizeChanged(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !pass.isRunning, let key = view.elementKey else { return }
    remeasure(key)
  }
}
