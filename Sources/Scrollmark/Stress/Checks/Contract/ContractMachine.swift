import UIKit

/// The order in which a collection view calls a layout, as a state machine: what subclasses of `UICollectionViewLayout` rely on.
///
/// A layout that writes its calls down tells it of each. What comes out of turn is a breach, by its rule; the first is kept.
@MainActor final class ContractMachine {
  /// What a layout is called for.
  enum Call {
    case invalidate(counts: Bool, everything: Bool)
    case prepare
    case contentSize
    case query(String)
    case prepareForUpdates
    case initialOrFinal(String)
    case finalizeUpdates
    case targetOffset
    case shouldInvalidateForBounds(Bool)
    case contextForBounds
    case shouldInvalidateForPreferred(Bool)
    case contextForPreferred
    case prepareForAnimatedBounds
    case finalizeAnimatedBounds
    case prepareForTransition
    case finalizeTransition
  }

  /// What is known of one layout.
  struct State {
    var isPrepared = false
    var askedContentSize = false
    var isUpdating = false
    var hearsOfCounts = false
    var mayMakeBoundsContext = false
    var mayMakePreferredContext = false
    var isAnimatingBounds = false
    var isChanging = false
  }

  /// The first breach, in words; nil if there was none.
  private(set) var breach: String?
  /// Whether calls count: not while a check asks.
  var isListening = true
  /// Who else is told of calls, and of the updates that a layout is told of.
  var onCall: (Call) -> Void = { _ in }
  var onUpdates: ([UICollectionViewUpdateItem]) -> Void = { _ in }
  /// What the layout answers that it should not.
  var twist: LayoutTwist?
  private var parties: [Party] = []

  /// What is known of one layout, as long as the layout keeps its record.
  private struct Party { weak var record: ContractRecord? }

  /// The record of a layout that was not called yet.
  func record() -> ContractRecord {
    let record = ContractRecord(self)
    parties.removeAll { $0.record == nil }
    parties.append(Party(record: record))
    return record
  }

  /// An operation is over: what was begun has to be ended.
  func operationEnded() {
    for case let record? in parties.lazy.map(\.record) {
      require(!record.state.isUpdating, "C34: finalizeCollectionViewUpdates() did not follow")
      require(!record.state.isAnimatingBounds, "C39: finalizeAnimatedBoundsChange() did not follow")
    }
  }

  /// Forgets the breach.
  func clear() { breach = nil }

  private func require(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds, breach == nil { breach = words() }
  }

  fileprivate func step(_ call: Call, _ state: inout State) {
    switch call {
    case .invalidate(let counts, let everything):
      state.isPrepared = false
      state.askedContentSize = false
      if counts, !everything { state.hearsOfCounts = true }
    case .prepare:
      require(!state.isPrepared, "C47: prepare() of a layout that is not invalid")
      state.isPrepared = true
    case .contentSize:
      require(state.isPrepared, "C47: collectionViewContentSize before prepare()")
      state.askedContentSize = true
    case .query(let name):
      require(state.isPrepared, "C47: \(name) before prepare()")
    case .targetOffset:
      require(
        state.isPrepared && state.askedContentSize, "C35: targetContentOffset before prepare() and the content size")
    default: stepOfChange(call, &state)
    }
  }

  private func stepOfChange(_ call: Call, _ state: inout State) {
    switch call {
    case .prepareForUpdates:
      require(!state.isUpdating, "C34: prepare(forCollectionViewUpdates:) inside an update")
      require(state.isPrepared && state.askedContentSize, "C34: prepare(forCollectionViewUpdates:) before prepare()")
      require(state.hearsOfCounts, "C34: an update without an invalidation of the data source's counts")
      state.isUpdating = true
      state.hearsOfCounts = false
    case .initialOrFinal(let name):
      require(state.isUpdating, "C34: \(name) outside an update")
    case .finalizeUpdates:
      require(state.isUpdating, "C34: finalizeCollectionViewUpdates() outside an update")
      state.isUpdating = false
    case .shouldInvalidateForBounds(let answer): state.mayMakeBoundsContext = answer
    case .contextForBounds:
      require(state.mayMakeBoundsContext, "C46: invalidationContext(forBoundsChange:) of a layout that said no")
      state.mayMakeBoundsContext = false
    case .shouldInvalidateForPreferred(let answer): state.mayMakePreferredContext = answer
    case .contextForPreferred:
      require(
        state.mayMakePreferredContext,
        "D2: invalidationContext(forPreferredLayoutAttributes:) of a layout that said no")
      state.mayMakePreferredContext = false
    case .prepareForAnimatedBounds:
      require(!state.isAnimatingBounds, "C39: prepare(forAnimatedBoundsChange:) twice")
      state.isAnimatingBounds = true
    case .finalizeAnimatedBounds:
      require(state.isAnimatingBounds, "C39: finalizeAnimatedBoundsChange() of nothing")
      state.isAnimatingBounds = false
    case .prepareForTransition: state.isChanging = true
    case .finalizeTransition:
      require(state.isChanging, "I15: finalizeLayoutTransition() of nothing")
      state.isChanging = false
    default: break
    }
  }
}

/// Where a layout writes its calls down. It belongs to that one layout and goes with it, so that no other is taken for it.
@MainActor final class ContractRecord {
  private let machine: ContractMachine
  fileprivate(set) var state = ContractMachine.State()

  fileprivate init(_ machine: ContractMachine) { self.machine = machine }

  /// What the layout answers that it should not.
  var twist: LayoutTwist? { machine.twist }

  /// The layout was called.
  func note(_ call: ContractMachine.Call) {
    guard machine.isListening else { return }
    machine.step(call, &state)
    machine.onCall(call)
  }

  /// The layout was told of updates.
  func onUpdates(_ items: [UICollectionViewUpdateItem]) { machine.onUpdates(items) }
}
