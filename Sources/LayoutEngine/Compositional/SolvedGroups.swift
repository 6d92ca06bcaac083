import LayoutModel

/// The groups of a section in which what is measured decides how many items a group holds, or in which all groups share a length.
///
/// Every group is kept as it was solved. A change solves groups again from the one that changes to the first that starts with the same item
/// as before; where groups share a length that changes, all of them.
struct SolvedGroups: Sendable {
  /// What was measured of each item.
  private(set) var measured: ContiguousArray<AxisSize>
  /// The groups in order; none if one of them could hold no item (B28).
  private(set) var groups: ContiguousArray<SolvedGroup> = []
  /// Where they stand.
  private var tree = SumTree<GroupSummary>()
  /// How many tied items of each kind stand before each group, group after group.
  private var tiesBefore: ContiguousArray<Int> = []
  /// How many cells were looked at for a group at most: what is measured of a cell may change groups that start so many before it.
  private var cellsSeen = 0
  /// The lengths that all groups share, NaN on an axis where they do not (B31).
  private var shared = AxisSize.unmeasured

  /// Makes groups of items. O(n).
  init(measured: ContiguousArray<AxisSize>, plan: SectionPlan, solver: inout GroupSolver) {
    self.measured = plan.isMeasurable ? measured : ContiguousArray(repeating: .unmeasured, count: measured.count)
    solveAll(plan, &solver)
  }

  /// How many groups there are.
  var groupCount: Int { groups.count }

  /// The longest group on the axis along which groups do not follow each other.
  var across: Double { tree.total.across }

  /// Where the last group ends. O(1).
  func total(_ plan: SectionPlan) -> Double { tree.total.length + plan.groupSpacing * Double(max(0, groups.count - 1)) }

  /// Where a group starts, and its length. O(log groups).
  func span(_ group: Int, _ plan: SectionPlan) -> (start: Double, length: Double) {
    (tree.sum(before: group).length + plan.groupSpacing * Double(group), tree.leaves[group].length)
  }

  /// The group at a position, or the nearest; nil if there are none. O(log groups).
  func group(at position: Double, _ plan: SectionPlan) -> Int? {
    guard !groups.isEmpty else { return nil }
    let spacing = plan.groupSpacing
    return tree.locate { $0.length + spacing * Double($0.items) <= position }.leaf
  }

  /// The group that holds an item; nil if there are none. O(log groups).
  func group(ofItem item: Int) -> Int? {
    guard !groups.isEmpty else { return nil }
    var (low, high) = (0, groups.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if groups[middle].firstCell <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// How many tied items of a kind stand before a group. O(1).
  func ties(ofKind kind: Int, before group: Int, _ plan: SectionPlan) -> Int {
    tiesBefore[group * plan.setting.plan.kinds.count + kind]
  }

  /// The piece that is a tied item. O(groups + pieces of a group).
  func tie(ofKind kind: Int, number: Int, _ plan: SectionPlan) -> (group: Int, piece: Int)? {
    for (index, group) in groups.enumerated() {
      let before = ties(ofKind: kind, before: index, plan)
      guard number < before + group.tieCounts[kind] else { continue }
      let piece = group.pieces.firstIndex {
        $0.tie >= 0 && plan.setting.plan.kindOfTie[$0.tie] == kind && before + $0.ordinal == number
      }
      return piece.map { (index, $0) }
    }
    return nil
  }

  /// The piece that is an item. O(pieces of a group).
  func piece(ofItem item: Int, inGroup group: Int) -> Int? {
    groups[group].pieces.firstIndex { $0.cell == item - groups[group].firstCell }
  }
}

// MARK: - Measuring

extension SolvedGroups {
  /// Takes in the size of an item. Answers whether anything moved.
  ///
  /// O(log n) and what is solved: the groups from that of the item to the first that starts where it did, and O(groups) for their
  /// number, if that changes; all groups if they share a length that changes.
  mutating func setSize(_ size: AxisSize, at item: Int, _ plan: SectionPlan, _ solver: inout GroupSolver) -> Bool {
    guard let group = group(ofItem: item), let piece = piece(ofItem: item, inGroup: group),
      let size = plan.measured(size, of: groups[group].pieces[piece])
    else { return false }
    if !size.main.isNaN { measured[item].main = size.main }
    if !size.cross.isNaN { measured[item].cross = size.cross }
    return solve(around: item, plan, &solver)
  }

  /// Solves groups again from the first that may change with an item to the first behind it that starts with the same item as before.
  private mutating func solve(around item: Int, _ plan: SectionPlan, _ solver: inout GroupSolver) -> Bool {
    var fresh: ContiguousArray<SolvedGroup> = []
    let first = group(ofItem: max(0, item - cellsSeen)) ?? 0
    var cell = groups[first].firstCell
    var end = first
    repeat {
      guard let group = solveGroup(at: cell, plan, &solver) else {
        removeAll(plan)
        return true
      }
      fresh.append(group)
      cell += group.cells
      while end < groups.count, groups[end].firstCell < cell { end += 1 }
    } while cell < measured.count && (cell <= item || end == groups.count || groups[end].firstCell != cell)
    guard fresh[...] != groups[first..<end] else { return false }
    let tiesStay = fresh.count == end - first && fresh.map(\.tieCounts) == groups[first..<end].map(\.tieCounts)
    groups.replaceSubrange(first..<end, with: fresh)
    tree.replace(first..<end, with: ContiguousArray(fresh.map { GroupSummary($0, plan.axis) }))
    if !tiesStay { countTies(plan) }
    if sharesLength(plan), !lengthToShare(plan).isSame(as: shared) { solveAll(plan, &solver) }
    return true
  }

  private mutating func solveGroup(
    at cell: Int, _ plan: SectionPlan, _ solver: inout GroupSolver
  ) -> SolvedGroup? {
    measured.withUnsafeBufferPointer { sizes in
      let rest = UnsafeBufferPointer(rebasing: sizes[cell...])
      solver.solve(plan.setting, measured: rest, left: rest.count, forced: shared)
    }
    cellsSeen = max(cellsSeen, solver.cellsSeen)
    return solver.cells > 0 ? SolvedGroup(solver, firstCell: cell) : nil
  }

  /// Solves every group.
  private mutating func solveAll(_ plan: SectionPlan, _ solver: inout GroupSolver) {
    shared = .unmeasured
    solveEach(plan, &solver)
    guard sharesLength(plan), !groups.isEmpty else { return }
    shared = lengthToShare(plan)
    solveEach(plan, &solver)
  }

  private mutating func solveEach(_ plan: SectionPlan, _ solver: inout GroupSolver) {
    removeAll(plan)
    var fresh: ContiguousArray<SolvedGroup> = []
    var cell = 0
    while cell < measured.count {
      guard let group = solveGroup(at: cell, plan, &solver) else { return }
      fresh.append(group)
      cell += group.cells
    }
    groups = fresh
    tree = SumTree(ContiguousArray(fresh.map { GroupSummary($0, plan.axis) }))
    countTies(plan)
  }

  /// Whether groups share a length.
  private func sharesLength(_ plan: SectionPlan) -> Bool {
    let size = plan.setting.plan.nodes[0].size
    return size.main.isUniform || size.cross.isUniform
  }

  /// The longest length of all groups, on the axes where they share it.
  private func lengthToShare(_ plan: SectionPlan) -> AxisSize {
    let size = plan.setting.plan.nodes[0].size
    var longest = AxisSize(main: 0, cross: 0)
    for group in groups {
      longest.main = max(longest.main, group.natural.main)
      longest.cross = max(longest.cross, group.natural.cross)
    }
    return AxisSize(
      main: size.main.isUniform ? longest.main : .nan, cross: size.cross.isUniform ? longest.cross : .nan)
  }

  /// Leaves the section empty (B28).
  private mutating func removeAll(_ plan: SectionPlan) {
    groups = []
    tree = SumTree()
    tiesBefore = []
  }

  private mutating func countTies(_ plan: SectionPlan) {
    tiesBefore.removeAll(keepingCapacity: true)
    var counts = ContiguousArray(repeating: 0, count: plan.setting.plan.kinds.count)
    for group in groups {
      tiesBefore.append(contentsOf: counts)
      for kind in counts.indices { counts[kind] += group.tieCounts[kind] }
    }
  }
}

/// Groups that follow each other: how many, their lengths together, and the longest across.
struct GroupSummary: Summary {
  var items: Int
  var length: Double
  var across: Double

  static let zero = GroupSummary(items: 0, length: 0, across: 0)

  private init(items: Int, length: Double, across: Double) {
    self.items = items
    self.length = length
    self.across = across
  }

  /// The summary of one group.
  init(_ group: SolvedGroup, _ axis: FillAxis) {
    self.init(items: 1, length: group.size[axis], across: group.size[axis.other])
  }

  @inline(__always) mutating func advance(over next: GroupSummary) {
    items += next.items
    length += next.length
  }

  @inline(__always) mutating func combine(with next: GroupSummary) {
    advance(over: next)
    across = max(across, next.across)
  }
}
