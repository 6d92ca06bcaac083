import CoreGraphics
import Foundation
import Trace

/// What a layout pass keeps track of.
struct PassState {
  /// A pass is under way.
  var isRunning = false
  /// A view's preferred size is being handed to the layout: what is invalidated now is self-sizing's doing.
  var isMeasuring = false
  /// The layout is being prepared: what it calls meanwhile does not prepare it once more.
  var isPreparing = false
  /// The bounds are changing: what is invalidated now follows from that.
  var isChangingBounds = false
  /// Every view in view has to be measured again.
  var remeasuresAll = false
  /// The layout was invalidated for another reason than a scroll or the size of a view.
  var changesLayout = false
  /// The content is being moved by what contexts asked for.
  var isAdjustingOffset = false
  /// What the layout said that the change of the bounds that is under way makes out of date.
  var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// The bounds that were last queried for.
  var queriedBounds = CGRect.null
  /// Whether the round follows from a size that a view preferred.
  var isMeasuredRound = false
  /// The item that was measured last.
  var lastMeasured: ElementKey?
  /// The last pass ended without having settled.
  var gaveUp = false
  /// The bounds before an animated change of them that was not shown yet (C39).
  var boundsBeforeAnimation: CGRect?
  /// Whether the layout was told of it.
  var isAnimatingBounds = false
  /// What a batch leaves of what was on screen, while the batch is shown.
  var anchors: [Anchor]?
  /// The names of the items on screen.
  var names: [ElementKey: AnyHashable] = [:]
  /// What was on screen before a reload.
  var reloadAnchors: [Anchor] = []

  /// How often a layout is prepared before it is asked, if the content keeps moving as its size becomes known.
  static let preparationLimit = 4
  /// How many rounds in a row a pass may take that are not due to self-sizing.
  static let roundLimit = 24
  /// How many rounds a pass may measure views again or out of turn, beyond four times those in view.
  static let measureLimit = 200
}

extension UICollectionView {
  /// One layout pass: prepares the layout if it is invalid (C47), asks what is in view, gets and places views, measures them
  /// (D2, D7), and begins again until nothing is left to do. Bounded (D10).
  func performLayoutPass() {
    guard !pass.isRunning, !pass.isPreparing, updates.depth == 0, !updates.isFollowing else { return }
    pass.isRunning = true
    defer {
      detachUnused()
      pass.isRunning = false
      Trace.reportAttributesMade()
    }
    var anchors = performRounds()
    if runningUpdate == nil, returnToRange() { anchors = performRounds() }
    if restore(anchors) { setNeedsLayout() }
    finishAnimatedBoundsChange()
    noteNames()
    if pass.changesLayout {
      pass.changesLayout = false
      postLayoutChange()
    }
    updatePrefetching()
    prefetchCells()
  }

  /// The rounds of a pass; answers what was on screen and should stay where it is.
  private func performRounds() -> [Anchor] {
    var rounds = 0
    var measured = 0
    var measuredAgain = 0
    var settling = 0
    var farthest: ElementKey?
    var anchors = pass.anchors ?? currentAnchors()
    repeat {
      beginRound()
      applyOffsetAdjustment()
      if !pass.reloadAnchors.isEmpty {
        anchors = find(pass.reloadAnchors)
        pass.reloadAnchors = []
      }
      restore(anchors)
      // Measuring has bounds of its own: a round that follows from it, as the content gets shorter, is not one too many. Nor is one
      // that measures what lies behind all that was measured before: it makes headway, from the top down (D7), and comes to an end.
      if performRound() {
        measured += 1
        if let last = pass.lastMeasured, farthest.map({ $0 < last }) ?? true {
          farthest = last
        } else {
          measuredAgain += 1
        }
        settling += rounds
        rounds = 0
      } else {
        rounds += 1
      }
    } while !isSettled && rounds < PassState.roundLimit
      && measuredAgain < PassState.measureLimit + 4 * visible.entries.count
    pass.gaveUp = !isSettled
    if pass.gaveUp {
      diagnose(rounds: rounds + settling + measured, byMeasuring: rounds < PassState.roundLimit)
      showUnmeasured()
    }
    pass.lastMeasured = nil
    pass.isMeasuredRound = false
    return anchors
  }

  /// Shows what is in view with the sizes that it has by now, so that a pass that is ended leaves nothing out (D10).
  private func showUnmeasured() {
    prepareIfInvalid()
    queryVisible()
    for index in visible.entries.indices { visible.entries[index].isUnmeasured = false }
    _ = showVisible()
  }

  /// Asks what is in view and shows it; answers whether the layout changed because a view was measured.
  private func performRound() -> Bool {
    if isLayoutInvalid { return false }
    queryVisible()
    pass.isMeasuredRound = showVisible() == .measured
    if pass.isMeasuredRound { pass.queriedBounds = .null }
    return pass.isMeasuredRound
  }

  /// A layout pass, if anything asks for one.
  func performLayoutPassIfNeeded() {
    if layoutState.isNeeded || !isSettled { performLayoutPass() }
  }

  var isSettled: Bool {
    !isLayoutInvalid && pass.queriedBounds == bounds && !visible.needsWork
  }

  private func diagnose(rounds: Int, byMeasuring: Bool) {
    diagnosticHandler?(
      LayoutDiagnostic(
        indexPath: byMeasuring ? pass.lastMeasured?.indexPath : nil, layout: "\(type(of: layout))", rounds: rounds
      )
    )
  }

  /// Sends `prepare()` if the layout is invalid, and takes in the content size. What is in view has to be asked for again then.
  func prepareIfInvalid() {
    guard isLayoutInvalid, !pass.isPreparing else { return }
    _ = loadedCounts
    Trace.count(.layoutPasses)
    Trace.within(.prepare) {
      pass.isPreparing = true
      layout.prepare()
      pass.isPreparing = false
      isLayoutInvalid = false
      pass.queriedBounds = .null
      takeContentSize()
    }
  }

  /// The layout, prepared if it was out of date: all that the collection view asks of its layout it asks through here, whatever
  /// moved the bounds or invalidated the layout before (C35, C47). What it only tells the layout needs no preparation.
  var preparedLayout: UICollectionViewLayout {
    prepareToAsk()
    return layout
  }

  /// Prepares the layout before a question, again if the content moves as its size becomes known. Inside a block of updates the
  /// layout stays as it was before the block: the data it stands on is gone.
  func prepareToAsk() {
    guard isLayoutInvalid, !pass.isPreparing, updates.depth == 0 else { return }
    var rounds = 0
    repeat {
      prepareIfInvalid()
      rounds += 1
    } while isLayoutInvalid && rounds < PassState.preparationLimit
  }

  /// Makes the layout's content size the scroll view's, with what contexts add to it (C45). While a batch waits for its target
  /// offset, the content stays where it is.
  func takeContentSize() {
    var size = layout.collectionViewContentSize
    size.width += sizeAdjustment.width
    size.height += sizeAdjustment.height
    sizeAdjustment = .zero
    guard contentSize != size else { return }
    let waits = keepsOffset
    keepsOffset = true
    contentSize = size
    keepsOffset = waits
    if !waits { returnFromPastEnd() }
  }

  /// Brings the content back into its range after it got shorter: what contexts ask for comes first, so that one who takes a
  /// lost length off the offset does not do so a second time.
  private func returnFromPastEnd() {
    guard clamped(contentOffset) != contentOffset else { return }
    applyOffsetAdjustment()
    clampContentOffset()
  }

  /// Moves the content by what contexts ask for (C45). That the bounds change by it moves nothing again.
  func applyOffsetAdjustment() {
    guard offsetAdjustment != .zero else { return }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    let wasInRange = clamped(contentOffset) == contentOffset
    adjustOffset(by: adjustment)
    if wasInRange { returnsToRange = true }
  }

  /// Once the content rests, brings it back into its range if an adjustment moved it out; answers whether it had (I1, C45). In
  /// motion the range may still grow, and a finger may hold the content beyond it. What a client has moved beyond the range
  /// stays there (I2).
  func returnToRange() -> Bool {
    guard returnsToRange, motion == .rest, drag.hold == .none else { return false }
    returnsToRange = false
    let offset = contentOffset
    let target = clamped(offset)
    guard target != offset else { return false }
    adjustOffset(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
    return true
  }

  private func adjustOffset(by adjustment: CGPoint) {
    pass.isAdjustingOffset = true
    shiftContentOffset(by: adjustment)
    pass.isAdjustingOffset = false
  }

  /// Sends `prepare()` if the layout is invalid. After an animated change of the bounds the layout hears of the old ones
  /// before, and says where the content rests after that (C39).
  private func beginRound() {
    guard let old = pass.boundsBeforeAnimation else { return prepareIfInvalid() }
    pass.boundsBeforeAnimation = nil
    pass.isAnimatingBounds = true
    layout.prepare(forAnimatedBoundsChange: old)
    prepareIfInvalid()
    takeTargetContentOffset()
  }

  private func finishAnimatedBoundsChange() {
    guard pass.isAnimatingBounds else { return }
    pass.isAnimatingBounds = false
    layout.finalizeAnimatedBoundsChange()
  }

  // MARK: Invalidation

  /// The layout was invalidated by way of its base class.
  func layoutWasInvalidated(
    _ invalid: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    isLayoutInvalid = true
    transition?.layout.noteOutOfDate(invalid)
    if !pass.isAdjustingOffset {
      offsetAdjustment.x += context.contentOffsetAdjustment.x
      offsetAdjustment.y += context.contentOffsetAdjustment.y
    }
    sizeAdjustment.width += context.contentSizeAdjustment.width
    sizeAdjustment.height += context.contentSizeAdjustment.height
    let isPartial =
      context.namesElements || context.targetIndexPathsForInteractivelyMovingItems != nil
      || (context.invalidateDataSourceCounts && !context.invalidateEverything)
    if !pass.isMeasuring, !pass.isChangingBounds {
      pass.changesLayout = true
      if !isPartial { pass.remeasuresAll = true }
    }
    setNeedsLayout()
  }

  /// Asks the layout what a change of bounds means to it, before it happens (C46).
  func askAboutBoundsChange(to newBounds: CGRect) {
    guard layout.collectionView === self else { return }
    Trace.within(.invalidation) {
      if let elementBuffering {
        elementBuffering.boundsWillChange(to: newBounds)
      } else if layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
        pass.boundsContext = layout.invalidationContext(forBoundsChange: newBounds)
      }
    }
  }

  /// Invalidates what a change of bounds makes out of date, once it has happened: layouts compare the size that they know
  /// with the one that the collection view has by then.
  func invalidateAfterBoundsChange(from oldBounds: CGRect) {
    guard let context = pass.boundsContext else { return }
    pass.boundsContext = nil
    let outer = pass.isChangingBounds
    pass.isChangingBounds = oldBounds.size == bounds.size
    Trace.within(.invalidation) { layout.invalidateLayout(with: context) }
    pass.isChangingBounds = outer
  }

  // MARK: What is in view

  /// Asks the layout what is in view and matches it with what was.
  func queryVisible() {
    Trace.within(.query) {
      pass.queriedBounds = bounds
      compositional?.callHandlers(in: bounds)
      askForPlacedElements()
      placeMovingItem()
      visible.sortPlaced()
      visible.reconcile(remeasures: !pass.isMeasuredRound)
      if pass.remeasuresAll {
        pass.remeasuresAll = false
        for index in visible.entries.indices { visible.entries[index].isUnmeasured = true }
      }
      arrangeRows()
    }
  }

  /// Fills `visible.placed` with what shares an area with the bounds (F7); nothing while the bounds are empty.
  func askForPlacedElements() {
    let bounds = bounds
    guard bounds.size.width > 0, bounds.size.height > 0 else {
      visible.placed.removeAll(keepingCapacity: true)
      return
    }
    if let buffering = elementBuffering {
      buffering.fillElements(in: bounds, into: &visible.placed)
    } else {
      place(preparedLayout.layoutAttributesForElements(in: bounds) ?? [], in: bounds)
    }
  }

  static func elementBuffering(of layout: UICollectionViewLayout) -> (any ElementBuffering)? {
    guard let buffering = layout as? any ElementBuffering, buffering.fillsElementBuffers else { return nil }
    return buffering
  }

  private func place(_ answers: [UICollectionViewLayoutAttributes], in bounds: CGRect) {
    visible.placed.removeAll(keepingCapacity: true)
    for attributes in answers {
      let values = attributes.values
      guard !values.isHidden, attributes.frame.overlaps(bounds), exists(values) else { continue }
      let sort = sorts.sort(values.category, kind: values.kind ?? "")
      let key = ElementKey(sort, at: values.indexPath)
      visible.placed.append(PlacedElement(key: key, look: look(values, of: key), attributes: attributes))
    }
  }

  /// How attributes make an element look, in its row if it is in one.
  private func look(_ values: AttributeValues, of key: ElementKey) -> ElementLook {
    var look = ElementLook(values)
    if let compositional, compositional.isInRow(key) { compositional.row(key.section)?.take(&look) }
    return look
  }

  /// Whether a cell's attributes name an item that exists; raises if not (C49).
  private func exists(_ values: AttributeValues) -> Bool {
    guard values.category == .cell, !contains(values.indexPath) else { return true }
    UIKitExceptions.raise(
      .internalInconsistency(
        "UICollectionView received layout attributes for a cell with an index path that does not exist: "
          + "\(Array(values.indexPath))"
      )
    )
    return false
  }
}
