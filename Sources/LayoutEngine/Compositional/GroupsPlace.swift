import LayoutModel

/// Where the groups of a section stand in the content: all that turns a place in a group into a frame.
struct GroupsPlace {
  /// The section's number.
  let section: Int
  /// The axis along which groups follow each other.
  let axis: FillAxis
  /// Where the slot of the first group starts along that axis, at rest.
  let along: Double
  /// Where the room of groups starts on the other axis, and how long it is.
  let across: Double
  let room: Double
  /// The edge spacing of groups on the other axis.
  let edges: EdgePair
  /// How far groups are scrolled across the scroll axis.
  let shift: Double
  /// Pixels a point.
  let scale: Double
  /// How far in front cells lie (B51).
  let zIndex: Int

  /// The origin of a group's slot that starts at `start` from the first, at rest.
  @inline(__always)
  func origin(start: Double, size: AxisSize) -> AxisPoint {
    let length = size[axis.other]
    let position = across + edges.start(sharing: edges.share(of: room, around: length))
    return axis == .main
      ? AxisPoint(main: along + start, cross: position) : AxisPoint(main: position, cross: along + start)
  }

  /// A frame in a group at `origin`, in content coordinates.
  @inline(__always)
  func frame(_ frame: AxisRect, at origin: AxisPoint) -> AxisRect {
    var frame = frame.moved(main: origin.main, cross: origin.cross).onPixel(scale)
    frame.crossOrigin -= shift
    return frame
  }

  /// Appends a piece if what its frame has in common with the groups around it shares an area with the rectangle (B54).
  @inline(__always)
  func append(
    _ piece: GroupPiece, _ frame: AxisRect, _ clip: AxisRect, at origin: AxisPoint, firstCell: Int, firstTie: Int,
    _ plan: SectionPlan, _ rect: AxisRect, to buffer: inout [CompositionalPlacement]
  ) {
    let frame = self.frame(frame, at: origin)
    let common = frame.common(with: rect)
    guard common.mainLength > 0, common.crossLength > 0 else { return }
    let visible = common.common(with: clip.moved(main: origin.main, cross: origin.cross - shift))
    guard visible.mainLength > 0, visible.crossLength > 0 else { return }
    buffer.append(placement(piece, frame, firstCell: firstCell, firstTie: firstTie, plan))
  }

  /// Calls `body` with the pieces of a group at `origin` that may be in a rectangle, in layout order.
  @inline(__always)
  func forEach(
    of pieces: ContiguousArray<GroupPiece>, _ index: PieceIndex?, at origin: AxisPoint, in rect: AxisRect,
    _ body: (GroupPiece) -> Void
  ) {
    guard let index else {
      for piece in pieces { body(piece) }
      return
    }
    // Rounding to a pixel moves frames.
    let pixel = 1 / scale + 1e-6
    let inside = AxisRect(
      mainOrigin: rect.mainOrigin - origin.main - pixel, crossOrigin: rect.crossOrigin + shift - origin.cross - pixel,
      mainLength: rect.mainLength + 2 * pixel, crossLength: rect.crossLength + 2 * pixel)
    index.forEach(in: inside) { body(pieces[$0]) }
  }

  /// What a piece is, given its frame in content coordinates.
  @inline(__always)
  func placement(
    _ piece: GroupPiece, _ frame: AxisRect, firstCell: Int, firstTie: Int, _ plan: SectionPlan
  ) -> CompositionalPlacement {
    if piece.cell >= 0 {
      return CompositionalPlacement(
        kind: .item, path: ItemPath(section: section, item: firstCell + piece.cell), frame: frame,
        zIndex: piece.isCustom ? piece.zIndex : zIndex)
    }
    return CompositionalPlacement(
      kind: .tied, role: plan.setting.plan.ties[piece.tie].kind,
      path: ItemPath(section: section, item: firstTie + piece.ordinal), frame: frame, zIndex: piece.zIndex)
  }
}

extension CompositionalSectionLayout {
  /// Where the groups stand in a section that starts at `start`.
  func groupsPlace(section: Int, startingAt start: Double) -> GroupsPlace {
    let insets = plan.section.contentInsets.notNegative
    let main = start + ring.startGrowth + insets.mainStart
    let edges = plan.edges(plan.axis.other)
    let along = plan.edges(plan.axis).startLeast
    let zIndex = plan.section.decorations.isEmpty ? 0 : 1
    if isOrthogonal {
      return GroupsPlace(
        section: section, axis: .cross, along: insets.crossStart + along, across: main, room: across + edges.least,
        edges: edges, shift: orthogonalOffset, scale: plan.setting.scale, zIndex: zIndex)
    }
    return GroupsPlace(
      section: section, axis: .main, along: main + along, across: insets.crossStart,
      room: max(0, plan.container.cross - insets.crossStart - insets.crossEnd), edges: edges, shift: 0,
      scale: plan.setting.scale, zIndex: zIndex)
  }

  /// Where an item stands; nil if the section holds nothing (B28).
  func placement(ofItem item: Int, _ place: GroupsPlace) -> CompositionalPlacement? {
    guard groupCount > 0 else { return nil }
    return body[0].repeated?.placement(ofItem: item, plan, place)
      ?? body[0].solved?.placement(ofItem: item, plan, place)
  }

  /// Where a tied item stands; nil if there is none.
  func placement(ofTied kind: Int, number: Int, _ place: GroupsPlace) -> CompositionalPlacement? {
    guard groupCount > 0, number >= 0, let kind = plan.setting.plan.kinds.firstIndex(of: kind) else { return nil }
    return body[0].repeated?.placement(ofTied: kind, number: number, plan, place)
      ?? body[0].solved?.placement(ofTied: kind, number: number, plan, place)
  }

  /// Appends the items and tied items that are in a rectangle, in layout order. O(log n + groups that meet it).
  func appendGroups(in rect: AxisRect, _ place: GroupsPlace, to buffer: inout [CompositionalPlacement]) {
    guard groupCount > 0 else { return }
    let start = plan.axis == .main ? rect.mainOrigin : rect.crossOrigin + place.shift
    let end = plan.axis == .main ? rect.mainEnd : rect.crossEnd + place.shift
    // Positions are computed, so the search starts and ends a little outside.
    let slack = 1e-6 + (abs(start) + abs(end)) * 1e-14
    let lower = start - place.along - plan.groupReach(plan.axis) - slack
    let upper = end - place.along + plan.groupReach(plan.axis) + slack
    body[0].repeated?.append(from: lower, to: upper, plan, place, rect, to: &buffer)
    body[0].solved?.append(from: lower, to: upper, plan, place, rect, to: &buffer)
  }
}
