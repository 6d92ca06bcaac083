import LayoutModel

extension CompositionalSectionLayout {
  /// Takes over a description and a batch of changes to items; what was measured stays with the items that stay.
  ///
  /// - Parameter forgotten: The new places of items whose measured lengths are forgotten.
  mutating func update(
    to section: CompositionalSection, plan: SectionPlan, _ edit: ItemEdit, forgetting forgotten: [Int],
    _ solver: inout GroupSolver
  ) {
    precondition(
      section.count == count - edit.deletions.count + edit.insertions.count,
      "a section of \(count) items has \(section.count) after \(edit.deletions.count) went and \(edit.insertions.count) came"
    )
    let isSame = plan === self.plan
    guard !(isSame && edit.isEmpty && forgotten.isEmpty) else { return }
    isPristine = false
    if isSame, body[0].repeated != nil {
      if !edit.isEmpty { body[0].repeated?.apply(edit, plan, &solver) }
      for item in forgotten { _ = body[0].repeated?.forget(item, plan, &solver) }
    } else {
      rebuild(plan, edit, forgotten, count: section.count, &solver)
    }
    count = section.count
    self.plan = plan
    keepBoundarySizes(plan.section.boundaryItems.count)
    updateRing()
  }

  /// Makes the groups anew with what was measured.
  private mutating func rebuild(
    _ plan: SectionPlan, _ edit: ItemEdit, _ forgotten: [Int], count: Int, _ solver: inout GroupSolver
  ) {
    if let old = body[0].solved, plan.kind == .solved {
      var measured = old.measured(after: edit)
      for item in forgotten { measured[item] = .unmeasured }
      body[0].solved = SolvedGroups(measured: measured, plan: plan, solver: &solver)
      return
    }
    let forgotten = Set(forgotten)
    let old = body[0].repeated?.measuredItems(self.plan) ?? body[0].solved?.measuredItems ?? []
    let measured = edit.moved(old).filter { !forgotten.contains($0.index) }
    if plan.kind == .solved {
      var sizes = ContiguousArray(repeating: AxisSize.unmeasured, count: count)
      for item in measured { sizes[item.index] = item.size }
      body = [GroupBody(solved: SolvedGroups(measured: sizes, plan: plan, solver: &solver))]
    } else {
      body = [GroupBody(repeated: RepeatedGroups(count: count, plan: plan, solver: &solver))]
      body[0].repeated?.measure(measured, plan, &solver)
    }
  }

  /// Keeps what was measured of the boundary items that there still are.
  private mutating func keepBoundarySizes(_ count: Int) {
    guard !boundarySizes.isEmpty else { return }
    while boundarySizes.count > count { boundarySizes.removeLast() }
    while boundarySizes.count < count { boundarySizes.append(.unmeasured) }
  }

  /// What was measured of an item, NaN on an axis where nothing was. O(log n).
  func measuredSize(of item: Int) -> AxisSize {
    body[0].repeated?.measuredSize(of: item, plan) ?? body[0].solved?.measured[item] ?? .unmeasured
  }
}
