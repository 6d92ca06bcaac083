import Testing

@testable import OrderedDiff

@Suite("A difference of two sectioned collections")
struct SectionedTests {
  @Test("E23, C15 to C22: all small pairs make one batch that is accepted, minimal, and leads to the target")
  func smallPairs() {
    var failures: [String] = []
    for (sections, items) in SmallCases.isFull ? [(3, 4)] : [(2, 3), (3, 2)] {
      let news = SmallSections.all(sections: sections, items: items)
      let olds = news.filter { $0.sections == Array(0..<$0.sections.count) && $0.items == Array(0..<$0.items.count) }
      for old in olds {
        failures += news.compactMap { Check.sectioned(old, $0) }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test("Random pairs with duplicates and many sections")
  func randomPairs() {
    var random = SplitMix(seed: 7)
    var failures: [String] = []
    for _ in 0..<(SmallCases.isFull ? 100_000 : 1_000) {
      let (old, new) = RandomPairs.sectioned(&random, length: 80)
      if let failure = Check.sectioned(old, new) { failures.append(failure) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test("C12, C24: an item moves out of a deleted section and into an inserted one; the others there need nothing")
  func deletedAndInsertedSections() {
    let old = SectionedIdentifiers([("a", [1, 2]), ("b", [3, 4])])
    let new = SectionedIdentifiers([("b", [3, 2]), ("c", [5, 4])])
    let difference = SectionedDifference(from: old, to: new)
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [1])
    #expect(difference.movedSections.isEmpty)
    #expect(difference.deletedItems.isEmpty)
    #expect(difference.insertedItems.isEmpty)
    let moves = [
      Move(from: ItemPlace(section: 0, item: 1), to: ItemPlace(section: 0, item: 1)),
      Move(from: ItemPlace(section: 1, item: 1), to: ItemPlace(section: 1, item: 1)),
    ]
    #expect(difference.movedItems == moves)
  }

  @Test("C10: the items of a section that moves do not move")
  func movedSection() {
    let old = SectionedIdentifiers([("a", [1, 2]), ("b", [3, 4]), ("c", [5])])
    let new = SectionedIdentifiers([("c", [5]), ("a", [1, 2]), ("b", [3, 4])])
    let difference = SectionedDifference(from: old, to: new)
    #expect(difference.movedSections == [Move(from: 2, to: 0)])
    #expect(difference.movedItems.isEmpty && difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }
}
