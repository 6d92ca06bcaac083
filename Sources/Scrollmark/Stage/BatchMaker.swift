import Foundation
import UIKit

/// Makes batches by chance, the same for the same seed: which items go, come, move and are loaded again.
///
/// Positions run over all sections. Each operation takes an item that no other one has, at most a quarter of all items together.
/// O(operations log operations + items of the sections that change).
struct BatchMaker {
  private let sections: [[Int32]]
  /// Where each section starts; one more at the end.
  private let starts: [Int]
  private let nextItem: Int
  private var generator: SplitMix64

  init(sections: [[Int32]], nextItem: Int, generator: SplitMix64) {
    self.sections = sections
    self.nextItem = nextItem
    self.generator = generator
    starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  private var count: Int { starts[starts.count - 1] }

  /// What becomes of a position.
  private enum Fate { case goes, moves, stays }

  /// Something that is put in before a position: a new item, or one that moves there.
  private struct Arrival {
    var position: Int
    var item: Int32
    var origin: IndexPath?
  }

  /// Makes a batch by `recipe` whose changes lie in `window`, a range of positions, and the generator to go on with.
  mutating func make(_ recipe: BatchRecipe, window: Range<Int>) -> (batch: Batch, generator: SplitMix64) {
    guard count > 0 else { return (Batch(), generator) }
    let recipe = recipe.limited(to: max(1, min(count / 4, window.count)))
    var taken: [Int: Fate] = [:]
    var batch = Batch()
    let deleted = deletedPositions(recipe, window: window, taken: &taken)
    batch.deletes = deleted.sorted().map(path)
    var arrivals = (0..<recipe.inserts).map { offset in
      Arrival(position: insertPosition(recipe.place, window), item: Int32(nextItem + offset), origin: nil)
    }
    batch.sources = (0..<recipe.inserts).map { _ in randomItem() }
    for _ in 0..<recipe.moves {
      let origin = draw(window, fate: .moves, taken: &taken)
      arrivals.append(Arrival(position: anywhere(in: window), item: item(at: origin), origin: path(origin)))
    }
    for _ in 0..<recipe.reloads {
      let position = draw(window, fate: .stays, taken: &taken)
      batch.reloads.append(path(position))
      batch.resized.append(Batch.SizeChange(item: Int(item(at: position)), other: randomItem()))
    }
    place(arrivals, without: taken.filter { $0.value != .stays }.map(\.key), into: &batch)
    return (batch, generator)
  }

  private mutating func deletedPositions(
    _ recipe: BatchRecipe, window: Range<Int>, taken: inout [Int: Fate]
  ) -> [Int] {
    let positions: [Int]
    switch recipe.place {
    case .start: positions = Array(0..<recipe.deletes)
    case .end: positions = Array(count - recipe.deletes..<count)
    case .anywhere, .visible: return (0..<recipe.deletes).map { _ in draw(window, fate: .goes, taken: &taken) }
    }
    for position in positions { taken[position] = .goes }
    return positions
  }

  /// A position of `window` that nothing happens to yet. The window holds more positions than there are operations.
  private mutating func draw(_ window: Range<Int>, fate: Fate, taken: inout [Int: Fate]) -> Int {
    var position = anywhere(in: window)
    while taken[position] != nil { position = position + 1 < window.upperBound ? position + 1 : window.lowerBound }
    taken[position] = fate
    return position
  }

  private mutating func insertPosition(_ place: BatchRecipe.Place, _ window: Range<Int>) -> Int {
    switch place {
    case .start: 0
    case .end: count
    case .anywhere, .visible: anywhere(in: window)
    }
  }

  private mutating func anywhere(in window: Range<Int>) -> Int { window.lowerBound + generator.below(window.count) }

  private mutating func randomItem() -> Int { Int(item(at: generator.below(count))) }

  /// Writes the sections that change anew: survivors in their old order (rule C2), arrivals before the positions they name.
  private func place(_ arrivals: [Arrival], without gone: [Int], into batch: inout Batch) {
    let arrivals = arrivals.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
    let gone = gone.sorted()
    let changed = Set(gone.map(section) + arrivals.map { section(of: $0.position) }).sorted()
    var (nextArrival, nextGone) = (0, 0)
    for section in changed {
      let isLast = section == sections.count - 1
      var items: [Int32] = []
      items.reserveCapacity(sections[section].count + arrivals.count)
      var position = starts[section]
      while true {
        while nextArrival < arrivals.count, arrivals[nextArrival].position == position,
          position < starts[section + 1] || isLast
        {
          add(arrivals[nextArrival], at: IndexPath(item: items.count, section: section), to: &batch)
          items.append(arrivals[nextArrival].item)
          nextArrival += 1
        }
        guard position < starts[section + 1] else { break }
        // Nothing happens up to here, so that the stretch is copied at once.
        let end = min(
          nextArrival < arrivals.count ? arrivals[nextArrival].position : Int.max,
          nextGone < gone.count ? gone[nextGone] : Int.max, starts[section + 1])
        if end > position {
          items.append(contentsOf: sections[section][position - starts[section]..<end - starts[section]])
          position = end
        } else {
          nextGone += 1
          position += 1
        }
      }
      batch.sections.append(Batch.SectionChange(section: section, items: items))
    }
  }

  private func add(_ arrival: Arrival, at path: IndexPath, to batch: inout Batch) {
    if let origin = arrival.origin {
      batch.moves.append(Batch.Move(from: origin, to: path))
    } else {
      batch.inserts.append(path)
    }
  }

  /// The section of a position; the end belongs to the last one. O(log sections).
  private func section(of position: Int) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  private func path(_ position: Int) -> IndexPath {
    let section = section(of: position)
    return IndexPath(item: position - starts[section], section: section)
  }

  private func item(at position: Int) -> Int32 {
    let section = section(of: position)
    return sections[section][position - starts[section]]
  }
}

extension BatchRecipe {
  /// The recipe with so few operations on old items that `most` items are enough for them.
  fileprivate func limited(to most: Int) -> BatchRecipe {
    var recipe = self
    recipe.deletes = min(deletes, most)
    recipe.moves = min(moves, most - recipe.deletes)
    recipe.reloads = min(reloads, most - recipe.deletes - recipe.moves)
    return recipe
  }
}
