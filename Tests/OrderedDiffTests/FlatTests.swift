import Testing

@testable import OrderedDiff

@Suite("A difference of two ordered collections")
struct FlatTests {
  @Test(
    "E23: of all small pairs: replaying gives the target, and deletes, inserts and moves are the fewest there can be")
  func smallPairs() {
    var failures: [String] = []
    SmallCases.forEachPair(upTo: SmallCases.isFull ? 6 : 5, letters: 4) { old, new in
      if let failure = Check.flat(old, new) { failures.append(failure) }
      let survivors = Oracle.survivors(old, new)
      let moves = OrderedDifference(from: old, to: new).moves.count
      if moves != survivors - Oracle.staying(old, new) { failures.append("\(old) \(new): \(moves) moves") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  @Test("E23: what a hand finds in some known pairs")
  func known() {
    let difference = OrderedDifference(from: ["a", "b", "c", "d", "e"], to: ["e", "a", "x", "c", "d"])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [Move(from: 4, to: 0)])
    #expect(difference.oldIndex(ofNew: 0) == 4)
    #expect(difference.oldIndex(ofNew: 2) == nil)
    #expect(difference.newIndex(ofOld: 3) == 4)
    #expect(difference.newIndex(ofOld: 1) == nil)
  }

  @Test("Of nothing and something, everything is inserted or deleted, and equal ones have no difference")
  func empty() {
    let none: [Int] = []
    #expect(OrderedDifference(from: none, to: none).isEmpty)
    #expect(OrderedDifference(from: none, to: [7, 8]).inserts == [0, 1])
    #expect(OrderedDifference(from: [7, 8], to: none).deletes == [0, 1])
    #expect(OrderedDifference(from: Array(0..<1000), to: Array(0..<1000)).isEmpty)
    let different = OrderedDifference(from: Array(0..<500), to: Array(500..<1000))
    #expect(different.deletes == Array(0..<500))
    #expect(different.inserts == Array(0..<500))
    #expect(different.moves.isEmpty)
  }

  @Test("Of an identifier that is there three times and then twice, one copy is deleted")
  func duplicates() {
    let difference = OrderedDifference(from: [1, 2, 1, 3, 1], to: [1, 1, 2])
    #expect(difference.deletes.count == 2)
    #expect(difference.inserts.isEmpty)
    #expect(difference.moves.count == 1)
    let many = OrderedDifference(
      from: [Int](repeating: 1, count: 3000) + [Int](repeating: 2, count: 1000),
      to: [Int](repeating: 2, count: 2000) + [Int](repeating: 1, count: 1000))
    #expect(many.deletes.count == 2000)
    #expect(many.inserts.count == 1000)
  }

  @Test("Random pairs, nearly equal and not, short and long, with and without duplicates")
  func randomPairs() {
    var random = SplitMix(seed: 5)
    var failures: [String] = []
    for round in 0..<(SmallCases.isFull ? 1_000_000 : 4_000) {
      let length = round % 1_000 == 0 ? 700 : round % 10 == 0 ? 60 : 20
      let (old, new) = RandomPairs.pair(&random, length: length)
      if let failure = Check.flat(old, new) { failures.append(failure) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test("Where nothing moves, the standard library deletes and inserts as much")
  func standardLibrary() {
    var random = SplitMix(seed: 6)
    for _ in 0..<300 {
      let (old, new) = RandomPairs.inOrder(&random, length: 200)
      let ours = OrderedDifference(from: old, to: new)
      let theirs = new.difference(from: old)
      #expect(ours.moves.isEmpty)
      #expect(ours.deletes == theirs.removals.map(\.place))
      #expect(ours.inserts == theirs.insertions.map(\.place))
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
