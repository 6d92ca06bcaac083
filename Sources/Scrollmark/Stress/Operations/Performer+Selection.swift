import Foundation
import UIKit

extension Performer {
  /// Changes the selection, or how items are selected.
  func choose(_ operation: Operation) {
    switch operation.kind {
    case .select:
      guard let spot = scene.model.spot(operation, 0) else { return }
      if scene.allowsSelection { scene.model.select(scene.model.item(at: spot), keepingOthers: scene.allowsSeveral) }
      view.selectItem(at: path(spot), animated: false, scrollPosition: [])
    case .deselect:
      guard let spot = scene.model.spot(operation, 0) else { return }
      if scene.allowsSelection { scene.model.deselect(scene.model.item(at: spot)) }
      view.deselectItem(at: path(spot), animated: false)
    case .clearSelection:
      if scene.allowsSelection { scene.model.clearSelection() }
      view.selectItem(at: nil, animated: false, scrollPosition: [])
    case .tap: tap(operation)
    case .multipleSelection:
      view.allowsMultipleSelection.toggle()
      // One stays selected when there can be only one (G12): here the first.
      if !view.allowsMultipleSelection { keepFirstSelected() }
    case .editing:
      view.allowsSelectionDuringEditing = operation.choice(0, of: 2) == 1
      view.allowsMultipleSelectionDuringEditing = operation.choice(1, of: 2) == 1
      view.isEditing.toggle()
    default: break
    }
  }

  private func keepFirstSelected() {
    let order = scene.model.sections.joined()
    guard let first = order.first(where: { scene.model.selected.contains($0) }) else { return }
    scene.model.select(first, keepingOthers: false)
  }

  /// Taps an item on screen. What is selected by it is what the delegate is told; that it is told what the rules say is a check.
  private func tap(_ operation: Operation) {
    scene.settle()
    let bounds = view.bounds
    let paths = view.indexPathsForVisibleItems.sorted()
    guard !paths.isEmpty else { return }
    let path = paths[operation.choice(0, of: paths.count)]
    guard let cell = view.cellForItem(at: path) else { return }
    let frame = view.convert(CGRect(origin: .zero, size: cell.bounds.size), from: cell)
    let point = CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY)
    guard point.x > 0, point.y > 0, point.x < bounds.width, point.y < bounds.height else { return }
    let selected = scene.model.selected
    scene.selectionCalls.removeAll(keepingCapacity: true)
    Finger(on: scene.window).tap(at: point)
    scene.settle()
    scene.before.tap = StateBefore.Tap(
      selected: selected, allows: scene.allowsSelection, allowsSeveral: scene.allowsSeveral)
  }

  /// Moves the focus to an item, or on from where it is.
  func moveFocus(_ operation: Operation) {
    let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous]
    if operation.choice(1, of: 2) == 0, let spot = scene.model.spot(operation, 0) {
      _ = view.moveFocus(to: path(spot))
    } else {
      _ = view.moveFocus(heading: headings[operation.choice(0, of: headings.count)])
    }
  }

  private func path(_ spot: BatchPlan.Spot) -> IndexPath { IndexPath(item: spot.item, section: spot.section) }
}
