import LayoutModel

extension CompositionalLayoutEngine {
  /// Fills `buffer` with every element that is in `rect` (B53 to B55, P1): by section its decorations, boundary items, items and tied items;
  /// the boundary items of the whole content last.
  ///
  /// What the buffer held goes, its capacity stays. O(log n + what stands in the groups that meet the rectangle); allocates nothing once
  /// the buffer is large enough.
  public func visible(
    in rect: AxisRect, view: CompositionalView? = nil, into buffer: inout [CompositionalPlacement]
  ) {
    buffer.removeAll(keepingCapacity: true)
    let size = contentSize
    let content = AxisRect(mainOrigin: 0, crossOrigin: 0, mainLength: size.main, crossLength: size.cross)
    let rect = rect.common(with: content)
    guard rect.mainLength >= 0, rect.crossLength >= 0 else { return }
    appendSections(in: rect, view, to: &buffer)
    guard rect.mainLength > 0, rect.crossLength > 0 else { return }
    for role in boundaryItems.indices {
      guard let placement = placement(ofLayoutBoundary: role, pinning: view), placement.frame.sharesArea(with: rect)
      else {
        continue
      }
      buffer.append(placement)
    }
  }

  private func appendSections(
    in rect: AxisRect, _ view: CompositionalView?, to buffer: inout [CompositionalPlacement]
  ) {
    guard !sections.isEmpty else { return }
    let slack = tree.total.reach + 1e-6 + abs(rect.mainOrigin) * 1e-14
    let first = ring.startGrowth
    var (section, before) = tree.locate {
      first + $0.length + sectionSpacing * Double($0.items - 1) + slack < rect.mainOrigin
    }
    while section < sections.count {
      let start = first + before.length + sectionSpacing * Double(section)
      guard start <= rect.mainEnd + slack else { return }
      if tree.leaves[section].length > 0 { append(section, startingAt: start, in: rect, view, to: &buffer) }
      section += 1
      before = tree.sum(before: section)
    }
  }

  /// Appends what is in `rect` of one section.
  private func append(
    _ section: Int, startingAt start: Double, in rect: AxisRect, _ view: CompositionalView?,
    to buffer: inout [CompositionalPlacement]
  ) {
    let frame = AxisRect(
      mainOrigin: start, crossOrigin: 0, mainLength: tree.leaves[section].length, crossLength: container.cross)
    if frame.meets(rect) {
      for role in sections[section].description.decorations.indices {
        buffer.append(decorationPlacement(role, section, frame))
      }
    }
    guard rect.mainLength > 0, rect.crossLength > 0 else { return }
    for role in sections[section].description.boundaryItems.indices {
      let placement = boundaryPlacement(role, section, startingAt: start, view)
      if placement.frame.sharesArea(with: rect) { buffer.append(placement) }
    }
    let place = sections[section].groupsPlace(section: section, startingAt: start)
    sections[section].appendGroups(in: rect, place, to: &buffer)
  }
}
