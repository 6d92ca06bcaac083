import LayoutModel

/// The boundary items around a section or the whole content: how they lengthen it and where they stand (B39 to B47).
///
/// Positions along the scroll axis are counted from the start of what they surround, items included. Everything is O(boundary items).
struct BoundaryRing: Equatable, Sendable {
  /// What it grows by at its start and at its end (B41, B41a, B71).
  private(set) var startGrowth = 0.0
  private(set) var endGrowth = 0.0
  /// Its whole length.
  private(set) var length = 0.0

  /// Surrounds a content of this length with items of these slots.
  init(around content: Double, _ items: [BoundaryItemDescription], slot: (Int) -> AxisSize) {
    var longest = 0.0
    for (role, item) in items.enumerated() where item.extendsBoundary {
      let own = slot(role).main
      switch item.main {
      case .start: startGrowth = max(startGrowth, own + item.outerSpace - item.absoluteOffset.main)
      case .end: endGrowth = max(endGrowth, own + item.outerSpace + item.absoluteOffset.main)
      case .middle: longest = max(longest, own)
      }
    }
    length = max(startGrowth + content + endGrowth, longest)
  }

  /// Where an item's slot starts along the scroll axis (B40 to B44).
  func start(of item: BoundaryItemDescription, length own: Double) -> Double {
    let offset = item.absoluteOffset.main
    switch item.main {
    case .start: return startGrowth - (item.extendsBoundary ? own : 0) + offset
    case .end: return length - endGrowth - (item.extendsBoundary ? 0 : own) + offset
    case .middle: return (length - own) / 2 + offset
    }
  }
}

/// Boundary items with what they are sized and placed in: what a section and the whole content have in common.
struct BoundaryPlace {
  let ring: BoundaryRing
  /// Where what they surround starts along the scroll axis.
  let start: Double
  /// Where items start and end across the scroll axis.
  let crossStart: Double
  let crossEnd: Double
  /// Pixels a point.
  let scale: Double

  /// Where what they surround ends.
  var end: Double { start + ring.length }

  /// Where an item stands at rest.
  func frame(of item: BoundaryItemDescription, slot: AxisSize) -> AxisRect {
    let rest = crossEnd - crossStart - slot.cross
    let slotRect = AxisRect(
      mainOrigin: start + ring.start(of: item, length: slot.main),
      crossOrigin: crossStart + rest * item.cross.fraction + item.absoluteOffset.cross, mainLength: slot.main,
      crossLength: slot.cross)
    return slotRect.inset(by: item.contentInsets.notNegative.ignored(where: item.size)).onPixel(scale)
  }

  /// Where the items that stand at the end and lengthen it start at the earliest: where a pinned item at the start stops (B45).
  func startOfEndItems(_ items: [BoundaryItemDescription], slot: (Int) -> AxisSize) -> Double {
    var earliest = end
    for (role, item) in items.enumerated() where item.extendsBoundary && item.main == .end {
      earliest = min(earliest, frame(of: item, slot: slot(role)).mainOrigin)
    }
    return earliest
  }

  /// Moves a frame into the view, no further than from `start` to `limit` (B45).
  func pin(_ frame: AxisRect, upTo limit: Double, _ view: CompositionalView) -> AxisRect {
    var origin = frame.mainOrigin
    if frame.mainEnd > view.visibleEnd { origin = min(origin, max(view.visibleEnd - frame.mainLength, start)) }
    if origin < view.visibleStart { origin = max(origin, min(view.visibleStart, limit - frame.mainLength)) }
    var frame = frame
    frame.mainOrigin = origin
    return frame
  }
}

/// What of the content is in view, after the adjusted insets: where pinned items stay (B45).
@frozen public struct CompositionalView: Hashable, Sendable {
  /// Where the view starts along the scroll axis, in points.
  public var visibleStart: Double
  /// Where the view ends along the scroll axis, in points.
  public var visibleEnd: Double
  /// Where the view starts across the scroll axis, in points.
  public var crossStart: Double
  /// Where the view ends across the scroll axis, in points.
  public var crossEnd: Double

  /// Makes a view from its edges.
  @inlinable public init(visibleStart: Double, visibleEnd: Double, crossStart: Double, crossEnd: Double) {
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// What is in view, as a rectangle.
  var rect: AxisRect {
    AxisRect(
      mainOrigin: visibleStart, crossOrigin: crossStart, mainLength: visibleEnd - visibleStart,
      crossLength: crossEnd - crossStart)
  }
}
