import Foundation
import Testing
import UIKit

@testable import Scrollmark

@Suite struct BatchMakerTests {
  private func sections(_ counts: [Int]) -> [[Int32]] {
    var next: Int32 = 0
    return counts.map { count in
      defer { next += Int32(count) }
      return Array(next..<next + Int32(count))
    }
  }

  private func make(
    _ recipe: BatchRecipe, _ sections: [[Int32]], window: Range<Int>? = nil, seed: UInt64 = 1
  ) -> Batch {
    let count = sections.reduce(0) { $0 + $1.count }
    var maker = BatchMaker(sections: sections, nextItem: count, generator: SplitMix64(seed: seed))
    return maker.make(recipe, window: window ?? 0..<count).batch
  }

  /// The sections after `batch` by rule C2, word for word: remove what goes or moves, put what comes at its final place in ascending
  /// order, leave the others in their order.
  private func applied(_ batch: Batch, to sections: [[Int32]], nextItem: Int) -> [[Int32]] {
    let gone = Set(batch.deletes + batch.moves.map(\.from))
    var result = sections.enumerated().map { section, items in
      items.enumerated().filter { !gone.contains(IndexPath(item: $0.offset, section: section)) }.map(\.element)
    }
    let moved = batch.moves.map { ($0.to, sections[$0.from.section][$0.from.item]) }
    let inserted = batch.inserts.enumerated().map { ($1, Int32(nextItem + $0)) }
    for (path, item) in (moved + inserted).sorted(by: { $0.0 < $1.0 }) {
      result[path.section].insert(item, at: path.item)
    }
    return result
  }

  @Test("C2: the sections that a batch says it leaves are those that its operations lead to")
  func agreement() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let before = sections((0...generator.below(4)).map { _ in generator.below(12) })
      let count = before.reduce(0) { $0 + $1.count }
      let place = BatchRecipe.Place.allCases[generator.below(4)]
      let recipe = BatchRecipe(
        inserts: generator.below(5), deletes: generator.below(5), moves: generator.below(5),
        reloads: generator.below(5),
        place: place)
      let batch = make(recipe, before, seed: seed)
      var after = before
      for change in batch.sections { after[change.section] = change.items }
      guard count > 0 else {
        #expect(batch == Batch())
        continue
      }
      // New items are numbered in the order in which they are made; their order in the collection follows from their places.
      let reference = applied(batch, to: before, nextItem: count)
      let flattened = { (sections: [[Int32]]) in sections.map { $0.map { Int($0) >= count ? -1 : Int($0) } } }
      #expect(flattened(after) == flattened(reference), "seed \(seed)")
      #expect(Set(after.joined()).count == after.joined().count, "seed \(seed)")
    }
  }

  @Test("A batch takes no item twice, and at most a quarter of all for what is not an insert")
  func limits() {
    let before = sections([40, 0, 60])
    let batch = make(BatchRecipe(inserts: 50, deletes: 20, moves: 20, reloads: 20), before)
    #expect(batch.inserts.count == 50 && batch.sources.count == 50)
    #expect(batch.deletes.count == 20 && batch.moves.count == 5 && batch.reloads.isEmpty)
    let old = batch.deletes + batch.moves.map(\.from) + batch.reloads
    #expect(Set(old).count == old.count)
  }

  @Test("At the start and at the end, inserts stand in a row and the outermost items go")
  func ends() {
    let before = sections([10, 10])
    let start = make(BatchRecipe(inserts: 3, deletes: 2, place: .start), before)
    #expect(start.inserts == (0..<3).map { IndexPath(item: $0, section: 0) })
    #expect(start.deletes == (0..<2).map { IndexPath(item: $0, section: 0) })
    #expect(start.sections == [Batch.SectionChange(section: 0, items: [20, 21, 22, 2, 3, 4, 5, 6, 7, 8, 9])])
    let end = make(BatchRecipe(inserts: 2, deletes: 1, place: .end), before)
    #expect(end.inserts == [IndexPath(item: 9, section: 1), IndexPath(item: 10, section: 1)])
    #expect(end.deletes == [IndexPath(item: 9, section: 1)])
  }

  @Test("In view, everything happens in the window")
  func window() {
    let before = sections([50, 50])
    let batch = make(BatchRecipe(deletes: 4, moves: 4, reloads: 4, place: .visible), before, window: 45..<60)
    let allowed = Set(
      (45..<50).map { IndexPath(item: $0, section: 0) } + (0..<10).map { IndexPath(item: $0, section: 1) })
    #expect(allowed.isSuperset(of: batch.deletes + batch.reloads + batch.moves.map(\.from)))
  }

  @Test("The same seed makes the same batch")
  func determinism() {
    let recipe = BatchRecipe(inserts: 5, deletes: 5, moves: 5, reloads: 5)
    #expect(make(recipe, sections([100])) == make(recipe, sections([100])))
    #expect(make(recipe, sections([100])) != make(recipe, sections([100]), seed: 2))
  }
}
