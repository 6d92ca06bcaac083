import Foundation

/// The life of every cell: made, given out for an item, shown, taken off the screen, given out again. Held against the calls that the
/// client gets (F2, F8, F15).
@MainActor final class CellLedger {
  /// Where a cell is in its life.
  enum State: String { case resting, requested, shown }

  /// What is wrong with the order of calls, first found.
  private(set) var breach: String?
  /// How many cells are alive, by the cells' own account.
  private(set) var alive = 0
  /// How many cells were made.
  private(set) var made = 0
  /// How many cells wait to be used again.
  private(set) var resting = 0
  /// How many cells are on screen.
  private(set) var shown = 0
  /// How many cells were given out and not shown yet.
  private(set) var requested = 0
  /// The items that were ever measured since they last got to be unknown, by name.
  private var measured: [Bool] = []

  /// Forgets what is wrong.
  func clear() { breach = nil }

  /// A breach of the order of calls, in words.
  func report(_ words: @autoclosure () -> String) { if breach == nil { breach = words() } }

  /// A cell was made: it begins outside the pool.
  func cellWasMade() {
    alive += 1
    made += 1
    // A pool that is not empty has to be used first (F2).
    if resting > 0 { report("F2: a cell is made while \(resting) wait to be used again") }
  }

  /// A cell is gone.
  func cellIsGone(_ state: State) {
    alive -= 1
    count(state, -1)
  }

  /// A cell is gone that was never given out.
  func cellIsGoneUncounted() { alive -= 1 }

  /// A cell goes from one state to another.
  func move(_ cell: StressCell, to state: State, _ call: String) {
    let isAllowed: Bool
    switch state {
    // A cell that was given out ahead of its time may have gone back without a word (F9).
    case .requested: isAllowed = cell.state != .shown
    case .shown: isAllowed = cell.state == .requested
    case .resting: isAllowed = cell.state != .resting
    }
    if !isAllowed { report("F8: \(call) of a cell that is \(cell.state.rawValue)") }
    if cell.isCounted { count(cell.state, -1) }
    cell.isCounted = true
    cell.state = state
    count(state, 1)
  }

  private func count(_ state: State, _ change: Int) {
    switch state {
    case .resting: resting += change
    case .requested: requested += change
    case .shown: shown += change
    }
  }

  // MARK: Measuring

  /// A cell was asked for the size that it prefers.
  func itemWasMeasured(_ item: Int) {
    // A placeholder, or a cell whose item a callback took away, shows none.
    guard item >= 0 else { return }
    if item >= measured.count { measured += Array(repeating: false, count: item + 64 - measured.count) }
    measured[item] = true
  }

  /// What was measured is forgotten.
  func forgetMeasured() { measured = [] }

  /// Whether a cell of `item` was ever asked for its size.
  func wasMeasured(_ item: Int) -> Bool { item < measured.count && measured[item] }
}
