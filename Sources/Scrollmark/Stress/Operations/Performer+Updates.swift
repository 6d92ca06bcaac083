import Foundation
import UIKit

extension Performer {
  /// Does edits in one batch: to the model, and as calls to the collection view. A single edit may be done without a block (C5).
  func update(_ parts: [Operation], isSingle: Bool) {
    let old = scene.model
    let plan = scene.model.plan(parts)
    guard !plan.calls.isEmpty else { return }
    scene.before.unfollowed = plan.deselected
    if scene.diffable == nil, isSingle, plan.calls.count == 1, let part = parts.first, part.number(5) & 1 == 1 {
      // The counts before are those that the collection view knows (C9).
      _ = view.numberOfSections
      scene.model.adopt(plan)
      call(plan.calls[0])
      return
    }
    if scene.diffable != nil {
      scene.model.adopt(plan)
      scene.applySnapshot(plan, after: old, animated: (parts.first?.number(5) ?? 0) & 1 == 1)
      return
    }
    view.performBatchUpdates(
      {
        scene.model.adopt(plan)
        if parts.contains(where: { $0.kind == .batch }) {
          let half = plan.calls.count / 2
          for item in plan.calls[..<half] { call(item) }
          view.performBatchUpdates({ for item in plan.calls[half...] { call(item) } })
        } else {
          for item in plan.calls { call(item) }
        }
        scene.intrude(.updates)
      }, completion: { [weak scene] _ in scene?.intrude(.completion) })
  }

  private func call(_ call: BatchPlan.Call) {
    switch call {
    case .insert(let spot): view.insertItems(at: [path(spot)])
    case .delete(let spot): view.deleteItems(at: [path(spot)])
    case .reload(let spot): view.reloadItems(at: [path(spot)])
    case .reconfigure(let spot): view.reconfigureItems(at: [path(spot)])
    case .move(let from, let to): view.moveItem(at: path(from), to: path(to))
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }

  private func path(_ spot: BatchPlan.Spot) -> IndexPath { IndexPath(item: spot.item, section: spot.section) }

  /// Updates of everything, and invalidations.
  func renew(_ operation: Operation) {
    switch operation.kind {
    case .reloadData:
      // Behind the back of the collection view anything may have changed.
      if !operation.parts.isEmpty {
        let plan = scene.model.plan(operation.parts)
        scene.model.adopt(plan)
      }
      scene.model.clearSelection()
      if scene.diffable != nil { scene.reloadSnapshot() } else { view.reloadData() }
    case .resizeItems:
      scene.measures.seed = operation.number(0)
      view.collectionViewLayout.invalidateLayout()
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .invalidateItems:
      guard let spot = scene.model.spot(operation, 0) else { return }
      let isFlow = view.collectionViewLayout is UICollectionViewFlowLayout
      let context =
        isFlow ? UICollectionViewFlowLayoutInvalidationContext() : UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path(spot)])
      view.collectionViewLayout.invalidateLayout(with: context)
    default: break
    }
  }
}
