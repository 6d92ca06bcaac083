import LayoutModel
import ReferenceLayout

/// Short names for the values of compositional layouts, in the words of content that scrolls vertically.
typealias Length = CompositionalLength
typealias Element = CompositionalElementDescription

extension CompositionalLength {
  /// That fraction of the container's width.
  static func width(_ fraction: Double) -> CompositionalLength { .fractionOfCross(fraction) }
  /// That fraction of the container's height.
  static func height(_ fraction: Double) -> CompositionalLength { .fractionOfMain(fraction) }
  /// That estimate, the longest sibling's when measured.
  static func uniform(_ estimate: Double) -> CompositionalLength { .uniformAcrossSiblings(estimate: estimate) }
}

extension CompositionalLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// That many points.
  public init(floatLiteral value: Double) { self = .absolute(value) }
  /// That many points.
  public init(integerLiteral value: Int) { self = .absolute(Double(value)) }
}

/// An item of that size.
func item(
  _ width: Length, _ height: Length, insets: CompositionalInsets = CompositionalInsets(),
  edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), tied: [TiedItemDescription] = []
) -> Element {
  Element(
    size: CompositionalSize(main: height, cross: width), contentInsets: insets, edgeSpacing: edges,
    supplementaryItems: tied)
}

/// A group of that size.
func group(
  _ width: Length, _ height: Length, _ arrangement: CompositionalGroupDescription.Arrangement, _ elements: [Element],
  spacing: CompositionalSpacing = .fixed(0), insets: CompositionalInsets = CompositionalInsets(),
  edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(), tied: [TiedItemDescription] = []
) -> Element {
  Element(
    size: CompositionalSize(main: height, cross: width), contentInsets: insets, edgeSpacing: edges,
    supplementaryItems: tied,
    content: .group(CompositionalGroupDescription(arrangement: arrangement, elements: elements, spacing: spacing)))
}

extension CompositionalGroupDescription.Arrangement {
  /// A horizontal group that is filled.
  static let row = CompositionalGroupDescription.Arrangement.filling(.cross)
  /// A vertical group that is filled.
  static let column = CompositionalGroupDescription.Arrangement.filling(.main)
}

/// Insets in the order of UIKit's directional insets.
func insets(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> CompositionalInsets {
  CompositionalInsets(mainStart: top, mainEnd: bottom, crossStart: leading, crossEnd: trailing)
}

/// The usual case: a collection view of 320 by 568 points.
func layout(
  _ sections: [CompositionalSection], width: Double = 320, height: Double = 568, scale: Double = 1,
  spacing: Double = 0, boundaryItems: [BoundaryItemDescription] = []
) -> ReferenceCompositionalLayout {
  ReferenceCompositionalLayout(
    CompositionalDescription(
      container: AxisSize(main: height, cross: width), scale: scale, sections: sections, sectionSpacing: spacing,
      boundaryItems: boundaryItems))
}

/// The usual case of one section.
func layout(_ count: Int, _ group: Element, width: Double = 320, scale: Double = 1) -> ReferenceCompositionalLayout {
  layout([CompositionalSection(count: count, group: group)], width: width, scale: scale)
}

extension ReferenceCompositionalLayout {
  /// The frame of an item, or nil.
  func frame(_ section: Int, _ item: Int) -> AxisRect? {
    placement(ofItemAt: ItemPath(section: section, item: item))?.frame
  }

  /// The frames of all items of a section that have one.
  func frames(_ section: Int = 0) -> [AxisRect] {
    (0..<itemCount(inSection: section)).compactMap { frame(section, $0) }
  }

  /// The left edges of the items of the first section.
  var lefts: [Double] { frames().map(\.crossOrigin) }
  /// The top edges of the items of the first section.
  var tops: [Double] { frames().map(\.mainOrigin) }
  /// The widths of the items of the first section.
  var widths: [Double] { frames().map(\.crossLength) }
  /// The heights of the items of the first section.
  var heights: [Double] { frames().map(\.mainLength) }
  /// The frame of a boundary item of the first section.
  func boundaryFrame(_ role: Int = 0, _ section: Int = 0, view: ReferenceView? = nil) -> AxisRect? {
    placement(ofBoundary: role, inSection: section, view: view)?.frame
  }

  /// Measures an item; a nil length stays as it is.
  mutating func measure(_ section: Int, _ item: Int, _ width: Double, _ height: Double) {
    setSize(AxisSize(main: height, cross: width), ofItemAt: ItemPath(section: section, item: item))
  }
}

/// A view of the whole width from `top` on.
func view(_ top: Double, _ bottom: Double, width: Double = 320) -> ReferenceView {
  ReferenceView(visibleStart: top, visibleEnd: bottom, crossStart: 0, crossEnd: width)
}
