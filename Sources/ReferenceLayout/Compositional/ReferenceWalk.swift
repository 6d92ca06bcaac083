import LayoutModel

/// An element and the frames of all groups that it stands in (B54).
struct PlacedInGroups: Sendable {
  var placement: CompositionalPlacement
  var groups: [AxisRect]

  /// B54: whether what its groups leave of its frame shares an area with `rect`, by more than `margin`.
  func isVisible(in rect: AxisRect, margin: Double) -> Bool {
    groups.reduce(placement.frame.common(with: rect)) { $0.common(with: $1) }.hasArea(beyond: margin)
  }
}

/// A walk through the groups of a section in layout order that collects what stands in them.
struct ReferenceWalk {
  /// The number of the section.
  let section: Int
  /// How positions are rounded.
  let lengths: ReferenceLengths
  /// How far the section is scrolled across the scroll axis.
  let offset: Double
  /// The z-index of its cells: 1 in a section with decorations (B51).
  var cellIndex = 0
  /// The cells that were met.
  private(set) var cells: [Int: PlacedInGroups] = [:]
  /// The sizes of these cells as they are described.
  private(set) var estimated: [Int: CompositionalSize] = [:]
  /// The tied items that were met, by their kinds (B38).
  private(set) var tied: [Int: [PlacedInGroups]] = [:]

  init(section: Int, lengths: ReferenceLengths, offset: Double) {
    self.section = section
    self.lengths = lengths
    self.offset = offset
  }

  /// Collects what stands in `slot`, an element of the group whose inside starts at `origin`, itself inside of `groups`.
  mutating func visit(_ slot: ReferenceSlot, groupAt origin: AxisPoint, inside groups: [AxisRect]) {
    guard slot.cells > 0 else { return }
    let frame = slot.frame(inGroupAt: origin)
    switch slot.content {
    case .absent:
      return
    case .cell(let cell):
      add(cell: cell, frame: frame, zIndex: cellIndex, inside: groups)
      estimated[cell] = slot.element.size
      addTied(to: slot, frame: frame, inside: groups)
    case .custom(let first, let frames):
      let groups = groups + [moved(frame)]
      addTied(to: slot, frame: frame, inside: groups)
      // B32: from where the slot starts, whatever the insets.
      let start = AxisPoint(main: origin.main + slot.origin.main, cross: origin.cross + slot.origin.cross)
      for (index, item) in frames.enumerated() {
        let frame = AxisRect(
          mainOrigin: start.main + item.frame.mainOrigin, crossOrigin: start.cross + item.frame.crossOrigin,
          mainLength: max(0, item.frame.mainLength), crossLength: max(0, item.frame.crossLength))
        add(cell: first + index, frame: frame, zIndex: item.zIndex, inside: groups)
      }
    case .group(let slots):
      let groups = groups + [moved(frame)]
      addTied(to: slot, frame: frame, inside: groups)
      for inner in slots { visit(inner, groupAt: frame.origin, inside: groups) }
    }
  }

  /// B11, B56: a frame as it is handed out: on a pixel, and moved by the orthogonal offset.
  private func shown(_ frame: AxisRect) -> AxisRect { moved(lengths.aligned(frame)) }

  /// B56: a frame moved by the orthogonal offset.
  private func moved(_ frame: AxisRect) -> AxisRect {
    var result = frame
    result.crossOrigin -= offset
    return result
  }

  private mutating func add(cell: Int, frame: AxisRect, zIndex: Int, inside groups: [AxisRect]) {
    cells[cell] = PlacedInGroups(
      placement: CompositionalPlacement(
        kind: .item, path: ItemPath(section: section, item: cell), frame: shown(frame), zIndex: zIndex),
      groups: groups)
  }

  /// B38, B48: the items tied to what stands in `slot`, numbered from 0 a kind.
  private mutating func addTied(to slot: ReferenceSlot, frame: AxisRect, inside groups: [AxisRect]) {
    for item in slot.element.supplementaryItems {
      let number = tied[item.kind, default: []].count
      tied[item.kind, default: []].append(
        PlacedInGroups(
          placement: CompositionalPlacement(
            kind: .tied, role: item.kind, path: ItemPath(section: section, item: number),
            frame: shown(item.frame(on: frame, size: lengths.resolved(item.size, in: slot.size))), zIndex: item.zIndex),
          groups: groups))
    }
  }
}

extension TiedItemDescription {
  /// B48, B49: its own point on that of `container`, moved by the offsets of both anchors.
  func frame(on container: AxisRect, size: AxisSize) -> AxisRect {
    let own = itemAnchor ?? CompositionalAnchor(main: containerAnchor.main, cross: containerAnchor.cross)
    var main = container.mainOrigin + container.mainLength * containerAnchor.main.fraction
    main -= size.main * own.main.fraction
    main += containerAnchor.absoluteOffset.main + own.absoluteOffset.main
    main += size.main * (containerAnchor.fractionalOffset.main + own.fractionalOffset.main)
    var cross = container.crossOrigin + container.crossLength * containerAnchor.cross.fraction
    cross -= size.cross * own.cross.fraction
    cross += containerAnchor.absoluteOffset.cross + own.absoluteOffset.cross
    cross += size.cross * (containerAnchor.fractionalOffset.cross + own.fractionalOffset.cross)
    return AxisRect(mainOrigin: main, crossOrigin: cross, mainLength: size.main, crossLength: size.cross)
  }
}
