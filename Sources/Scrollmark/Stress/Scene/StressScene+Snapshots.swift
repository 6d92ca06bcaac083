import Foundation
import UIKit

extension StressScene {
  typealias Snapshot = NSDiffableDataSourceSnapshot<StressName, StressName>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<StressName>

  /// The name of an item or a section in snapshots.
  func name(_ number: Int) -> StressName { StressName(number: number, hashes: hashes) }

  /// Lets items come from a diffable data source, by their names.
  func useSnapshots() {
    let source = UICollectionViewDiffableDataSource<StressName, StressName>(collectionView: view) {
      [unowned self] view, path, name in
      intrude(.cellProvider)
      let cell = view.dequeueReusableCell(withReuseIdentifier: StressCell.identifier, for: path)
      fill(cell, item: name.number)
      return cell
    }
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      intrude(.supplementaryProvider)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: StressView.identifier, for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in takeReorder(transaction.finalSnapshot) }
    diffable = source
    model.outlines = [:]
    source.apply(snapshot(of: model), animatingDifferences: false)
  }

  private func takeReorder(_ snapshot: Snapshot) {
    // What a tree makes of an item that was carried into it is not a rule: it is taken over.
    let trees = model.outlines.keys.sorted().compactMap { number in
      diffable.map { (number, outline(of: $0.snapshot(for: name(number)))) }
    }
    model.outlines = Dictionary(uniqueKeysWithValues: trees)
    model.replace(
      sections: snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map(\.number) },
      names: model.sectionNames)
  }

  /// What a section snapshot has, as a tree of plain lists.
  func outline(of snapshot: SectionSnapshot) -> Outline {
    var outline = Outline(snapshot.rootItems.map(\.number))
    for name in snapshot.items {
      if let parent = snapshot.parent(of: name) { outline.append([name.number], below: parent.number) }
      if snapshot.isExpanded(name) { outline.setExpanded(true, name.number) }
    }
    return outline
  }

  /// A model as a snapshot.
  func snapshot(of model: PlainModel) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(model.sectionNames.map(name))
    for (section, items) in zip(model.sectionNames, model.sections) {
      snapshot.appendItems(items.map(name), toSection: name(section))
    }
    return snapshot
  }

  /// The snapshot of what a plan leads to, with the marks that it means. `old` is what was applied before it.
  func snapshot(of model: PlainModel, _ plan: BatchPlan, after old: PlainModel) -> Snapshot {
    var snapshot = snapshot(of: model)
    let there = Set(model.sections.joined())
    let shown = Set(old.sections.joined())
    // What is new is configured anyway; marks are for what stays.
    let reloaded = plan.reloaded.filter { there.contains($0) && shown.contains($0) && !plan.deselected.contains($0) }
    if !reloaded.isEmpty { snapshot.reloadItems(reloaded.map(name)) }
    let reconfigured = plan.reconfigured.filter { there.contains($0) && shown.contains($0) }
    if !reconfigured.isEmpty { snapshot.reconfigureItems(reconfigured.map(name)) }
    if !plan.reloadedSections.isEmpty { snapshot.reloadSections(plan.reloadedSections.map(name)) }
    return snapshot
  }

  /// Brings the collection view to the model, which was `old` before, with the marks that a plan means.
  func applySnapshot(_ plan: BatchPlan, after old: PlainModel, animated: Bool) {
    diffable?.apply(snapshot(of: model, plan, after: old), animatingDifferences: animated)
  }

  /// Loads the model anew.
  func reloadSnapshot() { diffable?.applySnapshotUsingReloadData(snapshot(of: model)) }
}
