import Foundation
import UIKit

/// The data source of the stage, written as an application would write it.
final class StageDataSource: NSObject, UICollectionViewDataSource {
  private let model: StageModel
  private let cells: CellBlueprint?

  init(model: StageModel, cells: CellBlueprint?) {
    self.model = model
    self.cells = cells
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StageCell.reuseIdentifier, for: indexPath)
    StageCell.show(model.item(at: indexPath), of: model, in: cell, cells)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    model.move(from: sourceIndexPath, to: destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: StageBoundary.reuseIdentifier, for: indexPath)
    if let view = view as? StageBoundary { view.title = model.title(of: indexPath.section) }
    return view
  }
}

/// The delegate of a stage whose layout asks for the size of each item.
final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let model: StageModel
  private let blueprint: LayoutBlueprint

  init(model: StageModel, blueprint: LayoutBlueprint) {
    self.model = model
    self.blueprint = blueprint
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    model.size(ofItemAt: indexPath, width: blueprint.itemWidth(in: collectionView.bounds.width))
  }
}
