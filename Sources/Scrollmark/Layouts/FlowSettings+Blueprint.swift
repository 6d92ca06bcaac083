import Foundation
import UIKit

extension FlowSettings {
  /// How the layout is made.
  func blueprint() -> LayoutBlueprint {
    var blueprint = LayoutBlueprint(summary: summary, sizing: sizing) { _ in layout() }
    blueprint.isHorizontal = direction == .horizontal
    blueprint.bytesPerItem = sizes == .layout ? 8 : 48
    blueprint.itemWidth = isList ? nil : itemWidth
    blueprint.itemHeight = itemHeight
    blueprint.sideInsets = inset.left + inset.right
    if isList {
      blueprint.adapt = { layout, size in fit(layout, width: size.width - inset.left - inset.right) }
    }
    return blueprint
  }

  private var sizing: LayoutBlueprint.Sizing {
    switch sizes {
    case .layout: .layout
    case .items: .delegate
    case .cells: .cells
    }
  }

  @MainActor private func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction == .horizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = lineSpacing
    layout.minimumInteritemSpacing = interitemSpacing
    layout.sectionInset = UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    layout.headerReferenceSize = CGSize(width: headerLength, height: headerLength)
    layout.footerReferenceSize = CGSize(width: footerLength, height: footerLength)
    layout.sectionHeadersPinToVisibleBounds = pinsHeaders
    layout.sectionFootersPinToVisibleBounds = pinsFooters
    if !isList { setSize(CGSize(width: itemWidth, height: itemHeight), of: layout) }
    return layout
  }

  /// Makes rows as wide as the viewport is.
  @MainActor private func fit(_ layout: UICollectionViewLayout, width: Double) {
    guard let layout = layout as? UICollectionViewFlowLayout else { return }
    setSize(CGSize(width: max(0, width), height: itemHeight), of: layout)
  }

  @MainActor private func setSize(_ size: CGSize, of layout: UICollectionViewFlowLayout) {
    if layout.itemSize != size { layout.itemSize = size }
    if sizes == .cells, layout.estimatedItemSize != size { layout.estimatedItemSize = size }
  }
}
