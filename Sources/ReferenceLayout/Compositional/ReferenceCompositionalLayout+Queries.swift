import LayoutModel

extension ReferenceCompositionalLayout {
  /// B53 to B55, P1: everything in `rect`, boundary items pinned in `view`, in no particular order. O(n).
  ///
  /// A `margin` of a hair more or less than 0 tells which of it rounding errors may decide about.
  public func visible(
    in rect: AxisRect, view: ReferenceView? = nil, margin: Double = 0
  ) -> [CompositionalPlacement] {
    // B53: nothing outside of the content.
    let size = contentSize
    let rect = rect.common(with: AxisRect(origin: AxisPoint(), size: size))
    guard rect.mainLength >= margin, rect.crossLength >= margin else { return [] }
    let sections = placed.indices.filter { placed[$0].hasSize }
    return sections.flatMap { visible(in: rect, ofSection: $0, view: view, margin: margin) }
      + layoutBoundaryPlacements(view: view).filter { $0.frame.common(with: rect).hasArea(beyond: margin) }
  }

  private func visible(
    in rect: AxisRect, ofSection section: Int, view: ReferenceView?, margin: Double
  ) -> [CompositionalPlacement] {
    let placed = placed[section]
    let decorations = touches(rect, section: section, margin: margin) ? decorationPlacements(inSection: section) : []
    let boundaries = boundaryPlacements(inSection: section, view: view)
    let elements = Array(placed.cells.values) + placed.tied.values.joined()
    return decorations + boundaries.filter { $0.frame.common(with: rect).hasArea(beyond: margin) }
      + elements.filter { $0.isVisible(in: rect, margin: margin) }.map(\.placement)
  }

  /// B53: whether `section` and `rect` have as much as a point in common.
  private func touches(_ rect: AxisRect, section: Int, margin: Double) -> Bool {
    let common = sectionFrame(section).common(with: rect)
    return common.mainLength >= margin && common.crossLength >= margin
  }

  /// The frame of `section`: as wide as the container, boundary items included (B51).
  public func sectionFrame(_ section: Int) -> AxisRect {
    AxisRect(
      mainOrigin: placed[section].start, crossOrigin: 0, mainLength: placed[section].end - placed[section].start,
      crossLength: container.cross)
  }

  /// B51: behind the whole section, less the insets; none without a size.
  func decorationPlacements(inSection section: Int) -> [CompositionalPlacement] {
    guard placed[section].hasSize else { return [] }
    let size = CompositionalSize(main: .absolute(0), cross: .absolute(0))
    return sections[section].description.decorations.enumerated().map { role, decoration in
      CompositionalPlacement(
        kind: .decoration, role: role, path: ItemPath(section: section, item: 0),
        frame: lengths.aligned(sectionFrame(section).inset(by: decoration.contentInsets, of: size)),
        zIndex: decoration.zIndex)
    }
  }

  /// B38 to B45: the boundary items of `section`.
  func boundaryPlacements(inSection section: Int, view: ReferenceView?) -> [CompositionalPlacement] {
    boundaryPlacements(
      placed[section].boundary, of: sections[section].description.boundaryItems, from: placed[section].start,
      kind: .boundary, section: section, view: view)
  }

  /// B47: the boundary items of the content.
  func layoutBoundaryPlacements(view: ReferenceView?) -> [CompositionalPlacement] {
    boundaryPlacements(boundary, of: boundaryItems, from: 0, kind: .layoutBoundary, section: 0, view: view)
  }

  private func boundaryPlacements(
    _ boundary: ReferenceBoundary, of items: [BoundaryItemDescription], from start: Double,
    kind: CompositionalPlacementKind, section: Int, view: ReferenceView?
  ) -> [CompositionalPlacement] {
    let frames = boundary.frames.map { frame in
      var frame = frame
      frame.mainOrigin += start
      return lengths.aligned(frame)
    }
    let footers = items.indices.filter { items[$0].main == .end && items[$0].extendsBoundary }
    let end = start + boundary.length
    let pinning = ReferencePinning(
      view: view, start: start, end: end, footerStart: footers.map { frames[$0].mainOrigin }.reduce(end, min))
    return items.indices.map { role in
      let pinned = pinning.pinned(items[role], at: frames[role])
      return CompositionalPlacement(
        kind: kind, role: role, path: ItemPath(section: section, item: 0), frame: pinned.frame, zIndex: pinned.zIndex)
    }
  }
}
