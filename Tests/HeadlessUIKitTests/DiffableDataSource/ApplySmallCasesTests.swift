import Testing
import UIKit

@MainActor @Suite("Diffable data source: every small case") struct ApplySmallCasesTests {
  /// All snapshots of up to two sections and two items.
  private static let states: [[(Int, [Int])]] = {
    let rows: [[Int]] = [[], [1], [2], [1, 2], [2, 1]]
    let pairs = rows.flatMap { first in rows.map { (first, $0) } }.filter { Set($0.0).isDisjoint(with: $0.1) }
    let single = rows.flatMap { row in [[(0, row)], [(1, row)]] }
    let double = pairs.flatMap { pair in [[(0, pair.0), (1, pair.1)], [(1, pair.0), (0, pair.1)]] }
    return [[]] + single + double
  }()

  @Test("E22, E23: from every snapshot to every other")
  func everyPair() {
    #expect(Self.states.count == 1 + 10 + 22)
    let fixture = DiffableFixture()
    for before in Self.states {
      for after in Self.states {
        fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot(before))
        fixture.layOut()
        let (old, new) = (before.flatMap(\.1), after.flatMap(\.1))
        fixture.asked = []
        let raised = UIKitExceptions.recording { fixture.apply(after) }
        #expect(raised.isEmpty, "\(before) to \(after)")
        #expect(fixture.shown == new.map { "\($0)" }, "\(before) to \(after)")
        #expect(fixture.asked.sorted() == new.filter { !old.contains($0) }.sorted(), "\(before) to \(after)")
      }
    }
  }
}
