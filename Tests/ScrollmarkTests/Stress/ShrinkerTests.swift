import Testing

@testable import Scrollmark

@MainActor @Suite("Stress: shrinking")
struct ShrinkerTests {
  private func replay(_ operations: [Scrollmark.Operation]) -> Replay {
    Replay(
      seed: 1,
      setup: StressSetup(
        counts: [5, 3], width: 375, height: 667, scale: 3, isRightToLeft: true, isAnchored: true, usesSnapshots: false,
        selectsSeveral: true, sizes: 99, layout: .init(name: "flow", numbers: [3, 1, 4])),
      operations: operations, check: "made up", message: "")
  }

  @Test("What has nothing to do with the failure goes: operations, parts, numbers, items, flags")
  func smallest() {
    let noise = (0..<40).map { Operation(.scroll, [$0 * 100, 7]) }
    let culprit = Operation(
      .batch, parts: [Operation(.insert, [9, 9, 9]), Operation(.delete, [812, 5]), Operation(.move, [1, 2, 3])])
    let shrunk = Shrinker.shrink(replay(noise + [culprit] + noise)) { candidate in
      // Fails where a batch deletes with a first number of 100 or more.
      let place = candidate.operations.firstIndex { operation in
        operation.kind == .batch && operation.parts.contains { $0.kind == .delete && $0.number(0) >= 100 }
      }
      return place.map { Divergence(check: "made up", message: "at \($0)", operation: $0) }
    }
    #expect(shrunk.operations == [Operation(.batch, parts: [Operation(.delete, [100])])])
    #expect(shrunk.setup.counts == [])
    #expect(shrunk.setup.isRightToLeft == false && shrunk.setup.scale == 1 && shrunk.setup.layout.numbers == [])
    #expect(shrunk.message == "at 0")
  }

  @Test("A run that fails otherwise, or no more, is not taken for the one that is looked for")
  func sameCheck() {
    let original = replay([Operation(.scroll, [5]), Operation(.jump, [1])])
    let shrunk = Shrinker.shrink(original) { candidate in
      candidate.operations.count == 2
        ? Divergence(check: "made up", message: "", operation: 1)
        : Divergence(check: "another", message: "", operation: 0)
    }
    #expect(shrunk.operations.map(\.kind) == [.scroll, .jump])
    #expect(Shrinker.shrink(original) { _ in nil } == original)
  }
}
