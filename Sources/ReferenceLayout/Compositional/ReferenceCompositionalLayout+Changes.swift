import LayoutModel

extension ReferenceCompositionalLayout {
  /// Takes in what was measured of the item at `path`, on its estimated axes (B12).
  public mutating func setSize(_ size: AxisSize, ofItemAt path: ItemPath) {
    guard let description = placed[path.section].estimated[path.item] else { return }
    for axis in ReferenceAxis.both where description[axis].isEstimated {
      sections[path.section].measured[path.item][axis] = max(0, size[axis])
    }
    placeEverything()
  }

  /// Takes in what was measured of several items at once: it counts on those axes on which the items are estimated where they end up (B12).
  public mutating func setSizes(_ sizes: [(path: ItemPath, size: AxisSize)]) {
    for (path, size) in sizes {
      for axis in ReferenceAxis.both { sections[path.section].measured[path.item][axis] = max(0, size[axis]) }
    }
    placeEverything()
  }

  /// Takes in what was measured of the boundary item `role` of `section`, on its estimated axes (D13).
  public mutating func setBoundarySize(_ size: AxisSize, role: Int, section: Int) {
    let description = sections[section].description.boundaryItems[role].size
    for axis in ReferenceAxis.both where description[axis].isEstimated {
      sections[section].measuredBoundaries[role][axis] = max(0, size[axis])
    }
    placeEverything()
  }

  /// Takes in what was measured of the boundary item `role` of the content, on its estimated axes (D13).
  public mutating func setLayoutBoundarySize(_ size: AxisSize, role: Int) {
    for axis in ReferenceAxis.both where boundaryItems[role].size[axis].isEstimated {
      measuredBoundaries[role][axis] = max(0, size[axis])
    }
    placeEverything()
  }

  /// Scrolls `section` across the scroll axis (B56).
  public mutating func setOrthogonalOffset(_ offset: Double, inSection section: Int) {
    sections[section].offset = offset
    placeEverything()
  }

  /// How far `section` is scrolled across the scroll axis, in points.
  public func orthogonalOffset(inSection section: Int) -> Double { sections[section].offset }

  /// Puts another section in the place of `section`, of which nothing is measured. Its orthogonal offset stays.
  public mutating func replaceSection(_ section: Int, with description: CompositionalSection) {
    let offset = sections[section].offset
    sections[section] = ReferenceCompositionalSection(description)
    sections[section].offset = offset
    placeEverything()
  }

  /// C1, C2, C10: deletes, inserts and moves sections and items in one batch. What was measured stays with its item.
  public mutating func apply(_ update: CompositionalUpdate) {
    sections = sectionsAfter(update)
    placeEverything()
  }

  /// The sections after `update`, each with what is still known of it.
  private func sectionsAfter(_ update: CompositionalUpdate) -> [ReferenceCompositionalSection] {
    let gone = Set(update.deletedSections + update.movedSections.map(\.from))
    let origins = arranged(
      survivors: sections.indices.filter { !gone.contains($0) }.map(Optional.some),
      placements: update.insertedSections.map { ($0, nil) } + update.movedSections.map { ($0.to, $0.from) })
    precondition(origins.count == update.sections.count, "the batch does not lead to as many sections as it describes")
    var after = update.sections.map(ReferenceCompositionalSection.init)
    for (new, origin) in origins.enumerated() {
      guard let old = origin else { continue }
      after[new].measured = measuredAfter(update, ofOldSection: old, nowAt: new)
      precondition(after[new].measured.count == update.sections[new].count, "the batch miscounts section \(new)")
      let boundaries = zip(sections[old].measuredBoundaries, after[new].measuredBoundaries).map { $0.0 }
      after[new].measuredBoundaries.replaceSubrange(boundaries.indices, with: boundaries)
      after[new].offset = sections[old].offset
    }
    for path in update.unmeasuredItems { after[path.section].measured[path.item] = MeasuredLengths() }
    // What cannot be measured does not remember.
    for section in after.indices where !after[section].description.group.hasMeasurableCells {
      after[section].measured = after[section].measured.map { _ in MeasuredLengths() }
    }
    return after
  }

  /// What is measured of the items of the section that was number `old` and is number `new` now.
  private func measuredAfter(_ update: CompositionalUpdate, ofOldSection old: Int, nowAt new: Int) -> [MeasuredLengths]
  {
    let gone = Set(update.deletedItems + update.movedItems.map(\.from))
    let items = sections[old].measured.indices
    return arranged(
      survivors: items.filter { !gone.contains(ItemPath(section: old, item: $0)) }.map { sections[old].measured[$0] },
      placements: update.insertedItems.filter { $0.section == new }.map { ($0.item, MeasuredLengths()) }
        + update.movedItems.filter { $0.to.section == new }
        .map { ($0.to.item, sections[$0.from.section].measured[$0.from.item]) })
  }

  /// C2: what is inserted or moved stands at its final index; survivors fill the free places in their old order.
  private func arranged<Element>(survivors: [Element], placements: [(index: Int, element: Element)]) -> [Element] {
    var places = [Element?](repeating: nil, count: survivors.count + placements.count)
    for placement in placements { places[placement.index] = .some(placement.element) }
    var rest = survivors.makeIterator()
    return places.map { $0 ?? rest.next()! }
  }
}

extension CompositionalElementDescription {
  /// Whether an axis of any of its cells is estimated.
  fileprivate var hasMeasurableCells: Bool {
    guard case .group(let group) = content else { return size.main.isEstimated || size.cross.isEstimated }
    switch group.arrangement {
    case .filling:
      return group.elements.contains(where: \.hasMeasurableCells)
    case .repeating:
      return group.elements.first?.hasMeasurableCells ?? false
    case .counted(let axis, _):
      // The length on the axis is part of the group's (B22).
      guard var first = group.elements.first else { return false }
      first.size[axis] = .absolute(0)
      return first.hasMeasurableCells
    case .custom:
      return false
    }
  }
}
