import Synchronization

/// What a data source holds of what was applied on whatever queue, ahead of what the collection view shows.
@usableFromInline
final class DiffableModel<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>
  typealias Goal = SnapshotGoal<SectionIdentifierType, ItemIdentifierType>
  typealias Step = SnapshotStep<SectionIdentifierType, ItemIdentifierType>

  private struct State: Sendable {
    /// What the last apply leads to.
    var content = Content()
    /// How many applies there were.
    var serial = 0
    /// How many of them wait for the main queue.
    var waiting = 0
    var usesMainQueue = false
    var usesOtherQueues = false
  }

  private let operations: SnapshotOperations<SectionIdentifierType, ItemIdentifierType>
  private let state = Mutex(State())

  @usableFromInline init(_ operations: SnapshotOperations<SectionIdentifierType, ItemIdentifierType>) {
    self.operations = operations
  }

  /// What the last apply leads to.
  var latest: Content { state.withLock { $0.content } }

  /// Whether applies wait for the main queue.
  var isWaiting: Bool { state.withLock { $0.waiting > 0 } }

  /// Notes on which queue an apply was made, and warns if there are several (E28).
  func noteQueue(isMain: Bool) {
    let isMixed = state.withLock { state in
      if isMain { state.usesMainQueue = true } else { state.usesOtherQueues = true }
      return state.usesMainQueue && state.usesOtherQueues
    }
    guard isMixed else { return }
    UIKitWarnings.raise(
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always "
        + "submit updates either always on the main queue or always off the main queue"
    )
  }

  /// Takes in what was applied on the main queue.
  func take(_ content: Content) {
    state.withLock { state in
      state.content = content
      state.serial += 1
    }
  }

  /// Makes a step from what was applied last and hands it to `enqueue`, in the order in which steps follow each other.
  func advance(to goal: Goal, _ manner: SnapshotManner, _ enqueue: (Step) -> Void) {
    while true {
      let (content, serial) = state.withLock { ($0.content, $0.serial) }
      let step = step(from: content, to: goal, manner)
      let isNext = state.withLock { state in
        guard state.serial == serial else { return false }
        state.content = step.content
        state.serial += 1
        state.waiting += 1
        enqueue(step)
        return true
      }
      if isNext { return }
    }
  }

  /// Notes that a step has reached the main queue.
  func arrive() {
    state.withLock { $0.waiting -= 1 }
  }

  // MARK: Steps

  /// What an apply does to a collection view that shows `content`.
  func step(from content: Content, to goal: Goal, _ manner: SnapshotManner) -> Step {
    let goal = resolve(goal, from: content)
    var step = Step(content: Content(snapshot: goal.snapshot.withoutMarks, trees: goal.trees, isLoaded: true))
    guard content.isLoaded, case .difference(let isAnimated) = manner else { return step }
    step.isAnimated = isAnimated
    let old = content.identifiers ?? operations.list(content.snapshot)
    let new = operations.list(goal.snapshot)
    step.content.identifiers = new
    var change = SnapshotChange(operations.difference(old, new))
    change.renewal = Self.renewal(of: goal.snapshot)
    step.change = change
    return step
  }

  private func resolve(_ goal: Goal, from content: Content) -> (
    snapshot: Content.Snapshot, trees: [SectionIdentifierType: Content.SectionSnapshot]
  ) {
    var trees = content.trees
    var snapshot: Content.Snapshot
    switch goal {
    case .snapshot(let new): snapshot = new
    case .section(let tree, let section):
      snapshot = content.snapshot
      if !snapshot.sections.contains(section) { snapshot.appendSections([section]) }
      operations.setItems(&snapshot, section, tree.visibleItems)
      trees[section] = tree
    }
    // A tree of which something else is shown than what is visible in it was overridden (E44).
    for (section, tree) in trees where !operations.shows(snapshot, section, tree) { trees[section] = nil }
    return (snapshot, trees)
  }

  /// What a snapshot asks to be shown anew (E24).
  private static func renewal(of snapshot: Content.Snapshot) -> UpdateBatch {
    var batch = UpdateBatch()
    batch.reloadedSections = snapshot.reloadedSections.identifiers.compactMap { snapshot.indexOfSection($0) }
    batch.reloadedItems = snapshot.reloadedItems.identifiers.compactMap { snapshot.path(of: $0) }
    for item in snapshot.reconfiguredItems.identifiers where snapshot.reloadedItems.ranks[item] == nil {
      if let path = snapshot.path(of: item) { batch.reconfiguredItems.append(path) }
    }
    return batch
  }
}
