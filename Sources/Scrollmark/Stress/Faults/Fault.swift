/// What clients do wrong. The order is part of the meaning of replay files: new ones go to the end.
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
}
