import FrameClock
import Synchronization
import UIKit

/// Does operations one after another and holds each to all checks, up to the first divergence.
@MainActor struct Execution {
  let catalog: StressCatalog
  /// What must hold; all checks unless a test wants fewer.
  var checks = Check.all

  /// How long after the last operation whatever it began has come to its end, in seconds.
  private static let rest = 5.0

  /// What came of it.
  struct Outcome: Equatable {
    /// How many operations were done and checked.
    var operations = 0
    /// How many checks were made.
    var checks = 0
    /// How often each fault was put in, by name.
    var faults: [String: Int] = [:]
    /// The first divergence; nil if there was none.
    var divergence: Divergence?
  }

  /// Does up to `count` operations, each of which `next` makes, in a scene of its own. `announce` is told the number of each operation
  /// before it begins.
  func run(
    _ setup: StressSetup, count: Int, announce: (Int) -> Void = { _ in }, next: () -> Operation
  ) -> Outcome {
    let raised = RaisedExceptions()
    return UIKitExceptions.withHandler({ raised.add($0) }) {
      let clock = VirtualClock(framesPerSecond: 60)
      return FrameClocks.with(clock) {
        announce(-1)
        let scene = StressScene(setup, catalog, clock: clock)
        defer { StressCell.scene = nil }
        let outcome = run(scene, raised, count, announce, next)
        // A program runs on until nothing waits for a later time; what waits keeps what it is for.
        if outcome.divergence == nil { clock.advance(by: Self.rest) }
        return outcome
      }
    }
  }

  private func run(
    _ scene: StressScene, _ raised: RaisedExceptions, _ count: Int, _ announce: (Int) -> Void, _ next: () -> Operation
  ) -> Outcome {
    var outcome = Outcome()
    let performer = Performer(scene: scene)
    for number in -1..<count {
      scene.forgetPicture()
      if number >= 0 {
        announce(number)
        let operation = next()
        scene.noteBefore()
        scene.witness.begin(operation.kind.isPlainUpdate ? scene.model.sections : nil)
        scene.keepsAnchor = scene.diffable == nil && operation.kind.keepsAnchor
        scene.countingWork(of: operation) { performer.perform(operation) }
        outcome.operations += 1
      }
      scene.exceptions = raised.takeAll()
      scene.picture.isThorough = Self.isThorough(number, of: count, items: scene.model.count)
      outcome.divergence = firstDivergence(scene, number, &outcome.checks)
      if outcome.divergence != nil { break }
    }
    outcome.faults = scene.faults
    return outcome
  }

  private func firstDivergence(_ scene: StressScene, _ number: Int, _ made: inout Int) -> Divergence? {
    for check in checks where scene.picture.isThorough || !check.isThorough {
      made += 1
      if let failure = check.failure(scene) {
        return Divergence(check: check.name, message: failure, operation: number)
      }
    }
    return nil
  }

  /// Whether all items are looked at after an operation: always where there are few, else now and then and at the end.
  private static func isThorough(_ number: Int, of count: Int, items: Int) -> Bool {
    items <= 96 || number == count - 1 || (number + 1) % (items / 128 + 1) == items / 128
  }
}

/// The exceptions raised since they were last asked for.
private final class RaisedExceptions: Sendable {
  private let list = Mutex<[UIKitException]>([])
  private let hasAny = Atomic<Bool>(false)

  func add(_ exception: UIKitException) {
    list.withLock { $0.append(exception) }
    hasAny.store(true, ordering: .relaxed)
  }

  func takeAll() -> [UIKitException] {
    guard hasAny.exchange(false, ordering: .relaxed) else { return [] }
    return list.withLock { list in
      defer { list = [] }
      return list
    }
  }
}

extension Operation.Kind {
  /// Whether what is on screen stays where it is where anchoring is on.
  fileprivate var keepsAnchor: Bool {
    switch self {
    case .insert, .delete, .move, .reload, .reconfigure, .insertSection, .deleteSection, .moveSection, .reloadSection,
      .batch, .reloadData, .resizeItems, .invalidate, .invalidateItems:
      true
    default: false
    }
  }

  /// Whether all that changes is what an update says, so that what layouts are told of it can be held to the lists.
  fileprivate var isPlainUpdate: Bool {
    switch self {
    case .insert, .delete, .move, .reload, .reconfigure, .insertSection, .deleteSection, .moveSection, .reloadSection,
      .batch, .editSnapshot, .outline, .applyElsewhere:
      true
    default: false
    }
  }
}
