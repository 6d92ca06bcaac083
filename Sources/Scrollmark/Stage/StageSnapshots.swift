import Foundation
import UIKit

/// The data of a stage that is shown by snapshots, as an application would keep it: sections by number, items by theirs.
@MainActor final class StageSnapshots {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int32>

  private let model: StageModel
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int32>
  private var next: Snapshot?

  /// Shows `model` in `view`, in cells of `cells` or of the stage.
  init(of model: StageModel, in view: UICollectionView, cells: CellBlueprint?) {
    self.model = model
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: StageCell.reuseIdentifier, for: indexPath)
      StageCell.show(Int(item), of: model, in: cell, cells)
      return cell
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      let boundary = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: StageBoundary.reuseIdentifier, for: indexPath)
      (boundary as? StageBoundary)?.title = model.title(of: indexPath.section)
      return boundary
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      let snapshot = transaction.finalSnapshot
      model.arrange(snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
    }
    dataSource.apply(Self.snapshot(of: model.sections), animatingDifferences: false)
  }

  /// Makes the snapshot that shows the state after `batch`. O(n).
  func prepare(_ batch: Batch) {
    var sections = model.sections
    for change in batch.sections { sections[change.section] = change.items }
    var snapshot = Self.snapshot(of: sections)
    if !batch.reloads.isEmpty {
      snapshot.reloadItems(batch.reloads.map { model.sections[$0.section][$0.item] })
    }
    next = snapshot
  }

  /// Applies the snapshot that was made last.
  func apply() {
    guard let snapshot = next else { return }
    next = nil
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func snapshot(of sections: [[Int32]]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() where !items.isEmpty {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}
