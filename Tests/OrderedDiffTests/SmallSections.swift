@testable import OrderedDiff

/// Small sectioned collections of unique identifiers.
enum SmallSections {
  /// All of up to `sections` sections and up to `items` items, in every order and every distribution.
  static func all(sections: Int, items: Int) -> [SectionedIdentifiers<Int, Int>] {
    arrangements(sections).flatMap { sections in
      arrangements(items).flatMap { items in
        distributions(of: items.count, over: sections.count).map {
          SectionedIdentifiers(sections: sections, items: items, counts: $0)
        }
      }
    }
  }

  /// All ordered selections of the numbers below `count`.
  private static func arrangements(_ count: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<count {
      last = last.flatMap { chosen in (0..<count).filter { !chosen.contains($0) }.map { chosen + [$0] } }
      all += last
    }
    return all
  }

  /// All ways to put so many items into so many sections.
  private static func distributions(of items: Int, over sections: Int) -> [[Int]] {
    guard sections > 0 else { return items == 0 ? [[]] : [] }
    return (0...items).flatMap { first in
      distributions(of: items - first, over: sections - 1).map { [first] + $0 }
    }
  }
}
