import LayoutModel

extension ReferenceCompositionalLayout {
  /// B57: how long the viewport of `section` is: what its content insets leave of the container.
  public func viewportLength(inSection section: Int) -> Double {
    sections[section].description.insideLength(in: container)
  }

  /// How many groups `section` has.
  public func groupCount(inSection section: Int) -> Int { placed[section].row.groups.count }

  /// B58: where group `index` of `section` starts in its row, in points from the row's start.
  public func groupStart(at index: Int, inSection section: Int) -> Double {
    placed[section].row.groups[index].origin[sections[section].description.groupAxis]
  }

  /// B56: how long the row of groups is.
  public func rowLength(inSection section: Int) -> Double {
    placed[section].row.size[sections[section].description.groupAxis]
  }

  /// B57: the greatest offset that `section` can be scrolled to.
  public func greatestOffset(inSection section: Int) -> Double {
    max(0, rowLength(inSection: section) - viewportLength(inSection: section))
  }

  /// B58: the offsets at which groups rest: their leading edges, clamped, or, centred, where each is in the middle of the viewport.
  public func groupRestOffsets(inSection section: Int) -> [Double] {
    let viewport = viewportLength(inSection: section)
    return placed[section].row.groups.map { group in
      if sections[section].description.orthogonal?.isCentered == true {
        return group.origin.cross + group.size.cross / 2 - viewport / 2
      }
      return min(group.origin.cross, greatestOffset(inSection: section))
    }
  }

  /// B58: the offsets at which pages rest: multiples of the viewport, and the end of the row.
  public func pageRestOffsets(inSection section: Int) -> [Double] {
    let viewport = viewportLength(inSection: section)
    let end = greatestOffset(inSection: section)
    guard viewport > 0 else { return [0] }
    return Array(stride(from: 0, to: end, by: viewport)) + [end]
  }
}
