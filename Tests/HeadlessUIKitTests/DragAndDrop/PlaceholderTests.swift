import Testing
import UIKit

@Suite("Drop placeholders") @MainActor struct PlaceholderTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Drops an item from outside at the second place, to a placeholder.
  private func dropPlaceholder(
    in fixture: DragFixture, at item: Int = 1, named name: String = "…"
  ) throws -> any UICollectionViewDropPlaceholderContext {
    var context: (any UICollectionViewDropPlaceholderContext)?
    fixture.proposal = { _, _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    fixture.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: item, section: 0), reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = { ($0 as? TestCell)?.name = name }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let drag = SimulatedDrag(bringing: [UIDragItem(itemProvider: NSItemProvider(object: "x"))])
    drag.move(to: CGPoint(x: 50, y: 25), in: fixture.view)
    drag.drop()
    return try #require(context)
  }

  @Test("H16, H18: a placeholder is shown and counted, and the data source is not asked for its cell")
  func showsAPlaceholder() throws {
    let fixture = DragFixture([["a", "b"]])
    let context = try dropPlaceholder(in: fixture)
    #expect(fixture.shown == ["a", "…", "b"])
    #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    #expect(fixture.sections == [["a", "b"]])
    #expect(fixture.view.hasUncommittedUpdates)
    #expect(context.dragItem.itemProvider.canLoadObject(ofClass: String.self))
  }

  @Test("H17: a commit runs the updates with the place at that time, and shows the item instead")
  func commits() throws {
    let fixture = DragFixture([["a", "b"]])
    let context = try dropPlaceholder(in: fixture)
    fixture.view.performBatchUpdates {
      fixture.sections = [["n", "a", "b"]]
      fixture.view.insertItems(at: [path(0)])
    }
    #expect(fixture.shown == ["n", "a", "…", "b"])
    let isCommitted = context.commitInsertion { place in
      #expect(place == path(2))
      fixture.sections[0].insert("x", at: place.item)
    }
    #expect(isCommitted)
    #expect(fixture.shown == ["n", "a", "x", "b"])
    #expect(!fixture.view.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("committed twice") })
    #expect(!context.deletePlaceholder())
  }

  @Test("A35, H17: an item that takes a placeholder's place off screen has the estimate, not the placeholder's size")
  func forgetsThePlaceholdersSize() throws {
    final class Tall: TestCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 80
        return layoutAttributes
      }
    }
    let fixture = DragFixture([(0..<12).map { "\($0)" }])
    let flow = try #require(fixture.view.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.estimatedItemSize = CGSize(width: 100, height: 50)
    fixture.view.register(Tall.self, forCellWithReuseIdentifier: "placeholder")
    fixture.view.layoutIfNeeded()
    let context = try dropPlaceholder(in: fixture, at: 0)
    #expect(flow.layoutAttributesForItem(at: path(0))?.size.height == 80)
    fixture.view.contentOffset.y = 200
    fixture.view.layoutIfNeeded()
    #expect(context.commitInsertion { fixture.sections[0].insert("x", at: $0.item) })
    #expect(flow.layoutAttributesForItem(at: path(0))?.size.height == 50)
  }

  @Test("H17: a placeholder is deleted once")
  func deletes() throws {
    let fixture = DragFixture([["a", "b"]])
    let context = try dropPlaceholder(in: fixture)
    #expect(context.deletePlaceholder())
    #expect(fixture.shown == ["a", "b"])
    #expect(!context.deletePlaceholder())
    #expect(!context.commitInsertion { _ in Issue.record("committed after it was deleted") })
  }

  @Test("H18: reloading discards placeholders", arguments: [true, false])
  func discards(all: Bool) throws {
    let fixture = DragFixture([["a", "b"], ["c"]])
    let context = try dropPlaceholder(in: fixture)
    if all { fixture.view.reloadData() } else { fixture.view.reloadSections([0]) }
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["a", "b", "c"])
    #expect(!fixture.view.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("committed after a reload") })
  }

  @Test("H18: reloading another section keeps them")
  func keeps() throws {
    let fixture = DragFixture([["a", "b"], ["c"]])
    let context = try dropPlaceholder(in: fixture)
    fixture.view.reloadSections([1])
    #expect(fixture.shown == ["a", "…", "b", "c"])
    #expect(context.deletePlaceholder())
  }

  @Test("C31, H16: an item behind a placeholder is configured anew by its place in the data source")
  func reconfigures() throws {
    let fixture = DragFixture([["a", "b"]])
    _ = try dropPlaceholder(in: fixture)
    let cell = fixture.view.cellForItem(at: path(2))
    fixture.sections = [["a", "B"]]
    fixture.view.reconfigureItems(at: [path(1)])
    #expect(fixture.shown == ["a", "…", "B"])
    #expect(fixture.view.cellForItem(at: path(2)) === cell)
  }

  @Test("H16: a placeholder's cell is updated when that is asked for")
  func updatesTheCell() throws {
    let fixture = DragFixture([["a", "b"]])
    var updates = 0
    var context: (any UICollectionViewDropPlaceholderContext)?
    fixture.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy) }
    fixture.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "placeholder")
      placeholder.cellUpdateHandler = { _ in updates += 1 }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let drag = SimulatedDrag(bringing: [UIDragItem(itemProvider: NSItemProvider(object: "x"))])
    drag.move(to: CGPoint(x: 50, y: 25), in: fixture.view)
    drag.drop()
    #expect(updates == 1)
    context?.setNeedsCellUpdate()
    #expect(updates == 2)
  }

  @Test("H16: a place that does not exist is refused, and the context is of nothing")
  func refusesABadPlace() throws {
    let fixture = DragFixture([["a", "b"]])
    var context: (any UICollectionViewDropPlaceholderContext)?
    let exceptions = try UIKitExceptions.recording { context = try dropPlaceholder(in: fixture, at: 5) }
    #expect(exceptions.count == 1)
    #expect(fixture.shown == ["a", "b"])
    #expect(context?.commitInsertion { _ in Issue.record("committed nothing") } == false)
  }

  @Test("H17: a data source that does not insert the item is refused, and loaded anew")
  func refusesADataSourceThatLies() throws {
    let fixture = DragFixture([["a", "b"]])
    let context = try dropPlaceholder(in: fixture)
    let exceptions = UIKitExceptions.recording { _ = context.commitInsertion { _ in } }
    #expect(exceptions.count == 1)
    fixture.view.layoutIfNeeded()
    #expect(fixture.shown == ["a", "b"])
  }

  @Test("H16: placeholders keep their neighbours through batches at random", arguments: 0..<60)
  func survivesBatches(seed: Int) throws {
    var random = SeededNumbers(state: UInt64(seed))
    let fixture = DragFixture([["a", "b", "c"]])
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    // What a plain array of items and placeholders says; placeholders are named by digits.
    var model = ["a", "b", "c"]
    var nextName = 0
    for _ in 0..<8 {
      if contexts.count < 3, Bool.random(using: &random) {
        let items = model.filter { Int($0) == nil }.count
        let item = Int.random(in: 0...items, using: &random)
        contexts.append(try dropPlaceholder(in: fixture, at: item, named: "\(contexts.count)"))
        var place = 0
        var seen = 0
        while place < model.count, seen < item || Int(model[place]) != nil {
          if Int(model[place]) == nil { seen += 1 }
          place += 1
        }
        model.insert("\(contexts.count - 1)", at: place)
      } else {
        let old = fixture.sections[0]
        let deleted = old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        var new = old.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
        let inserted = Int.random(in: 0...new.count, using: &random)
        nextName += 1
        new.insert("n\(nextName)", at: inserted)
        fixture.view.performBatchUpdates {
          fixture.sections = [new]
          fixture.view.deleteItems(at: deleted.map { path($0) })
          fixture.view.insertItems(at: [path(inserted)])
        }
        model.removeAll { name in deleted.contains { old[$0] == name } }
        // Placeholders may stand on either side of what is new: only the old neighbours are held to.
      }
      let all = (0..<fixture.view.numberOfItems(inSection: 0)).compactMap {
        (fixture.view.cellForItem(at: path($0)) as? TestCell)?.name
      }
      #expect(all.count == min(6, fixture.view.numberOfItems(inSection: 0)))
      let known = all.filter { model.contains($0) }
      #expect(known == Array(model.prefix(known.count)) || all.count < fixture.view.numberOfItems(inSection: 0))
      model = fixture.view.numberOfItems(inSection: 0) <= 6 ? all : model
      if fixture.view.numberOfItems(inSection: 0) > 6 { return }
    }
    for (index, context) in contexts.enumerated() {
      let isCommitted = context.commitInsertion { fixture.sections[0].insert("x\(index)", at: $0.item) }
      #expect(isCommitted)
    }
    #expect(fixture.shown.filter { $0.hasPrefix("x") }.count == contexts.count)
    #expect(fixture.shown == Array(fixture.sections[0].prefix(6)))
  }
}
