import Testing
import UIKit

/// Numbers that repeat: splitmix64.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Batches made at random, with the order that C2 gives computed by moving names about.
@MainActor struct RandomBatch {
  var after: [[String]] = []
  var operations: [(UICollectionView) -> Void] = []

  init(_ before: [[String]], _ numbers: inout SeededNumbers, counter: inout Int) {
    // Decide what becomes of each section and item.
    let deletedSections = before.indices.filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 }
    for section in deletedSections { operations.append { $0.deleteSections([section]) } }
    var staying = before.indices.filter { !deletedSections.contains($0) }
    var movedSections: [Int] = []
    if staying.count > 1, Int.random(in: 0..<3, using: &numbers) == 0 {
      movedSections.append(staying.remove(at: Int.random(in: 0..<staying.count, using: &numbers)))
    }
    var moved: [(from: IndexPath, name: String)] = []
    var kept: [Int: [String]] = [:]
    for section in before.indices where !deletedSections.contains(section) {
      var names: [String] = []
      for (item, name) in before[section].enumerated() {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: operations.append { $0.deleteItems(at: [path]) }
        case 1 where moved.count < 4: moved.append((path, name))
        default: names.append(name)
        }
      }
      kept[section] = names
    }
    // New sections and moved ones go to places of their own; the others fill what is free, in order (C2).
    let inserted = (0..<Int.random(in: 0...2, using: &numbers)).map { _ -> Int? in nil }
    var order: [Int?] = staying.map { $0 }
    for section in movedSections.map({ Optional($0) }) + inserted {
      order.insert(section, at: Int.random(in: 0...order.count, using: &numbers))
    }
    for (place, origin) in order.enumerated() {
      if let origin {
        if movedSections.contains(origin) { operations.append { $0.moveSection(origin, toSection: place) } }
        after.append(kept[origin] ?? [])
      } else {
        operations.append { $0.insertSections([place]) }
        after.append((0..<Int.random(in: 0...3, using: &numbers)).map { "new\(place).\($0).\(numbers.next() % 1000)" })
      }
    }
    placeItems(moved, into: order, &numbers, &counter)
    operations.shuffle(using: &numbers)
  }

  /// Puts moved and new items at places of surviving sections; where there is no section the moved ones stay out of the test.
  private mutating func placeItems(
    _ moved: [(from: IndexPath, name: String)], into order: [Int?], _ numbers: inout SeededNumbers, _ counter: inout Int
  ) {
    let targets = order.indices.filter { order[$0] != nil }
    guard !targets.isEmpty else {
      for (from, _) in moved { operations.append { $0.deleteItems(at: [from]) } }
      return
    }
    // Chosen places are final, so that they are filled from the lowest up.
    var placed: [Int: [(item: Int, name: String, from: IndexPath?)]] = [:]
    var arrivals = moved.map { (name: $0.name, from: Optional($0.from)) }
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      counter += 1
      arrivals.append(("x\(counter)", nil))
    }
    for arrival in arrivals {
      guard let target = targets.randomElement(using: &numbers) else { continue }
      placed[target, default: []].append((0, arrival.name, arrival.from))
    }
    for (section, list) in placed {
      let total = after[section].count + list.count
      let places = Array(0..<total).shuffled(using: &numbers).prefix(list.count).sorted()
      for (place, arrival) in zip(places, list) {
        after[section].insert(arrival.name, at: place)
        let path = IndexPath(item: place, section: section)
        if let from = arrival.from {
          operations.append { $0.moveItem(at: from, to: path) }
        } else {
          operations.append { $0.insertItems(at: [path]) }
        }
      }
    }
  }
}

/// The ways in which a flow layout is asked and gets its sizes.
enum FlowKind: CaseIterable {
  case builtIn
  /// A subclass, which is asked through the public queries.
  case subclass
  /// Heights that the cells prefer.
  case selfSizing
  case selfSizingSubclass

  var isSelfSizing: Bool { self == .selfSizing || self == .selfSizingSubclass }

  final class Subclass: UICollectionViewFlowLayout {}

  /// A list of cells whose heights follow from their names, in a window that shows all of them.
  @MainActor func fixture(_ sections: [[String]]) -> CollectionFixture {
    let layout = self == .subclass || self == .selfSizingSubclass ? Subclass() : UICollectionViewFlowLayout()
    let fixture = CollectionFixture(sections, width: 100, height: 4_000, layout: layout, cell: NameHeightCell.self)
    fixture.flow.minimumLineSpacing = 0
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    if isSelfSizing {
      fixture.flow.estimatedItemSize = CGSize(width: 100, height: 25)
    } else {
      fixture.sizes = { [unowned fixture] in
        CGSize(width: 100, height: NameHeightCell.height(fixture.sections[$0.section][$0.item]))
      }
    }
    fixture.layOut()
    return fixture
  }
}

/// A cell whose height follows from its name.
final class NameHeightCell: TestCell {
  static func height(_ name: String) -> CGFloat { CGFloat(10 + name.utf8.count * 3) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = Self.height(name)
    return layoutAttributes
  }
}

@MainActor @Suite("Updates: at random") struct UpdatesRandomTests {
  @Test("C2: after any batch each place shows its item, in the cell it had", arguments: FlowKind.allCases, 0..<12)
  func batches(kind: FlowKind, seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    var counter = 0
    let fixture = kind.fixture((0..<3).map { section in (0..<6).map { "\(section).\($0)" } })
    for _ in 0..<12 {
      let batch = RandomBatch(fixture.sections, &numbers, counter: &counter)
      var cells: [String: UICollectionViewCell] = [:]
      for case let cell as TestCell in fixture.view.visibleCells { cells[cell.name] = cell }
      let stayed = Set(fixture.sections.joined()).intersection(batch.after.joined())
      fixture.view.performBatchUpdates {
        fixture.sections = batch.after
        for operation in batch.operations { operation(fixture.view) }
      }
      fixture.view.layoutIfNeeded()
      #expect(fixture.shown == Array(batch.after.joined()))
      for case let cell as TestCell in fixture.view.visibleCells where stayed.contains(cell.name) {
        #expect(cells[cell.name] === cell)
      }
      let twin = kind.fixture(fixture.sections)
      #expect(fixture.view.contentSize == twin.view.contentSize)
      for path in fixture.view.indexPathsForVisibleItems {
        #expect(fixture.view.cellForItem(at: path)?.frame == twin.view.cellForItem(at: path)?.frame)
      }
    }
  }

  @Test("What the client does inside a callback is as good as outside", arguments: ["cellForItem", "willDisplay"])
  func reentrancy(call: String) {
    @MainActor final class Client: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var names = (0..<10).map { "\($0)" }
      var todo: (() -> Void)?
      let call: String
      init(_ call: String) { self.call = call }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TestCell)?.name = names[indexPath.item]
        if call == "cellForItem", indexPath.item == 3, let todo {
          self.todo = nil
          todo()
        }
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        guard call == "willDisplay", indexPath.item == 3, let todo else { return }
        self.todo = nil
        todo()
      }
    }
    for action in ["insert", "reload", "scroll", "invalidate"] {
      let client = Client(call)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 20)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = client
      view.delegate = client
      client.todo = {
        switch action {
        case "insert":
          client.names.insert("new", at: 0)
          view.insertItems(at: [[0, 0]])
        case "reload":
          client.names.removeFirst()
          view.reloadData()
        case "scroll": view.contentOffset.y = 60
        default: layout.invalidateLayout()
        }
      }
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      let first = Int(view.contentOffset.y / 20)
      let shown = view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? TestCell)?.name }
      #expect(shown == client.names[first..<first + 5].map { $0 }, "\(action)")
      #expect(view.subviews.filter { $0 is TestCell }.count == 5, "\(action)")
    }
  }
}

@MainActor @Suite("Anchoring") struct AnchoringTests {
  private func chat(_ count: Int) -> CollectionFixture {
    let fixture = CollectionFixture(
      [(0..<count).map { "\($0)" }], width: 100, height: 200, cell: MeasuredByNameCell.self)
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: 37)
    fixture.flow.minimumLineSpacing = 0
    fixture.view.anchoring = ContentAnchoring { [unowned fixture] path in
      AnyHashable(fixture.sections[path.section][path.item])
    } indexPath: { [unowned fixture] name in
      fixture.sections[0].firstIndex { AnyHashable($0) == name }.map { IndexPath(item: $0, section: 0) }
    }
    fixture.layOut()
    return fixture
  }

  /// Where each name stands on screen, among the cells that lie wholly on it.
  private func positions(_ fixture: CollectionFixture) -> [String: CGFloat] {
    var result: [String: CGFloat] = [:]
    for case let cell as TestCell in fixture.view.visibleCells where fixture.view.bounds.contains(cell.frame) {
      result[cell.name] = cell.frame.minY - fixture.view.contentOffset.y
    }
    return result
  }

  @Test("What is on screen stays where it is whatever happens around it", arguments: 0..<20)
  func errorIsZero(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed))
    let fixture = chat(400)
    fixture.view.contentOffset.y = 6_000
    fixture.layOut()
    var counter = 400
    for _ in 0..<15 {
      let before = positions(fixture)
      let first = try #require(fixture.view.indexPathsForVisibleItems.min())
      let change = Int.random(in: 0..<4, using: &numbers)
      switch change {
      case 0:
        let names = (0..<Int.random(in: 1...9, using: &numbers)).map { "\(counter + $0)" }
        counter += names.count
        fixture.view.performBatchUpdates {
          fixture.sections[0].insert(contentsOf: names, at: 0)
          fixture.view.insertItems(at: names.indices.map { IndexPath(item: $0, section: 0) })
        }
      case 1:
        fixture.view.performBatchUpdates {
          let gone = Int.random(in: 0..<first.item, using: &numbers)
          fixture.sections[0].remove(at: gone)
          fixture.view.deleteItems(at: [IndexPath(item: gone, section: 0)])
        }
      case 2:
        fixture.sections[0].insert("\(counter)", at: 3)
        counter += 1
        fixture.view.reloadData()
      default:
        // A scroll upwards, on which new cells are measured above.
        fixture.view.contentOffset.y -= 60
      }
      fixture.layOut()
      let after = positions(fixture)
      let common = Set(before.keys).intersection(after.keys)
      #expect(!common.isEmpty)
      let moves = Set(common.map { (after[$0] ?? 0) - (before[$0] ?? 0) })
      #expect(moves == [change == 3 ? 60 : 0], "after change \(change)")
    }
  }
}

/// A cell whose height follows from its name.
final class MeasuredByNameCell: TestCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = CGFloat(20 + (Int(name) ?? 0) * 7 % 50)
    return layoutAttributes
  }
}
