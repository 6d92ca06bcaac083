import LayoutModel

/// A cell or a tied item of a group, and where it stands in it. All points are counted from the origin of the outermost group's slot.
struct GroupPiece: Equatable, Sendable {
  /// Where it stands.
  var frame: AxisRect
  /// What the frames of all groups around it have in common (B54).
  var clip: AxisRect
  /// What it is, or what it is tied to, in the plan.
  var node: Int
  /// The cell's place in the group; -1 of a tied item.
  var cell: Int
  /// The tied item's place in the plan; -1 of a cell.
  var tie: Int
  /// The tied item's number among those of its kind in the group.
  var ordinal: Int
  /// How far in front it lies; of a cell that is not part of a custom group, 0.
  var zIndex: Int
  /// Whether it is a cell of a custom group, whose `zIndex` stands (B32).
  var isCustom: Bool
}

extension TiedItemDescription {
  /// Where it stands when it is tied to what has this slot and this frame (B48, B49).
  func frame(on container: AxisRect, slot: AxisSize, scale: Double) -> AxisRect {
    let own = size.resolved(in: slot, scale: scale)
    let main = Self.origin(
      containerAnchor.main, (itemAnchor ?? containerAnchor).main, container.mainOrigin, container.mainLength, own.main)
    let cross = Self.origin(
      containerAnchor.cross, (itemAnchor ?? containerAnchor).cross, container.crossOrigin, container.crossLength,
      own.cross)
    return AxisRect(
      mainOrigin: main + offset(.main, own.main), crossOrigin: cross + offset(.cross, own.cross),
      mainLength: own.main, crossLength: own.cross)
  }

  private static func origin(
    _ container: CompositionalAnchor.Edge, _ item: CompositionalAnchor.Edge, _ start: Double, _ length: Double,
    _ own: Double
  ) -> Double {
    start + length * container.fraction - own * item.fraction
  }

  /// The offsets of both anchors on an axis.
  private func offset(_ axis: FillAxis, _ own: Double) -> Double {
    var offset = containerAnchor.absoluteOffset[axis] + containerAnchor.fractionalOffset[axis] * own
    if let itemAnchor { offset += itemAnchor.absoluteOffset[axis] + itemAnchor.fractionalOffset[axis] * own }
    return offset
  }
}
