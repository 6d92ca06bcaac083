import Foundation
import Testing
import UIKit

@MainActor @Suite("Diffable data source: queues") struct DataSourceQueueTests {
  private static let deadlock =
    "Deadlock detected: calling this method on the main queue with outstanding async updates"

  /// Applies sections on another queue and waits until the main queue has shown them.
  private func applyElsewhere(_ source: DiffableFixture.Source, _ steps: [[(Int, [Int])]]) async {
    let snapshots = steps.map(DiffableFixture.snapshot)
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "applies").async {
        for snapshot in snapshots.dropLast() { source.apply(snapshot) }
        source.apply(snapshots[snapshots.count - 1]) { continuation.resume() }
      }
    }
  }

  @Test("E28: what is applied on one other queue arrives in order, one difference after another")
  func otherQueue() async {
    let fixture = DiffableFixture()
    await applyElsewhere(fixture.source, [[(0, [1, 2])], [(0, [2, 3]), (1, [1])], [(1, [4, 1]), (0, [3])]])
    fixture.layOut()
    #expect(describe(fixture.source.snapshot()) == "1:4,1 0:3")
    #expect(fixture.shown == ["4", "1", "3"])
  }

  @Test("E28: on that queue the next snapshot builds on the one applied last")
  func snapshotElsewhere() async {
    let fixture = DiffableFixture()
    let source = fixture.source!
    let first = DiffableFixture.snapshot([(0, [1])])
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "applies").async {
        source.apply(first)
        var snapshot = source.snapshot()
        snapshot.appendItems([2])
        source.apply(snapshot) { continuation.resume() }
      }
    }
    #expect(describe(fixture.source.snapshot()) == "0:1,2")
  }

  @Test("E28: a change of queue is warned of")
  func mixing() async {
    let fixture = DiffableFixture()
    await applyElsewhere(fixture.source, [[(0, [1])]])
    let warnings = UIKitWarnings.recording { fixture.apply([(0, [1, 2])]) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("applying updates in a non-thread confined manner is dangerous") == true)
    #expect(describe(fixture.source.snapshot()) == "0:1,2")
  }

  @Test("E28: the main queue does not overtake what waits for it")
  func overtaking() async {
    let fixture = DiffableFixture()
    let source = fixture.source!
    let snapshot = DiffableFixture.snapshot([(0, [1])])
    await withCheckedContinuation { continuation in
      let applied = DispatchSemaphore(value: 0)
      DispatchQueue(label: "applies").async {
        source.apply(snapshot) { continuation.resume() }
        applied.signal()
      }
      applied.wait()
      let raised = UIKitExceptions.recording { fixture.apply([(0, [1, 2])]) }
      #expect(raised.count == 1)
      #expect(raised.first?.reason.hasPrefix(Self.deadlock) == true)
    }
    #expect(describe(fixture.source.snapshot()) == "0:1")
  }

  @Test("E28: a mailbox keeps what another queue applies until it is asked for, one apply at a time")
  func mailbox() {
    let fixture = DiffableFixture([(0, [1])])
    let source = fixture.source!
    let steps = [[(0, [1, 2])], [(0, [2, 3])]].map(DiffableFixture.snapshot)
    let mailbox = MainQueueMailbox()
    let applied = DispatchSemaphore(value: 0)
    DispatchQueue(label: "applies").async {
      mailbox.collecting { for step in steps { source.apply(step) } }
      applied.signal()
    }
    applied.wait()
    #expect(mailbox.count == 2)
    #expect(describe(fixture.source.snapshot()) == "0:1")
    #expect(mailbox.deliverNext())
    #expect(describe(fixture.source.snapshot()) == "0:1,2")
    #expect(mailbox.deliverNext())
    #expect(describe(fixture.source.snapshot()) == "0:2,3")
    #expect(!mailbox.deliverNext())
    fixture.layOut()
    #expect(fixture.shown == ["2", "3"])
  }

  @Test("E32: a snapshot is not applied inside another apply")
  func inside() {
    let fixture = DiffableFixture([(0, [1])])
    fixture.inside = { item in if item == 2 { fixture.apply([(0, [3])]) } }
    let raised = UIKitExceptions.recording { fixture.apply([(0, [1, 2])]) }
    #expect(raised.count == 1)
    #expect(describe(fixture.source.snapshot()) == "0:1,2")
    #expect(fixture.shown == ["1", "2"])
  }
}
