import CoreGraphics
import LayoutModel
import ReferenceLayout
import UIKit

/// Where a flow layout should place everything, by the reference layout.
///
/// Where cells are measured, the sizes are those that the layout has: that they are right is a check of its own, and here it is where
/// they lead to.
@MainActor struct FlowOracle: LayoutOracle {
  private let reference: ReferenceFlowLayout
  private let pinning: FlowPinning
  private let isHorizontal: Bool
  private let mirror: CGFloat?
  /// Pixels a point, if positions are aligned to them (A38).
  private let pixels: CGFloat?

  init(_ flow: FlowStress, _ scene: StressScene) {
    let view = scene.view
    let inset = view.adjustedContentInset
    let bounds = view.bounds
    let cross =
      flow.isHorizontal ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    isHorizontal = flow.isHorizontal
    // The reference aligns to something finer than pixels; the last step is done here, where a tie is seen.
    let mode: FlowMode = flow.sizes == .cells ? .selfSizing(scale: Self.fine) : .given
    pixels = flow.sizes == .cells ? CGFloat(scene.scale) : nil
    let metrics = Self.metrics(flow)
    let sizes = Self.sizes(flow, scene)
    reference = ReferenceFlowLayout(
      FlowDescription(
        crossLength: max(0, cross),
        sections: sizes.map { FlowSection(metrics: metrics, sizes: $0, mode: mode) }))
    let isFlipped = flow.flips && scene.isRightToLeft
    let length = reference.contentLength
    mirror = isFlipped ? (flow.isHorizontal ? length : max(0, cross)) : nil
    var start = flow.isHorizontal ? bounds.minX + inset.left : bounds.minY + inset.top
    var end = flow.isHorizontal ? bounds.maxX - inset.right : bounds.maxY - inset.bottom
    if isFlipped, flow.isHorizontal { (start, end) = (length - end, length - start) }
    pinning = FlowPinning(
      headers: flow.pinsHeaders, footers: flow.pinsFooters, visibleStart: start, visibleEnd: end)
  }

  /// So many parts of a point that rounding to them is none.
  private static let fine = 1_048_576.0

  private static func metrics(_ flow: FlowStress) -> FlowMetrics {
    let inset = flow.inset
    return FlowMetrics(
      headerLength: flow.headerLength, footerLength: flow.footerLength,
      mainStartInset: flow.isHorizontal ? inset.left : inset.top,
      mainEndInset: flow.isHorizontal ? inset.right : inset.bottom,
      crossStartInset: flow.isHorizontal ? inset.top : inset.left,
      crossEndInset: flow.isHorizontal ? inset.bottom : inset.right,
      lineSpacing: flow.lineSpacing, interitemSpacing: flow.interitemSpacing)
  }

  private static func sizes(_ flow: FlowStress, _ scene: StressScene) -> [LayoutModel.ItemSizes] {
    let axis = { (size: CGSize) -> AxisSize in
      flow.isHorizontal
        ? AxisSize(main: size.width, cross: size.height) : AxisSize(main: size.height, cross: size.width)
    }
    return scene.model.sections.enumerated().map { section, items in
      switch flow.sizes {
      case .layout: .uniform(axis(flow.itemSize), count: items.count)
      case .delegate: .each(items.map { axis(scene.size(of: $0)) })
      case .cells: .each(items.indices.map { axis(scene.sizeInLayout(section: section, item: $0)) })
      }
    }
  }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: reference.contentLength, height: reference.crossLength)
      : CGSize(width: reference.crossLength, height: reference.contentLength)
  }

  func elements() -> [Placed] {
    reference.allElements(pinning: pinning).map { element in
      let place = Place(role: Self.role(element.kind), section: element.path.section, item: element.path.item)
      guard let pixels, place.role == 0 else { return Placed(place: place, frame: rect(element.frame)) }
      return aligned(place, element.frame, pixels)
    }
  }

  /// An item with its position on a pixel: to the nearest, halves away from 0 (A38).
  private func aligned(_ place: Place, _ frame: AxisRect, _ pixels: CGFloat) -> Placed {
    var frame = frame
    let isTied = Self.isTie(frame.mainOrigin * pixels) || Self.isTie(frame.crossOrigin * pixels)
    frame.mainOrigin = (frame.mainOrigin * pixels).rounded() / pixels
    frame.crossOrigin = (frame.crossOrigin * pixels).rounded() / pixels
    return Placed(place: place, frame: rect(frame), slack: isTied ? 1 / pixels : 0)
  }

  /// Whether a hair decides which way a position is rounded.
  private static func isTie(_ value: CGFloat) -> Bool { abs(abs(value - value.rounded(.down)) - 0.5) < 1e-4 }

  func visible(in rect: CGRect, margin: CGFloat) -> [Place] {
    elements().filter { placed in
      let frame = placed.frame
      let margin = margin > 0 ? margin + placed.slack : margin - placed.slack
      return min(frame.maxX, rect.maxX) - max(frame.minX, rect.minX) > margin
        && min(frame.maxY, rect.maxY) - max(frame.minY, rect.minY) > margin
        && (frame.width > 0 && frame.height > 0 || margin < 0)
    }.map(\.place)
  }

  private static func role(_ kind: LayoutElementKind) -> Int {
    switch kind {
    case .item: 0
    case .header: 1
    case .footer: 2
    }
  }

  private func rect(_ frame: AxisRect) -> CGRect {
    var rect =
      isHorizontal
      ? CGRect(x: frame.mainOrigin, y: frame.crossOrigin, width: frame.mainLength, height: frame.crossLength)
      : CGRect(x: frame.crossOrigin, y: frame.mainOrigin, width: frame.crossLength, height: frame.mainLength)
    if let mirror { rect.origin.x = mirror - rect.origin.x - rect.size.width }
    return rect
  }
}
