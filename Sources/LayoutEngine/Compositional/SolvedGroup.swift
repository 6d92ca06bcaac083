import LayoutModel

/// A group that was solved on its own.
struct SolvedGroup: Equatable, Sendable {
  /// Its first cell in the section.
  var firstCell: Int
  /// How many cells it holds.
  var cells: Int
  /// Its slot.
  var size: AxisSize
  /// What its slot would be if it shared no length with other groups (B31).
  var natural: AxisSize
  /// What it consists of.
  var pieces: ContiguousArray<GroupPiece>
  /// Finds pieces, if they are many.
  var index: PieceIndex?
  /// How many tied items of each kind it holds.
  var tieCounts: ContiguousArray<Int>

  /// Takes over what a solver has solved.
  init(_ solver: GroupSolver, firstCell: Int) {
    self.firstCell = firstCell
    cells = solver.cells
    size = solver.size
    natural = solver.natural
    pieces = solver.pieces
    index = PieceIndex(solver.pieces)
    tieCounts = solver.tieCounts
  }
}
