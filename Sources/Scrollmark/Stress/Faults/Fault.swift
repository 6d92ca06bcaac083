/// What clients do wrong, by the names that reports have. The order is part of the meaning of replay files: new ones go to the end.
enum Fault: String, CaseIterable {
  /// A batch says less than what happened to the data.
  case countsTooLarge, countsTooSmall, sectionsTooMany
  /// A batch says what excludes each other, or names what is not there.
  case deleteAndMove, reloadAndDelete, movesToOnePlace, insertBeyondEnd, deleteBeyondEnd, moveFromBeyondEnd
  case insertSectionBeyondEnd, deleteSectionBeyondEnd
  /// The delegate gives sizes that are none, or no good ones.
  case sizeNotANumber, sizeInfinite, sizeNegative, sizeZero, sizeHuge
  /// The data source answers with a cell that it did not dequeue, or with one that shows something already.
  case foreignCell, forgottenCell
  /// The caller names what is not there, or means two things at once.
  case jumpBeyondEnd, jumpToTwoPositions, selectBeyondEnd, sectionBeyondEnd
  /// Two transitions at once, or the end of none.
  case endOfNoTransition
  /// What is dequeued was never registered.
  case unknownIdentifier
  /// Cells prefer another size each time that they are asked, or one that is none.
  case oscillatingSizes, preferredNotANumber, preferredNegative
  /// A layout answers nothing, what was right before, the same place for all, what does not exist, or something else each time.
  case layoutAnswersNothing, layoutHasNoItem, layoutIsStale, layoutOverlaps, layoutGoesBeyondEnd, layoutNamesNoSection
  case layoutContradictsItself, layoutRepeatsItself, layoutLeavesOut, layoutAnswersElsewhere
  /// Identifiers share one hash, or two.
  case oneHash, twoHashes
  /// The data changes in a call, and the collection view is not told.
  case changeInCellForItem, changeInSupplementary, changeInWillDisplay, changeInDidEndDisplaying, changeInDidScroll
  case changeInSize
  /// A snapshot is applied in the middle of another one.
  case applyInsideApply
  /// A call of the data source or the delegate does what raises an exception.
  case raiseInCellForItem, raiseInSupplementary, raiseInWillDisplay, raiseInDidEndDisplaying, raiseInDidScroll
  case raiseInSize, raiseInNumberOfSections, raiseInNumberOfItems, raiseInCanMove, raiseInMoveItem, raiseInDidSelect
  case raiseInDidDeselect, raiseInShouldHighlight, raiseInDidHighlight, raiseInDidUnhighlight, raiseInShouldSelect
  case raiseInWillBeginDragging, raiseInDidEndDragging, raiseInDidEndDecelerating, raiseInCanFocus
  case raiseInWillDisplaySupplementary, raiseInDidEndDisplayingSupplementary
  /// A closure does.
  case raiseInCellProvider, raiseInSupplementaryProvider, raiseInUpdates, raiseInCompletion
  /// A layout or a cell does.
  case raiseInPrepare, raiseInContentSize, raiseInElements, raiseInItemAttributes, raiseInInvalidate
  case raiseInPrepareForUpdates, raiseInInitialOrFinal, raiseInFinalizeUpdates, raiseInTargetOffset
  case raiseInShouldInvalidateForBounds, raiseInPreferredAttributes, raiseInPrepareForReuse
}

extension Fault {
  /// The call in which an exception is raised; nil for other faults.
  var raisedCall: Intrusion.Call? { call(after: "raiseIn") }

  /// The call in which the data changes; nil for other faults.
  var changedCall: Intrusion.Call? { call(after: "changeIn") }

  private func call(after prefix: String) -> Intrusion.Call? {
    guard rawValue.hasPrefix(prefix) else { return nil }
    let name = rawValue.dropFirst(prefix.count)
    return Intrusion.Call(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  /// Whether a layout answers what it should not.
  var isOfLayout: Bool { rawValue.hasPrefix("layout") }
}
