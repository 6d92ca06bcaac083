import Testing

@testable import OrderedDiff

/// A number whose hash says little: only what remains of it after a division.
private struct Colliding: Hashable {
  let value: Int
  let groups: Int

  static func == (first: Colliding, second: Colliding) -> Bool { first.value == second.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value % groups) }
}

/// A number that hashes itself without any mixing, far from the bits that tables look at.
private struct Unmixed: Hashable {
  let value: Int

  var hashValue: Int { value << 40 }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A value with unused bytes in it and behind it.
private struct Padded: Hashable {
  let kind: UInt8
  let number: Int
  let flag: Bool
}

/// A value without any content.
private struct Nothing: Hashable {}

/// A reference that is equal to others.
private final class Reference: Hashable {
  let value: Int

  init(_ value: Int) { self.value = value }

  static func == (first: Reference, second: Reference) -> Bool { first.value == second.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

@Suite("Identifiers with bad hashes, and of other types")
struct HashTests {
  @Test("Hashes that all collide, or collide in groups, cost comparisons but change nothing", arguments: [1, 2, 7, 64])
  func colliding(groups: Int) {
    var random = SplitMix(seed: UInt64(groups))
    for _ in 0..<60 {
      let (old, new) = RandomPairs.pair(&random, length: 100)
      let failure = Check.flat(
        old.map { Colliding(value: $0, groups: groups) }, new.map { Colliding(value: $0, groups: groups) })
      #expect(failure == nil)
      let plain = OrderedDifference(from: old, to: new)
      let colliding = OrderedDifference(
        from: old.map { Colliding(value: $0, groups: groups) }, to: new.map { Colliding(value: $0, groups: groups) })
      #expect(plain == colliding)
    }
  }

  @Test(
    "The comparisons that collisions cost are counted: with one hash for all, each pair of leftovers; else about one a pair"
  )
  func counted() {
    let old = Array(0..<300)
    let new = Array(old.reversed())
    let sound = OrderedDifference(from: old, to: new)
    #expect(sound.comparisons >= 300)
    #expect(sound.comparisons < 400)
    let colliding = OrderedDifference(
      from: old.map { Colliding(value: $0, groups: 1) }, to: new.map { Colliding(value: $0, groups: 1) })
    #expect(colliding.comparisons >= 300 * 299 / 2)
    #expect(colliding.comparisons <= 300 * 300 + 300 * 299 / 2)
    #expect(OrderedDifference(from: old, to: old + [300]).comparisons == 0)
  }

  @Test("Hashes that differ only in their high bits")
  func unmixed() {
    var random = SplitMix(seed: 11)
    for _ in 0..<100 {
      let (old, new) = RandomPairs.pair(&random, length: 300)
      #expect(Check.flat(old.map(Unmixed.init), new.map(Unmixed.init)) == nil)
    }
  }

  @Test("Strings that are equal without being the same characters, and references, are paired as Swift compares them")
  func equalStrings() {
    let composed = ["caf\u{E9}", "x", "y"]
    let decomposed = ["y", "cafe\u{301}", "x"]
    let difference = OrderedDifference(from: composed, to: decomposed)
    #expect(difference.deletes.isEmpty && difference.inserts.isEmpty)
    #expect(difference.moves == [Move(from: 2, to: 0)])
  }

  @Test("Identifiers of every size and kind: bytes, padded ones, long strings stored twice, references, floating point")
  func otherTypes() {
    var random = SplitMix(seed: 12)
    for round in 0..<60 {
      let (old, new) = RandomPairs.pair(&random, length: 200)
      let failures = [
        Check.flat(old.map { UInt8(truncatingIfNeeded: $0) }, new.map { UInt8(truncatingIfNeeded: $0) }),
        Check.flat(old.map(padded), new.map(padded)),
        Check.flat(old.map { "a rather long string \($0)" }, new.map { "a rather long string \($0)" }),
        Check.flat(old.map(Reference.init), new.map(Reference.init)),
        Check.flat(old.map { Double($0) * 0.5 }, new.map { Double($0) * 0.5 }),
        Check.flat(old.map(Optional.some) + [nil], [nil] + new.map(Optional.some)),
        Check.flat(old.map { _ in Nothing() }, new.map { _ in Nothing() }),
      ]
      #expect(failures.allSatisfy { $0 == nil }, "round \(round): \(failures)")
    }
  }

  private func padded(_ number: Int) -> Padded {
    Padded(kind: UInt8(truncatingIfNeeded: number % 3), number: number, flag: number % 2 == 0)
  }

  @Test("Zeros of either sign are equal, and replaying leads to the target though not a number is equal to nothing")
  func floatingPoint() {
    #expect(OrderedDifference(from: [0.0, 1, 2], to: [-0.0, 1, 2]).isEmpty)
    let old = [1, .nan, 2, 3.0]
    let new = [.nan, 3.0, 1, .nan]
    let result = OrderedDifference(from: old, to: new).applying(to: old, inserting: new)
    #expect(result.map(\.bitPattern) == new.map(\.bitPattern))
  }

  @Test("Where the equal start and the equal end meet, none is counted twice", arguments: 0..<70)
  func ends(count: Int) {
    let old = [Int](repeating: 1, count: count)
    let more = OrderedDifference(from: old, to: old + [1])
    #expect(more.inserts == [count] && more.deletes.isEmpty && more.moves.isEmpty)
    let fewer = OrderedDifference(from: old + [1], to: old)
    #expect(fewer.deletes == [count] && fewer.inserts.isEmpty && fewer.moves.isEmpty)
    let numbers = Array(0..<count)
    for place in 0...count {
      let inserted = Array(numbers[..<place]) + [-1] + numbers[place...]
      #expect(OrderedDifference(from: numbers, to: inserted).inserts == [place])
      #expect(OrderedDifference(from: inserted, to: numbers).deletes == [place])
    }
  }

  @Test("Collections without contiguous storage are compared too")
  func otherCollections() {
    let difference = OrderedDifference(
      from: (0..<100).lazy.filter { $0 % 2 == 0 }, to: stride(from: 0, to: 100, by: 2).map { $0 })
    #expect(difference.isEmpty)
  }
}
