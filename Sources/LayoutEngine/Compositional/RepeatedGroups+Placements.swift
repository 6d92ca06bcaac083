import LayoutModel

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
      place.forEach(of: last.pieces, last.index, at: origin, in: rect) { add($0, $0.frame, $0.clip) }
    } else if isSolved(group), let (page, offset) = solved.place(ofRow: group) {
      for (number, piece) in template.pieces.enumerated() {
        let frames = offset + 2 * number + 1
        add(piece, solved.pages[page][frames], solved.pages[page][frames + 1])
      }
    } else {
      place.forEach(of: template.pieces, template.index, at: origin, in: rect) { add($0, $0.frame, $0.clip) }
    }
  }
}
