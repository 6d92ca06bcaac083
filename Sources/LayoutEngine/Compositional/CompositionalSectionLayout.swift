import LayoutModel

/// One section: what it shares with others of its description, its groups, and what was measured or scrolled in it.
///
/// Sections of one description and number of items share one storage of groups until something in one of them is measured.
struct CompositionalSectionLayout: Sendable {
  var plan: SectionPlan
  /// How many items there are.
  var count: Int
  /// The groups, on their own in an array so that sections share them.
  var body: ContiguousArray<GroupBody>
  /// Whether no item was ever measured or changed.
  var isPristine = true
  /// What was measured of each boundary item; empty if nothing was.
  var boundarySizes: ContiguousArray<AxisSize> = []
  /// How far the groups are scrolled across the scroll axis.
  var orthogonalOffset = 0.0
  /// The boundary items around the groups and their insets.
  private(set) var ring: BoundaryRing

  /// The groups of a section: one of the two is in use.
  struct GroupBody: Sendable {
    var repeated: RepeatedGroups?
    var solved: SolvedGroups?
  }

  /// Makes a section, nothing measured. O(1) for equal sections, else O(items of a group), or O(n) if a plan says so.
  init(_ section: CompositionalSection, plan: SectionPlan, solver: inout GroupSolver) {
    self.plan = plan
    count = section.count
    let body: GroupBody
    if plan.kind == .solved {
      let measured = ContiguousArray(repeating: AxisSize.unmeasured, count: section.count)
      body = GroupBody(solved: SolvedGroups(measured: measured, plan: plan, solver: &solver))
    } else {
      body = GroupBody(repeated: RepeatedGroups(count: section.count, plan: plan, solver: &solver))
    }
    self.body = [body]
    ring = BoundaryRing(around: 0, []) { _ in AxisSize(main: 0, cross: 0) }
    updateRing()
  }

  /// A section of this description with nothing measured that shares the groups of this one; nil if they differ.
  func twin(of section: CompositionalSection) -> CompositionalSectionLayout? {
    guard isPristine, section.count == count, plan.serves(section) else { return nil }
    var twin = self
    twin.orthogonalOffset = 0
    if !boundarySizes.isEmpty {
      twin.boundarySizes = []
      twin.updateRing()
    }
    return twin
  }

  /// The section's description, but for its number of items.
  var description: CompositionalSection { plan.section }

  var isOrthogonal: Bool { plan.section.orthogonal != nil }

  // MARK: Groups

  /// How many groups there are; 0 if the section behaves as empty (B28).
  var groupCount: Int { body[0].repeated?.groupCount ?? body[0].solved?.groupCount ?? 0 }

  /// The longest group on the axis along which groups do not follow each other.
  var across: Double { body[0].repeated?.across ?? body[0].solved?.across ?? 0 }

  /// Where the last group ends, from the start of the first.
  var groupsLength: Double { body[0].repeated?.total(plan) ?? body[0].solved?.total(plan) ?? 0 }

  /// Where a group starts, from the start of the first, and its length. O(log n).
  func span(ofGroup group: Int) -> (start: Double, length: Double) {
    body[0].repeated?.span(group, plan) ?? body[0].solved?.span(group, plan) ?? (0, 0)
  }

  /// The group at a position from the start of the first, or the nearest. O(log n).
  func group(at position: Double) -> Int? {
    if body[0].repeated != nil { return body[0].repeated?.group(at: position, plan) }
    return body[0].solved?.group(at: position, plan)
  }

  /// The length of all groups on the axis along which they follow each other, edge spacing included.
  var rowLength: Double { groupCount > 0 ? groupsLength + plan.edges(plan.axis).least : 0 }

  // MARK: Lengths

  /// How far groups and insets reach along the scroll axis (B34); 0 if there is nothing (B36).
  private var contentLength: Double {
    guard groupCount > 0 || !plan.section.boundaryItems.isEmpty else { return 0 }
    let insets = plan.section.contentInsets.notNegative
    guard groupCount > 0 else { return insets.mainStart + insets.mainEnd }
    let groups = isOrthogonal ? across + plan.edges(.main).least : rowLength
    return insets.mainStart + groups + insets.mainEnd
  }

  /// The length along the scroll axis, boundary items included.
  var length: Double { ring.length }

  /// Computes the length anew from the groups and the boundary items.
  mutating func updateRing() {
    ring = BoundaryRing(around: contentLength, plan.section.boundaryItems) { boundarySlot($0) }
  }

  /// What the section adds to the layout.
  var summary: SectionSummary {
    SectionSummary(
      items: 1, length: length, across: isOrthogonal ? 0 : across, reach: reach)
  }

  /// How far groups and boundary items may stick out of the section along the scroll axis. A boundary item is put on a pixel where the
  /// section starts, which is up to a pixel from where it is put at 0.
  private var reach: Double {
    var reach = plan.groupReach(.main)
    guard !plan.section.boundaryItems.isEmpty else { return reach }
    let place = boundaryPlace(startingAt: 0)
    for (role, item) in plan.section.boundaryItems.enumerated() {
      let frame = place.frame(of: item, slot: boundarySlot(role))
      reach = max(reach, -frame.mainOrigin, frame.mainEnd - length)
    }
    return reach + 1 / plan.setting.scale
  }

  // MARK: Boundary items

  /// The slot of a boundary item (B39).
  func boundarySlot(_ role: Int) -> AxisSize {
    let insets = plan.section.boundaryCrossInsets.notNegative
    let area = AxisSize(
      main: plan.container.main, cross: max(0, plan.container.cross - insets.crossStart - insets.crossEnd))
    let measured = boundarySizes.isEmpty ? .unmeasured : boundarySizes[role]
    return plan.section.boundaryItems[role].size.resolved(in: area, scale: plan.setting.scale, measured: measured)
  }

  /// Where boundary items stand in a section that starts at `start`.
  func boundaryPlace(startingAt start: Double) -> BoundaryPlace {
    let insets = plan.section.boundaryCrossInsets.notNegative
    return BoundaryPlace(
      ring: ring, start: start, crossStart: insets.crossStart,
      crossEnd: max(insets.crossStart, plan.container.cross - insets.crossEnd), scale: plan.setting.scale)
  }

  // MARK: Measuring

  /// Takes in the size of an item. Answers whether anything moved.
  mutating func setSize(_ size: AxisSize, at item: Int, _ solver: inout GroupSolver) -> Bool {
    let isChanged: Bool
    isPristine = false
    if body[0].repeated != nil {
      guard groupCount > 0 else { return false }
      isChanged = body[0].repeated?.setSize(size, at: item, plan, &solver) ?? false
    } else {
      isChanged = body[0].solved?.setSize(size, at: item, plan, &solver) ?? false
    }
    if isChanged { updateRing() }
    return isChanged
  }

  /// Takes in the size of a boundary item. Answers whether anything moved.
  mutating func setBoundarySize(_ size: AxisSize, role: Int) -> Bool {
    let items = plan.section.boundaryItems
    let old = boundarySlot(role)
    if boundarySizes.isEmpty { boundarySizes = ContiguousArray(repeating: .unmeasured, count: items.count) }
    boundarySizes[role] = items[role].size.taking(size)
    guard boundarySlot(role) != old else { return false }
    updateRing()
    return true
  }
}

/// What a section adds to a layout.
struct SectionSummary: Summary {
  /// How many sections.
  var items: Int
  /// Their lengths along the scroll axis together.
  var length: Double
  /// The widest group of those that do not scroll across.
  var across: Double
  /// How far their boundary items stick out at most.
  var reach: Double

  static let zero = SectionSummary(items: 0, length: 0, across: 0, reach: 0)

  @inline(__always) mutating func advance(over next: SectionSummary) {
    items += next.items
    length += next.length
  }

  @inline(__always) mutating func combine(with next: SectionSummary) {
    advance(over: next)
    across = max(across, next.across)
    reach = max(reach, next.reach)
  }
}
