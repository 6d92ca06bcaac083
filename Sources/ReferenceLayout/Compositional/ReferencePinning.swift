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
  /// Where the section starts and ends.
  let main: (start: Double, end: Double)
  /// Where the first of its extending items at the end starts; its end if there is none.
  let footerStart: Double
  /// How long the content is across the scroll axis.
  let crossEnd: Double

  /// B45: the frame and the z-index of `item`, which rests at `frame`.
  func pinned(_ item: BoundaryItemDescription, at frame: AxisRect) -> (frame: AxisRect, zIndex: Int) {
    guard let view, item.pins else { return (frame, item.zIndex) }
    var frame = frame
    frame.mainOrigin = moved(
      frame.mainOrigin, length: frame.mainLength, into: (view.visibleStart, view.visibleEnd),
      within: (main.start, item.main == .start ? footerStart : main.end))
    frame.crossOrigin = moved(
      frame.crossOrigin, length: frame.crossLength, into: (view.crossStart, view.crossEnd), within: (0, crossEnd))
    let visible = AxisRect(
      mainOrigin: view.visibleStart, crossOrigin: view.crossStart, mainLength: view.visibleEnd - view.visibleStart,
      crossLength: view.crossEnd - view.crossStart)
    return (frame, frame.common(with: visible).hasArea ? 1_000_000_000 + item.zIndex : item.zIndex)
  }

  /// A position moved back to the end of the view, then on to its start, each time not out of `limits`.
  private func moved(
    _ origin: Double, length: Double, into view: (start: Double, end: Double),
    within limits: (start: Double, end: Double)
  ) -> Double {
    let back = min(origin, max(view.end - length, limits.start))
    return max(back, min(view.start, limits.end - length))
  }
}
