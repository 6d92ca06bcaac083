import Foundation

extension UIScrollView {
  var insetWithSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    let inset = storedContentInset
    let behavior = contentInsetAdjustmentBehavior
    guard behavior != .never, safe != .zero else { return inset }
    let vertical = behavior == .always || alwaysBounceVertical || storedContentSize.height > bounds.size.height
    let horizontal = behavior == .always || alwaysBounceHorizontal || storedContentSize.width > bounds.size.width
    return UIEdgeInsets(
      top: inset.top + (vertical ? safe.top : 0),
      left: inset.left + (horizontal ? safe.left : 0),
      bottom: inset.bottom + (vertical ? safe.bottom : 0),
      right: inset.right + (horizontal ? safe.right : 0)
    )
  }

  /// The offsets at which the content fills the bounds as far as it can (I1).
  var offsetRange: OffsetRange {
    let inset = adjustedContentInset
    let size = contentSize
    return OffsetRange(
      x: range(content: size.width, visible: bounds.size.width, start: inset.left, end: inset.right),
      y: range(content: size.height, visible: bounds.size.height, start: inset.top, end: inset.bottom)
    )
  }

  /// `offset`, or the nearest one at which the content fills the bounds as far as it can (I1).
  func clamped(_ offset: CGPoint) -> CGPoint {
    offsetRange.nearest(to: offset)
  }

  /// Brings the content offset back into its range, unless the content is in motion or a finger holds it.
  func clampContentOffset() {
    guard motion == .rest, drag.hold == .none else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offset nearest to the present one at which `rect` can be seen (I7).
  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let moved = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, intoView: visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, intoView: visible.minY, visible.maxY)
    )
    return moved == contentOffset ? moved : clamped(moved)
  }

  private func range(content: Double, visible: Double, start: Double, end: Double) -> ClosedRange<Double> {
    // 0 - 0 is 0, where -0 would be a zero that looks like another number.
    ClosedRange(uncheckedBounds: (lower: 0 - start, upper: max(0 - start, content + end - visible)))
  }

  /// How far the view has to move for an interval to be seen by its nearer end; not at all if the two cover each other.
  private func shift(_ low: CGFloat, _ high: CGFloat, intoView start: CGFloat, _ end: CGFloat) -> CGFloat {
    if low >= start, high <= end { return 0 }
    if low <= start, high >= end { return 0 }
    if low < start { return low - start }
    return min(high - end, low - start)
  }
}

/// The offsets that a scroll view can rest at, along both axes.
struct OffsetRange: Equatable {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(Double(offset.x), x.lowerBound), x.upperBound),
      y: min(max(Double(offset.y), y.lowerBound), y.upperBound)
    )
  }
}
