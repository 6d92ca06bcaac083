import LayoutModel

/// The room that one element takes in its group, and what stands in it.
struct ReferenceSlot: Sendable {
  /// What stands in a slot.
  enum Content: Sendable {
    /// Nothing: the cells ran out before.
    case absent
    /// A cell, by its place in the section.
    case cell(Int)
    /// The elements of a group.
    case group([ReferenceSlot])
    /// The cells of a custom group, the first by its place in the section (B32).
    case custom(first: Int, [CustomItemFrame])
  }

  /// The element, with the length that its group gave it (B22).
  var element: CompositionalElementDescription
  /// Its size, edge spacing not included.
  var size: AxisSize
  /// What stands in it.
  var content: Content
  /// How many cells it holds.
  var cells: Int
  /// Whether it asked for cells when there were none any more (B35).
  var ranOut = false
  /// Where it starts, from the start of the inside of its group.
  var origin = AxisPoint()
  /// Where it and its edge spacing end, from the start of the inside of its group.
  var end = AxisPoint()

  /// Whether it counts as being there: whether it holds a cell.
  var isThere: Bool { cells > 0 }

  /// Whether there were no cells left when its turn came.
  var isAfterCells: Bool {
    if case .absent = content { true } else { false }
  }

  /// The room that it and its edge spacing take at least on `axis` (B27).
  func room(_ axis: ReferenceAxis) -> Double { size[axis] + element.edgeSpacing.least(axis) }

  /// B16: puts it at `position` on `axis`, where its edge spacing begins, flexible spaces with `share` each.
  mutating func place(at position: Double, share: Double, on axis: ReferenceAxis) {
    let edges = element.edgeSpacing
    origin[axis] = position + edges.start(axis).length(share: share)
    end[axis] = origin[axis] + size[axis] + edges.end(axis).length(share: share)
  }

  /// B23, B24, B26: puts it where its flexible edges on `axis` share what it leaves over of `length`.
  mutating func place(in length: Double, on axis: ReferenceAxis) {
    let flexible = element.edgeSpacing.flexibleCount(axis)
    place(at: 0, share: flexible == 0 ? 0 : (length - room(axis)) / Double(flexible), on: axis)
  }

  /// B15: its frame when the inside of its group starts at `groupOrigin`.
  func frame(inGroupAt groupOrigin: AxisPoint) -> AxisRect {
    let rect = AxisRect(
      origin: AxisPoint(main: groupOrigin.main + origin.main, cross: groupOrigin.cross + origin.cross), size: size)
    return rect.inset(by: element.contentInsets, of: element.size)
  }
}

extension AxisRect {
  /// B15, D14: inset by `insets`, but not on an axis where `description` is estimated. Insets that exceed the length leave the absolute
  /// difference.
  func inset(by insets: CompositionalInsets, of description: CompositionalSize) -> AxisRect {
    var result = self
    if !description.main.isEstimated {
      result.mainOrigin += insets.start(.main)
      result.mainLength = abs(mainLength - insets.start(.main) - insets.end(.main))
    }
    if !description.cross.isEstimated {
      result.crossOrigin += insets.start(.cross)
      result.crossLength = abs(crossLength - insets.start(.cross) - insets.end(.cross))
    }
    return result
  }
}
