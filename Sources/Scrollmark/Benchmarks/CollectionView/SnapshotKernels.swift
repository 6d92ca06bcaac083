import Foundation
import OrderedDiff
import UIKit

/// Snapshots: built, copied and changed, looked up in, and applied to a collection view on screen.
@MainActor enum SnapshotKernels {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// How many items are looked up in a round.
  private static let lookUps = 100_000
  /// How many items a snapshot with edits has for each of its edits.
  private static let itemsPerEdit = 100

  static let all: [@MainActor (Int) -> Kernel?] = [build, copyAndAppend, lookUp, apply]

  /// A snapshot of so many identifiers.
  private static func build(_ count: Int) -> Kernel {
    let items = identifiers(count)
    return Kernel(
      name: "snapshot, built", floorName: "the identifiers put into a set that has room for them",
      operation: { now in [elapsed(now) { consume(snapshot(of: items)) }] },
      floor: { now in
        [
          elapsed(now) {
            var set = Set<Int>(minimumCapacity: count)
            for item in items { set.insert(item) }
            consume(set)
          }
        ]
      })
  }

  /// A copy with one more item at the end.
  private static func copyAndAppend(_ count: Int) -> Kernel {
    let items = identifiers(count)
    let original = snapshot(of: items)
    let set = Set(items)
    return Kernel(
      name: "snapshot, copied and one item appended", floorName: "a set copied and one item inserted",
      operation: { now in
        [
          elapsed(now) {
            var copy = original
            copy.appendItems([-1])
            consume(copy)
          }
        ]
      },
      floor: { now in
        [
          elapsed(now) {
            var copy = set
            copy.insert(-1)
            consume(copy)
          }
        ]
      })
  }

  /// The index of one item after another.
  private static func lookUp(_ count: Int) -> Kernel {
    let items = identifiers(count)
    let snapshot = snapshot(of: items)
    let places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($0.element, $0.offset) })
    let wanted = (0..<lookUps).map { items[BenchmarkInput.scattered($0, below: count)] }
    return Kernel(
      name: "snapshot, 100,000 look-ups", floorName: "as many in a dictionary",
      operation: { now in
        [
          elapsed(now) {
            var sum = 0
            for item in wanted { sum &+= snapshot.indexOfItem(item) ?? 0 }
            consume(sum)
          }
        ]
      },
      floor: { now in
        [
          elapsed(now) {
            var sum = 0
            for item in wanted { sum &+= places[item] ?? 0 }
            consume(sum)
          }
        ]
      })
  }

  /// A snapshot with one per cent of edits, a third each deleted, inserted and moved, applied to a list on screen; then the one before
  /// again.
  private static func apply(_ count: Int) -> Kernel? {
    guard count >= 3 * itemsPerEdit else { return nil }
    let before = identifiers(count)
    let after = edited(before)
    let snapshots = [snapshot(of: after), snapshot(of: before)]
    let sides = [before, after].map { SectionedIdentifiers(sections: [0], items: $0, counts: [$0.count]) }
    let screen = SnapshotScreen(snapshots[1])
    var round = 0
    return Kernel(
      name: "apply, 1 % scattered edits, on screen", floorName: "the difference alone",
      operation: { now in
        round += 1
        let next = snapshots[(round + 1) % 2]
        return [elapsed(now) { screen.apply(next) }]
      },
      floor: { now in
        [elapsed(now) { consume(SectionedDifference(from: sides[0], to: sides[1]).batch.operationCount) }]
      })
  }

  private static func identifiers(_ count: Int) -> [Int] {
    (0..<count).map { BenchmarkInput.scattered($0, below: 1 << 40) &* (1 << 21) | $0 }
  }

  private static func snapshot(of items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// One per cent of edits, a third each.
  private static func edited(_ items: [Int]) -> [Int] {
    var generator = SplitMix64(seed: 1)
    let edits = items.count / itemsPerEdit / 3
    let chosen = items.indices.shuffled(using: &generator).prefix(2 * edits)
    let moved = chosen.suffix(edits).map { items[$0] }
    let leaving = Set(chosen)
    var result = items.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
    for edit in 0..<edits {
      result.insert(-2 - edit, at: .random(in: 0...result.count, using: &generator))
      result.insert(moved[edit], at: .random(in: 0...result.count, using: &generator))
    }
    return result
  }
}

/// A list on screen that shows snapshots.
@MainActor private final class SnapshotScreen {
  private let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: BenchmarkInput.cross, height: 44)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: BenchmarkInput.cross, height: BenchmarkInput.viewport),
      collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    apply(snapshot)
    view.contentOffset.y = max(0, (view.contentSize.height - view.bounds.height) / 2)
    view.layoutIfNeeded()
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }
}
