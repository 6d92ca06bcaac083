import Foundation
import UIKit

extension Performer {
  /// Changes the selection, or how items are selected.
  func choose(_ operation: Operation) {
    switch operation.kind {
    case .select:
      guard let spot = scene.model.spot(operation, 0) else { return }
      if allowsSelection { scene.model.select(scene.model.item(at: spot), keepingOthers: allowsSeveral) }
      view.selectItem(at: path(spot), animated: false, scrollPosition: [])
    case .deselect:
      guard let spot = scene.model.spot(operation, 0) else { return }
      if allowsSelection { scene.model.deselect(scene.model.item(at: spot)) }
      view.deselectItem(at: path(spot), animated: false)
    case .clearSelection:
      if allowsSelection { scene.model.clearSelection() }
      view.selectItem(at: nil, animated: false, scrollPosition: [])
    default: break
    }
  }

  /// Whether items can be selected now (G9, G15).
  var allowsSelection: Bool { view.isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection }

  /// Whether several items can be selected now (G15).
  var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  private func path(_ spot: BatchPlan.Spot) -> IndexPath { IndexPath(item: spot.item, section: spot.section) }
}
