/// One thing that must hold after every operation.
struct Check: Sendable {
  /// Its name, as reports have it.
  var name: String
  /// Whether it looks at every item, so that it is left out now and then where there are many.
  var isThorough = false
  /// What is wrong, in words; nil if it holds.
  var failure: @MainActor @Sendable (StressScene) -> String?
}

extension Check {
  /// All checks, those that the others build on first.
  static let all: [Check] = [
    .layoutContract, .complaints, .exceptions, .settling, .contract, .contentSize, .frames, .measuredSizes,
    .rectQueries, .visibleItems,
    .boundaries,
    .oneCellEach, .contents, .lookUps, .toldUpdates, .selection, .cellLife, .work, .range, .jumps, .anchor, .monotonic,
    .taps,
  ]
}

extension Check {
  /// What an operation itself found to be wrong.
  static let complaints = Check(name: "the operation") { $0.complaint }
}

/// Collects exceptions that nobody asked for.
extension Check {
  /// An operation that a careful client does raises nothing.
  static let exceptions = Check(name: "no exceptions") { scene in
    scene.expectsExceptions ? nil : scene.exceptions.first.map { "raised \($0.reason)" }
  }
}
