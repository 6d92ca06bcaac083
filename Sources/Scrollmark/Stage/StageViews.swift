import UIKit

/// A cell of the stage: it knows its item, and answers the item's height when it is asked for the size it prefers.
final class StageCell: UICollectionViewCell {
  static let reuseIdentifier = "cell"

  @exclusivity(unchecked) private var model: StageModel?
  @exclusivity(unchecked) private(set) var item = 0
  @exclusivity(unchecked) private(set) var text: String?

  /// Shows `item` in `cell`, which is one of `cells`, or of the stage if there are none.
  static func show(_ item: Int, of model: StageModel, in cell: UICollectionViewCell, _ cells: CellBlueprint?) {
    if let cell = cell as? StageCell {
      cell.show(item, of: model)
    } else {
      cells?.show(cell, model.content(of: item))
    }
  }

  /// Shows `item`.
  func show(_ item: Int, of model: StageModel) {
    if self.model !== model { self.model = model }
    self.item = item
    text = model.text(of: item)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard let model else { return preferred }
    preferred.size = CGSize(
      width: layoutAttributes.size.width, height: model.height(of: item, width: layoutAttributes.size.width))
    return preferred
  }
}

/// A header or a footer of the stage.
final class StageBoundary: UICollectionReusableView {
  static let reuseIdentifier = "boundary"

  /// The title of the section.
  var title: String?
}
