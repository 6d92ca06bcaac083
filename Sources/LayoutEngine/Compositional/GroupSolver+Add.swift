import LayoutModel

extension GroupSolver {
  /// Adds elements to a group: as long as cells are left those that are there, then those that only count.
  mutating func add(_ order: FillOrder, to slot: Int, _ node: PlanNode, _ run: inout FillRun) {
    var progress = AddProgress()
    slots[slot].container = order.container
    addThere(order, to: slot, node, &progress, &run)
    slots[slot].asked = progress.index
    slots[slot].count = progress.index
    slots[slot].wanted = progress.index
    guard !progress.isFull, progress.index < order.limit else { return }
    let lacksCells = !run.hasCells
    if order.available != nil {
      let takesRoom = addAbsentThatFit(order, to: slot, node, &progress, run.setting)
      if lacksCells, !takesRoom { run.isCapped = true }
    } else {
      slots[slot].wanted = order.limit
      if order.countsAbsent { addAbsent(order, to: slot, node, run.setting) }
    }
    if lacksCells, slots[slot].wanted > slots[slot].asked { run.ranOut = true }
  }

  /// Adds elements that take cells.
  private mutating func addThere(
    _ order: FillOrder, to slot: Int, _ node: PlanNode, _ progress: inout AddProgress, _ run: inout FillRun
  ) {
    let list = node.children
    var runStart = (mark: FillMark(slots, slot, run), progress: progress)
    while progress.index < order.limit, run.hasCells {
      let place = progress.index % list.count
      if place == 0 { runStart = (FillMark(slots, slot, run), progress) }
      if isKnownNotToFit(list.lowerBound + place, order, after: progress, run) {
        progress.isFull = true
        return
      }
      let before = FillMark(slots, slot, run)
      let child = append(list.lowerBound + place, order.container, &run)
      let edges = run.setting.plan.nodes[slots[child].node].edges(order.axis)
      let spacing = progress.index > 0 ? order.spacing : 0
      let next = progress.used + spacing + slots[child].size[order.axis] + edges.least
      if let available = order.available, !fits(next, in: available) {
        run.wasted += slots.count - before.slotCount
        undo(to: before, slot, &run)
        progress.isFull = true
        return
      }
      link(child, to: slot)
      progress.used = next
      progress.index += 1
      // A run of the list that holds nothing would do so for ever.
      if place == list.count - 1, run.cell == runStart.mark.cell {
        undo(to: runStart.mark, slot, &run)
        progress = runStart.progress
        return
      }
    }
  }

  /// Whether a group does not fit behind the elements so far, if that is known before it is filled: its length is given, or
  /// filling what did not fit has cost too much already. Else groups in groups would each fill what does not fit, twice as much at
  /// every depth.
  private func isKnownNotToFit(_ node: Int, _ order: FillOrder, after progress: AddProgress, _ run: FillRun) -> Bool {
    guard progress.index > 0, let available = order.available else { return false }
    let element = run.setting.plan.nodes[node]
    if case .item = element.kind { return false }
    if element.size[order.axis].isEstimated { return run.wasted > FillRun.leastWaste + 8 * slots.count }
    return !fits(progress.used + order.spacing + order.length(of: element, run.setting), in: available)
  }

  /// Counts elements that are not there, by the sizes of the description, as long as they fit. Answers false, and ends with
  /// the list, if that takes no room, so that there is no end to it.
  private mutating func addAbsentThatFit(
    _ order: FillOrder, to slot: Int, _ node: PlanNode, _ progress: inout AddProgress, _ setting: GroupSetting
  ) -> Bool {
    let list = setting.plan.nodes[node.children]
    let room = list.reduce(0) { $0 + order.length(of: $1, setting) } + order.spacing * Double(list.count)
    guard let available = order.available else { return true }
    while progress.index < order.limit {
      if room <= 0, progress.index % list.count == 0 { break }
      let element = list[list.startIndex + progress.index % list.count]
      let length = order.length(of: element, setting)
      let next = progress.used + (progress.index > 0 ? order.spacing : 0) + length
      guard fits(next, in: available) else { break }
      slots[slot].absentLength += length
      slots[slot].absentFlexible += element.edges(order.axis).flexibleCount
      progress.used = next
      progress.index += 1
    }
    slots[slot].count = progress.index
    slots[slot].wanted = progress.index
    return room > 0
  }

  /// Counts the elements that are not there, up to the order's limit. O(elements of the list).
  private mutating func addAbsent(_ order: FillOrder, to slot: Int, _ node: PlanNode, _ setting: GroupSetting) {
    let list = setting.plan.nodes[node.children]
    let first = slots[slot].asked
    for (place, element) in list.enumerated() {
      let rounding = list.count - 1 - place
      let times = (order.limit + rounding) / list.count - (first + rounding) / list.count
      slots[slot].absentLength += order.length(of: element, setting) * Double(times)
      slots[slot].absentFlexible += element.edges(order.axis).flexibleCount * times
    }
    slots[slot].count = order.limit
  }

  /// Makes a slot for an element and fills it. A group that holds no cell has no length on an axis where it is estimated.
  private mutating func append(_ node: Int, _ container: AxisSize, _ run: inout FillRun) -> Int {
    let element = run.setting.plan.nodes[node]
    let slot = slots.count
    if case .item = element.kind {
      let size = element.size.resolved(in: container, scale: run.setting.scale, measured: run.measuredSize())
      slots.append(GroupSlot(node: node, size: size, firstCell: run.cell))
      slots[slot].cells = 1
      run.cell += 1
      return slot
    }
    let size = element.size.resolved(in: container, scale: run.setting.scale)
    slots.append(GroupSlot(node: node, size: size, firstCell: run.cell))
    fill(slot, &run)
    if slots[slot].cells == 0 {
      slots.removeLast(slots.count - slot - 1)
      (slots[slot].firstChild, slots[slot].lastChild) = (-1, -1)
    }
    return slot
  }

  /// Makes a slot the last in another.
  private mutating func link(_ child: Int, to slot: Int) {
    let last = slots[slot].lastChild
    if last >= 0 { slots[last].next = child } else { slots[slot].firstChild = child }
    slots[slot].lastChild = child
  }

  /// Takes back all that was added to a group since a mark.
  mutating func undo(to mark: FillMark, _ slot: Int, _ run: inout FillRun) {
    slots.removeLast(slots.count - mark.slotCount)
    slots[slot] = mark.slot
    if mark.slot.lastChild >= 0 { slots[mark.slot.lastChild].next = -1 }
    run.cell = mark.cell
    run.ranOut = mark.ranOut
    run.isCapped = mark.isCapped
  }
}

extension GroupSolver {
  /// Lets siblings share their longest length (B31), and makes the group as long as what it holds where its length is estimated (B29, B30).
  mutating func finish(_ slot: Int, _ node: PlanNode, _ axis: FillAxis, _ plan: GroupPlan) {
    if node.size[axis].isEstimated {
      shareLengths(slot, axis, plan)
      let lengths = sumOfThere(slot, axis, plan)
      slots[slot].size[axis] = lengths.sum + node.spacing * Double(max(0, lengths.count - 1))
    }
    if node.size[axis.other].isEstimated {
      shareLengths(slot, axis.other, plan)
      slots[slot].size[axis.other] = longestOfThere(slot, axis.other, plan)
    }
    slots[slot].natural = slots[slot].size
  }

  /// Makes all elements that say so as long as the longest of them.
  private mutating func shareLengths(_ slot: Int, _ axis: FillAxis, _ plan: GroupPlan) {
    var longest = 0.0
    var child = slots[slot].firstChild
    while child >= 0 {
      if slots[child].isThere, plan.nodes[slots[child].node].size[axis].isUniform {
        longest = max(longest, slots[child].size[axis])
      }
      child = slots[child].next
    }
    child = slots[slot].firstChild
    while child >= 0 {
      if slots[child].isThere, plan.nodes[slots[child].node].size[axis].isUniform { slots[child].size[axis] = longest }
      child = slots[child].next
    }
  }

  /// How many elements are there, and their lengths with edge spacing.
  private func sumOfThere(_ slot: Int, _ axis: FillAxis, _ plan: GroupPlan) -> (count: Int, sum: Double) {
    var result = (count: 0, sum: 0.0)
    var child = slots[slot].firstChild
    while child >= 0 {
      if slots[child].isThere {
        result.count += 1
        result.sum += slots[child].size[axis] + plan.nodes[slots[child].node].edges(axis).least
      }
      child = slots[child].next
    }
    return result
  }

  /// The longest of the elements that are there, with edge spacing.
  private func longestOfThere(_ slot: Int, _ axis: FillAxis, _ plan: GroupPlan) -> Double {
    var longest = 0.0
    var child = slots[slot].firstChild
    while child >= 0 {
      if slots[child].isThere {
        longest = max(longest, slots[child].size[axis] + plan.nodes[slots[child].node].edges(axis).least)
      }
      child = slots[child].next
    }
    return longest
  }
}

/// How far adding elements has come.
private struct AddProgress {
  /// How many elements were added.
  var index = 0
  /// What they take, spacing included.
  var used = 0.0
  /// Whether one did not fit.
  var isFull = false
}

/// A state of a group that is being filled, to come back to.
struct FillMark {
  let slotCount: Int
  let slot: GroupSlot
  let cell: Int
  let ranOut: Bool
  let isCapped: Bool

  init(_ slots: ContiguousArray<GroupSlot>, _ slot: Int, _ run: FillRun) {
    slotCount = slots.count
    self.slot = slots[slot]
    cell = run.cell
    ranOut = run.ranOut
    isCapped = run.isCapped
  }
}
