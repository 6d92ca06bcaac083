extension Pairing {
  /// The deletions of items, but not those of sections that are deleted.
  func deletedItems(_ sections: SectionPairing) -> [ItemPlace] {
    Self.lonely(oldLeft, newPartners, starts: sections.oldStarts, partners: sections.newSections)
  }

  /// The insertions of items, but not those into sections that are inserted.
  func insertedItems(_ sections: SectionPairing) -> [ItemPlace] {
    Self.lonely(newLeft, oldPartners, starts: sections.newStarts, partners: sections.oldSections)
  }

  /// The places of leftovers without a partner in sections with one.
  private static func lonely(
    _ left: [Int32], _ partners: [Int32], starts: [Int32], partners sectionPartners: [Int32]
  ) -> [ItemPlace] {
    var places: [ItemPlace] = []
    var section = 0
    for (item, partner) in zip(left, partners) where partner < 0 {
      while starts[section + 1] <= item { section += 1 }
      guard sectionPartners[section] >= 0 else { continue }
      places.append(ItemPlace(section: section, item: Int(item - starts[section])))
    }
    return places
  }

  /// The moves of items.
  func movedItems(_ travellers: Travellers, _ sections: SectionPairing) -> [Move<ItemPlace>] {
    guard travellers.count > 0 else { return [] }
    var moves: [Move<ItemPlace>] = []
    moves.reserveCapacity(travellers.count)
    var section = 0
    travellers.forEach(self) { old, new, target in
      while sections.oldStarts[section + 1] <= old { section += 1 }
      let from = ItemPlace(section: section, item: Int(old - sections.oldStarts[section]))
      let to =
        target < 0
        ? sections.newPlace(Int(new))
        : ItemPlace(section: Int(target), item: Int(new - sections.newStarts[Int(target)]))
      moves.append(Move(from: from, to: to))
    }
    return moves
  }
}
