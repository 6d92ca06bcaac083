import Foundation
import UIKit

extension StressScene {
  /// Lets items come from a diffable data source, by their names.
  func useSnapshots() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { [unowned self] view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: StressCell.identifier, for: path)
      fill(cell, item: item)
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: StressView.identifier, for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      let snapshot = transaction.finalSnapshot
      model.arrange(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
    }
    diffable = source
    source.apply(snapshot(), animatingDifferences: false)
  }

  /// The model as a snapshot.
  private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(model.sectionNames)
    for (name, items) in zip(model.sectionNames, model.sections) { snapshot.appendItems(items, toSection: name) }
    return snapshot
  }

  /// Brings the collection view to the model by a snapshot, with the marks that a plan means.
  func applySnapshot(_ plan: BatchPlan, animated: Bool) {
    var snapshot = snapshot()
    let there = Set(model.sections.joined())
    let shown = diffable.map { Set($0.snapshot().itemIdentifiers) } ?? []
    // What is new is configured anyway; marks are for what stays.
    let reloaded = plan.reloaded.filter { there.contains($0) && shown.contains($0) && !plan.deselected.contains($0) }
    if !reloaded.isEmpty { snapshot.reloadItems(reloaded) }
    let reconfigured = plan.reconfigured.filter { there.contains($0) && shown.contains($0) }
    if !reconfigured.isEmpty { snapshot.reconfigureItems(reconfigured) }
    if !plan.reloadedSections.isEmpty { snapshot.reloadSections(plan.reloadedSections) }
    diffable?.apply(snapshot, animatingDifferences: animated)
  }

  /// Loads the model anew.
  func reloadSnapshot() { diffable?.applySnapshotUsingReloadData(snapshot()) }
}
