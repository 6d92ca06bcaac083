/// Ordered identifiers in ordered sections, stored flat: the items of the first section, then those of the second, and so on.
///
/// Making one of arrays copies nothing.
public struct SectionedIdentifiers<Section: Hashable, Item: Hashable> {
  /// The identifiers of the sections.
  public let sections: [Section]
  /// The identifiers of the items, section after section.
  public let items: [Item]
  /// How many items each section has.
  public let counts: [Int]

  /// Takes sections, all items, and how many of the items lie in each section. O(sections).
  ///
  /// There has to be a count for each section, none of them negative, and their sum has to be the number of items.
  @inlinable
  public init(sections: [Section], items: [Item], counts: [Int]) {
    precondition(sections.count == counts.count, "a section without a count, or a count without a section")
    precondition(counts.allSatisfy { $0 >= 0 }, "a section with a negative number of items")
    precondition(counts.reduce(0, +) == items.count, "the counts of the sections do not add up to the number of items")
    self.sections = sections
    self.items = items
    self.counts = counts
  }

  /// Takes sections with their items. O(items).
  @inlinable
  public init(_ sections: [(section: Section, items: [Item])]) {
    self.sections = sections.map(\.section)
    items = sections.flatMap(\.items)
    counts = sections.map(\.items.count)
  }

  /// The sections with their items. O(items).
  @inlinable
  public var nested: [(section: Section, items: [Item])] {
    var start = 0
    return sections.indices.map { index in
      defer { start += counts[index] }
      return (sections[index], Array(items[start..<start + counts[index]]))
    }
  }
}

extension SectionedIdentifiers: Equatable {}
extension SectionedIdentifiers: Sendable where Section: Sendable, Item: Sendable {}
