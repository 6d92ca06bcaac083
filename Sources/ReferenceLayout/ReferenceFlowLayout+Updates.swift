import LayoutModel

extension ReferenceFlowLayout {
  /// The sections after `update`: C2 once for the sections, then once for the items of each section that was there before.
  /// The items of a section that moves go with it (C10).
  func sectionsAfter(_ update: CollectionUpdate) -> [ReferenceSection] {
    let gone = Set(update.deletedSections + update.movedSections.map(\.from))
    let order = arranged(
      survivors: sections.indices.filter { !gone.contains($0) }.map(SectionOrigin.old),
      placements: update.insertedSections.map { ($0.section, .new($0.description)) }
        + update.movedSections.map { ($0.to, .old($0.from)) })
    return order.enumerated().map { section, origin in
      switch origin {
      case .new(let description):
        return ReferenceSection(description)
      case .old(let old):
        var result = sections[old]
        result.sizes = sizesAfter(update, ofOldSection: old, nowAt: section)
        return result
      }
    }
  }

  /// The sizes of the section that was number `old` and is number `new` now.
  private func sizesAfter(_ update: CollectionUpdate, ofOldSection old: Int, nowAt new: Int) -> [AxisSize] {
    let gone = Set(update.deletedItems + update.movedItems.map(\.from))
    return arranged(
      survivors: sections[old].sizes.indices
        .filter { !gone.contains(ItemPath(section: old, item: $0)) }
        .map { sections[old].sizes[$0] },
      placements: update.insertedItems
        .filter { $0.path.section == new }
        .map { ($0.path.item, $0.size) }
        + update.movedItems
        .filter { $0.to.section == new }
        .map { ($0.to.item, size(ofItemAt: $0.from)) })
  }

  /// C2: what is inserted or moved stands at its final index; survivors fill the free places in their old order.
  private func arranged<Element>(survivors: [Element], placements: [(index: Int, element: Element)]) -> [Element] {
    var places = [Element?](repeating: nil, count: survivors.count + placements.count)
    for placement in placements {
      precondition(places[placement.index] == nil, "two elements at the final index \(placement.index)")
      places[placement.index] = placement.element
    }
    var rest = survivors.makeIterator()
    return places.map { $0 ?? rest.next()! }
  }
}

/// Where a section comes from.
private enum SectionOrigin {
  case old(Int)
  case new(FlowSection)
}
