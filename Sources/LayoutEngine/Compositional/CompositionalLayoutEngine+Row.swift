import LayoutModel

extension CompositionalLayoutEngine {
  /// The row of groups of a section that scrolls across, as wide as the collection view, from where the groups' room starts along the scroll
  /// axis to where it ends, on pixels (B56); nil if the section does not scroll across or has no groups. O(log sections).
  public func orthogonalRow(inSection section: Int) -> AxisRect? {
    guard sections[section].isOrthogonal, sections[section].groupCount > 0 else { return nil }
    let place = sections[section].groupsPlace(section: section, startingAt: sectionSpan(section).start)
    return AxisRect(
      mainOrigin: place.across, crossOrigin: 0, mainLength: place.room, crossLength: container.cross
    ).onPixel(scale)
  }
}
