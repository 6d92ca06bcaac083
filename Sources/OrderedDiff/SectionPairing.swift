/// Which section is which on both sides, and where the items of each begin.
@usableFromInline
struct SectionPairing: Sendable {
  /// For each old section the new one, or -1.
  @usableFromInline var newSections: [Int32]
  /// For each new section the old one, or -1.
  @usableFromInline var oldSections: [Int32]
  /// Where the items of each old section begin, and at the end the number of items.
  @usableFromInline var oldStarts: [Int32]
  /// Where the items of each new section begin, and at the end the number of items.
  @usableFromInline var newStarts: [Int32]
  /// Where the runs of each new section begin, and at the end their number.
  @usableFromInline var runStarts: [Int32] = []

  /// One section on each side, which are the same.
  @inlinable
  init(oldCount: Int, newCount: Int) {
    precondition(max(oldCount, newCount) < Int(Int32.max), "more than 2^31 - 2 identifiers")
    newSections = [0]
    oldSections = [0]
    oldStarts = [0, Int32(oldCount)]
    newStarts = [0, Int32(newCount)]
  }

  /// Sections that are paired as given, with so many items each.
  @usableFromInline
  init(_ difference: OrderedDifference, oldCounts: [Int], newCounts: [Int]) {
    newSections = [Int32](repeating: -1, count: oldCounts.count)
    oldSections = [Int32](repeating: -1, count: newCounts.count)
    oldStarts = Self.starts(oldCounts)
    newStarts = Self.starts(newCounts)
    difference.pairing.forEachPair { old, new in
      newSections[old] = Int32(new)
      oldSections[new] = Int32(old)
    }
  }

  private static func starts(_ counts: [Int]) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(counts.count + 1)
    var sum = 0
    for count in counts {
      sum += count
      starts.append(Int32(truncatingIfNeeded: sum))
    }
    precondition(sum < Int(Int32.max), "more than 2^31 - 2 identifiers")
    return starts
  }
}

extension SectionPairing {
  /// The items of an old section, counted over all sections.
  @inlinable
  func oldItems(_ section: Int) -> Range<Int> { Int(oldStarts[section])..<Int(oldStarts[section + 1]) }

  /// The items of a new section, counted over all sections.
  @inlinable
  func newItems(_ section: Int) -> Range<Int> { Int(newStarts[section])..<Int(newStarts[section + 1]) }

  /// The runs of a new section.
  @inlinable
  func runs(_ section: Int) -> Range<Int> { Int(runStarts[section])..<Int(runStarts[section + 1]) }

  /// The place of an item that is counted over all old sections. O(log sections).
  func oldPlace(_ item: Int) -> ItemPlace { Self.place(item, oldStarts) }

  /// The place of an item that is counted over all new sections. O(log sections).
  func newPlace(_ item: Int) -> ItemPlace { Self.place(item, newStarts) }

  private static func place(_ item: Int, _ starts: [Int32]) -> ItemPlace {
    let section = starts.firstPosition { $0 > item } - 1
    return ItemPlace(section: section, item: item - Int(starts[section]))
  }
}

extension Pairing {
  /// Calls `body` with both places of all that is paired.
  func forEachPair(_ body: (_ old: Int, _ new: Int) -> Void) {
    for run in runs {
      for offset in 0..<Int(run.count) { body(Int(run.old) + offset, Int(run.new) + offset) }
    }
    for (new, partner) in zip(newLeft, oldPartners) where partner >= 0 { body(Int(oldLeft[Int(partner)]), Int(new)) }
  }
}
