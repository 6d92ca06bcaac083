import LayoutModel

/// A compositional layout (rules B9 to B62, P1): sections of groups, positions computed when they are asked for.
///
/// Sections of equal descriptions share one template, so that preparing costs a comparison a section. Where nothing can be measured, a section
/// of any number of items is arithmetic. Where items can be, a section keeps lengths of groups in an index:
///
/// | section | measuring an item | a batch |
/// | --- | --- | --- |
/// | one item a group, estimated along the scroll axis: lists | O(log n) | O(m log n), or one merge |
/// | the number of items of a group does not depend on what is measured | O(log n + items of a group) | O(m + groups measured) |
/// | it does, or all groups share a length | O(log n + groups solved again), O(n) at worst | O(n) |
///
/// A value: a copy shares its storage until one of the two changes. All lengths are points. All must be finite, which the caller has to
/// see to. Paths and section numbers must exist.
public struct CompositionalLayoutEngine: Sendable {
  /// The size of the collection view.
  let container: AxisSize
  /// Pixels a point.
  let scale: Double
  /// The space between two sections.
  let sectionSpacing: Double
  /// The boundary items of the whole content.
  let boundaryItems: [BoundaryItemDescription]
  /// What was measured of each of those.
  private var boundarySizes: ContiguousArray<AxisSize>
  /// The sections.
  private(set) var sections: ContiguousArray<CompositionalSectionLayout> = []
  /// Where the sections start.
  private(set) var tree = SumTree<SectionSummary>()
  /// The boundary items around all sections.
  private(set) var ring: BoundaryRing
  /// The bench that groups are solved at.
  var solver = GroupSolver()

  /// Prepares a layout. O(sections), and O(items) of each section whose number of items in a group depends on what is measured.
  public init(_ description: CompositionalDescription) {
    Hostile.check(description)
    container = AxisSize(main: max(0, description.container.main), cross: max(0, description.container.cross))
    scale = description.scale
    sectionSpacing = max(0, description.sectionSpacing)
    boundaryItems = description.boundaryItems
    boundarySizes = ContiguousArray(repeating: .unmeasured, count: description.boundaryItems.count)
    ring = BoundaryRing(around: 0, []) { _ in AxisSize(main: 0, cross: 0) }
    sections.reserveCapacity(description.sections.count)
    for section in description.sections { sections.append(makeSection(section, after: sections.last)) }
    tree = SumTree(ContiguousArray(sections.map(\.summary)))
    updateRing()
  }

  /// Makes a section with nothing measured; one like the section given shares with it what it can.
  mutating func makeSection(
    _ section: CompositionalSection, after previous: CompositionalSectionLayout?
  ) -> CompositionalSectionLayout {
    if let twin = previous?.twin(of: section) { return twin }
    return CompositionalSectionLayout(section, plan: plan(for: section, like: previous), solver: &solver)
  }

  /// The plan of a section: that of the section given, if it serves.
  mutating func plan(
    for section: CompositionalSection, like previous: CompositionalSectionLayout?
  ) -> SectionPlan {
    if let plan = previous?.plan, plan.serves(section) { return plan }
    return SectionPlan(section, container: container, scale: scale, solver: &solver)
  }

  // MARK: Lengths

  /// The size of the content (B37, B47). O(1).
  public var contentSize: AxisSize {
    AxisSize(main: ring.length, cross: max(container.cross, tree.total.across))
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in a section.
  public func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// Where a section starts and ends along the scroll axis, boundary items included. O(log sections).
  public func sectionSpan(_ section: Int) -> (start: Double, end: Double) {
    let start = ring.startGrowth + tree.sum(before: section).length + sectionSpacing * Double(section)
    return (start, start + tree.leaves[section].length)
  }

  /// The frame of a section: as wide as the collection view. O(log sections).
  public func sectionFrame(_ section: Int) -> AxisRect {
    let span = sectionSpan(section)
    return AxisRect(
      mainOrigin: span.start, crossOrigin: 0, mainLength: span.end - span.start, crossLength: container.cross)
  }

  /// The lengths of all sections and the spaces between them.
  private var sectionsLength: Double { tree.total.length + sectionSpacing * Double(max(0, sections.count - 1)) }

  private mutating func updateRing() {
    ring = BoundaryRing(around: sectionsLength, boundaryItems) { boundarySlot($0) }
  }

  /// The slot of a boundary item of the whole content (B47).
  func boundarySlot(_ role: Int) -> AxisSize {
    boundaryItems[role].size.resolved(in: container, scale: scale, measured: boundarySizes[role])
  }

  // MARK: Change

  /// Takes in the measured size of an item: the lengths that are estimated (B12, D13), none below 0. An item that has no place takes in
  /// nothing. Answers whether anything moved.
  ///
  /// O(log n) in a list; see the table above.
  public mutating func setSize(_ size: AxisSize, ofItemAt path: ItemPath) -> Bool {
    Hostile.check(size, "the size of item \(path.item) of section \(path.section)")
    guard sections[path.section].setSize(size, at: path.item, &solver) else { return false }
    sectionChanged(path.section)
    return true
  }

  /// Takes in the measured size of a boundary item of a section (D13). Answers whether anything moved. O(log sections).
  public mutating func setBoundarySize(_ size: AxisSize, role: Int, section: Int) -> Bool {
    Hostile.check(size, "the size of boundary item \(role) of section \(section)")
    guard sections[section].setBoundarySize(size, role: role) else { return false }
    sectionChanged(section)
    return true
  }

  /// Takes in the measured size of a boundary item of the whole content (D13). Answers whether anything moved. O(1).
  public mutating func setLayoutBoundarySize(_ size: AxisSize, role: Int) -> Bool {
    Hostile.check(size, "the size of boundary item \(role)")
    let old = boundarySlot(role)
    boundarySizes[role] = boundaryItems[role].size.taking(size)
    guard boundarySlot(role) != old else { return false }
    updateRing()
    return true
  }

  /// Replaces everything about a section, and forgets what was measured in it; its orthogonal offset stays. As preparing one section.
  public mutating func replaceSection(_ section: Int, with description: CompositionalSection) {
    let offset = sections[section].orthogonalOffset
    sections[section] = makeSection(description, after: sections[section])
    sections[section].orthogonalOffset = offset
    sectionChanged(section)
  }

  /// Takes over the length of a section that has changed.
  mutating func sectionChanged(_ section: Int) {
    tree.update(section, to: sections[section].summary)
    updateRing()
  }

  /// Takes a section out, so that it changes unshared; what is left in its place is of no use.
  mutating func takeSection(_ section: Int) -> CompositionalSectionLayout {
    let taken = sections[section]
    sections[section].body = []
    return taken
  }

  /// Takes over all sections after a batch.
  mutating func replaceSections(with sections: ContiguousArray<CompositionalSectionLayout>) {
    self.sections = sections
    tree = SumTree(ContiguousArray(sections.map(\.summary)))
    updateRing()
  }

  /// Scrolls the groups of a section across the scroll axis (B57, B62). The offset is stored as given. O(1).
  public mutating func setOrthogonalOffset(_ offset: Double, inSection section: Int) {
    Hostile.check(offset, "an orthogonal offset")
    sections[section].orthogonalOffset = offset
  }
}
