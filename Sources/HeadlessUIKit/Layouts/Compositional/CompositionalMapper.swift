import CoreGraphics
import Foundation
import LayoutModel

/// Turns the objects that describe a compositional layout into what the engine is given.
@MainActor struct CompositionalMapper {
  let surroundings: LayoutSurroundings
  /// What section providers are told (B9).
  let environment: LayoutEnvironment
  private let collectionView: UICollectionView
  /// What the section that is being mapped turned out to hold.
  private var views = DescribedViews()

  init(_ surroundings: LayoutSurroundings, _ collectionView: UICollectionView) {
    self.surroundings = surroundings
    self.collectionView = collectionView
    environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: surroundings.size, contentInsets: surroundings.containerInsets),
      traitCollection: collectionView.traitCollection
    )
  }

  // MARK: Sections

  /// The plan of a section. O(what it holds).
  mutating func plan(_ section: NSCollectionLayoutSection) -> DescribedSection {
    views = DescribedViews()
    let values = section.values
    let group = element(values.group)
    let items = boundaryItems(values.boundarySupplementaryItems)
    let description = CompositionalSection(
      count: 0, group: group,
      groupSpacing: finite(values.interGroupSpacing, "inter-group spacing"),
      contentInsets: contentInsets(values),
      boundaryItems: items.map(\.description),
      boundaryCrossInsets: boundaryInsets(values),
      decorations: decorations(values.decorationItems),
      orthogonal: values.orthogonalScrollingBehavior == .none
        ? nil : OrthogonalDescription(isCentered: values.orthogonalScrollingBehavior == .groupPagingCentered)
    )
    views.boundaries = items.map(\.sort)
    views.measuredBoundaries = items.map { openAxes($0.description.size) }
    views.pins = items.contains { $0.description.pins }
    return DescribedSection(section, description, views, surroundings)
  }

  /// The plan of a section for which the provider had nothing: nothing is placed in it.
  func emptyPlan() -> DescribedSection {
    let nothing = CompositionalElementDescription(
      size: CompositionalSize(main: .absolute(0), cross: .absolute(0)),
      content: .group(CompositionalGroupDescription(arrangement: .filling(.main), elements: []))
    )
    return DescribedSection(nil, CompositionalSection(count: 0, group: nothing), DescribedViews(), surroundings)
  }

  private func contentInsets(_ values: NSCollectionLayoutSection.Values) -> CompositionalInsets {
    var insets = insets(values.contentInsets)
    let reference = surroundings.insets(values.contentInsetsReference)
    insets.crossStart += reference.start
    insets.crossEnd += reference.end
    return insets
  }

  /// The insets that boundary items keep to (B39, B65).
  private func boundaryInsets(_ values: NSCollectionLayoutSection.Values) -> CompositionalInsets {
    guard values.supplementaryContentInsetsReference == .automatic else {
      let reference = surroundings.insets(values.supplementaryContentInsetsReference)
      return CompositionalInsets(crossStart: reference.start, crossEnd: reference.end)
    }
    guard values.supplementariesFollowContentInsets else { return CompositionalInsets() }
    let insets = contentInsets(values)
    return CompositionalInsets(crossStart: insets.crossStart, crossEnd: insets.crossEnd)
  }

  // MARK: Supplementary items

  /// Boundary items with the sorts of their views. Raises for a kind that is there twice, which counts once (B4).
  func boundaryItems(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> [(description: BoundaryItemDescription, sort: ElementSort)] {
    distinct(items).map { (boundary($0), sort(.supplementaryView, $0.elementKind)) }
  }

  /// On which axes a size is an estimate.
  func openAxes(_ size: CompositionalSize) -> UIAxis {
    var axes: UIAxis = []
    if size.main.isEstimated { axes.insert(surroundings.isVertical ? .vertical : .horizontal) }
    if size.cross.isEstimated { axes.insert(surroundings.isVertical ? .horizontal : .vertical) }
    return axes
  }

  private func boundary(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> BoundaryItemDescription {
    let anchor = anchor(item.boundary.alignment.edges, offset: item.boundary.offset, isFractional: false)
    return BoundaryItemDescription(
      size: size(item.layoutSize), main: anchor.main, cross: anchor.cross, absoluteOffset: anchor.absoluteOffset,
      extendsBoundary: item.boundary.extendsBoundary, pins: item.boundary.pinToVisibleBounds, zIndex: item.tie.zIndex,
      contentInsets: insets(item.values.contentInsets),
      outerSpace: finite(item.boundary.outerSpace, "space outside a boundary item")
    )
  }

  private mutating func tiedItems(_ items: [NSCollectionLayoutSupplementaryItem]) -> [TiedItemDescription] {
    guard !items.isEmpty else { return [] }
    return distinct(items).map { item in
      let sort = sort(.supplementaryView, item.elementKind)
      if !views.tied.contains(sort) { views.tied.append(sort) }
      return TiedItemDescription(
        kind: Int(sort.number), size: size(item.layoutSize),
        containerAnchor: anchor(item.tie.containerAnchor), itemAnchor: item.tie.itemAnchor.map(anchor),
        zIndex: item.tie.zIndex
      )
    }
  }

  private func distinct<Item: NSCollectionLayoutSupplementaryItem>(_ items: [Item]) -> [Item] {
    var kept: [Item] = []
    var twice: [String] = []
    for item in items {
      if kept.contains(where: { $0.elementKind == item.elementKind }) {
        twice.append(item.elementKind)
      } else {
        kept.append(item)
      }
    }
    if !twice.isEmpty {
      UIKitExceptions.raise(
        .internalInconsistency(
          "Error: Every supplementary must have a unique elementKind: duplicates detected: (\(twice.joined(separator: ", ")))"
        )
      )
    }
    return kept
  }

  private mutating func decorations(_ items: [NSCollectionLayoutDecorationItem]) -> [DecorationDescription] {
    views.decorations = items.map { sort(.decorationView, $0.elementKind) }
    return items.map {
      DecorationDescription(contentInsets: insets($0.values.contentInsets), zIndex: $0.decoration.zIndex)
    }
  }

  private func sort(_ category: UICollectionView.ElementCategory, _ kind: String) -> ElementSort {
    collectionView.sorts.sort(category, kind: kind)
  }

  // MARK: Groups

  private mutating func element(_ item: NSCollectionLayoutItem) -> CompositionalElementDescription {
    let group = item as? NSCollectionLayoutGroup
    if group == nil { views.measuredAxes.formUnion(item.layoutSize.openAxes) }
    var content = CompositionalElementDescription.Content.item
    if let group { content = .group(filling(of: group)) }
    return CompositionalElementDescription(
      size: size(item.layoutSize), contentInsets: insets(item.values.contentInsets),
      edgeSpacing: item.values.edgeSpacing.map(edgeSpacing) ?? CompositionalEdgeSpacing(),
      supplementaryItems: tiedItems(item.values.supplementaryItems), content: content
    )
  }

  private mutating func filling(of group: NSCollectionLayoutGroup) -> CompositionalGroupDescription {
    var elements: [CompositionalElementDescription] = []
    for item in group.filling.subitems { elements.append(element(item)) }
    return CompositionalGroupDescription(
      arrangement: arrangement(group), elements: elements,
      spacing: group.filling.interItemSpacing.map(spacing) ?? .fixed(0)
    )
  }

  private mutating func arrangement(
    _ group: NSCollectionLayoutGroup
  ) -> CompositionalGroupDescription.Arrangement {
    switch group.filling.arrangement {
    case .filling(let isHorizontal): return .filling(axis(isHorizontal))
    case .counted(let isHorizontal, let count): return .counted(axis(isHorizontal), count)
    case .repeating(let isHorizontal, let count): return .repeating(axis(isHorizontal), count)
    case .custom:
      views.hasCustomGroup = true
      let room = LayoutContainer(contentSize: resolved(group.layoutSize))
      let environment = LayoutEnvironment(container: room, traitCollection: environment.traitCollection)
      return .custom((group.filling.itemProvider?.items(environment) ?? []).map(customFrame))
    }
  }

  private func axis(_ isHorizontal: Bool) -> CompositionalGroupDescription.FillAxis {
    isHorizontal == surroundings.isVertical ? .cross : .main
  }

  private func customFrame(_ item: NSCollectionLayoutGroupCustomItem) -> CustomItemFrame {
    let frame = item.frame
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let unusable = lengths.first { !(abs($0) <= Self.longest) }
    if let unusable { _ = finite(unusable, "frame of a custom item") }
    return CustomItemFrame(
      frame: FlowAxes(isVertical: surroundings.isVertical).axisRect(unusable == nil ? frame : .zero),
      zIndex: item.zIndex)
  }

  /// A size in the size of the whole collection view, as custom groups are told it (B32).
  private func resolved(_ size: NSCollectionLayoutSize) -> CGSize {
    CGSize(width: resolved(size.widthDimension), height: resolved(size.heightDimension))
  }

  private func resolved(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
    let value = finite(dimension.dimension, "dimension")
    switch dimension.kind {
    case .fractionalWidth: return roundedDown(value * surroundings.size.width)
    case .fractionalHeight: return roundedDown(value * surroundings.size.height)
    case .absolute, .estimated, .uniformAcrossSiblings: return max(0, value)
    }
  }

  /// The length as whole pixels, one that is a hair short of a pixel included (B11).
  private func roundedDown(_ length: Double) -> Double {
    let length = max(0, length)
    return ((length + max(1e-6, 1e-6 * length)) * surroundings.scale).rounded(.down) / surroundings.scale
  }
}
