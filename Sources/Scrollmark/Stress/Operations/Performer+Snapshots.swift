import Foundation
import UIKit

extension Performer {
  /// Takes the snapshot of the data source, edits it as clients do, item by item, and applies it. What it answers on the way is held
  /// to plain lists (E2 to E12).
  func editSnapshot(_ operation: Operation) {
    guard let source = scene.diffable else { return }
    var edit = SnapshotEdit(scene, source.snapshot())
    for step in 0..<(1 + operation.choice(0, of: 6)) { edit.apply(operation, from: 2 + 3 * step) }
    if let failure = scene.wrongLookUp(in: edit.snapshot, sections: edit.sections, names: edit.names) {
      scene.complaint = failure
    }
    scene.model.replace(sections: edit.sections, names: edit.names)
    source.apply(edit.snapshot, animatingDifferences: operation.choice(1, of: 2) == 1)
  }

  /// Changes the tree of a section: items come, go, are expanded and collapsed, or leave other sections for it (E33 to E42).
  func outline(_ operation: Operation) {
    guard let source = scene.diffable else { return }
    let place = operation.choice(0, of: scene.model.sections.count + 1)
    let isNew = place == scene.model.sections.count
    let section = isNew ? scene.model.newSection() : scene.model.sectionNames[place]
    let items = isNew ? [] : scene.model.sections[place]
    var edit = OutlineEdit(
      scene, source.snapshot(for: scene.name(section)), scene.model.outlines[section] ?? Outline(items), section)
    for step in 0..<(1 + operation.choice(1, of: 5)) { edit.apply(operation, from: 3 + 3 * step) }
    if let failure = scene.wrongTree(edit.snapshot, edit.outline) { scene.complaint = failure }
    scene.model.replace(section: section, with: edit.outline)
    source.apply(edit.snapshot, to: scene.name(section), animatingDifferences: operation.choice(2, of: 2) == 1)
    if let failure = scene.wrongTree(source.snapshot(for: scene.name(section)), edit.outline) {
      scene.complaint = failure
    }
  }

  /// Applies snapshots on another queue, one after the other. The main queue shows them later, in order (E28).
  func applyElsewhere(_ operation: Operation) {
    guard let source = scene.diffable, !operation.parts.isEmpty else { return }
    let length = 1 + operation.choice(0, of: operation.parts.count)
    var models: [PlainModel] = []
    var snapshots: [StressScene.Snapshot] = []
    var last = scene.model
    for start in stride(from: 0, to: operation.parts.count, by: length) {
      var next = last
      let plan = next.plan(Array(operation.parts[start..<min(start + length, operation.parts.count)]))
      next.adopt(plan)
      snapshots.append(scene.snapshot(of: next, plan, after: last))
      models.append(next)
      last = next
    }
    let mailbox = OtherQueue.apply(snapshots, to: source, animated: operation.choice(1, of: 2) == 1)
    if mailbox.count != models.count { scene.complaint = "E28: \(mailbox.count) of \(models.count) applies arrive" }
    for (number, model) in models.enumerated() {
      // Something else happens before it is shown.
      if operation.choice(2 + number % 3, of: 3) == 0 { view.layoutIfNeeded() }
      // Content that was renewed before it is shown, as it would be in a store of its own.
      scene.model = model
      mailbox.deliverNext()
    }
  }
}

/// Applies snapshots on a queue of its own, and waits until all are on their way to the main queue: the same run each time.
private enum OtherQueue {
  private static let queue = DispatchQueue(label: "applies")

  static func apply(
    _ snapshots: [StressScene.Snapshot], to source: UICollectionViewDiffableDataSource<StressName, StressName>,
    animated: Bool
  ) -> MainQueueMailbox {
    let mailbox = MainQueueMailbox()
    let done = DispatchSemaphore(value: 0)
    let handler = UIKitExceptions.handler ?? { _ in }
    queue.async {
      UIKitExceptions.withHandler(handler) {
        mailbox.collecting {
          for snapshot in snapshots { source.apply(snapshot, animatingDifferences: animated) }
        }
      }
      done.signal()
    }
    done.wait()
    return mailbox
  }
}
