import Foundation
import UIKit

extension CompositionalSettings {
  /// How the layout is made.
  func blueprint() -> LayoutBlueprint {
    var blueprint = LayoutBlueprint(summary: summary, sizing: sizes == .cells ? .cells : .layout) { _ in layout() }
    blueprint.bytesPerItem = sizes == .layout ? 8 : 64
    blueprint.itemHeight = rowHeight
    blueprint.sideInsets = 2 * inset
    if content == .carousels { blueprint.itemWidth = itemWidth }
    return blueprint
  }

  @MainActor private func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section())
  }

  @MainActor private func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group())
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    if content == .carousels { section.orthogonalScrollingBehavior = behavior.value }
    guard headerLength > 0 else { return section }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(headerLength)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pinsHeaders
    section.boundarySupplementaryItems = [header]
    return section
  }

  @MainActor private func group() -> NSCollectionLayoutGroup {
    switch content {
    case .list:
      let row = size(.fractionalWidth(1), height)
      return .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    case .carousels:
      let card = size(.absolute(itemWidth), .absolute(rowHeight))
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      return .horizontal(layoutSize: card, subitems: [item])
    case .grid: return grid()
    }
  }

  /// Columns next to each other, each of some items.
  @MainActor private func grid() -> NSCollectionLayoutGroup {
    let isMeasured = sizes == .cells
    let length = rowHeight * Double(rows) + spacing * Double(rows - 1)
    let whole: NSCollectionLayoutDimension = isMeasured ? .estimated(length) : .absolute(length)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), whole), repeatingSubitem: item, count: rows)
    column.interItemSpacing = .fixed(spacing)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), whole), subitem: column, count: columns)
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  @MainActor private var height: NSCollectionLayoutDimension {
    sizes == .cells ? .estimated(rowHeight) : .absolute(rowHeight)
  }

  @MainActor private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

extension CompositionalSettings.Behavior {
  fileprivate var value: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
