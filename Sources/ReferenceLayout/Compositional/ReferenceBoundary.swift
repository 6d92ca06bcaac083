import LayoutModel

/// The boundary items around one box: the groups of a section with its insets, or all sections (B47).
struct ReferenceBoundary: Sendable {
  /// How much the items at the start add in front of the box (B41, B41a, B43, B71).
  let startGrowth: Double
  /// How long the box is, room for longer items at its sides included (B44).
  let boxLength: Double
  /// How much the items at the end add behind the box.
  let endGrowth: Double
  /// The frames of the items in their order, from the start of it all, their insets taken off.
  let frames: [AxisRect]

  /// How long it all is.
  var length: Double { startGrowth + boxLength + endGrowth }

  /// Places `items` of `sizes` around a box of `length`, between `crossStart` and `crossEnd` across the scroll axis.
  init(
    _ items: [BoundaryItemDescription], sizes: [AxisSize], around length: Double, crossStart: Double, crossEnd: Double
  ) {
    let pairs = Array(zip(items, sizes))
    let start = pairs.filter { $0.0.extendsBoundary && $0.0.main == .start }
      .map { $1.main - $0.absoluteOffset.main + $0.outerSpace }
    let end = pairs.filter { $0.0.extendsBoundary && $0.0.main == .end }
      .map { $1.main + $0.absoluteOffset.main + $0.outerSpace }
    let side = pairs.filter { $0.0.extendsBoundary && $0.0.main == .middle }.map { $1.main }
    let startGrowth = max(0, start.max() ?? 0)
    let endGrowth = max(0, end.max() ?? 0)
    let boxLength = max(length, (side.max() ?? 0) - startGrowth - endGrowth)
    self.startGrowth = startGrowth
    self.boxLength = boxLength
    self.endGrowth = endGrowth
    frames = pairs.map { item, size in
      let main = Self.mainOrigin(of: item, length: size.main, start: startGrowth, box: boxLength, end: endGrowth)
      let cross = crossStart + (crossEnd - crossStart - size.cross) * item.cross.fraction
      return AxisRect(
        origin: AxisPoint(main: main + item.absoluteOffset.main, cross: cross + item.absoluteOffset.cross), size: size
      ).inset(by: item.contentInsets, of: item.size)
    }
  }

  /// B40 to B44: in front of the box or behind it, just inside its edge if the item does not extend, or in the middle of it all.
  private static func mainOrigin(
    of item: BoundaryItemDescription, length: Double, start: Double, box: Double, end: Double
  ) -> Double {
    switch item.main {
    case .start: item.extendsBoundary ? start - length : start
    case .end: item.extendsBoundary ? start + box : start + box - length
    case .middle: (start + box + end - length) / 2
    }
  }

  /// B39, D13: the sizes of `items` in `container`, as measured where they are estimated.
  static func sizes(
    of items: [BoundaryItemDescription], measured: [MeasuredLengths], container: AxisSize, lengths: ReferenceLengths
  ) -> [AxisSize] {
    items.enumerated().map { role, item in
      var size = lengths.resolved(item.size, in: container)
      for axis in ReferenceAxis.both where item.size[axis].isEstimated {
        size[axis] = measured[role][axis] ?? size[axis]
      }
      return size
    }
  }
}
