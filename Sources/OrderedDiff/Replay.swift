extension OrderedDifference {
  /// The collection after: the one before with this difference applied, in the way a collection view does it. Deleted and moved
  /// ones are taken out, inserted and moved ones are put at their places after, and the others fill what is free in their old
  /// order (C2). Only what is inserted is read from `new`. O(n).
  public func applying<ID>(to old: [ID], inserting new: [ID]) -> [ID] {
    precondition(old.count == counts.old && new.count == counts.new, "not the collections that were compared")
    var result = [ID?](repeating: nil, count: new.count)
    var taken = [Bool](repeating: false, count: old.count)
    for place in deletes { taken[place] = true }
    for place in inserts { result[place] = new[place] }
    for move in moves {
      taken[move.from] = true
      result[move.to] = old[move.from]
    }
    var staying = old.indices.lazy.filter { !taken[$0] }.makeIterator()
    return result.map { $0 ?? old[staying.next()!] }
  }
}

extension SectionedDifference {
  /// The collection after: the one before with this difference applied as one batch, in the way a collection view does it (C2,
  /// C10 to C13). Only what is inserted is read from `new`. O(n).
  public func applying<Section, Item>(
    to old: SectionedIdentifiers<Section, Item>, inserting new: SectionedIdentifiers<Section, Item>
  ) -> SectionedIdentifiers<Section, Item> {
    let before = old.nested
    let after = new.nested
    precondition(
      before.count == sections.newSections.count && after.count == sections.oldSections.count,
      "not the collections that were compared")
    var staying = before.map { $0.items.map(Optional.some) }
    for place in deletedItems { staying[place.section][place.item] = nil }
    for move in movedItems { staying[move.from.section][move.from.item] = nil }
    var placed = Dictionary(grouping: insertedItems, by: \.section).mapValues { places in
      Dictionary(uniqueKeysWithValues: places.map { ($0.item, after[$0.section].items[$0.item]) })
    }
    for move in movedItems {
      placed[move.to.section, default: [:]][move.to.item] = before[move.from.section].items[move.from.item]
    }
    return SectionedIdentifiers(
      sectionOrigins(before.count, after.count).enumerated().map { position, origin in
        let arrivals = placed[position] ?? [:]
        guard let origin else {
          let items = after[position].items.enumerated().map { arrivals[$0.offset] ?? $0.element }
          return (after[position].section, items)
        }
        return (before[origin].section, Self.merged(staying[origin].compactMap { $0 }, arrivals))
      })
  }

  /// For each section after the one that it was before, nil if it is inserted. O(sections).
  private func sectionOrigins(_ before: Int, _ after: Int) -> [Int?] {
    let gone = Set(deletedSections).union(movedSections.map(\.from))
    let inserted = Set(insertedSections)
    let moved = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.to, $0.from) })
    var staying = (0..<before).lazy.filter { !gone.contains($0) }.makeIterator()
    return (0..<after).map { place in
      if let origin = moved[place] { return origin }
      return inserted.contains(place) ? nil : staying.next()!
    }
  }

  private static func merged<Item>(_ staying: [Item], _ arrivals: [Int: Item]) -> [Item] {
    var rest = staying.makeIterator()
    return (0..<staying.count + arrivals.count).map { arrivals[$0] ?? rest.next()! }
  }
}
