import FrameClock
import Synchronization
import Testing
import Trace
import UIKit

/// What follows an item because it has a name: its size, its look-up, its place.
@Suite("Scenarios: identity", .serialized) @MainActor struct IdentityScenarioTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test(
    "Scenario 15: items that are loaded again or configured anew leave the sizes and the place of all others",
    arguments: [1_000, 100_000])
  func reloading(count: Int) {
    for layout in ScenarioLayouts.selfSizing() {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
      view.register(ScenarioCell.self, forCellWithReuseIdentifier: "cell")
      view.isPrefetchingEnabled = false
      let source = Source(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        (cell as? ScenarioCell)?.name = item
        (cell as? ScenarioCell)?.preferred = scenarioHeight
        return cell
      }
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      for offset in stride(from: CGFloat(0), through: 4_000, by: 200) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
      func heights() -> [CGFloat] { (0..<80).map { view.layoutAttributesForItem(at: [0, $0])?.frame.height ?? 0 } }
      #expect(heights() == (0..<80).map { scenarioHeight($0) })
      let first = view.indexPathsForVisibleItems.min()?.item ?? 0
      let offset = view.contentOffset
      snapshot.reconfigureItems([first, first + 1, 5])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      #expect(view.contentOffset == offset && heights() == (0..<80).map { scenarioHeight($0) })
      snapshot.reloadItems([first, first + 2])
      let reload = ScenarioCounts.of {
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
      }
      #expect(view.contentOffset == offset && heights() == (0..<80).map { scenarioHeight($0) })
      #expect(reload[.itemsMeasured] <= 4, "\(reload)")
    }
  }

  /// An identifier that counts how often it is hashed and compared.
  private struct Counted: Hashable {
    static let hashes = Mutex(0)
    static let comparisons = Mutex(0)
    var number: Int

    static func == (first: Counted, second: Counted) -> Bool {
      comparisons.withLock { $0 += 1 }
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
      Self.hashes.withLock { $0 += 1 }
      hasher.combine(number)
    }

    static func counting(_ body: () -> Void) -> (hashes: Int, comparisons: Int) {
      let before = (hashes.withLock { $0 }, comparisons.withLock { $0 })
      body()
      return (hashes.withLock { $0 } - before.0, comparisons.withLock { $0 } - before.1)
    }
  }

  @Test(
    "Scenario 19: a look-up hashes the name once, and a copy that changes copies no names",
    arguments: [10_000, 100_000])
  func lookUps(count: Int) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<count).map(Counted.init))
    let lookUps = Counted.counting {
      for number in stride(from: 0, to: count, by: count / 100) {
        #expect(snapshot.indexOfItem(Counted(number: number)) == number)
        #expect(snapshot.sectionIdentifier(containingItem: Counted(number: number)) == 0)
      }
    }
    // Two hundred look-ups; a few names meet others on their way through the table.
    #expect(lookUps.hashes == 200 && lookUps.comparisons <= 600, "\(lookUps)")
    let copy = snapshot
    let change = Counted.counting {
      snapshot.appendItems([Counted(number: count)])
      snapshot.deleteItems([Counted(number: 3)])
    }
    #expect(change.hashes <= 12 && change.comparisons <= 24, "\(change)")
    #expect(copy.numberOfItems == count && copy.indexOfItem(Counted(number: 3)) == 3)
    #expect(snapshot.numberOfItems == count && snapshot.indexOfItem(Counted(number: 3)) == nil)
  }
}
