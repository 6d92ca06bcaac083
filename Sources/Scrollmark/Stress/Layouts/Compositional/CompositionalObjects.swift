import CoreGraphics
import LayoutModel
import UIKit

/// Builds the objects of UIKit that a description means: the way back from what the collection view makes of them.
@MainActor struct CompositionalObjects {
  let isHorizontal: Bool

  func section(_ description: CompositionalSection) -> NSCollectionLayoutSection? {
    guard let group = item(description.group) as? NSCollectionLayoutGroup else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = description.groupSpacing
    section.contentInsets = insets(description.contentInsets)
    section.contentInsetsReference = .none
    section.boundarySupplementaryItems = description.boundaryItems.enumerated().map { boundary($1, "edge-\($0)") }
    section.supplementariesFollowContentInsets = description.boundaryCrossInsets != CompositionalInsets()
    section.decorationItems = description.decorations.enumerated().map { index, decoration in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: "back-\(index)")
      item.contentInsets = insets(decoration.contentInsets)
      item.zIndex = decoration.zIndex
      return item
    }
    if let orthogonal = description.orthogonal {
      section.orthogonalScrollingBehavior = orthogonal.isCentered ? .groupPagingCentered : .continuous
    }
    return section
  }

  func boundary(_ item: BoundaryItemDescription, _ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
    let object = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(item.size), elementKind: kind, alignment: alignment(item.main, item.cross),
      absoluteOffset: point(item.absoluteOffset))
    object.extendsBoundary = item.extendsBoundary
    object.pinToVisibleBounds = item.pins
    object.zIndex = item.zIndex
    return object
  }

  // MARK: Items and groups

  private func item(_ element: CompositionalElementDescription) -> NSCollectionLayoutItem {
    let size = size(element.size)
    let supplementary = element.supplementaryItems.map(tied)
    let object: NSCollectionLayoutItem
    switch element.content {
    case .item: object = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementary)
    case .group(let group):
      let made = self.group(group, size)
      made.interItemSpacing = spacing(group.spacing)
      made.supplementaryItems = supplementary
      object = made
    }
    object.contentInsets = insets(element.contentInsets)
    object.edgeSpacing = edgeSpacing(element.edgeSpacing)
    return object
  }

  private func group(_ group: CompositionalGroupDescription, _ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup
  {
    switch group.arrangement {
    case .filling(let axis):
      let items = group.elements.map(item)
      return runsAcross(axis)
        ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
    case .counted(let axis, let count):
      let first = item(group.elements[0])
      return runsAcross(axis)
        ? .horizontal(layoutSize: size, subitem: first, count: count)
        : .vertical(layoutSize: size, subitem: first, count: count)
    case .repeating(let axis, let count):
      let first = item(group.elements[0])
      return runsAcross(axis)
        ? .horizontal(layoutSize: size, repeatingSubitem: first, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: first, count: count)
    case .custom(let frames):
      let isHorizontal = isHorizontal
      return .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: rect($0.frame, isHorizontal), zIndex: $0.zIndex) }
      }
    }
  }

  /// Whether what is filled along `axis` is a row, and no column.
  private func runsAcross(_ axis: CompositionalGroupDescription.FillAxis) -> Bool { (axis == .cross) != isHorizontal }

  private func tied(_ item: TiedItemDescription) -> NSCollectionLayoutSupplementaryItem {
    let object: NSCollectionLayoutSupplementaryItem
    if let own = item.itemAnchor {
      object = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(item.size), elementKind: "tied-\(item.kind)", containerAnchor: anchor(item.containerAnchor),
        itemAnchor: anchor(own))
    } else {
      object = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(item.size), elementKind: "tied-\(item.kind)", containerAnchor: anchor(item.containerAnchor))
    }
    object.zIndex = item.zIndex
    return object
  }

  // MARK: Values

  private func size(_ size: CompositionalSize) -> NSCollectionLayoutSize {
    let main = dimension(size.main)
    let cross = dimension(size.cross)
    return isHorizontal
      ? NSCollectionLayoutSize(widthDimension: main, heightDimension: cross)
      : NSCollectionLayoutSize(widthDimension: cross, heightDimension: main)
  }

  private func dimension(_ length: CompositionalLength) -> NSCollectionLayoutDimension {
    switch length {
    case .absolute(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(estimate: points)
    case .fractionOfMain(let part): isHorizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    case .fractionOfCross(let part): isHorizontal ? .fractionalHeight(part) : .fractionalWidth(part)
    }
  }

  private func insets(_ insets: CompositionalInsets) -> NSDirectionalEdgeInsets {
    isHorizontal
      ? NSDirectionalEdgeInsets(
        top: insets.crossStart, leading: insets.mainStart, bottom: insets.crossEnd, trailing: insets.mainEnd)
      : NSDirectionalEdgeInsets(
        top: insets.mainStart, leading: insets.crossStart, bottom: insets.mainEnd, trailing: insets.crossEnd)
  }

  private func spacing(_ spacing: CompositionalSpacing) -> NSCollectionLayoutSpacing {
    spacing.isFlexible ? .flexible(spacing.least) : .fixed(spacing.least)
  }

  private func edgeSpacing(_ edges: CompositionalEdgeSpacing) -> NSCollectionLayoutEdgeSpacing {
    let values = [edges.crossStart, edges.mainStart, edges.crossEnd, edges.mainEnd].map(spacing)
    return isHorizontal
      ? NSCollectionLayoutEdgeSpacing(leading: values[1], top: values[0], trailing: values[3], bottom: values[2])
      : NSCollectionLayoutEdgeSpacing(leading: values[0], top: values[1], trailing: values[2], bottom: values[3])
  }

  private func point(_ point: AxisPoint) -> CGPoint {
    isHorizontal ? CGPoint(x: point.main, y: point.cross) : CGPoint(x: point.cross, y: point.main)
  }

  private func anchor(_ anchor: CompositionalAnchor) -> NSCollectionLayoutAnchor {
    let edges = edges(anchor.main, anchor.cross)
    if anchor.absoluteOffset != AxisPoint() {
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: point(anchor.absoluteOffset))
    }
    if anchor.fractionalOffset != AxisPoint() {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: point(anchor.fractionalOffset))
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  private func edges(_ main: CompositionalAnchor.Edge, _ cross: CompositionalAnchor.Edge) -> NSDirectionalRectEdge {
    var edges: NSDirectionalRectEdge = []
    let (x, y) = isHorizontal ? (main, cross) : (cross, main)
    if x == .start { edges.insert(.leading) }
    if x == .end { edges.insert(.trailing) }
    if y == .start { edges.insert(.top) }
    if y == .end { edges.insert(.bottom) }
    return edges
  }

  private func alignment(_ main: CompositionalAnchor.Edge, _ cross: CompositionalAnchor.Edge) -> NSRectAlignment {
    switch edges(main, cross) {
    case [.top]: .top
    case [.top, .leading]: .topLeading
    case [.leading]: .leading
    case [.bottom, .leading]: .bottomLeading
    case [.bottom]: .bottom
    case [.bottom, .trailing]: .bottomTrailing
    case [.trailing]: .trailing
    case [.top, .trailing]: .topTrailing
    default: .none
    }
  }
}

/// A frame seen along the scroll axis as a rectangle.
func rect(_ frame: AxisRect, _ isHorizontal: Bool) -> CGRect {
  isHorizontal
    ? CGRect(x: frame.mainOrigin, y: frame.crossOrigin, width: frame.mainLength, height: frame.crossLength)
    : CGRect(x: frame.crossOrigin, y: frame.mainOrigin, width: frame.crossLength, height: frame.mainLength)
}
