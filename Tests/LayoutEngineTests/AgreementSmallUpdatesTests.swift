import LayoutEngine
import LayoutModel
import ReferenceLayout
import Testing

/// Every small batch of changes there is, against the oracle.
@Suite("Agreement: every small batch")
struct AgreementSmallUpdatesTests {
  /// Heights tell the items apart; the widths make lines of two, then of one.
  private static func size(_ number: Int, wide: Bool) -> AxisSize {
    AxisSize(main: 10 + 0.5 * Double(number), cross: wide ? 70 : number.isMultiple(of: 2) ? 40 : 50)
  }

  private static func section(_ items: Int, first: Int, wide: Bool) -> FlowSection {
    let sizes = (0..<items).map { size(first + $0, wide: wide) }
    return FlowSection(
      metrics: FlowMetrics(headerLength: Double(first + 1), lineSpacing: 3, interitemSpacing: 4), sizes: .each(sizes))
  }

  private static func flow(_ counts: [Int], wide: Bool) -> FlowDescription {
    FlowDescription(
      crossLength: 100,
      sections: counts.enumerated().map { section($1, first: $0 * 10, wide: wide) })
  }

  /// Every subset of the numbers below `count`, as ascending lists.
  private static func subsets(below count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
  }

  @Test("C2: every deletion with every insertion of up to two items", arguments: [false, true])
  func itemsComeAndGo(wide: Bool) {
    for count in 0...5 {
      let before = Agreement(Self.flow([2, count, 1], wide: wide))
      for deleted in Self.subsets(below: count) {
        let rest = count - deleted.count
        let insertions = [[]] + (0...rest).map { [$0] } + Self.pairs(below: rest + 2)
        for inserted in insertions {
          var update = CollectionUpdate()
          update.deletedItems = deleted.map { ItemPath(section: 1, item: $0) }
          update.insertedItems = inserted.enumerated().map {
            InsertedItem(path: ItemPath(section: 1, item: $1), size: Self.size(20 + $0, wide: wide))
          }
          if check(before, update) { return }
        }
      }
    }
  }

  @Test("C2: every one and every two moves within a section, with every deletion", arguments: [false, true])
  func itemsMove(wide: Bool) {
    for count in 1...4 {
      let before = Agreement(Self.flow([1, count, 1], wide: wide))
      for deleted in Self.subsets(below: count) {
        let staying = (0..<count).filter { !deleted.contains($0) }
        for moves in Self.moves(of: staying, to: staying.count) {
          var update = CollectionUpdate()
          update.deletedItems = deleted.map { ItemPath(section: 1, item: $0) }
          update.movedItems = moves.map {
            MovedItem(from: ItemPath(section: 1, item: $0.from), to: ItemPath(section: 1, item: $0.to))
          }
          if check(before, update) { return }
        }
      }
    }
  }

  @Test("C2: every move from one section to another", arguments: [false, true])
  func itemsChangeSection(wide: Bool) {
    let counts = [2, 3, 0]
    let before = Agreement(Self.flow(counts, wide: wide))
    for (from, items) in counts.enumerated() {
      for (to, others) in counts.enumerated() where to != from {
        for item in 0..<items {
          for place in 0...others {
            var update = CollectionUpdate()
            update.movedItems = [
              MovedItem(from: ItemPath(section: from, item: item), to: ItemPath(section: to, item: place))
            ]
            if check(before, update) { return }
          }
        }
      }
    }
  }

  @Test("C2, C10: every deletion of sections with every insertion and move", arguments: [false, true])
  func sections(wide: Bool) {
    for counts in [[], [2], [0, 3], [1, 2, 3], [3, 0, 1, 2]] {
      let before = Agreement(Self.flow(counts, wide: wide))
      for deleted in Self.subsets(below: counts.count) {
        let staying = counts.indices.filter { !deleted.contains($0) }
        for inserted in [nil] + (0...staying.count).map(Optional.some) {
          let total = staying.count + (inserted == nil ? 0 : 1)
          for moves in Self.moves(of: staying, to: total) where !moves.contains(where: { $0.to == inserted }) {
            var update = CollectionUpdate()
            update.deletedSections = deleted
            update.movedSections = moves.map { MovedSection(from: $0.from, to: $0.to) }
            update.insertedSections = [inserted].compactMap { $0 }.map {
              InsertedSection(section: $0, description: Self.section(2, first: 50, wide: wide))
            }
            if check(before, update) { return }
          }
        }
      }
    }
  }

  @Test("C10: a section moves while items of it and of others come, go and move")
  func sectionsAndItems() {
    let before = Agreement(Self.flow([3, 2, 2], wide: false))
    for from in 0..<3 {
      for to in 0..<3 {
        for old in 0..<3 {
          for item in 0..<2 {
            for new in 0..<3 {
              var update = CollectionUpdate()
              update.movedSections = [MovedSection(from: from, to: to)]
              update.deletedItems = [ItemPath(section: old, item: item)]
              update.insertedItems = [
                InsertedItem(path: ItemPath(section: new, item: 0), size: Self.size(30, wide: false))
              ]
              update.movedItems = [
                MovedItem(from: ItemPath(section: old, item: 1 - item), to: ItemPath(section: new, item: 1))
              ]
              if check(before, update) { return }
            }
          }
        }
      }
    }
  }

  /// Applies `update` and records the first difference; true if there is one.
  private func check(_ before: Agreement, _ update: CollectionUpdate) -> Bool {
    var pair = before
    pair.apply(update)
    guard let difference = pair.difference() else { return false }
    Issue.record("\(update)\n\(difference)\nbefore: \(before.oracle.input)")
    return true
  }

  /// Every ascending pair of numbers below `limit`.
  private static func pairs(below limit: Int) -> [[Int]] {
    (0..<limit).flatMap { first in ((first + 1)..<limit).map { [first, $0] } }
  }

  /// No move, every single move and every two moves of `numbers` to places below `limit`.
  private static func moves(of numbers: [Int], to limit: Int) -> [[(from: Int, to: Int)]] {
    let single = numbers.flatMap { from in (0..<limit).map { (from: from, to: $0) } }
    let double = single.flatMap { first in
      single.filter { $0.from > first.from && $0.to != first.to }.map { [first, $0] }
    }
    return [[]] + single.map { [$0] } + double
  }
}
