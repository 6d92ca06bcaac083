import CoreGraphics
import UIKit

/// A cell that knows which item it shows, and has the size that this item prefers.
final class StressCell: UICollectionViewCell {
  /// Whose cells are made at present. Cells are made by the collection view, so that they have to find it themselves.
  static weak var scene: StressScene?
  /// The reuse identifier.
  static let identifier = "cell"

  /// The item that it shows, and which of its contents.
  var item = -1
  var revision = 0
  var state = CellLedger.State.resting
  /// Whether the ledger counts it in its state.
  var isCounted = false
  private let ledger: CellLedger?
  private weak var scene: StressScene?

  override init(frame: CGRect) {
    scene = Self.scene
    ledger = scene?.ledger
    super.init(frame: frame)
    ledger?.cellWasMade()
    LiveObjects.watch(self)
  }

  required init?(coder: NSCoder) { return nil }

  isolated deinit {
    if isCounted { ledger?.cellIsGone(state) } else { ledger?.cellIsGoneUncounted() }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if state == .shown { ledger?.report("F2: prepareForReuse() of a cell that is on screen") }
    scene?.intrude(.prepareForReuse)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let scene else { return layoutAttributes }
    scene.intrude(.preferredAttributes)
    guard scene.measuresCells else { return layoutAttributes }
    ledger?.itemWasMeasured(item)
    layoutAttributes.size = scene.preferredSize(of: item, revision: revision, given: layoutAttributes.size)
    return layoutAttributes
  }
}

/// A header, a footer, or any other view that is not a cell.
final class StressView: UICollectionReusableView {
  /// The reuse identifier.
  static let identifier = "view"

  override init(frame: CGRect) {
    super.init(frame: frame)
    LiveObjects.watch(self)
  }

  required init?(coder: NSCoder) { return nil }
}
