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
    let lower = start - place.along - plan.groupReach - slack
    let upper = end - place.along + plan.groupReach + slack
    body[0].repeated?.append(from: lower, to: upper, plan, place, rect, to: &buffer)
    body[0].solved?.append(from: lower, to: upper, plan, place, rect, to: &buffer)
  }
}

// MARK: - Groups of one make

extension RepeatedGroups {
  func placement(ofItem item: Int, _ plan: SectionPlan, _ place: GroupsPlace) -> CompositionalPlacement? {
    let (group, cell) = item.quotientAndRemainder(dividingBy: plan.template.cells)
    return placement(ofPiece: plan.template.pieceOfCell[cell], group, plan, place)
  }

  func placement(
    ofTied kind: Int, number: Int, _ plan: SectionPlan, _ place: GroupsPlace
  ) -> CompositionalPlacement? {
    let perGroup = plan.template.tieCounts[kind]
    guard perGroup > 0 else { return nil }
    let (group, ordinal) = number.quotientAndRemainder(dividingBy: perGroup)
    guard group < groupCount else { return nil }
    if let last, group == groupCount - 1, ordinal >= last.tieCounts[kind] { return nil }
    return placement(ofPiece: plan.template.piecesOfKind[kind][ordinal], group, plan, place)
  }

  private func placement(
    ofPiece number: Int, _ group: Int, _ plan: SectionPlan, _ place: GroupsPlace
  ) -> CompositionalPlacement {
    let size = size(ofGroup: group, plan)
    let origin = place.origin(start: span(group, plan).start, size: size)
    let piece = plan.template.pieces[number]
    var frame = piece.frame
    if plan.kind == .rows {
      frame.mainLength = lengths?.length(at: group) ?? frame.mainLength
    } else if let last, group == groupCount - 1 {
      frame = last.pieces[number].frame
    } else if let (page, offset) = solved.place(ofRow: group), !solved.pages[page][offset].mainLength.isNaN {
      frame = solved.pages[page][offset + 2 * number + 1]
    }
    let firstTie = piece.tie < 0 ? 0 : group * plan.template.tieCounts[plan.setting.plan.kindOfTie[piece.tie]]
    return place.placement(
      piece, place.frame(frame, at: origin), firstCell: group * plan.template.cells, firstTie: firstTie, plan)
  }

  /// Appends what is in a rectangle, of the groups from one position to another.
  func append(
    from lower: Double, to upper: Double, _ plan: SectionPlan, _ place: GroupsPlace, _ rect: AxisRect,
    to buffer: inout [CompositionalPlacement]
  ) {
    guard lengths == nil else {
      if plan.kind == .rows { return appendRows(from: lower, to: upper, plan, place, rect, to: &buffer) }
      lengths?.forEach(from: lower) { group, start, _ in
        guard start < upper else { return false }
        append(group, start, plan, place, rect, to: &buffer)
        return true
      }
      return
    }
    guard var group = group(at: lower, plan) else { return }
    let step = plan.template.size[plan.axis] + plan.groupSpacing
    while group < groupCount {
      let start = Double(group) * step
      guard start < upper else { return }
      append(group, start, plan, place, rect, to: &buffer)
      group += 1
    }
  }

  /// Appends rows whose lengths were measured.
  private func appendRows(
    from lower: Double, to upper: Double, _ plan: SectionPlan, _ place: GroupsPlace, _ rect: AxisRect,
    to buffer: inout [CompositionalPlacement]
  ) {
    let piece = plan.template.pieces[0]
    var size = plan.template.size
    var (frame, clip) = (piece.frame, piece.clip)
    lengths?.forEach(from: lower) { row, start, length in
      guard start < upper else { return false }
      size.main = length + plan.rowExtra
      frame.mainLength = length
      clip.mainLength = size.main
      place.append(
        piece, frame, clip, at: place.origin(start: start, size: size), firstCell: row, firstTie: 0, plan, rect,
        to: &buffer)
      return true
    }
  }

  /// Appends what is in a rectangle, of one group.
  @inline(__always)
  private func append(
    _ group: Int, _ start: Double, _ plan: SectionPlan, _ place: GroupsPlace, _ rect: AxisRect,
    to buffer: inout [CompositionalPlacement]
  ) {
    let template = plan.template
    let origin = place.origin(start: start, size: size(ofGroup: group, plan))
    let firstCell = group * template.cells
    func add(_ piece: GroupPiece, _ frame: AxisRect, _ clip: AxisRect) {
      let firstTie = piece.tie < 0 ? 0 : group * template.tieCounts[plan.setting.plan.kindOfTie[piece.tie]]
      place.append(
        piece, frame, clip, at: origin, firstCell: firstCell, firstTie: firstTie, plan, rect, to: &buffer)
    }
    if let last, group == groupCount - 1 {
      for piece in last.pieces { add(piece, piece.frame, piece.clip) }
    } else if isSolved(group), let (page, offset) = solved.place(ofRow: group) {
      for (number, piece) in template.pieces.enumerated() {
        let frames = offset + 2 * number + 1
        add(piece, solved.pages[page][frames], solved.pages[page][frames + 1])
      }
    } else {
      for piece in template.pieces { add(piece, piece.frame, piece.clip) }
    }
  }
}

// MARK: - Groups that were solved one by one

extension SolvedGroups {
  func placement(ofItem item: Int, _ plan: SectionPlan, _ place: GroupsPlace) -> CompositionalPlacement? {
    guard let group = group(ofItem: item) else { return nil }
    return piece(ofItem: item, inGroup: group).map { placement(ofPiece: $0, group, plan, place) }
  }

  func placement(
    ofTied kind: Int, number: Int, _ plan: SectionPlan, _ place: GroupsPlace
  ) -> CompositionalPlacement? {
    tie(ofKind: kind, number: number, plan).map { placement(ofPiece: $0.piece, $0.group, plan, place) }
  }

  private func placement(
    ofPiece number: Int, _ group: Int, _ plan: SectionPlan, _ place: GroupsPlace
  ) -> CompositionalPlacement {
    let origin = place.origin(start: span(group, plan).start, size: groups[group].size)
    let piece = groups[group].pieces[number]
    return place.placement(
      piece, place.frame(piece.frame, at: origin), firstCell: groups[group].firstCell,
      firstTie: firstTie(of: piece, group, plan), plan)
  }

  /// Appends what is in a rectangle, of the groups from one position to another.
  func append(
    from lower: Double, to upper: Double, _ plan: SectionPlan, _ place: GroupsPlace, _ rect: AxisRect,
    to buffer: inout [CompositionalPlacement]
  ) {
    guard var group = group(at: lower, plan) else { return }
    while group < groups.count {
      let start = span(group, plan).start
      guard start < upper else { return }
      let origin = place.origin(start: start, size: groups[group].size)
      for piece in groups[group].pieces {
        place.append(
          piece, piece.frame, piece.clip, at: origin, firstCell: groups[group].firstCell,
          firstTie: firstTie(of: piece, group, plan), plan, rect, to: &buffer)
      }
      group += 1
    }
  }

  private func firstTie(of piece: GroupPiece, _ group: Int, _ plan: SectionPlan) -> Int {
    piece.tie < 0 ? 0 : ties(ofKind: plan.setting.plan.kindOfTie[piece.tie], before: group, plan)
  }
}
