@testable import OrderedDiff

/// A generator of numbers that repeats from its seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Pairs of collections that differ by edits at random.
enum RandomPairs {
  /// A pair of up to `length` identifiers each: few or many edits, blocks or single ones, unique or not.
  static func pair(_ random: inout SplitMix, length: Int) -> ([Int], [Int]) {
    let count = Int.random(in: 0...length, using: &random)
    let isUnique = Bool.random(using: &random)
    let range = Int.random(in: 1...max(1, count), using: &random)
    let old =
      isUnique
      ? Array(0..<count).shuffled(using: &random) : (0..<count).map { _ in .random(in: 0..<range, using: &random) }
    var new = old
    var fresh = 1_000_000
    for _ in 0..<Int.random(in: 0...[2, 10, max(10, count)].randomElement(using: &random)!, using: &random) {
      edit(&new, isUnique, &fresh, range, &random)
    }
    return (old, new)
  }

  /// A pair of which nothing has to move.
  static func inOrder(_ random: inout SplitMix, length: Int) -> ([Int], [Int]) {
    let all = Array(0..<length)
    return (
      all.filter { _ in Int.random(in: 0..<10, using: &random) > 0 },
      all.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
    )
  }

  private static func edit(
    _ items: inout [Int], _ isUnique: Bool, _ fresh: inout Int, _ range: Int, _ random: inout SplitMix
  ) {
    let block = [1, 1, 1, 20].randomElement(using: &random)!
    let place = Int.random(in: 0...items.count, using: &random)
    let end = min(items.count, place + block)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: items.removeSubrange(place..<end)
    case 1:
      let added = (0..<block).map { offset in isUnique ? fresh + offset : Int.random(in: 0..<range, using: &random) }
      fresh += block
      items.insert(contentsOf: added, at: place)
    case 2:
      let moved = Array(items[place..<end])
      items.removeSubrange(place..<end)
      items.insert(contentsOf: moved, at: .random(in: 0...items.count, using: &random))
    default: items[place..<end].reverse()
    }
  }
}

extension RandomPairs {
  /// A pair of sectioned collections with up to `length` items each.
  static func sectioned(
    _ random: inout SplitMix, length: Int
  ) -> (SectionedIdentifiers<Int, Int>, SectionedIdentifiers<Int, Int>) {
    let (old, new) = pair(&random, length: length)
    let sections = Array(0..<Int.random(in: 1...8, using: &random))
    var others = sections
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where others.count > 1: others.remove(at: .random(in: 0..<others.count, using: &random))
      case 1: others.insert(100 + others.count, at: .random(in: 0...others.count, using: &random))
      default: others.shuffle(using: &random)
      }
    }
    others = others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return (
      SectionedIdentifiers(sections: sections, items: old, counts: counts(of: old.count, sections.count, &random)),
      SectionedIdentifiers(sections: others, items: new, counts: counts(of: new.count, others.count, &random))
    )
  }

  /// So many items at random cuts, which are near to even ones as often as not, so that sections keep most of their items.
  private static func counts(of items: Int, _ sections: Int, _ random: inout SplitMix) -> [Int] {
    let isEven = Bool.random(using: &random)
    let cuts = (1..<max(1, sections)).map { isEven ? items * $0 / sections : Int.random(in: 0...items, using: &random) }
    let bounds = [0] + cuts.sorted() + [items]
    return zip(bounds, bounds.dropFirst()).map { $1 - $0 }
  }
}
