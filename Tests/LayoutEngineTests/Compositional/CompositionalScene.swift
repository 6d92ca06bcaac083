import LayoutEngine
import LayoutModel

typealias Element = CompositionalElementDescription

/// Words for descriptions of layouts that scroll vertically: main is y and height, cross is x and width.
protocol CompositionalScene {}

extension CompositionalScene {
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> AxisRect {
    AxisRect(mainOrigin: y, crossOrigin: x, mainLength: height, crossLength: width)
  }

  func size(width: Double = 0, height: Double = 0) -> AxisSize { AxisSize(main: height, cross: width) }

  func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  /// An item of a width and a height.
  func item(
    _ width: CompositionalLength, _ height: CompositionalLength, insets: CompositionalInsets = CompositionalInsets(),
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), ties: [TiedItemDescription] = []
  ) -> Element {
    Element(
      size: CompositionalSize(main: height, cross: width), contentInsets: insets, edgeSpacing: edges,
      supplementaryItems: ties)
  }

  /// A group of a width and a height.
  func group(
    _ width: CompositionalLength, _ height: CompositionalLength,
    _ arrangement: CompositionalGroupDescription.Arrangement, _ elements: [Element],
    spacing: CompositionalSpacing = .fixed(0), insets: CompositionalInsets = CompositionalInsets(),
    edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), ties: [TiedItemDescription] = []
  ) -> Element {
    let description = CompositionalGroupDescription(arrangement: arrangement, elements: elements, spacing: spacing)
    return Element(
      size: CompositionalSize(main: height, cross: width), contentInsets: insets, edgeSpacing: edges,
      supplementaryItems: ties, content: .group(description))
  }

  /// A horizontal group as wide as its container.
  func row(
    height: Double = 40, _ elements: Element..., spacing: CompositionalSpacing = .fixed(0),
    insets: CompositionalInsets = CompositionalInsets()
  ) -> Element {
    group(.fractionOfCross(1), .absolute(height), .filling(.cross), elements, spacing: spacing, insets: insets)
  }

  /// A section of groups.
  func section(_ group: Element, count: Int, spacing: Double = 0) -> CompositionalSection {
    CompositionalSection(count: count, group: group, groupSpacing: spacing)
  }

  /// A boundary item of absolute size.
  func boundary(
    _ width: Double, _ height: Double, _ main: CompositionalAnchor.Edge, _ cross: CompositionalAnchor.Edge = .middle,
    offset: (x: Double, y: Double) = (0, 0), extends: Bool = true, pins: Bool = false
  ) -> BoundaryItemDescription {
    BoundaryItemDescription(
      size: CompositionalSize(main: .absolute(height), cross: .absolute(width)), main: main, cross: cross,
      absoluteOffset: AxisPoint(main: offset.y, cross: offset.x), extendsBoundary: extends, pins: pins)
  }

  /// A layout in a collection view of 320 x 500 unless told.
  func layout(
    _ sections: CompositionalSection..., width: Double = 320, height: Double = 500, scale: Double = 1,
    spacing: Double = 0, boundary: [BoundaryItemDescription] = []
  ) -> CompositionalLayoutEngine {
    CompositionalLayoutEngine(
      CompositionalDescription(
        container: size(width: width, height: height), scale: scale, sections: sections, sectionSpacing: spacing,
        boundaryItems: boundary))
  }
}

extension CompositionalLayoutEngine {
  /// The frames of all items of a section.
  func frames(_ section: Int = 0) -> [AxisRect?] {
    (0..<itemCount(inSection: section)).map { frame(ofItemAt: ItemPath(section: section, item: $0)) }
  }

  /// Where the items of a section start across.
  func xs(_ section: Int = 0) -> [Double?] { frames(section).map { $0?.crossOrigin } }

  /// Where the items of a section start along the scroll axis.
  func ys(_ section: Int = 0) -> [Double?] { frames(section).map { $0?.mainOrigin } }

  /// What is in a rectangle.
  func visible(_ rect: AxisRect, view: CompositionalView? = nil) -> [CompositionalPlacement] {
    var buffer: [CompositionalPlacement] = []
    visible(in: rect, view: view, into: &buffer)
    return buffer
  }

  /// The items in a rectangle.
  func items(in rect: AxisRect) -> [Int] { visible(rect).filter { $0.kind == .item }.map(\.path.item) }
}
