import LayoutModel

extension CompositionalLayoutEngine {
  /// How far the groups of a section are scrolled across the scroll axis, as it was set; 0 at first.
  public func orthogonalOffset(inSection section: Int) -> Double { sections[section].orthogonalOffset }

  /// Whether a section scrolls across the scroll axis (B56).
  public func isOrthogonal(section: Int) -> Bool { sections[section].isOrthogonal }

  /// How many groups a section has; 0 if it behaves as empty (B28).
  public func groupCount(inSection section: Int) -> Int { sections[section].groupCount }

  /// Where the viewport of a section that scrolls across starts in the content and how long it is, and how long its row of groups is (B57).
  /// O(1).
  public func orthogonalExtent(
    inSection section: Int
  ) -> (viewportStart: Double, viewportLength: Double, contentLength: Double) {
    let insets = sections[section].description.contentInsets.notNegative
    return (
      insets.crossStart, max(0, container.cross - insets.crossStart - insets.crossEnd), sections[section].rowLength
    )
  }

  /// Where the slot of a group starts, and its length, along the axis in which the groups of its section follow each other: across from
  /// the start of the viewport in a section that scrolls across, else along the scroll axis from where groups start. O(log n).
  public func groupSpan(at group: Int, inSection section: Int) -> (start: Double, length: Double) {
    let span = sections[section].span(ofGroup: group)
    return (span.start + sections[section].plan.edges(sections[section].plan.axis).startLeast, span.length)
  }

  /// Where a group starts, as `groupSpan(at:inSection:)` says (B58). O(log n).
  public func groupStart(at group: Int, inSection section: Int) -> Double {
    groupSpan(at: group, inSection: section).start
  }

  /// The offsets that a section that scrolls across can be scrolled to (B57); where groups rest in the middle, from that of the first
  /// group to that of the last (B58). O(log n).
  public func orthogonalRange(inSection section: Int) -> ClosedRange<Double> {
    let extent = orthogonalExtent(inSection: section)
    let count = groupCount(inSection: section)
    guard sections[section].description.orthogonal?.isCentered == true, count > 0 else {
      return 0...max(0, extent.contentLength - extent.viewportLength)
    }
    let first = middleOffset(ofGroup: 0, section)
    return first...max(first, middleOffset(ofGroup: count - 1, section))
  }

  /// The offset at which a group rests (B58): its start, or its middle in the middle of the viewport, as far as the row can be scrolled.
  /// O(log n).
  public func restOffset(ofGroup group: Int, inSection section: Int) -> Double {
    let range = orthogonalRange(inSection: section)
    let offset =
      sections[section].description.orthogonal?.isCentered == true
      ? middleOffset(ofGroup: group, section) : groupStart(at: group, inSection: section)
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset nearest to a proposed one at which a group rests (B58); 0 if there are no groups. O(log n).
  public func restOffset(nearest proposed: Double, inSection section: Int) -> Double {
    groupIndex(nearest: proposed, inSection: section).map { restOffset(ofGroup: $0, inSection: section) } ?? 0
  }

  /// The group whose rest is nearest to an offset, the first of two; nil if there are none. O(log n).
  public func groupIndex(nearest offset: Double, inSection section: Int) -> Int? {
    let extent = orthogonalExtent(inSection: section)
    let isCentered = sections[section].description.orthogonal?.isCentered == true
    let edge = sections[section].plan.edges(sections[section].plan.axis).startLeast
    let position = offset + (isCentered ? extent.viewportLength / 2 : 0) - edge
    guard let group = sections[section].group(at: position) else { return nil }
    let candidates = max(0, group - 1)...min(groupCount(inSection: section) - 1, group + 1)
    return candidates.min { left, right in
      abs(restOffset(ofGroup: left, inSection: section) - offset)
        < abs(restOffset(ofGroup: right, inSection: section) - offset)
    }
  }

  /// The offset at which the middle of a group is in the middle of the viewport.
  private func middleOffset(ofGroup group: Int, _ section: Int) -> Double {
    let span = groupSpan(at: group, inSection: section)
    return span.start + span.length / 2 - orthogonalExtent(inSection: section).viewportLength / 2
  }
}
