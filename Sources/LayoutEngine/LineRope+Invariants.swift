extension LineRope {
  /// What is wrong with the rope; empty if nothing is. O(n).
  func invariantViolations() -> [String] {
    var violations = tree.invariantViolations()
    if leaves.count != tree.count { violations.append("\(leaves.count) leaves have \(tree.count) sums") }
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
    if case .run(let item) = leaves[leaf] { return rule.summary(of: item, count: tree.leaves[leaf].items) }
    if case .own(let items) = leaves[leaf], items.count != tree.leaves[leaf].items { return .zero }
    return withItems(ofLeaf: leaf) { rule.summary(of: $0) }
  }
}
