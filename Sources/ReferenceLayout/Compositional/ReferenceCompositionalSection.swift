import LayoutModel

/// What one section is laid out from.
struct ReferenceCompositionalSection: Sendable {
  var description: CompositionalSection
  /// What was measured of the cells.
  var measured: [MeasuredLengths]
  /// What was measured of the boundary items.
  var measuredBoundaries: [MeasuredLengths]
  /// How far it is scrolled across the scroll axis.
  var offset = 0.0

  init(_ description: CompositionalSection) {
    self.description = description
    measured = Array(repeating: MeasuredLengths(), count: max(0, description.count))
    measuredBoundaries = Array(repeating: MeasuredLengths(), count: description.boundaryItems.count)
  }

  /// The groups and boundary items of the section, wherever it starts.
  func solved(container: AxisSize, lengths: ReferenceLengths) -> SolvedSectionOfGroups {
    let row = ReferenceGroupRow(of: description, measured: measured, container: container, lengths: lengths)
    return SolvedSectionOfGroups(
      row: row, boundary: boundary(around: boxLength(of: row), container: container, lengths: lengths))
  }

  /// Everything in the section, which starts at `start`.
  func placed(_ solved: SolvedSectionOfGroups, number: Int, at start: Double, lengths: ReferenceLengths)
    -> PlacedSectionOfGroups
  {
    var walk = ReferenceWalk(section: number, lengths: lengths, offset: description.orthogonal == nil ? 0 : offset)
    walk.cellIndex = description.decorations.isEmpty ? 0 : 1
    let inside = AxisPoint(
      main: start + solved.boundary.startGrowth + description.contentInsets.start(.main),
      cross: description.contentInsets.start(.cross))
    for group in solved.row.groups { walk.visit(group, groupAt: inside, inside: []) }
    return PlacedSectionOfGroups(
      start: start, boundary: solved.boundary, row: solved.row, cells: walk.cells, tied: walk.tied,
      estimated: walk.estimated)
  }

  /// B34, B36: the insets and the groups. Without groups and boundary items there is nothing.
  private func boxLength(of row: ReferenceGroupRow) -> Double {
    if row.groups.isEmpty, description.boundaryItems.isEmpty { return 0 }
    return description.contentInsets.start(.main) + row.size.main + description.contentInsets.end(.main)
  }

  /// B39: sized in the width that the section's boundary items have, and the whole height.
  private func boundary(
    around length: Double, container: AxisSize, lengths: ReferenceLengths
  ) -> ReferenceBoundary {
    let insets = description.boundaryCrossInsets
    let width = max(0, container.cross - insets.start(.cross) - insets.end(.cross))
    let sizes = ReferenceBoundary.sizes(
      of: description.boundaryItems, measured: measuredBoundaries,
      container: AxisSize(main: container.main, cross: width), lengths: lengths)
    return ReferenceBoundary(
      description.boundaryItems, sizes: sizes, around: length, crossStart: insets.start(.cross),
      crossEnd: insets.start(.cross) + width)
  }
}

/// The groups of one section and what stands around them.
struct SolvedSectionOfGroups: Sendable {
  /// The groups.
  let row: ReferenceGroupRow
  /// The boundary items and the length of it all.
  let boundary: ReferenceBoundary
}

/// Where one section and all that is in it stand.
struct PlacedSectionOfGroups: Sendable {
  /// Where it starts along the scroll axis.
  let start: Double
  /// Its boundary items and its length.
  let boundary: ReferenceBoundary
  /// Its groups.
  let row: ReferenceGroupRow
  /// Its cells by their places; those that are not placed are missing (B28).
  let cells: [Int: PlacedInGroups]
  /// Its tied items in layout order, by their kinds.
  let tied: [Int: [PlacedInGroups]]
  /// Which axes of its cells are estimated.
  let estimated: [Int: CompositionalSize]

  /// Where it ends along the scroll axis.
  var end: Double { start + boundary.length }

  /// B36, B55: whether it has a size.
  var hasSize: Bool { boundary.length > 0 }
}
