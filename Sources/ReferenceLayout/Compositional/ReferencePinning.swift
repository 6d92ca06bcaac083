import LayoutModel

/// What is in view: the bounds less the adjusted insets (B45).
public struct ReferenceView: Hashable, Sendable {
  /// Where it starts along the scroll axis.
  public var visibleStart: Double
  /// Where it ends along the scroll axis.
  public var visibleEnd: Double
  /// Where it starts across the scroll axis.
  public var crossStart: Double
  /// Where it ends across the scroll axis.
  public var crossEnd: Double

  /// Makes a view from its four edges, in points.
  public init(visibleStart: Double, visibleEnd: Double, crossStart: Double, crossEnd: Double) {
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }
}

/// What boundary items are pinned in: their section, or the whole content (B45, B47).
struct ReferencePinning {
  /// The view, or nil if nothing is pinned.
  let view: ReferenceView?
  /// Where the section starts.
  let start: Double
  /// Where it ends.
  let end: Double
  /// Where the first of its extending items at the end starts; its end if there is none.
  let footerStart: Double

  /// B45: the frame and the z-index of `item`, which rests at `frame`.
  func pinned(_ item: BoundaryItemDescription, at frame: AxisRect) -> (frame: AxisRect, zIndex: Int) {
    guard let view, item.pins else { return (frame, item.zIndex) }
    // Back to the end of the view, then on to its start, each time not out of the section.
    let back = min(frame.mainOrigin, max(view.visibleEnd - frame.mainLength, start))
    let limit = item.main == .start ? footerStart : end
    var frame = frame
    frame.mainOrigin = max(back, min(view.visibleStart, limit - frame.mainLength))
    let visible = AxisRect(
      mainOrigin: view.visibleStart, crossOrigin: view.crossStart, mainLength: view.visibleEnd - view.visibleStart,
      crossLength: view.crossEnd - view.crossStart)
    return (frame, frame.common(with: visible).hasArea() ? 1_000_000_000 + item.zIndex : item.zIndex)
  }
}
