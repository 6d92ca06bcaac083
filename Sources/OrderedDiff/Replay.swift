// Replaying operations the way a collection view does: what is deleted or moves is taken out, what is inserted or moves is put
// at its place after, and the rest fills what is free in its old order (C2).

extension OrderedDifference {
  /// The collection after, from the one before. Only what is inserted is read from `new`. O(n).
  public func applying<ID>(to old: [ID], inserting new: [ID]) -> [ID] {
    precondition(old.count == counts.old && new.count == counts.new, "not the collections that were compared")
    return origins(deletes, moves, before: old.count, after: new.count, isInserted: Set(inserts).contains)
      .enumerated().map { place, origin in origin.map { old[$0] } ?? new[place] }
  }
}

extension SectionedDifference {
  /// The collection after, from the one before. Only what is inserted is read from `new`. O(n).
  public func applying<Section, Item>(
    to old: SectionedIdentifiers<Section, Item>, inserting new: SectionedIdentifiers<Section, Item>
  ) -> SectionedIdentifiers<Section, Item> {
    batch.applying(to: old, inserting: new)
  }
}

extension SectionedBatch {
  /// The collection after the batch, from the one before. Inserted sections come with the items that they have in `new`; nothing
  /// else is read from there but inserted items. O(n).
  public func applying<Section, Item>(
    to old: SectionedIdentifiers<Section, Item>, inserting new: SectionedIdentifiers<Section, Item>
  ) -> SectionedIdentifiers<Section, Item> {
    let before = old.nested
    let after = new.nested
    let leaving = Dictionary(grouping: deletedItems + movedItems.map(\.from), by: \.section)
    let inserted = Dictionary(grouping: insertedItems, by: \.section)
    let arriving = Dictionary(grouping: movedItems, by: \.to.section)
    let sections = origins(
      deletedSections, movedSections, before: before.count,
      after: before.count - deletedSections.count + insertedSections.count,
      isInserted: Set(insertedSections).contains)
    return SectionedIdentifiers(
      sections.enumerated().map { section, origin in
        var arrivals: [Int: Item] = [:]
        for place in inserted[section] ?? [] { arrivals[place.item] = after[section].items[place.item] }
        for move in arriving[section] ?? [] { arrivals[move.to.item] = before[move.from.section].items[move.from.item] }
        guard let origin else {
          return (after[section].section, after[section].items.enumerated().map { arrivals[$0.offset] ?? $0.element })
        }
        let gone = Set(leaving[origin]?.map(\.item) ?? [])
        let staying = before[origin].items.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        return (before[origin].section, merged(staying, arrivals))
      })
  }
}

/// What stays, in its order, in the places that the arrivals leave free.
private func merged<Item>(_ staying: [Item], _ arrivals: [Int: Item]) -> [Item] {
  var rest = staying.makeIterator()
  return (0..<staying.count + arrivals.count).map { arrivals[$0] ?? rest.next()! }
}

/// For each place after, the place before of what is there, nil if it is inserted.
private func origins(
  _ deletes: [Int], _ moves: [Move<Int>], before: Int, after: Int, isInserted: (Int) -> Bool
) -> [Int?] {
  let gone = Set(deletes).union(moves.map(\.from))
  let moved = Dictionary(uniqueKeysWithValues: moves.map { ($0.to, $0.from) })
  var staying = (0..<before).lazy.filter { !gone.contains($0) }.makeIterator()
  return (0..<after).map { place in
    if let origin = moved[place] { return origin }
    return isInserted(place) ? nil : staying.next()!
  }
}
