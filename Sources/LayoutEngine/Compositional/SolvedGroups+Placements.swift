import LayoutModel

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
      place.forEach(of: groups[group].pieces, groups[group].index, at: origin, in: rect) { piece in
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
