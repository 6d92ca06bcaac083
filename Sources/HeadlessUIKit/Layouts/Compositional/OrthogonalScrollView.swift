import CoreGraphics
import Foundation

/// The row of a section that scrolls across the layout's axis: holds the section's cells and what is tied to them.
///
/// A collection view has one for each such section in view, and uses it again for others.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  /// The section whose row it is at present.
  private(set) var section = 0
  /// How far in front it lies among the subviews of the collection view.
  private(set) var placedZIndex = 0
  private weak var host: UICollectionView?
  /// Whether the layout arranges the row: what changes by that is not a scroll.
  private var isArranging = false
  /// Where the row stood when the finger that drags it began.
  private var dragOrigin = CGPoint.zero

  init(in host: UICollectionView) {
    self.host = host
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    scrollDelegate = self
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether a finger holds it, or it moves.
  var isInMotion: Bool { drag.hold != .none || motion != .rest }

  /// Makes it the row of a section; what moved stops.
  func begin(_ section: Int) {
    self.section = section
    dragOrigin = .zero
  }

  /// The row's section has another number now.
  func follow(to section: Int) {
    self.section = section
  }

  /// Ends what moves it and leaves the tree.
  func end() {
    stopScrolling()
    stopAnimation()
    removeFromSuperview()
  }

  /// Takes the place and the looks that the layout has for the row. Answers whether it stands elsewhere than the layout says: where
  /// that is beyond its ends.
  func arrange(
    _ row: RowGeometry, _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties.Values,
    rate: DecelerationRate
  ) -> Bool {
    isArranging = true
    defer { isArranging = false }
    placedZIndex = row.zIndex
    if !frame.isSame(as: row.frame) { frame = row.frame }
    if contentInset != row.inset { contentInset = row.inset }
    if contentSize != row.contentSize { contentSize = row.contentSize }
    decelerationRate =
      properties.decelerationRate == .automatic
      ? rate : DecelerationRate(rawValue: properties.decelerationRate.rawValue)
    bounces = properties.bounce != .never
    alwaysBounceHorizontal = properties.bounce == .always && !row.isUpright
    alwaysBounceVertical = properties.bounce == .always && row.isUpright
    // A mirrored offset is a hair off: what the layout takes in comes back as another sum (P3).
    guard !isInMotion else { return !contentOffset.isAlmost(row.offset) }
    let offset = clamped(row.offset)
    if contentOffset != offset { contentOffset = offset }
    return offset != row.offset
  }

  override func didChangeBounds(from oldBounds: CGRect) {
    super.didChangeBounds(from: oldBounds)
    if !isArranging, oldBounds.origin != bounds.origin { host?.rowDidScroll(self) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragOrigin = contentOffset
  }

  /// Where the row rests by its section's behaviour (B58, B59).
  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    host?.compositional?.restingOffset(of: self, from: dragOrigin, proposed: proposed, velocity: velocity) ?? proposed
  }
}

extension CGPoint {
  /// Whether two positions are the same but for rounding.
  fileprivate func isAlmost(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
