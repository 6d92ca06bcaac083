import LayoutModel

/// The groups of one section, one after another along the axis that the section follows.
struct ReferenceGroupRow: Sendable {
  /// The groups, placed from where the inside of the section's content insets starts.
  let groups: [ReferenceSlot]
  /// How long they are together on both axes, their edge spacing included.
  let size: AxisSize

  /// B33: the groups of `section`, of whose cells `measured` is known.
  init(
    of section: CompositionalSection, measured: [MeasuredLengths], container: AxisSize, lengths: ReferenceLengths
  ) {
    let axis = section.groupAxis
    let area = section.groupContainer(in: container)
    let solver = ReferenceGroupSolver(lengths: lengths, cells: measured)
    var groups = Self.filled(section.group, count: measured.count, area: area, solver: solver)
    for axis in ReferenceAxis.both { solver.makeUniform(&groups, on: axis) }
    if let last = groups.indices.last {
      let unmeasured = Array(repeating: MeasuredLengths(), count: measured.count)
      let full = ReferenceGroupSolver(lengths: lengths, cells: unmeasured).slot(of: section.group, in: area, from: 0)
      Self.trim(&groups[last], on: axis, full: full)
    }
    Self.place(
      &groups, along: axis, spacing: max(0, section.groupSpacing), area: area, isOrthogonal: section.orthogonal != nil)
    self.groups = groups
    size = Self.size(of: groups, along: axis)
  }

  /// B17, B28: as many groups as it takes; none at all if one holds no cell.
  private static func filled(
    _ group: CompositionalElementDescription, count: Int, area: AxisSize, solver: ReferenceGroupSolver
  ) -> [ReferenceSlot] {
    var groups: [ReferenceSlot] = []
    var next = 0
    while next < count {
      let slot = solver.slot(of: group, in: area, from: next)
      guard slot.cells > 0 else { return [] }
      groups.append(slot)
      next += slot.cells
    }
    return groups
  }

  /// B35: a last group that ran out of cells is as long as what it reaches, and what a full one leaves over behind what that reaches. A
  /// custom group is never trimmed (B32), and one that is estimated is as long as what it holds anyway.
  private static func trim(_ group: inout ReferenceSlot, on axis: ReferenceAxis, full: ReferenceSlot) {
    guard group.ranOut, !group.element.size[axis].isEstimated, case .group(let slots) = group.content,
      case .group(let fullSlots) = full.content
    else { return }
    let inset = group.element.contentInsets.start(axis)
    let leftOver = max(0, group.size[axis] - inset - reach(of: fullSlots, on: axis))
    let trimmed = inset + reach(of: slots.filter(\.isThere), on: axis) + leftOver
    group.size[axis] = min(group.size[axis], max(0, trimmed))
  }

  /// How far slots and their edge spacing reach on `axis`.
  private static func reach(of slots: [ReferenceSlot], on axis: ReferenceAxis) -> Double {
    slots.map { $0.end[axis] }.max() ?? 0
  }

  /// B24, B27, B33: one after another along `axis`; across it each by its own edge spacing, in the section or, where the section scrolls
  /// orthogonally, in the height of the row (B56).
  private static func place(
    _ groups: inout [ReferenceSlot], along axis: ReferenceAxis, spacing: Double, area: AxisSize, isOrthogonal: Bool
  ) {
    let across = isOrthogonal ? groups.map { $0.room(axis.other) }.max() ?? 0 : area[axis.other]
    var position = 0.0
    for index in groups.indices {
      groups[index].place(at: position, share: 0, on: axis)
      groups[index].place(in: across, on: axis.other)
      position = groups[index].end[axis] + spacing
    }
  }

  private static func size(of groups: [ReferenceSlot], along axis: ReferenceAxis) -> AxisSize {
    var size = AxisSize(main: 0, cross: 0)
    size[axis] = groups.last?.end[axis] ?? 0
    size[axis.other] = groups.map { $0.room(axis.other) }.max() ?? 0
    return size
  }
}

extension CompositionalSection {
  /// The axis along which groups follow each other (B33, B56).
  var groupAxis: ReferenceAxis { orthogonal == nil ? .main : .cross }

  /// B13: what a group is sized in: the whole container, less the insets across the scroll axis unless the section scrolls there.
  func groupContainer(in container: AxisSize) -> AxisSize {
    guard orthogonal == nil else { return container }
    return AxisSize(main: container.main, cross: insideLength(in: container))
  }

  /// How long the inside of the content insets is across the scroll axis.
  func insideLength(in container: AxisSize) -> Double {
    max(0, container.cross - contentInsets.start(.cross) - contentInsets.end(.cross))
  }
}
