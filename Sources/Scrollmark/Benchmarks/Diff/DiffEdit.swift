import OrderedDiff

/// What happens between the two collections that are compared.
struct DiffEdit: Sendable {
  typealias Numbers = SectionedIdentifiers<Int, Int>

  var name: String
  private var itemsInSection: Int?
  private var edit: @Sendable (_ items: [[Int]], inout SplitMix64) -> [[Int]]

  static let all: [DiffEdit] = [
    DiffEdit(name: "difference, nothing") { items, _ in items },
    DiffEdit(name: "difference, one insert in the middle") { items, _ in
      [Array(items[0][..<(items[0].count / 2)]) + [-1] + items[0][(items[0].count / 2)...]]
    },
    DiffEdit(name: "difference, 0.1 % scattered edits") { scattered($0, per: 3_000, &$1) },
    DiffEdit(name: "difference, 1 % scattered edits") { scattered($0, per: 300, &$1) },
    DiffEdit(name: "difference, 10 % deleted, 10 % inserted, 10 % moved") { scattered($0, per: 10, &$1) },
    DiffEdit(name: "difference, reversed") { items, _ in [items[0].reversed()] },
    DiffEdit(name: "difference, shuffled") { [$0[0].shuffled(using: &$1)] },
    DiffEdit(name: "difference, sections of 100, 0.1 % each", itemsInSection: 100) { scattered($0, per: 1_000, &$1) },
    DiffEdit(name: "difference, sections of 100, 1 % each", itemsInSection: 100) { scattered($0, per: 100, &$1) },
  ]

  private init(
    name: String, itemsInSection: Int? = nil, edit: @escaping @Sendable (_ items: [[Int]], inout SplitMix64) -> [[Int]]
  ) {
    self.name = name
    self.itemsInSection = itemsInSection
    self.edit = edit
  }

  /// The collections before and after, of `count` items each, or about that. The same every time.
  func pair(_ count: Int) -> (old: Numbers, new: Numbers) {
    let length = itemsInSection ?? max(1, count)
    let old = stride(from: 0, to: count, by: length).map { start in
      (start..<min(count, start + length)).map { BenchmarkInput.scattered($0, below: 1 << 40) &* (1 << 21) | $0 }
    }
    var generator = SplitMix64(seed: 1)
    let new = edit(old, &generator)
    return (Self.numbers(old), Self.numbers(new))
  }

  private static func numbers(_ items: [[Int]]) -> Numbers {
    SectionedIdentifiers(sections: Array(items.indices), items: items.flatMap { $0 }, counts: items.map(\.count))
  }

  /// Deletes, inserts and moves one item in `period` each, anywhere.
  private static func scattered(_ items: [[Int]], per period: Int, _ generator: inout SplitMix64) -> [[Int]] {
    let count = items.reduce(0) { $0 + $1.count }
    let edits = max(1, count / period)
    let chosen = Array((0..<count).shuffled(using: &generator).prefix(2 * edits))
    let leaving = Set(chosen)
    let all = items.flatMap { $0 }
    var arriving: [Int: [Int]] = [:]
    for edit in 0..<edits {
      arriving[.random(in: 0..<count, using: &generator), default: []].append(-1 - edit)
      if edits + edit < chosen.count {
        arriving[.random(in: 0..<count, using: &generator), default: []].append(all[chosen[edits + edit]])
      }
    }
    var place = 0
    return items.map { section in
      var result: [Int] = []
      for item in section {
        result += arriving[place] ?? []
        if !leaving.contains(place) { result.append(item) }
        place += 1
      }
      return result
    }
  }
}
