import LayoutModel

extension GroupSolver {
  /// Finds where the elements of a group stand in its slot (B23 to B27). Answers where the last slot ends on the axis along which
  /// groups follow each other, edge spacing included: of what is there, and of all elements that count.
  @discardableResult
  mutating func arrange(_ slot: Int, _ setting: GroupSetting) -> (there: Double, full: Double) {
    let plan = setting.plan
    let node = plan.nodes[slots[slot].node]
    let axis = node.axis
    let isEstimated = node.size[axis].isEstimated
    let across = node.inner(slots[slot].natural[axis.other], axis.other)
    let share = isEstimated ? 0 : flexibleShare(slot, node, axis, plan)
    let gap = node.spacing + (node.spacingIsFlexible ? share : 0)
    var position = node.insets.start(axis)
    var ends = (there: -Double.infinity, full: 0.0)
    var child = slots[slot].firstChild
    while child >= 0 {
      let isThere = slots[child].isThere
      if isThere || !isEstimated {
        let element = plan.nodes[slots[child].node]
        let size = slots[child].size
        let edges = element.edges(axis)
        let crossEdges = element.edges(axis.other)
        let crossShare = crossEdges.share(of: across, around: size[axis.other])
        slots[child].origin[axis] = position + edges.start(sharing: share)
        slots[child].origin[axis.other] = node.insets.start(axis.other) + crossEdges.start(sharing: crossShare)
        position = slots[child].origin[axis] + size[axis] + edges.end(sharing: share)
        let end =
          setting.trimAxis == axis
          ? position
          : slots[child].origin[axis.other] + size[axis.other] + crossEdges.end(sharing: crossShare)
        ends.full = max(ends.full, end)
        if isThere { ends.there = max(ends.there, end) }
        position += gap
      }
      child = slots[child].next
    }
    if slot == 0 { ends.full = max(ends.full, endOfAbsent(node, axis, after: position, share, gap, across, setting)) }
    return ends
  }

  /// What each flexible space has of the leftover (B23).
  private func flexibleShare(_ slot: Int, _ node: PlanNode, _ axis: FillAxis, _ plan: GroupPlan) -> Double {
    let gaps = max(0, slots[slot].count - 1)
    var flexible = slots[slot].absentFlexible + (node.spacingIsFlexible ? gaps : 0)
    var child = slots[slot].firstChild
    while child >= 0 {
      flexible += plan.nodes[slots[child].node].edges(axis).flexibleCount
      child = slots[child].next
    }
    guard flexible > 0 else { return 0 }
    let used = usedLength(slot, axis, plan) + node.spacing * Double(gaps)
    return (node.inner(slots[slot].natural[axis], axis) - used) / Double(flexible)
  }

  /// Where the last of the outermost group's elements that were not asked for cells would end.
  private func endOfAbsent(
    _ node: PlanNode, _ axis: FillAxis, after position: Double, _ share: Double, _ gap: Double, _ across: Double,
    _ setting: GroupSetting
  ) -> Double {
    let absent = slots[0].wanted - slots[0].asked
    guard absent > 0, !node.size[axis].isEstimated else { return 0 }
    if setting.trimAxis == axis {
      return position + slots[0].absentLength + share * Double(slots[0].absentFlexible) + gap * Double(absent - 1)
    }
    let list = setting.plan.nodes[node.children]
    var end = 0.0
    for number in 0..<min(absent, list.count) {
      let element = list[list.startIndex + (slots[0].asked + number) % list.count]
      let edges = element.edges(axis.other)
      let length = element.size[axis.other].resolved(in: slots[0].container, scale: setting.scale)
      let crossShare = edges.share(of: across, around: length)
      end = max(end, node.insets.start(axis.other) + edges.least + crossShare * Double(edges.flexibleCount) + length)
    }
    return end
  }
}
