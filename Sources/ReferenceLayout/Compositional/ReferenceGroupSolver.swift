import LayoutModel

/// Fills groups with the cells of one section.
struct ReferenceGroupSolver: Sendable {
  /// How lengths are resolved.
  let lengths: ReferenceLengths
  /// What was measured of the cells.
  let cells: [MeasuredLengths]

  // MARK: One element

  /// The slot of `element` in `container`, filled with the cells from `cell` on.
  func slot(of element: CompositionalElementDescription, in container: AxisSize, from cell: Int) -> ReferenceSlot {
    let size = lengths.resolved(element.size, in: container)
    guard cell < cells.count else {
      return ReferenceSlot(element: element, size: size, content: .absent, cells: 0, ranOut: true)
    }
    switch element.content {
    case .item:
      return itemSlot(of: element, described: size, cell: cell)
    case .group(let group):
      if case .custom(let frames) = group.arrangement {
        return customSlot(of: element, size: size, frames: frames, from: cell)
      }
      return groupSlot(of: element, group, described: size, from: cell)
    }
  }

  /// B12: a cell is as long as it was measured where its length is estimated.
  private func itemSlot(
    of element: CompositionalElementDescription, described: AxisSize, cell: Int
  ) -> ReferenceSlot {
    var size = described
    for axis in ReferenceAxis.both where element.size[axis].isEstimated {
      size[axis] = cells[cell][axis] ?? described[axis]
    }
    return ReferenceSlot(element: element, size: size, content: .cell(cell), cells: 1)
  }

  /// B32: a custom group holds one cell a frame, and keeps its length whether it is full or not.
  private func customSlot(
    of element: CompositionalElementDescription, size: AxisSize, frames: [CustomItemFrame], from cell: Int
  ) -> ReferenceSlot {
    let held = Array(frames.prefix(cells.count - cell))
    return ReferenceSlot(
      element: element, size: size, content: .custom(first: cell, held), cells: held.count,
      ranOut: held.count < frames.count)
  }

  /// B14, B29, B30: a group fills its inside; where its length is estimated it is as long as what it holds.
  private func groupSlot(
    of element: CompositionalElementDescription, _ group: CompositionalGroupDescription, described: AxisSize,
    from cell: Int
  ) -> ReferenceSlot {
    let inside = AxisRect(origin: AxisPoint(), size: described).inset(by: element.contentInsets, of: element.size).size
    let filled = filled(group, sized: element.size, inside: inside, from: cell)
    let held = filled.slots.reduce(0) { $0 + $1.cells }
    var size = described
    for axis in ReferenceAxis.both where element.size[axis].isEstimated { size[axis] = filled.extent[axis] }
    return ReferenceSlot(
      element: element, size: size, content: .group(filled.slots), cells: held, ranOut: filled.ranOut)
  }

  // MARK: The elements of a group

  /// The slots of a group in their places, and how long they are together on an axis where the group's length is estimated.
  private func filled(
    _ group: CompositionalGroupDescription, sized size: CompositionalSize, inside: AxisSize, from cell: Int
  ) -> (slots: [ReferenceSlot], extent: AxisSize, ranOut: Bool) {
    let axis = group.arrangement.axis
    var slots = held(by: group, isEstimated: size[axis].isEstimated, inside: inside, from: cell)
    let ranOut = slots.contains(where: \.ranOut)
    if size[axis].isEstimated { slots.removeAll { !$0.isThere } }
    for axis in ReferenceAxis.both where size[axis].isEstimated { makeUniform(&slots, on: axis) }
    var extent = inside
    if size[axis].isEstimated { extent[axis] = room(of: slots, spacing: group.spacing.room, on: axis) }
    if size[axis.other].isEstimated {
      extent[axis.other] = slots.filter(\.isThere).map { $0.room(axis.other) }.max() ?? 0
    }
    placeAlong(axis, &slots, spacing: group.spacing, length: extent[axis])
    for index in slots.indices { slots[index].place(in: extent[axis.other], on: axis.other) }
    return (slots, extent, ranOut)
  }

  /// Which elements a group holds.
  private func held(
    by group: CompositionalGroupDescription, isEstimated: Bool, inside: AxisSize, from cell: Int
  ) -> [ReferenceSlot] {
    guard let first = group.elements.first else { return [] }
    switch group.arrangement {
    case .filling(let axis) where isEstimated:
      // B29: exactly one run.
      return slots(of: group.elements, spacing: group.spacing, axis: axis, inside: inside, from: cell)
    case .filling(let axis):
      return fitting(group.elements, spacing: group.spacing.room, axis: axis, inside: inside, from: cell)
    case .counted(let axis, let count):
      // B7, B22: the length on the axis becomes 1/count of what the spacing leaves.
      var part = first
      part.size[axis] = .fraction(1 / Double(count), of: axis)
      return slots(
        of: Array(repeating: part, count: max(0, count)), spacing: group.spacing, axis: axis, inside: inside,
        from: cell)
    case .repeating(let axis, let count):
      // B7: at their own size.
      return slots(
        of: Array(repeating: first, count: max(0, count)), spacing: group.spacing, axis: axis, inside: inside,
        from: cell)
    case .custom:
      return []
    }
  }

  /// B18: the slots of exactly these elements, sized in what the spacing between them leaves.
  private func slots(
    of elements: [CompositionalElementDescription], spacing: CompositionalSpacing, axis: ReferenceAxis,
    inside: AxisSize, from cell: Int
  ) -> [ReferenceSlot] {
    let container = reduced(inside, by: elements.count - 1, of: spacing.room, on: axis)
    var slots: [ReferenceSlot] = []
    var cell = cell
    for element in elements {
      let slot = slot(of: element, in: container, from: cell)
      cell += slot.cells
      slots.append(slot)
    }
    return slots
  }

  /// What `count` spacings leave of `inside` on `axis`.
  private func reduced(_ inside: AxisSize, by count: Int, of spacing: Double, on axis: ReferenceAxis) -> AxisSize {
    var result = inside
    result[axis] = max(0, inside[axis] - Double(max(0, count)) * spacing)
    return result
  }

  /// The room that slots take at least on `axis`: their lengths, their edge spacings, and the spacing between them (B18, B27).
  private func room(of slots: [ReferenceSlot], spacing: Double, on axis: ReferenceAxis) -> Double {
    slots.reduce(0) { $0 + $1.room(axis) } + spacing * Double(max(0, slots.count - 1))
  }

  // MARK: How many fit

  /// B17 to B21, B28: the list over and over, until the next element does not fit.
  private func fitting(
    _ list: [CompositionalElementDescription], spacing: Double, axis: ReferenceAxis, inside: AxisSize, from cell: Int
  ) -> [ReferenceSlot] {
    var container = { reduced(inside, by: $0 - 1, of: spacing, on: axis) }
    if list.contains(where: { $0.size[axis.other].isFraction(of: axis) }) {
      // B20: the count without any spacing says in what all of them are sized.
      let unspaced = asManyAsFit(list, spacing: 0, axis: axis, inside: inside, from: cell) { _ in inside }
      let length = reduced(inside, by: unspaced.count - 1, of: spacing, on: axis)
      container = { _ in length }
    }
    let held = asManyAsFit(list, spacing: spacing, axis: axis, inside: inside, from: cell, container: container)
    return cutBeforeEmptyRun(held, run: list.count)
  }

  /// Tries one element, two, three: in the container for so many, so that where it changes all of them are sized anew.
  private func asManyAsFit(
    _ list: [CompositionalElementDescription], spacing: Double, axis: ReferenceAxis, inside: AxisSize,
    from cell: Int, container: (Int) -> AxisSize
  ) -> [ReferenceSlot] {
    var held: [ReferenceSlot] = []
    var next = cell
    var room = 0.0
    while true {
      let count = held.count + 1
      let size = container(count)
      let isAnew = count > 1 && size != container(count - 1)
      var tried: [ReferenceSlot] = []
      var (triedNext, triedRoom) = isAnew ? (cell, 0) : (next, room)
      for index in (isAnew ? 0 : count - 1)..<count {
        let slot = slot(of: list[index % list.count], in: size, from: triedNext)
        triedNext += slot.cells
        triedRoom += slot.room(axis)
        tried.append(slot)
      }
      guard lengths.fits(triedRoom + spacing * Double(count - 1), into: inside[axis]) else { return held }
      if isAnew { held = tried } else { held += tried }
      (next, room) = (triedNext, triedRoom)
      let run = held.suffix(list.count)
      if count % list.count == 0, spacing == 0, !run.contains(where: { $0.cells > 0 || $0.room(axis) > 0 }) {
        // Without cells and without room it could go on for ever.
        return held.dropLast(list.count)
      }
    }
  }

  /// A run of the list that holds no cell while there are some is not part of the group, nor is what follows it.
  private func cutBeforeEmptyRun(_ held: [ReferenceSlot], run count: Int) -> [ReferenceSlot] {
    for start in stride(from: 0, through: held.count - count, by: count) {
      let run = held[start..<(start + count)]
      if !run.contains(where: { $0.cells > 0 || $0.isAfterCells }) { return Array(held[..<start]) }
    }
    return held
  }

  // MARK: Lengths and places

  /// B31: who follows its siblings is as long as the longest of them.
  func makeUniform(_ slots: inout [ReferenceSlot], on axis: ReferenceAxis) {
    let uniform = slots.indices.filter { slots[$0].isThere && slots[$0].element.size[axis].isUniform }
    let longest = uniform.map { slots[$0].size[axis] }.max() ?? 0
    for index in uniform { slots[index].size[axis] = longest }
  }

  /// B22 to B25: one after another; flexible gaps and edges share what is left over of `length`.
  private func placeAlong(
    _ axis: ReferenceAxis, _ slots: inout [ReferenceSlot], spacing: CompositionalSpacing, length: Double
  ) {
    let gaps = spacing.isFlexible ? max(0, slots.count - 1) : 0
    let flexible = slots.reduce(gaps) { $0 + $1.element.edgeSpacing.flexibleCount(axis) }
    let rest = length - room(of: slots, spacing: spacing.room, on: axis)
    let share = flexible == 0 ? 0 : rest / Double(flexible)
    var position = 0.0
    for index in slots.indices {
      slots[index].place(at: position, share: share, on: axis)
      position = slots[index].end[axis] + spacing.length(share: share)
    }
  }
}

extension CompositionalGroupDescription.Arrangement {
  /// The axis along which elements follow each other; of a custom group, which has none, the main axis.
  var axis: ReferenceAxis {
    switch self {
    case .filling(let axis), .counted(let axis, _), .repeating(let axis, _): axis
    case .custom: .main
    }
  }
}
