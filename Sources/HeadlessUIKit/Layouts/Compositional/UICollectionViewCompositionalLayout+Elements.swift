import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

extension UICollectionViewCompositionalLayout {
  /// The content's axes at present.
  var axes: FlowAxes {
    guard let solution else { return FlowAxes(isVertical: true) }
    let isVertical = solution.surroundings.isVertical
    guard isMirrored else { return FlowAxes(isVertical: isVertical) }
    let size = solution.engine.contentSize
    return FlowAxes(isVertical: isVertical, mirrorWidth: isVertical ? size.cross : size.main)
  }

  /// Whether frames are mirrored because the language is read from the other side.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// What is in view, for what is pinned (B45).
  func view(_ axes: FlowAxes) -> CompositionalView {
    guard let collectionView else {
      return CompositionalView(visibleStart: 0, visibleEnd: 0, crossStart: 0, crossEnd: 0)
    }
    let bounds = collectionView.bounds
    let inset = collectionView.adjustedContentInset
    let visible = axes.axisRect(
      CGRect(
        x: bounds.minX + inset.left, y: bounds.minY + inset.top,
        width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom)
      )
    )
    return CompositionalView(
      visibleStart: visible.mainOrigin, visibleEnd: visible.mainEnd, crossStart: visible.crossOrigin,
      crossEnd: visible.crossEnd
    )
  }

  // MARK: Keys

  /// The key of a placed element (B38).
  @inline(__always) func key(of placement: CompositionalPlacement) -> ElementKey {
    let section = placement.path.section
    switch placement.kind {
    case .item: return ElementKey(.cell, section: section, item: placement.path.item)
    case .tied:
      return ElementKey(ElementSort(number: Int32(placement.role)), section: section, item: placement.path.item)
    case .boundary, .decoration, .layoutBoundary: return edgeKey(of: placement)
    }
  }

  private func edgeKey(of placement: CompositionalPlacement) -> ElementKey {
    let section = placement.path.section
    guard let solution else { return ElementKey(.cell, section: section, item: 0) }
    switch placement.kind {
    case .boundary:
      return ElementKey(solution.plans[section].views.boundaries[placement.role], section: section, item: 0)
    case .decoration:
      return ElementKey(
        solution.plans[section].views.decorations[placement.role], section: section, item: placement.role)
    default:
      return ElementKey(solution.boundaries.boundaries[placement.role], section: 0, item: .max)
    }
  }

  /// Where an element stands at present; nil if there is none. O(log n).
  func placement(of key: ElementKey, _ axes: FlowAxes) -> CompositionalPlacement? {
    guard let solution else { return nil }
    let engine = solution.engine
    if key.item == .max {
      guard key.section == 0, let role = solution.boundaries.boundaries.firstIndex(of: key.sort) else { return nil }
      return engine.placement(ofLayoutBoundary: role, pinning: view(axes))
    }
    guard key.section >= 0, key.section < solution.plans.count, key.item >= 0 else { return nil }
    if key.sort == .cell {
      guard key.item < engine.itemCount(inSection: key.section) else { return nil }
      return engine.placement(ofItemAt: key.path)
    }
    let views = solution.plans[key.section].views
    if let role = views.boundaries.firstIndex(of: key.sort), key.item == 0 {
      return engine.placement(ofBoundary: role, inSection: key.section, pinning: view(axes))
    }
    if views.tied.contains(key.sort) {
      return engine.placement(ofTied: Int(key.sort.number), number: key.item, inSection: key.section)
    }
    guard views.decorations.indices.contains(key.item), views.decorations[key.item] == key.sort else { return nil }
    return engine.placement(ofDecoration: key.item, inSection: key.section)
  }

  /// The key of the element that attributes speak of; nil if its kind was never seen.
  func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey? {
    let category = attributes.representedElementCategory
    if category == .cell { return ElementKey(.cell, at: attributes.indexPath) }
    return collectionView?.sorts.known(category, kind: attributes.representedElementKind ?? "")
      .map { ElementKey($0, at: attributes.indexPath) }
  }

  // MARK: Attributes

  /// Fresh attributes of an element; nil if there is none.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let axes = axes
    return placement(of: key, axes).map { newAttributes($0, axes) }
  }

  /// A fresh object of `layoutAttributesClass` for an element, as its handler left it (B61).
  func newAttributes(_ placement: CompositionalPlacement, _ axes: FlowAxes) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = ClassInstantiation.make(type ?? UICollectionViewLayoutAttributes.self)
    let key = key(of: placement)
    attributes.values.indexPath = key.indexPath
    attributes.values.frame = axes.rect(placement.frame)
    attributes.values.zIndex = placement.zIndex
    if placement.kind != .item, let sorts = collectionView?.sorts {
      attributes.values.category = sorts.category(of: key.sort)
      attributes.values.kind = sorts.kind(of: key.sort)
    }
    if let item = handledItem(key) { item.change(&attributes.values) }
    return attributes
  }
}

extension UICollectionViewCompositionalLayout: ElementBuffering {
  /// A subclass may override any query, so that only the class itself is asked through the buffer.
  var fillsElementBuffers: Bool {
    type(of: self) == UICollectionViewCompositionalLayout.self
  }

  func fillElements(in rect: CGRect, into buffer: inout [PlacedElement]) {
    settle()
    buffer.removeAll(keepingCapacity: true)
    guard let solution else { return }
    let axes = axes
    solution.engine.visible(in: axes.axisRect(rect), view: view(axes), into: &placements)
    var start = 0
    // What belongs to the whole content comes last, and goes with section 0.
    var end = placements.count
    while end > 0, placements[end - 1].kind == .layoutBoundary { end -= 1 }
    let content = end..<placements.count
    if !content.isEmpty, end == 0 || placements[0].path.section > 0 {
      append(0..<0, content, axes, nil, into: &buffer)
    }
    while start < end {
      let section = placements[start].path.section
      var next = start + 1
      while next < end, placements[next].path.section == section { next += 1 }
      append(start..<next, section == 0 ? content : 0..<0, axes, row(section), into: &buffer)
      start = next
    }
  }

  /// Appends the elements of one section in the order of keys: sort by sort.
  private func append(
    _ own: Range<Int>, _ others: Range<Int>, _ axes: FlowAxes, _ row: RowGeometry?, into buffer: inout [PlacedElement]
  ) {
    var sorts: UInt64 = 0
    for index in own { sorts |= bit(key(of: placements[index]).sort) }
    for index in others { sorts |= bit(key(of: placements[index]).sort) }
    while sorts != 0 {
      let sort = sorts & (~sorts &+ 1)
      sorts &= sorts &- 1
      for index in own where bit(key(of: placements[index]).sort) == sort {
        append(index, axes, row, into: &buffer)
      }
      for index in others where bit(key(of: placements[index]).sort) == sort {
        append(index, axes, row, into: &buffer)
      }
    }
  }

  /// A bit for each sort, the last one for all beyond.
  @inline(__always) private func bit(_ sort: ElementSort) -> UInt64 { 1 << UInt64(min(63, sort.number)) }

  private func append(
    _ index: Int, _ axes: FlowAxes, _ row: RowGeometry?, into buffer: inout [PlacedElement]
  ) {
    let key = key(of: placements[index])
    guard let look = look(of: key, placements[index], axes, row) else { return }
    buffer.append(PlacedElement(key: key, look: look, attributes: nil))
  }

  /// How an element looks, in its row if it is in one; nil if its handler hides it.
  private func look(
    of key: ElementKey, _ placement: CompositionalPlacement, _ axes: FlowAxes, _ row: RowGeometry?
  ) -> ElementLook? {
    var look = ElementLook(frame: axes.rect(placement.frame), zIndex: placement.zIndex)
    if let row, placement.kind == .item || placement.kind == .tied { row.take(&look) }
    guard let item = handledItem(key) else { return look }
    item.change(&look)
    return item.isHidden ? nil : look
  }

  func look(of key: ElementKey) -> ElementLook? {
    settle()
    let axes = axes
    return placement(of: key, axes).flatMap { look(of: key, $0, axes, row(key.section)) }
  }

  func frame(of key: ElementKey) -> CGRect? {
    settle()
    let axes = axes
    return placement(of: key, axes).map { axes.rect($0.frame) }
  }

  func measuresViews(_ key: ElementKey) -> Bool {
    guard let solution else { return false }
    if key.item == .max { return solution.boundaries.measures(key.sort) }
    guard solution.plans.indices.contains(key.section) else { return false }
    let views = solution.plans[key.section].views
    return key.sort == .cell ? views.measuresCells : views.measures(key.sort)
  }

  func openAxes(of key: ElementKey) -> UIAxis {
    guard let solution else { return .both }
    if key.item == .max { return solution.boundaries.openAxes(key.sort) }
    guard solution.plans.indices.contains(key.section) else { return .both }
    let views = solution.plans[key.section].views
    return key.sort == .cell ? views.measuredAxes : views.openAxes(key.sort)
  }

  func boundsWillChange(to newBounds: CGRect) {
    guard let solution, newBounds.size != solution.surroundings.size else { return }
    invalidateLayout(with: invalidationContext(forBoundsChange: newBounds))
  }

  @discardableResult
  func takeMeasuredSize(_ size: CGSize, of key: ElementKey) -> Bool {
    guard let solution, size.isUsable else { return false }
    let size = FlowAxes(isVertical: solution.surroundings.isVertical).axisSize(size)
    if key.item == .max {
      guard let role = solution.boundaries.boundaries.firstIndex(of: key.sort) else { return false }
      return self.solution?.engine.setLayoutBoundarySize(size, role: role) ?? false
    }
    guard key.section >= 0, key.section < solution.plans.count else { return false }
    if key.sort == .cell {
      guard key.item >= 0, key.item < solution.engine.itemCount(inSection: key.section) else { return false }
      let given = fitting(size, solution.plans[key.section].description, solution.surroundings)
      return self.solution?.engine.setSize(given, ofItemAt: key.path) ?? false
    }
    guard let role = solution.plans[key.section].views.boundaries.firstIndex(of: key.sort) else { return false }
    return self.solution?.engine.setBoundarySize(size, role: role, section: key.section) ?? false
  }

  /// The size that a cell is given: across the scroll axis no longer than its section, where groups have a given length there. A cell
  /// that does not fit its group would leave the whole section empty (B28).
  private func fitting(
    _ size: AxisSize, _ section: CompositionalSection, _ surroundings: LayoutSurroundings
  ) -> AxisSize {
    guard section.orthogonal == nil, !section.group.size.cross.isEstimated else { return size }
    let insets = section.contentInsets
    let room = surroundings.axisSize.cross - insets.crossStart - insets.crossEnd
    return AxisSize(main: size.main, cross: min(size.cross, max(0, room)))
  }
}

extension DescribedViews {
  /// Whether the boundary item of a sort can be measured.
  func measures(_ sort: ElementSort) -> Bool { !openAxes(sort).isEmpty }

  /// On which axes the boundary item of a sort can be measured.
  func openAxes(_ sort: ElementSort) -> UIAxis {
    boundaries.firstIndex(of: sort).map { measuredBoundaries[$0] } ?? []
  }
}
