import LayoutModel

/// The groups of a section in which every group but a partly filled last one holds as many items as the template.
///
/// As long as nothing is measured, everything is arithmetic: a section of any number of items takes a few words. What is measured is
/// kept for the groups that hold it: their lengths in an index, what they consist of in pages.
struct RepeatedGroups: Sendable {
  /// How many items there are.
  private(set) var count: Int
  /// How many groups there are.
  private(set) var groupCount: Int
  /// The lengths of all groups, in a list those of the items; nil while all but the last group are as long as the template.
  var lengths: ExtentIndex?
  /// The last group, if it is not like the template.
  private(set) var last: SolvedGroup?
  /// What each group with something measured consists of: its slot, then frame and clip of each piece.
  private(set) var solved: PageStore<AxisRect>
  /// What was measured of each cell of a group.
  private(set) var measured: PageStore<AxisSize>
  /// The rows that were measured to be exactly as long as estimated: 1, else 0; nil if there are none.
  var exactRows: ExtentIndex?
  /// What was measured of items elsewhere and has no effect here: all of it where the section behaves as empty, else what of it is across
  /// in a list. In ascending order.
  var dormant: [MeasuredItem] = []
  /// The longest group on the axis along which groups do not follow each other.
  private(set) var across: Double
  /// How many groups hold something measured.
  private(set) var solvedCount = 0

  /// Makes groups of `count` items, nothing measured. O(1), and O(items of a group) if the last is partly filled.
  init(count: Int, plan: SectionPlan, solver: inout GroupSolver) {
    let template = plan.template
    self.count = count
    groupCount = template.cells > 0 ? (count + template.cells - 1) / template.cells : 0
    solved = PageStore(
      stride: 2 * template.pieces.count + 1,
      blank: AxisRect(mainOrigin: 0, crossOrigin: 0, mainLength: .nan, crossLength: .nan))
    measured = PageStore(stride: template.cells, blank: .unmeasured)
    across = 0
    guard groupCount > 0 else { return }
    let rest = (self.count - 1) % template.cells + 1
    if rest < template.cells || !plan.lastIsFull {
      solver.solve(plan.setting, left: rest, forced: groupCount > 1 ? plan.sharedSize : .unmeasured)
      last = SolvedGroup(solver, firstCell: self.count - rest)
    }
    across = longestUnsolved(plan)
  }

  /// The length of the groups that were not solved on their own, and of the last, on the axis across.
  private func longestUnsolved(_ plan: SectionPlan) -> Double {
    let axis = plan.axis.other
    return max(groupCount > (last == nil ? 0 : 1) ? plan.template.size[axis] : 0, last?.size[axis] ?? 0)
  }

  // MARK: Positions along the axis in which groups follow each other, from the start of the first slot

  /// Where the last group ends. O(1).
  func total(_ plan: SectionPlan) -> Double {
    if let lengths { return lengths.total + plan.rowExtra }
    guard groupCount > 0 else { return 0 }
    let each = plan.template.size[plan.axis]
    return Double(groupCount - 1) * (each + plan.groupSpacing) + (last?.size[plan.axis] ?? each)
  }

  /// Where a group starts, and its length. O(log n).
  func span(_ group: Int, _ plan: SectionPlan) -> (start: Double, length: Double) {
    if let lengths {
      let span = lengths.span(of: group)
      return (span.start, span.length + plan.rowExtra)
    }
    let each = plan.template.size[plan.axis]
    let length = group == groupCount - 1 ? last?.size[plan.axis] ?? each : each
    return (Double(group) * (each + plan.groupSpacing), length)
  }

  /// The group at a position, or the nearest; nil if there are none. O(log n).
  func group(at position: Double, _ plan: SectionPlan) -> Int? {
    if let lengths { return lengths.index(at: position) }
    guard groupCount > 0 else { return nil }
    let step = plan.template.size[plan.axis] + plan.groupSpacing
    guard step > 0, position > 0 else { return position > 0 ? groupCount - 1 : 0 }
    return Int(min(Double(groupCount - 1), (position / step).rounded(.down)))
  }

  // MARK: Groups

  /// The first cell of a group.
  func firstCell(ofGroup group: Int, _ plan: SectionPlan) -> Int { group * plan.template.cells }

  /// How many cells are left from a group on.
  func cellsLeft(from group: Int, _ plan: SectionPlan) -> Int { count - group * plan.template.cells }

  /// Whether a group holds something measured, so that it was solved on its own.
  func isSolved(_ group: Int) -> Bool {
    guard let (page, offset) = solved.place(ofRow: group) else { return false }
    return !solved.pages[page][offset].mainLength.isNaN
  }

  /// The size of a group's slot.
  func size(ofGroup group: Int, _ plan: SectionPlan) -> AxisSize {
    if plan.kind == .rows {
      var size = plan.template.size
      if let lengths { size.main = lengths.length(at: group) + plan.rowExtra }
      return size
    }
    if let last, group == groupCount - 1 { return last.size }
    guard let (page, offset) = solved.place(ofRow: group), !solved.pages[page][offset].mainLength.isNaN else {
      return plan.template.size
    }
    let slot = solved.pages[page][offset]
    return AxisSize(main: slot.mainLength, cross: slot.crossLength)
  }
}

// MARK: - Measuring

extension RepeatedGroups {
  /// Takes in the size of an item. Answers whether anything moved. O(log n + items of a group).
  mutating func setSize(_ size: AxisSize, at item: Int, _ plan: SectionPlan, _ solver: inout GroupSolver) -> Bool {
    let (group, cell) = item.quotientAndRemainder(dividingBy: plan.template.cells)
    let piece = plan.template.pieces[plan.template.pieceOfCell[cell]]
    guard let size = plan.measured(size, of: piece) else { return false }
    if plan.kind == .rows { return setLength(size.main, ofRow: item, plan) }
    return keep(size, group, cell) && solve(group, plan, &solver)
  }

  /// Forgets what was measured of an item. Answers whether anything moved. O(log n + items of a group).
  mutating func forget(_ item: Int, _ plan: SectionPlan, _ solver: inout GroupSolver) -> Bool {
    if !dormant.isEmpty { dormant.removeAll { $0.index == item } }
    guard takesMeasures(plan) else { return false }
    if plan.kind == .rows { return setLength(.nan, ofRow: item, plan) }
    let (group, cell) = item.quotientAndRemainder(dividingBy: plan.template.cells)
    guard measured.place(ofRow: group) != nil else { return false }
    return keep(.unmeasured, group, cell) && solve(group, plan, &solver)
  }

  /// Whether anything can be measured.
  func takesMeasures(_ plan: SectionPlan) -> Bool { groupCount > 0 && plan.isMeasurable }

  /// Keeps what was measured of a cell of a group. Answers whether that is new.
  @discardableResult
  mutating func keep(_ size: AxisSize, _ group: Int, _ cell: Int) -> Bool {
    measured.change(row: group, of: groupCount) { row in
      let old = row[cell]
      row[cell] = size
      return !old.isSame(as: size)
    }
  }

  /// Takes in the length of a row; NaN forgets what was measured.
  private mutating func setLength(_ measured: Double, ofRow row: Int, _ plan: SectionPlan) -> Bool {
    let estimate = plan.rowEstimate
    let length = measured.isNaN ? estimate : measured
    let mark = measured == estimate ? 1.0 : 0
    if mark == 1, exactRows == nil { exactRows = ExtentIndex(count: groupCount, each: 0) }
    if let old = exactRows?.length(at: row), old != mark { exactRows?.setLength(mark, at: row) }
    guard length != lengths?.length(at: row) ?? estimate else { return false }
    makeLengths(plan)
    lengths?.setLength(length, at: row)
    return true
  }

  /// Takes over another number of rows.
  mutating func setRowCount(_ rows: Int, _ plan: SectionPlan) {
    (count, groupCount) = (rows, rows)
    across = longestUnsolved(plan)
  }

  /// Makes the index of lengths, all groups but the last as long as the template.
  mutating func makeLengths(_ plan: SectionPlan) {
    guard lengths == nil else { return }
    let each = plan.template.size[plan.axis] - plan.rowExtra
    var index = ExtentIndex(count: groupCount, each: each, spacing: plan.groupSpacing + plan.rowExtra)
    if let last { index.setLength(last.size[plan.axis], at: groupCount - 1) }
    lengths = index
  }

  /// Solves one group again with what is measured. Answers whether anything changed.
  private mutating func solve(_ group: Int, _ plan: SectionPlan, _ solver: inout GroupSolver) -> Bool {
    let axis = plan.axis
    let old = size(ofGroup: group, plan)
    let isChanged = keepSolved(group, plan, &solver)
    let size = solver.size
    if size[axis] != old[axis] {
      makeLengths(plan)
      lengths?.setLength(size[axis], at: group)
    }
    if size[axis.other] > across {
      across = size[axis.other]
    } else if old[axis.other] == across, size[axis.other] < across {
      across = longest(plan)
    }
    return isChanged || size != old
  }

  /// Solves groups, in ascending order, with what is measured, when no other has been. One merge.
  mutating func solve(_ groups: [Int], _ plan: SectionPlan, _ solver: inout GroupSolver) {
    guard !groups.isEmpty else { return }
    var changed: (groups: [Int], lengths: [(index: Int, length: Double)]) = ([], [])
    for group in groups {
      let old = size(ofGroup: group, plan)[plan.axis]
      _ = keepSolved(group, plan, &solver)
      guard solver.size[plan.axis] != old else { continue }
      changed.groups.append(group)
      changed.lengths.append((group, solver.size[plan.axis]))
    }
    if !changed.groups.isEmpty {
      makeLengths(plan)
      lengths?.apply(deletions: changed.groups, insertions: changed.lengths)
    }
    across = longest(plan)
  }

  /// Solves a group and keeps what it consists of. Answers whether that is new.
  private mutating func keepSolved(_ group: Int, _ plan: SectionPlan, _ solver: inout GroupSolver) -> Bool {
    let left = cellsLeft(from: group, plan)
    let setting = last != nil && group == groupCount - 1 ? plan.setting : plan.untrimmed
    measured.withRow(group) { solver.solve(setting, measured: $0, left: left) }
    guard let old = last, group == groupCount - 1 else { return store(group, plan.template, solver) }
    last = SolvedGroup(solver, firstCell: old.firstCell)
    return old.pieces != solver.pieces
  }

  /// Keeps what a full group consists of. Answers whether that is new.
  private mutating func store(_ group: Int, _ template: GroupTemplate, _ solver: GroupSolver) -> Bool {
    var isFirst = false
    let isChanged = solved.change(row: group, of: groupCount) { row in
      isFirst = row[0].mainLength.isNaN
      row[0] = AxisRect(
        mainOrigin: 0, crossOrigin: 0, mainLength: solver.size.main, crossLength: solver.size.cross)
      var isChanged = false
      for (number, piece) in solver.pieces.enumerated() {
        let old = isFirst ? template.pieces[number].frame : row[2 * number + 1]
        isChanged = isChanged || old != piece.frame
        row[2 * number + 1] = piece.frame
        row[2 * number + 2] = piece.clip
      }
      return isChanged
    }
    if isFirst { solvedCount += 1 }
    return isChanged
  }

  /// The longest of all groups across. O(pages + groups that hold something measured).
  private func longest(_ plan: SectionPlan) -> Double {
    let axis = plan.axis.other
    let partly = last == nil ? 0 : 1
    var longest = last?.size[axis] ?? 0
    if solvedCount < groupCount - partly { longest = max(longest, plan.template.size[axis]) }
    for page in solved.pages where !page.isEmpty {
      for row in Swift.stride(from: 0, to: page.count, by: solved.stride) where !page[row].mainLength.isNaN {
        longest = max(longest, axis == .main ? page[row].mainLength : page[row].crossLength)
      }
    }
    return longest
  }
}
