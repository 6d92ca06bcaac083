import LayoutModel

extension CompositionalLayoutEngine {
  /// What is wrong with the whole structure; empty if nothing is. O(n).
  public func invariantViolations() -> [String] {
    var violations = tree.invariantViolations()
    if tree.count != sections.count { violations.append("\(sections.count) sections have \(tree.count) sums") }
    for (number, section) in sections.enumerated() {
      if tree.leaves[number] != section.summary { violations.append("the sum of section \(number) is stale") }
      violations += section.invariantViolations(scale).map { "section \(number): \($0)" }
    }
    return violations
  }
}

extension CompositionalSectionLayout {
  /// What is wrong with the section; empty if nothing is. O(n).
  func invariantViolations(_ scale: Double) -> [String] {
    var fresh = self
    fresh.updateRing()
    var violations = fresh.ring == ring ? [] : ["the length is stale"]
    if let repeated = body[0].repeated { violations += repeated.invariantViolations(plan, count: count) }
    if let solved = body[0].solved { violations += solved.invariantViolations(plan, count: count) }
    if (body[0].repeated == nil) == (body[0].solved == nil) { violations.append("groups are kept twice or not at all") }
    return violations
  }
}

extension RepeatedGroups {
  /// What is wrong with the groups; empty if nothing is. Solves every group that holds something measured again.
  fileprivate func invariantViolations(_ plan: SectionPlan, count: Int) -> [String] {
    guard plan.template.cells > 0 else { return groupCount == 0 ? [] : ["groups without cells"] }
    var violations = (lengths?.invariantViolations() ?? []) + (exactRows?.invariantViolations() ?? [])
    if self.count != count { violations.append("\(self.count) items, not \(count)") }
    if let lengths, lengths.count != groupCount {
      violations.append("\(lengths.count) lengths of \(groupCount) groups")
    }
    if let exactRows, exactRows.count != groupCount { violations.append("marks of \(exactRows.count) rows") }
    guard plan.kind != .rows else { return violations }
    var solver = GroupSolver()
    var longest = 0.0
    for group in 0..<groupCount {
      let setting = group == groupCount - 1 ? plan.setting : plan.untrimmed
      let forced = groupCount > 1 ? plan.sharedSize : .unmeasured
      measured.withRow(group) {
        solver.solve(setting, measured: $0, left: cellsLeft(from: group, plan), forced: forced)
      }
      let size = size(ofGroup: group, plan)
      longest = max(longest, size[plan.axis.other])
      if size != solver.size { violations.append("group \(group) is \(size), not \(solver.size)") }
      if span(group, plan).length != size[plan.axis] { violations.append("the length of group \(group) is stale") }
    }
    if longest != across { violations.append("the longest group is \(longest), not \(across)") }
    return violations
  }
}

extension SolvedGroups {
  /// What is wrong with the groups; empty if nothing is. Solves every group again.
  fileprivate func invariantViolations(_ plan: SectionPlan, count: Int) -> [String] {
    var solver = GroupSolver()
    let fresh = SolvedGroups(measured: measured, plan: plan, solver: &solver)
    var violations = fresh.groups == groups ? [] : ["groups are stale"]
    if fresh.total(plan) != total(plan) { violations.append("the length is \(total(plan)), not \(fresh.total(plan))") }
    if fresh.across != across { violations.append("the longest group is \(across), not \(fresh.across)") }
    if measured.count != count { violations.append("\(measured.count) items, not \(count)") }
    return violations
  }
}
