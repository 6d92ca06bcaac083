import CoreGraphics
import Foundation
import LayoutModel

extension CompositionalMapper {
  func size(_ size: NSCollectionLayoutSize) -> CompositionalSize {
    let width = length(size.widthDimension)
    let height = length(size.heightDimension)
    return surroundings.isVertical
      ? CompositionalSize(main: height, cross: width) : CompositionalSize(main: width, cross: height)
  }

  private func length(_ dimension: NSCollectionLayoutDimension) -> CompositionalLength {
    let value = finite(dimension.dimension, "dimension")
    switch dimension.kind {
    case .fractionalWidth: return surroundings.isVertical ? .fractionOfCross(value) : .fractionOfMain(value)
    case .fractionalHeight: return surroundings.isVertical ? .fractionOfMain(value) : .fractionOfCross(value)
    case .absolute: return .absolute(value)
    case .estimated: return .estimated(value)
    case .uniformAcrossSiblings: return .uniformAcrossSiblings(estimate: value)
    }
  }

  func spacing(_ spacing: NSCollectionLayoutSpacing) -> CompositionalSpacing {
    let points = finite(spacing.points, "spacing")
    return spacing.takesShare ? .flexible(points) : .fixed(points)
  }

  func edgeSpacing(_ spaces: NSCollectionLayoutEdgeSpacing) -> CompositionalEdgeSpacing {
    let edges = spaces.edges.map(spacing)
    let (leading, top, trailing, bottom) = (edges[0], edges[1], edges[2], edges[3])
    return surroundings.isVertical
      ? CompositionalEdgeSpacing(mainStart: top, mainEnd: bottom, crossStart: leading, crossEnd: trailing)
      : CompositionalEdgeSpacing(mainStart: leading, mainEnd: trailing, crossStart: top, crossEnd: bottom)
  }

  func insets(_ insets: NSDirectionalEdgeInsets) -> CompositionalInsets {
    guard insets != .zero else { return CompositionalInsets() }
    let top = finite(insets.top, "content inset")
    let leading = finite(insets.leading, "content inset")
    let bottom = finite(insets.bottom, "content inset")
    let trailing = finite(insets.trailing, "content inset")
    return surroundings.isVertical
      ? CompositionalInsets(mainStart: top, mainEnd: bottom, crossStart: leading, crossEnd: trailing)
      : CompositionalInsets(mainStart: leading, mainEnd: trailing, crossStart: top, crossEnd: bottom)
  }

  func anchor(_ anchor: NSCollectionLayoutAnchor) -> CompositionalAnchor {
    self.anchor(anchor.values.edges, offset: anchor.values.offset, isFractional: anchor.values.isFractional)
  }

  func anchor(_ edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) -> CompositionalAnchor {
    let x = edge(edges.contains(.leading), edges.contains(.trailing))
    let y = edge(edges.contains(.top), edges.contains(.bottom))
    let dx = finite(offset.x, "offset")
    let dy = finite(offset.y, "offset")
    let point = surroundings.isVertical ? AxisPoint(main: dy, cross: dx) : AxisPoint(main: dx, cross: dy)
    return CompositionalAnchor(
      main: surroundings.isVertical ? y : x, cross: surroundings.isVertical ? x : y,
      absoluteOffset: isFractional ? AxisPoint() : point, fractionalOffset: isFractional ? point : AxisPoint()
    )
  }

  private func edge(_ isStart: Bool, _ isEnd: Bool) -> CompositionalAnchor.Edge {
    isStart == isEnd ? .middle : isStart ? .start : .end
  }

  /// `value`; raises, and answers 0, if it is not finite, or so far from 0 that sums of such lengths would not be.
  func finite(_ value: CGFloat, _ name: String) -> Double {
    if abs(value) <= Self.longest { return value }
    let limit = value.isFinite ? " and not beyond \(Int(Self.longest))" : ""
    UIKitExceptions.raise(
      .internalInconsistency("a compositional layout's \(name) must be finite\(limit): it is \(value)")
    )
    return 0
  }

  /// The largest length, in points, or fraction that is taken for one.
  static var longest: CGFloat { 1e9 }
}

extension CompositionalSize {
  /// Whether one of the lengths can be measured.
  var isEstimated: Bool { main.isEstimated || cross.isEstimated }
}
