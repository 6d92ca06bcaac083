import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// A section that is a list (B66): rows as wide as the section, one below the other without space between them, as high as they
  /// prefer (B70), with the header and footer that `configuration` asks for.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(ListSection(configuration))
  }

  /// The section of a list.
  static func list(_ list: ListSection) -> NSCollectionLayoutSection {
    let configuration = list.configuration
    let size = NSCollectionLayoutSize.fullWidth(estimatedHeight: ListMetrics.current.rowHeight)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = configuration.sectionInsets
    section.boundarySupplementaryItems = configuration.boundaryItems
    section.listSection = list
    return section
  }
}

extension UICollectionLayoutListConfiguration {
  /// The header and the footer, of the standard kinds (B67), held in view in plain lists (B68), with the space
  /// above headers (B71).
  fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      let header = boundaryItem(
        UICollectionView.elementKindSectionHeader, .top, height: ListMetrics.current.headerHeight)
      header.boundary.outerSpace = max(0, headerTopPadding ?? ListMetrics.current.automaticHeaderTopPadding)
      items.append(header)
    }
    if footerMode == .supplementary {
      items.append(
        boundaryItem(UICollectionView.elementKindSectionFooter, .bottom, height: ListMetrics.current.footerHeight))
    }
    return items
  }

  private func boundaryItem(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .fullWidth(estimatedHeight: height), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pinsHeadersAndFooters
    return item
  }
}

extension NSCollectionLayoutSize {
  /// As wide as the container and as high as the view prefers, `estimatedHeight` points until that is known.
  fileprivate static func fullWidth(estimatedHeight: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
  }
}
