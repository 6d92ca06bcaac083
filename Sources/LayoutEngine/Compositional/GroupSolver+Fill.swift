import LayoutModel

extension GroupSolver {
  /// Fills the group in a slot with cells, and finds its length where that is estimated.
  mutating func fill(_ slot: Int, _ run: inout FillRun) {
    let node = run.setting.plan.nodes[slots[slot].node]
    switch node.kind {
    case .item: return
    case .custom:
      let count = min(node.customFrames.count, run.end - run.cell)
      if count < node.customFrames.count { run.ranOut = true }
      run.cell += count
      slots[slot].cells = count
      return
    case .repeated(let axis, let count):
      if !node.children.isEmpty, count > 0 { addExactly(count, to: slot, node, axis, &run) }
    case .filling(let axis):
      if node.children.isEmpty { break }
      if node.size[axis].isEstimated {
        addExactly(node.children.count, to: slot, node, axis, &run)
      } else {
        addAllThatFit(to: slot, node, axis, &run)
      }
    }
    slots[slot].cells = run.cell - slots[slot].firstCell
    finish(slot, node, node.axis, run.setting.plan)
  }

  /// What the elements of a group are sized in if there are `count` of them (B14, B18).
  private func container(_ slot: Int, _ node: PlanNode, _ axis: FillAxis, count: Int) -> AxisSize {
    var size = slots[slot].size
    size[axis] = max(0, node.inner(size[axis], axis) - node.spacing * Double(max(0, count - 1)))
    size[axis.other] = node.inner(size[axis.other], axis.other)
    return size
  }

  private mutating func addExactly(
    _ count: Int, to slot: Int, _ node: PlanNode, _ axis: FillAxis, _ run: inout FillRun
  ) {
    let order = FillOrder(
      axis: axis, container: container(slot, node, axis, count: count), limit: count, available: nil,
      spacing: node.spacing, countsAbsent: !node.size[axis].isEstimated)
    add(order, to: slot, node, &run)
  }

  /// Adds as many elements as fit (B17 to B21), in the simplest way that is exact.
  private mutating func addAllThatFit(to slot: Int, _ node: PlanNode, _ axis: FillAxis, _ run: inout FillRun) {
    let elements = run.setting.plan.nodes[node.children]
    let isEstimated = elements.contains { $0.size[axis].isEstimated }
    var order = FillOrder(
      axis: axis, container: container(slot, node, axis, count: 1), limit: run.setting.cap,
      available: node.inner(slots[slot].size[axis], axis), spacing: node.spacing, countsAbsent: true)
    if elements.contains(where: { $0.size[axis.other].isFraction(of: axis) }) {
      let count = countWithoutSpacing(order, slot, node, isEstimated: isEstimated, &run)
      guard count > 0 else { return }
      order.container = container(slot, node, axis, count: count)
    } else if node.spacing > 0, elements.contains(where: { $0.size[axis].isFraction(of: axis) }) {
      let count =
        isEstimated ? countByTrying(order, slot, node, &run) : countByLengths(order, slot, node, run.setting)
      if let count {
        if count >= order.limit { run.isCapped = true }
        return addExactly(count, to: slot, node, axis, &run)
      }
    }
    add(order, to: slot, node, &run)
    if slots[slot].count >= order.limit { run.isCapped = true }
  }

  /// How many elements fit if there is no space between them (B20).
  private mutating func countWithoutSpacing(
    _ order: FillOrder, _ slot: Int, _ node: PlanNode, isEstimated: Bool, _ run: inout FillRun
  ) -> Int {
    var order = order
    order.spacing = 0
    run.trials -= 1
    let room = run.setting.plan.nodes[node.children].reduce(0) { $0 + order.length(of: $1, run.setting) }
    // How many elements without room there are is known only by the cells that they take.
    guard isEstimated || room <= 0, run.trials > 0 else { return countByLengths(order, slot, node, run.setting) }
    let mark = FillMark(slots, slot, run)
    add(order, to: slot, node, &run)
    let count = slots[slot].count
    undo(to: mark, slot, &run)
    if room <= 0 { run.isCapped = true }
    return count
  }

  /// How many elements fit, found from the lengths of the description. O(elements of the list) for each that fits.
  private func countByLengths(_ order: FillOrder, _ slot: Int, _ node: PlanNode, _ setting: GroupSetting) -> Int {
    let elements = setting.plan.nodes[node.children]
    let available = order.available ?? 0
    var container = order.container
    var count = 0
    while count < order.limit {
      container[order.axis] = max(0, available - order.spacing * Double(count))
      var used = order.spacing * Double(count)
      let (runs, rest) = (count + 1).quotientAndRemainder(dividingBy: elements.count)
      for (place, element) in elements.enumerated() {
        let times = runs + (place < rest ? 1 : 0)
        guard times > 0 else { break }
        let length = element.size[order.axis].resolved(in: container, scale: setting.scale)
        used += (length + element.edges(order.axis).least) * Double(times)
      }
      guard fits(used, in: available) else { break }
      count += 1
    }
    return count
  }

  /// How many elements fit, found by adding one, two, three ... of them, each time sized anew. O(n) for each n that fits. Nil if that took
  /// too many trials.
  private mutating func countByTrying(
    _ order: FillOrder, _ slot: Int, _ node: PlanNode, _ run: inout FillRun
  ) -> Int? {
    let mark = FillMark(slots, slot, run)
    var count = 0
    while count < order.limit {
      run.trials -= 1
      guard run.trials > 0 else { return nil }
      addExactly(count + 1, to: slot, node, order.axis, &run)
      let used = usedLength(slot, order.axis, run.setting.plan) + node.spacing * Double(count)
      undo(to: mark, slot, &run)
      guard fits(used, in: order.available ?? 0) else { break }
      count += 1
    }
    return count
  }

  /// The lengths of all elements of a group that count, edge spacing included, those that are not there as well.
  func usedLength(_ slot: Int, _ axis: FillAxis, _ plan: GroupPlan) -> Double {
    var used = slots[slot].absentLength
    var child = slots[slot].firstChild
    while child >= 0 {
      used += slots[child].size[axis] + plan.nodes[slots[child].node].edges(axis).least
      child = slots[child].next
    }
    return used
  }
}
