import Testing
import UIKit

@MainActor @Suite("Diffable data source: at random, against a fresh twin") struct ApplyRandomTests {
  /// Makes the next snapshot out of the last one: sections and items that stay, go, come and move, a few or all of them.
  private func next(
    _ old: [(Int, [Int])], _ numbers: inout SeededNumbers, _ counter: inout Int
  ) -> [(Int, [Int])] {
    let change = [0, 5, 30, 100].randomElement(using: &numbers) ?? 0
    func happens() -> Bool { Int.random(in: 0..<100, using: &numbers) < change }
    var result: [(Int, [Int])] = []
    var loose: [Int] = []
    for (section, items) in old {
      let isGone = happens() && happens()
      var kept: [Int] = []
      for item in items where !happens() {
        if happens() || isGone { loose.append(item) } else { kept.append(item) }
      }
      if !isGone { result.append((section, kept)) }
    }
    if result.isEmpty || happens() {
      counter += 1
      result.insert((counter, []), at: Int.random(in: 0...result.count, using: &numbers))
    }
    if happens() { result.shuffle(using: &numbers) }
    for _ in 0..<Int.random(in: 0...1 + change / 10, using: &numbers) {
      counter += 1
      loose.append(counter)
    }
    for item in loose where !happens() || item == counter {
      let section = Int.random(in: 0..<result.count, using: &numbers)
      result[section].1.insert(item, at: Int.random(in: 0...result[section].1.count, using: &numbers))
    }
    if happens() { for index in result.indices { result[index].1.shuffle(using: &numbers) } }
    return result
  }

  @Test(
    "E23, E24: every pair of snapshots is one batch that holds; only what is new or marked is asked for",
    arguments: 0..<20)
  func everythingInView(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var counter = 100
    let fixture = DiffableFixture([(0, Array(1...10)), (1, Array(11...20)), (2, [])])
    var model: [(Int, [Int])] = [(0, Array(1...10)), (1, Array(11...20)), (2, [])]
    for _ in 0..<25 {
      let old = model.flatMap(\.1)
      model = next(model, &numbers, &counter)
      let new = model.flatMap(\.1)
      let staying = Set(old).intersection(new)
      let cells = fixture.cells
      fixture.asked = []
      var snapshot = DiffableFixture.snapshot(model)
      let reloaded = staying.sorted().filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 }
      let configured = staying.sorted().filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 }
      snapshot.reloadItems(reloaded)
      snapshot.reconfigureItems(configured)
      let raised = UIKitExceptions.recording { fixture.source.apply(snapshot) }
      #expect(raised.isEmpty)
      #expect(describe(fixture.source.snapshot()) == describe(snapshot))
      #expect(fixture.shown == new.map { "\($0)" })
      #expect(fixture.view.numberOfSections == model.count)
      let expected = Array(Set(new).subtracting(old)) + Array(Set(reloaded).union(configured))
      #expect(fixture.asked.sorted() == expected.sorted())
      for item in staying where !reloaded.contains(item) { #expect(cells["\(item)"] === fixture.cells["\(item)"]) }
      let twin = DiffableFixture(model)
      #expect(fixture.view.contentSize == twin.view.contentSize)
      for path in twin.view.indexPathsForVisibleItems {
        #expect(fixture.view.cellForItem(at: path)?.frame == twin.view.cellForItem(at: path)?.frame)
      }
    }
  }

  @Test("E23: only what comes in view is asked for", arguments: 0..<10)
  func partlyInView(seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed))
    var counter = 100
    let fixture = DiffableFixture(height: 100)
    var model: [(Int, [Int])] = [(0, Array(1...30)), (1, Array(31...60))]
    fixture.apply(model)
    fixture.layOut()
    for _ in 0..<15 {
      fixture.view.contentOffset.y = CGFloat(Int.random(in: 0...20, using: &numbers) * 20)
      fixture.layOut()
      let before = Set(fixture.shown)
      model = next(model, &numbers, &counter)
      fixture.asked = []
      fixture.apply(model)
      fixture.layOut()
      let first = Int(fixture.view.contentOffset.y / 20)
      #expect(fixture.shown == model.flatMap(\.1).dropFirst(first).prefix(5).map { "\($0)" })
      #expect(Set(fixture.asked.map { "\($0)" }) == Set(fixture.shown).subtracting(before))
    }
  }
}
