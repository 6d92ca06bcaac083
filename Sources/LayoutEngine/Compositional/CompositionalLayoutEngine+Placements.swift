import LayoutModel

extension CompositionalLayoutEngine {
  /// Where an item stands; nil if its section behaves as empty (B28). O(log n), and O(items of a group) where each group was solved.
  public func frame(ofItemAt path: ItemPath) -> AxisRect? { placement(ofItemAt: path)?.frame }

  /// Where an item stands and how far in front; nil if its section behaves as empty (B28). O(log n), and O(items of a group) where each
  /// group was solved.
  public func placement(ofItemAt path: ItemPath) -> CompositionalPlacement? {
    let place = sections[path.section].groupsPlace(section: path.section, startingAt: sectionSpan(path.section).start)
    return sections[path.section].placement(ofItem: path.item, place)
  }

  /// Where a tied item stands, by its kind and its number among those of its kind in the section (B38, B48 to B50); nil if there is none.
  /// O(log n), and O(groups) where each group was solved.
  public func placement(ofTied kind: Int, number: Int, inSection section: Int) -> CompositionalPlacement? {
    let place = sections[section].groupsPlace(section: section, startingAt: sectionSpan(section).start)
    return sections[section].placement(ofTied: kind, number: number, place)
  }

  /// Where a boundary item of a section stands (B39 to B45), at rest if `view` is nil; nil if there is none. O(log sections).
  public func placement(
    ofBoundary role: Int, inSection section: Int, pinning view: CompositionalView? = nil
  ) -> CompositionalPlacement? {
    guard sections[section].description.boundaryItems.indices.contains(role) else { return nil }
    return boundaryPlacement(role, section, startingAt: sectionSpan(section).start, view)
  }

  func boundaryPlacement(
    _ role: Int, _ section: Int, startingAt start: Double, _ view: CompositionalView?
  ) -> CompositionalPlacement {
    let items = sections[section].description.boundaryItems
    let place = sections[section].boundaryPlace(startingAt: start)
    var placement = place.placement(role, of: items, view) { sections[section].boundarySlot($0) }
    placement.kind = .boundary
    placement.path.section = section
    return placement
  }

  /// Where a boundary item of the whole content stands (B45, B47), at rest if `view` is nil; nil if there is none. O(1).
  public func placement(
    ofLayoutBoundary role: Int, pinning view: CompositionalView? = nil
  ) -> CompositionalPlacement? {
    guard boundaryItems.indices.contains(role) else { return nil }
    let place = BoundaryPlace(ring: ring, start: 0, crossStart: 0, crossEnd: contentSize.cross, scale: scale)
    return place.placement(role, of: boundaryItems, view) { boundarySlot($0) }
  }

  /// Where a view behind a section stands (B51); nil if there is none or the section has no length. O(log sections).
  public func placement(ofDecoration role: Int, inSection section: Int) -> CompositionalPlacement? {
    guard sections[section].description.decorations.indices.contains(role), sections[section].length > 0 else {
      return nil
    }
    return decorationPlacement(role, section, sectionFrame(section))
  }

  func decorationPlacement(_ role: Int, _ section: Int, _ frame: AxisRect) -> CompositionalPlacement {
    let decoration = sections[section].description.decorations[role]
    return CompositionalPlacement(
      kind: .decoration, role: role, path: ItemPath(section: section, item: 0),
      frame: frame.inset(by: decoration.contentInsets.notNegative).onPixel(scale), zIndex: decoration.zIndex)
  }
}

extension BoundaryPlace {
  /// Where an item stands and how far in front (B45).
  fileprivate func placement(
    _ role: Int, of items: [BoundaryItemDescription], _ view: CompositionalView?, slot: (Int) -> AxisSize
  ) -> CompositionalPlacement {
    let item = items[role]
    var frame = frame(of: item, slot: slot(role))
    var zIndex = item.zIndex
    if item.pins, let view {
      frame = pin(frame, upTo: item.main == .start ? startOfEndItems(items, slot: slot) : end, view)
      if frame.sharesArea(with: view.rect) { zIndex += 1_000_000_000 }
    }
    return CompositionalPlacement(
      kind: .layoutBoundary, role: role, path: ItemPath(section: 0, item: 0), frame: frame, zIndex: zIndex)
  }
}
