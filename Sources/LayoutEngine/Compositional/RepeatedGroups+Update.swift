import LayoutModel

extension RepeatedGroups {
  /// Removes items at old places and inserts others, with what was measured of them, at new places.
  ///
  /// O(m log n) or one merge in a list; else O(m + items of the groups that hold something measured).
  mutating func apply(_ edit: ItemEdit, _ plan: SectionPlan, _ solver: inout GroupSolver) {
    let newCount = count - edit.deletions.count + edit.insertions.count
    guard plan.kind == .rows else {
      let measured = edit.moved(measuredItems(plan))
      self = RepeatedGroups(count: newCount, plan: plan, solver: &solver)
      measure(measured, plan, &solver)
      return
    }
    dormant = Self.across(edit.moved(dormant))
    let isExact = exactRows != nil || edit.insertions.contains { $0.size.main == plan.rowEstimate }
    if isExact, exactRows == nil { exactRows = ExtentIndex(count: groupCount, each: 0) }
    let marks = edit.insertions.map { ($0.index, $0.size.main == plan.rowEstimate ? 1.0 : 0) }
    exactRows?.apply(deletions: edit.deletions, insertions: marks)
    if lengths != nil || edit.insertions.contains(where: { !$0.size.main.isNaN }) {
      makeLengths(plan)
      let lengths = edit.insertions.map { ($0.index, $0.size.main.isNaN ? plan.rowEstimate : $0.size.main) }
      self.lengths?.apply(deletions: edit.deletions, insertions: lengths)
    }
    setRowCount(newCount, plan)
  }

  /// Takes in what was measured of items, in ascending order, when nothing else has been. O(items of the groups that hold them + n / 128).
  mutating func measure(_ items: [MeasuredItem], _ plan: SectionPlan, _ solver: inout GroupSolver) {
    guard takesMeasures(plan) else {
      dormant = plan.isMeasurable ? items : []
      return
    }
    if plan.kind == .rows { return measureRows(items, plan) }
    var changed: [Int] = []
    for item in items {
      let group = item.index / plan.template.cells
      keep(item.size, group, item.index % plan.template.cells)
      if changed.last != group { changed.append(group) }
    }
    solve(changed, plan, &solver)
  }

  private mutating func measureRows(_ items: [MeasuredItem], _ plan: SectionPlan) {
    dormant = Self.across(items)
    let items = items.filter { !$0.size.main.isNaN }
    let exact = items.filter { $0.size.main == plan.rowEstimate }.map(\.index)
    if !exact.isEmpty {
      exactRows = ExtentIndex(count: groupCount, each: 0)
      exactRows?.apply(deletions: exact, insertions: exact.map { ($0, 1) })
    }
    let other = items.filter { $0.size.main != plan.rowEstimate }
    guard !other.isEmpty else { return }
    makeLengths(plan)
    lengths?.apply(deletions: other.map(\.index), insertions: other.map { ($0.index, $0.size.main) })
  }

  /// Each item of which something was measured, in ascending order. O(groups that hold something measured + pages), in a list O(n / 128)
  /// and the measured rows.
  func measuredItems(_ plan: SectionPlan) -> [MeasuredItem] {
    guard takesMeasures(plan) else { return dormant }
    if plan.kind == .rows { return Self.merged(measuredRows(plan), across: dormant) }
    var result: [MeasuredItem] = []
    for (number, page) in measured.pages.enumerated() where !page.isEmpty {
      for (place, size) in page.enumerated() where !size.isSame(as: .unmeasured) {
        result.append(MeasuredItem(index: number * page.count + place, size: size))
      }
    }
    return result
  }

  /// What of measured items is across.
  private static func across(_ items: [MeasuredItem]) -> [MeasuredItem] {
    items.filter { !$0.size.cross.isNaN }.map {
      MeasuredItem(index: $0.index, size: AxisSize(main: .nan, cross: $0.size.cross))
    }
  }

  /// Measured lengths along the scroll axis and across it, both ascending, as sizes.
  private static func merged(_ rows: [MeasuredItem], across: [MeasuredItem]) -> [MeasuredItem] {
    guard !across.isEmpty else { return rows }
    var sizes: [Int: AxisSize] = [:]
    for row in rows { sizes[row.index] = row.size }
    for item in across { sizes[item.index, default: .unmeasured].cross = item.size.cross }
    return sizes.map { MeasuredItem(index: $0.key, size: $0.value) }.sorted { $0.index < $1.index }
  }

  private func measuredRows(_ plan: SectionPlan) -> [MeasuredItem] {
    var result: [MeasuredItem] = []
    guard let lengths = lengths ?? exactRows.map({ ExtentIndex(count: $0.count, each: plan.rowEstimate) }) else {
      return []
    }
    var first = 0
    for leaf in lengths.rope.leaves.indices {
      let isRun = lengths.rope.leaves[leaf].isRun
      lengths.rope.withItems(ofLeaf: leaf) { rows in
        if !isRun || rows[0] != plan.rowEstimate || exactRows != nil {
          for (place, length) in rows.enumerated()
          where length != plan.rowEstimate || exactRows?.length(at: first + place) == 1 {
            result.append(MeasuredItem(index: first + place, size: AxisSize(main: length, cross: .nan)))
          }
        }
        first += rows.count
      }
    }
    return result
  }

  /// What was measured of an item, NaN on an axis where nothing was. O(log n + what has no effect).
  func measuredSize(of item: Int, _ plan: SectionPlan) -> AxisSize {
    let dormant = dormant.first { $0.index == item }?.size ?? .unmeasured
    guard takesMeasures(plan) else { return dormant }
    if plan.kind == .rows {
      let length = lengths?.length(at: item) ?? plan.rowEstimate
      let isMeasured = length != plan.rowEstimate || exactRows?.length(at: item) == 1
      return AxisSize(main: isMeasured ? length : .nan, cross: dormant.cross)
    }
    let (group, cell) = item.quotientAndRemainder(dividingBy: plan.template.cells)
    guard let (page, offset) = measured.place(ofRow: group) else { return .unmeasured }
    return measured.pages[page][offset + cell]
  }
}

/// An item and what was measured of it, NaN on an axis where nothing was.
struct MeasuredItem: Sendable {
  var index: Int
  var size: AxisSize
}

/// What happens to the items of one section in a batch.
struct ItemEdit: Sendable {
  /// The old places of items that go, ascending and distinct.
  var deletions: [Int] = []
  /// Items that come, by their new places, ascending and distinct.
  var insertions: [MeasuredItem] = []

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty }

  mutating func sort() {
    deletions.sort()
    insertions.sort { $0.index < $1.index }
  }

  /// What is measured after the edit, given what was before, both ascending. O(items measured + m).
  func moved(_ items: [MeasuredItem]) -> [MeasuredItem] {
    var result: [MeasuredItem] = []
    result.reserveCapacity(items.count + insertions.count)
    var (gone, come) = (0, 0)
    func insert(before index: Int) {
      while come < insertions.count, insertions[come].index <= index + come {
        if !insertions[come].size.isSame(as: .unmeasured) { result.append(insertions[come]) }
        come += 1
      }
    }
    for item in items {
      while gone < deletions.count, deletions[gone] < item.index { gone += 1 }
      if gone < deletions.count, deletions[gone] == item.index { continue }
      insert(before: item.index - gone)
      result.append(MeasuredItem(index: item.index - gone + come, size: item.size))
    }
    insert(before: .max - insertions.count)
    return result
  }
}
