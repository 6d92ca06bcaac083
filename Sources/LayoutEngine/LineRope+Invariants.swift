extension LineRope {
  /// What is wrong with the rope; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    var violations = tree.invariantViolations()
    if leaves.count != tree.count { violations.append("\(leaves.count) leaves have \(tree.count) sums") }
    violations += store.invariantViolations(leaves, counts: tree.leaves.map(\.items))
    for leaf in leaves.indices {
      let node = tree.leaves[leaf]
      if node.items <= 0 { violations.append("leaf \(leaf) is empty") }
      if freshSummary(ofLeaf: leaf) != node { violations.append("the sum of leaf \(leaf) is stale") }
      if leaf > 0, rule.used(joining: self[firstPlace(ofLeaf: leaf)], to: usedByLastLine(ofLeaf: leaf - 1)) != nil {
        violations.append("leaf \(leaf) does not start a line")
      }
    }
    return violations
  }

  private func firstPlace(ofLeaf leaf: Int) -> Int { tree.sum(before: leaf).items }

  private func freshSummary(ofLeaf leaf: Int) -> Rule.Node {
    withItems(ofLeaf: leaf) { items in
      leaves[leaf].isRun ? rule.summary(of: items[0], count: items.count) : rule.summary(of: items)
    }
  }
}

extension LeafStore {
  /// What is wrong with the slots that `leaves` have their items in; empty if nothing is. O(leaves).
  func invariantViolations(_ leaves: ContiguousArray<Leaf>, counts: [Int]) -> [String] {
    var violations: [String] = []
    var owners: [Int: Int] = [:]
    for (number, leaf) in leaves.enumerated() where leaf.slot > 0 {
      let (stored, wanted) = (stored(in: leaf.slot), leaf.isRun ? 1 : counts[number])
      if stored != wanted { violations.append("leaf \(number) stores \(stored) items, not \(wanted)") }
      if let owner = owners.updateValue(number, forKey: leaf.slot) {
        violations.append("leaves \(owner) and \(number) share a slot")
      }
    }
    if owners.count != slotsInUse { violations.append("\(slotsInUse) slots serve \(owners.count) leaves") }
    return violations
  }
}
