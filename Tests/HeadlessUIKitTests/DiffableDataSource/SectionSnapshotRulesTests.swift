import Testing

@testable import HeadlessUIKit

@Suite("Section snapshots: rules") struct SectionSnapshotRulesTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// The tree 0{1,2{4}}, 3 with 0 expanded.
  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append([0, 3])
    snapshot.append([1, 2], to: 0)
    snapshot.append([4], to: 2)
    snapshot.expand([0])
    return snapshot
  }

  /// The tree as text, with `!` behind what is expanded.
  private func text(_ snapshot: Snapshot) -> String {
    func text(_ item: Int) -> String {
      let children = snapshot.snapshot(of: item).rootItems
      let below = children.isEmpty ? "" : "{" + children.map(text).joined(separator: ",") + "}"
      return "\(item)" + (snapshot.isExpanded(item) ? "!" : "") + below
    }
    return snapshot.rootItems.map(text).joined(separator: ",")
  }

  private func reason(
    _ snapshot: Snapshot, location: SourceLocation = #_sourceLocation, _ change: (inout Snapshot) -> Void
  ) -> String {
    var changed = snapshot
    let raised = UIKitExceptions.recording { change(&changed) }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"], sourceLocation: location)
    #expect(changed.isEqual(to: snapshot), sourceLocation: location)
    return raised.first?.reason ?? ""
  }

  @Test("E33: items are appended to the roots or below a parent")
  func append() {
    var snapshot = sample()
    snapshot.append([5])
    snapshot.append([6, 7], to: 0)
    snapshot.append([], to: 0)
    #expect(text(snapshot) == "0!{1,2{4},6,7},3,5")
  }

  @Test("E33: duplicates and unknown parents are refused, and nothing is inserted")
  func appendRefused() {
    let words = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
    #expect(reason(sample()) { $0.append([5, 6, 5]) } == words + "{(\n    5\n)}")
    #expect(reason(sample()) { $0.append([5, 4], to: 0) } == words + "{(\n    4\n)}")
    #expect(reason(sample()) { $0.insert([1], before: 3) } == words + "{(\n    1\n)}")
    #expect(
      reason(sample()) { $0.append([5], to: 99) }.hasPrefix("Parent item identifier does not exist in section snapshot")
    )
  }

  @Test("E34: items are inserted at the level of another one, behind what is below it")
  func insert() {
    var snapshot = Snapshot()
    snapshot.append([0, 3])
    snapshot.append([1, 2], to: 0)
    snapshot.insert([8], after: 0)
    #expect(text(snapshot) == "0{1,2},8,3")
    snapshot.insert([5, 6], before: 2)
    snapshot.insert([7], after: 2)
    #expect(text(snapshot) == "0{1,5,6,2,7},8,3")
    #expect(snapshot.items == [0, 1, 5, 6, 2, 7, 8, 3])
    #expect(reason(sample()) { $0.insert([9], after: 99) }.hasPrefix("Item identifier does not exist"))
  }

  @Test("E35: an item is deleted with all below it; an unknown one is refused before anything is deleted")
  func delete() {
    var snapshot = sample()
    snapshot.delete([2])
    #expect(text(snapshot) == "0!{1},3")
    snapshot.append([2])
    #expect(text(snapshot) == "0!{1},3,2")
    snapshot.delete([0, 1])
    #expect(snapshot.items == [3, 2])
    #expect(reason(sample()) { $0.delete([1, 99]) }.hasPrefix("Failed to find index of item 99"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
  }

  @Test("E36: new items are collapsed; items without children can be expanded; unknown ones are ignored")
  func expansion() {
    var snapshot = sample()
    #expect(!snapshot.isExpanded(3))
    let warnings = UIKitWarnings.recording {
      snapshot.expand([3, 99, 2])
      snapshot.collapse([98, 0])
    }
    #expect(warnings.count == 2)
    #expect(text(snapshot) == "0{1,2!{4}},3!")
    snapshot.delete([3])
    snapshot.append([3])
    #expect(!snapshot.isExpanded(3))
  }

  @Test("E37: visible is what has only expanded items above it; what is hidden keeps its state")
  func visible() {
    var snapshot = sample()
    #expect(snapshot.items == [0, 1, 2, 4, 3])
    #expect(snapshot.rootItems == [0, 3])
    #expect(snapshot.visibleItems == [0, 1, 2, 3])
    snapshot.expand([2])
    #expect(snapshot.visibleItems == [0, 1, 2, 4, 3])
    snapshot.collapse([0])
    #expect(snapshot.visibleItems == [0, 3])
    #expect(snapshot.isExpanded(2))
    #expect(!snapshot.isVisible(4))
    snapshot.expand([0])
    #expect(snapshot.visibleItems == [0, 1, 2, 4, 3])
    #expect(snapshot.isVisible(4))
  }

  @Test("E38: levels, parents and places; what is unknown is an exception, or absent")
  func lookUps() {
    let snapshot = sample()
    #expect([0, 1, 2, 3, 4].map { snapshot.level(of: $0) } == [0, 1, 1, 0, 2])
    #expect([0, 1, 2, 3, 4].map { snapshot.parent(of: $0) } == [nil, 0, 0, nil, 2])
    #expect([0, 1, 2, 3, 4].map { snapshot.index(of: $0) } == [0, 1, 2, 4, 3])
    #expect(snapshot.index(of: 99) == nil)
    #expect(snapshot.contains(4))
    #expect(!snapshot.contains(99))
    let words = "tem identifier does not exist in section snapshot: 99"
    #expect(reason(snapshot) { _ = $0.isExpanded(99) } == "I" + words)
    #expect(reason(snapshot) { _ = $0.isVisible(99) } == "I" + words)
    #expect(reason(snapshot) { _ = $0.level(of: 99) } == "I" + words)
    #expect(reason(snapshot) { _ = $0.parent(of: 99) } == "Child i" + words)
  }

  @Test("E39: a part of the tree, with what is expanded in it")
  func parts() {
    var snapshot = sample()
    snapshot.expand([2])
    #expect(text(snapshot.snapshot(of: 0)) == "1,2!{4}")
    #expect(text(snapshot.snapshot(of: 0, includingParent: true)) == "0!{1,2!{4}}")
    #expect(snapshot.snapshot(of: 3).items.isEmpty)
    #expect(text(snapshot) == "0!{1,2!{4}},3")
  }

  @Test("E40: a tree replaces what is below an item, or is inserted beside it")
  func trees() {
    var part = Snapshot()
    part.append([10, 11])
    part.append([12], to: 11)
    part.expand([11])
    var snapshot = sample()
    snapshot.replace(childrenOf: 0, using: part)
    #expect(text(snapshot) == "0!{10,11!{12}},3")
    snapshot = sample()
    snapshot.insert(part, before: 2)
    #expect(text(snapshot) == "0!{1,10,11!{12},2{4}},3")
    snapshot = sample()
    snapshot.insert(part, after: 0)
    #expect(text(snapshot) == "0!{1,2{4}},10,11!{12},3")
    // What is replaced may come again, but not what is elsewhere.
    snapshot = sample()
    snapshot.replace(childrenOf: 0, using: snapshot.snapshot(of: 0))
    #expect(snapshot.isEqual(to: sample()))
    part.append([3])
    let refused = reason(sample()) { $0.replace(childrenOf: 0, using: part) }
    #expect(refused.hasPrefix("Identifiers in a section snapshot must be unique."))
  }

  @Test("E41: equal are the same tree with the same items expanded")
  func equality() {
    #expect(sample().isEqual(to: sample()))
    var other = sample()
    other.collapse([0])
    #expect(!other.isEqual(to: sample()))
    other.expand([0])
    #expect(other.isEqual(to: sample()))
    other.delete([4])
    #expect(!other.isEqual(to: sample()))
    other.append([4], to: 1)
    #expect(!other.isEqual(to: sample()))
  }

  @Test("The tree as text names each item, indented")
  func description() {
    #expect(sample().visualDescription() == "- 0\n  * 1\n  + 2\n    * 4\n* 3\n")
  }
}

@Suite("Section snapshots: at random, against nested arrays") struct SectionSnapshotModelTests {
  struct Node {
    var id: Int
    var isExpanded = false
    var children: [Node] = []

    var all: [Node] { [self] + children.flatMap(\.all) }
    var visible: [Int] { [id] + (isExpanded ? children.flatMap(\.visible) : []) }
  }

  /// Changes the row of siblings that holds `id`, at its place.
  private func edit(_ nodes: inout [Node], _ id: Int, _ change: (inout [Node], Int) -> Void) {
    if let place = nodes.firstIndex(where: { $0.id == id }) { return change(&nodes, place) }
    for index in nodes.indices { edit(&nodes[index].children, id, change) }
  }

  @Test("E33 to E40: every mixture of changes", arguments: 0..<30)
  func mixture(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var model: [Node] = []
    var counter = 0
    for _ in 0..<60 {
      let all = model.flatMap(\.all).map(\.id)
      let new = (0..<Int.random(in: 1...3, using: &numbers)).map { counter + $0 }
      let nodes = new.map { Node(id: $0) }
      counter += 3
      let item = all.randomElement(using: &numbers) ?? -1
      switch item < 0 ? 0 : Int.random(in: 0...8, using: &numbers) {
      case 0:
        snapshot.append(new)
        model += nodes
      case 1, 2:
        snapshot.append(new, to: item)
        edit(&model, item) { $0[$1].children += nodes }
      case 3:
        snapshot.insert(new, before: item)
        edit(&model, item) { $0.insert(contentsOf: nodes, at: $1) }
      case 4:
        snapshot.insert(new, after: item)
        edit(&model, item) { $0.insert(contentsOf: nodes, at: $1 + 1) }
      case 5:
        snapshot.delete([item])
        edit(&model, item) { $0.remove(at: $1) }
      case 6:
        snapshot.collapse([item])
        edit(&model, item) { $0[$1].isExpanded = false }
      case 7:
        var part = NSDiffableDataSourceSectionSnapshot<Int>()
        part.append([counter, counter + 1])
        part.append([counter + 2], to: counter)
        part.expand([counter])
        let child = Node(id: counter + 2)
        snapshot.replace(childrenOf: item, using: part)
        let children = [Node(id: counter, isExpanded: true, children: [child]), Node(id: counter + 1)]
        edit(&model, item) { $0[$1].children = children }
        counter += 3
      default:
        snapshot.expand([item])
        edit(&model, item) { $0[$1].isExpanded = true }
      }
      let after = model.flatMap(\.all)
      #expect(snapshot.items == after.map(\.id))
      #expect(snapshot.visibleItems == model.flatMap(\.visible))
      #expect(snapshot.rootItems == model.map(\.id))
      for node in after {
        #expect(snapshot.isExpanded(node.id) == node.isExpanded)
        for child in node.children { #expect(snapshot.parent(of: child.id) == node.id) }
      }
      #expect(snapshot.tree.invariantViolations().isEmpty)
    }
  }
}
