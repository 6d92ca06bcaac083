import CoreGraphics
import Foundation
import UIKit

/// What clients, layouts and identifiers do wrong in calls that they get. Each answers whether there was an occasion.
extension Performer {
  // MARK: Exceptions in calls

  /// Does what raises an exception in the next call of a kind. The refused call changes nothing, and everything goes on as if it had
  /// not been made.
  func raise(in call: Intrusion.Call, _ operation: Operation) -> Bool {
    var isRaised = false
    scene.intrusion = Intrusion(call: call) { [self] in
      isRaised = true
      // A layout that says that it is out of date is not asked anything before it has said so.
      let choice = call == .invalidate ? 0 : operation.choice(1, of: 4)
      let offset = view.contentOffset
      let raised = UIKitExceptions.recording { doRefused(choice) }
      if raised.isEmpty { scene.complaint = "nothing was raised in \(call.rawValue)" }
      // A scroll to an item lays out what is out of date first (I8).
      if choice != 3, view.contentOffset != offset { scene.complaint = "the content has moved in \(call.rawValue)" }
    }
    provoke(operation) { isRaised }
    scene.intrusion = nil
    return isRaised
  }

  private func doRefused(_ choice: Int) {
    let beyond = IndexPath(item: 0, section: 1_000)
    switch choice {
    case 0: _ = view.numberOfItems(inSection: beyond.section)
    case 1: view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
    case 2: _ = view.dequeueReusableCell(withReuseIdentifier: "nobody registered this", for: beyond)
    default: view.scrollToItem(at: beyond, at: .top, animated: false)
    }
  }

  /// Does one thing after the other that leads to calls, until `isDone`.
  private func provoke(_ operation: Operation, until isDone: () -> Bool) {
    let numbers = operation.numbers
    let item = operation.number(2)
    let things: [(Performer) -> Void] = [
      { $0.renew(Operation(.reloadData)) },
      { $0.halfAScreen() },
      { $0.choose(Operation(.tap, [item])) },
      { $0.choose(Operation(.tap, [item + 1])) },
      { $0.update([Operation(.insert, [item, 0, 2]), Operation(.delete, [item])], isSingle: false) },
      { $0.settle() },
      { $0.move(Operation(.fling, [300, 0, 4, 4])) },
      { $0.carry(Operation(.carry, numbers)) },
      { $0.moveFocus(Operation(.focus, [item, 0])) },
    ]
    for thing in things where !isDone() {
      thing(self)
      view.layoutIfNeeded()
      scene.selectionCalls.removeAll(keepingCapacity: true)
    }
    // What checks compare is one thing at a time.
    scene.offsets.removeAll(keepingCapacity: true)
    scene.before.tap = nil
    scene.before.jump = nil
  }

  private func settle() { scene.settle() }

  private func halfAScreen() {
    var offset = view.contentOffset
    if scene.layout.isHorizontal { offset.x += scene.mainLength / 2 } else { offset.y += scene.mainLength / 2 }
    let target = scene.clamped(offset)
    view.contentOffset = target == view.contentOffset ? scene.clamped(.zero) : target
  }

  // MARK: Changes that nobody is told of

  /// Changes the data in a call without a word. What is shown stays as counted until a reload, and batches are refused (C15, C29).
  func change(in call: Intrusion.Call, _ operation: Operation) -> Bool {
    guard scene.diffable == nil, !operation.parts.isEmpty else { return false }
    var isChanged = false
    let before = scene.model.sections.map(\.count)
    scene.intrusion = Intrusion(call: call) { [self] in
      isChanged = true
      let plan = scene.model.plan(operation.parts)
      scene.model.adopt(plan)
    }
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    if !isChanged { halfAScreen() }
    view.layoutIfNeeded()
    scene.intrusion = nil
    guard isChanged else { return false }
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if counts != before { scene.complaint = "\(counts) items are counted although nobody said that there are others" }
    if counts != scene.model.sections.map(\.count) { refuses { view.performBatchUpdates({}) } }
    view.reloadData()
    scene.model.clearSelection()
    view.layoutIfNeeded()
    return true
  }

  // MARK: Layouts

  /// Lets the layout answer what it should not, through a scroll and a batch, then the truth again.
  func twist(_ fault: Fault, _ operation: Operation) -> Bool {
    guard scene.model.count > 0 else { return false }
    let isAsked =
      view.collectionViewLayout is RecordingFlowLayout
      || view.collectionViewLayout is RecordingCompositionalLayout
    if !isAsked { useAskedLayout(operation) }
    let twist = LayoutTwist(fault, count: scene.model.sections[0].count)
    scene.contract.twist = twist
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    halfAScreen()
    view.layoutIfNeeded()
    if !operation.parts.isEmpty { update(operation.parts, isSingle: false) }
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    view.layoutIfNeeded()
    scene.contract.twist = nil
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    return twist.answers > 0
  }

  /// Takes a subclass of a flow layout, which is asked through the queries of layouts.
  private func useAskedLayout(_ operation: Operation) {
    var numbers = (0..<12).map { operation.number($0) }
    numbers[9] = 1
    let layout = FlowStress(StressSetup.LayoutChoice(name: "flow", numbers: numbers))
    adopt(layout)
    view.setCollectionViewLayout(scene.made(layout), animated: false)
    view.layoutIfNeeded()
  }

  // MARK: Snapshots

  /// From now on the identifiers of snapshots have as many hashes.
  func share(hashes: Int) -> Bool {
    // Each look-up compares with all others.
    guard scene.diffable != nil, scene.model.count <= 200 else { return false }
    scene.hashes = hashes
    scene.useSnapshots()
    scene.model.clearSelection()
    view.layoutIfNeeded()
    return true
  }

  /// Applies a snapshot inside another apply: it is refused and changes nothing (E32).
  func applyInside() -> Bool {
    guard let source = scene.diffable else { return false }
    var isDone = false
    scene.intrusion = Intrusion(call: .cellProvider) { [self] in
      isDone = true
      refuses { source.apply(StressScene.Snapshot(), animatingDifferences: false) }
    }
    update([Operation(.insert, [0, 0, 3]), Operation(.reload, [0])], isSingle: false)
    view.layoutIfNeeded()
    scene.intrusion = nil
    return isDone
  }
}
