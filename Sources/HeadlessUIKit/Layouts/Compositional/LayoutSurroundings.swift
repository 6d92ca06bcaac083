import CoreGraphics
import Foundation
import LayoutModel

/// What of the collection view a compositional layout is solved by, beyond its sections.
struct LayoutSurroundings: Equatable {
  var isVertical: Bool
  /// The size of the collection view (B9).
  var size: CGSize
  var scale: Double
  /// What section insets are measured from that leave it to the configuration (B64).
  var standardReference: UIContentInsetsReference
  /// The insets of the references across the scroll axis.
  var safeArea: CrossInsets
  var margins: CrossInsets
  var readable: CrossInsets

  /// How wide lines are that are easy to read, in points: a constant of style at the standard size of text.
  static let readableWidth: CGFloat = 672

  @MainActor init(
    of collectionView: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let isVertical = configuration.scrollDirection == .vertical
    let isReversed = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = collectionView.bounds.size
    self.isVertical = isVertical
    self.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    scale = collectionView.displayScale
    let reference = configuration.contentInsetsReference
    standardReference = reference == .automatic ? .safeArea : reference
    let given = CrossInsets(collectionView.adjustedContentInset, isVertical, isReversed)
    safeArea = CrossInsets(collectionView.safeAreaInsets, isVertical, isReversed).beyond(given)
    margins = CrossInsets(collectionView.layoutMargins, isVertical, isReversed).beyond(given)
    readable = margins
    guard isVertical else { return }
    let spare = (size.width - Self.readableWidth) / 2
    readable = CrossInsets(start: max(margins.start, spare), end: max(margins.end, spare))
  }

  /// What a reference adds to the insets of a section (B64).
  func insets(_ reference: UIContentInsetsReference) -> CrossInsets {
    switch reference == .automatic ? standardReference : reference {
    case .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    case .none, .automatic: CrossInsets()
    }
  }

  /// What the standard reference adds, as a section provider is told (B10).
  var containerInsets: NSDirectionalEdgeInsets {
    let insets = insets(.automatic)
    return isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.start, bottom: 0, trailing: insets.end)
      : NSDirectionalEdgeInsets(top: insets.start, leading: 0, bottom: insets.end, trailing: 0)
  }

  /// The size along and across the scroll axis.
  var axisSize: AxisSize {
    isVertical ? AxisSize(main: size.height, cross: size.width) : AxisSize(main: size.width, cross: size.height)
  }
}

/// Insets across the scroll axis, in points.
struct CrossInsets: Equatable {
  var start: Double = 0
  var end: Double = 0

  init(start: Double = 0, end: Double = 0) {
    self.start = start
    self.end = end
  }

  init(_ insets: UIEdgeInsets, _ isVertical: Bool, _ isReversed: Bool) {
    guard isVertical else {
      self.init(start: insets.top, end: insets.bottom)
      return
    }
    self.init(start: isReversed ? insets.right : insets.left, end: isReversed ? insets.left : insets.right)
  }

  /// What is left of the insets where the content already keeps `given` away from the edges.
  func beyond(_ given: CrossInsets) -> CrossInsets {
    CrossInsets(start: max(0, start - given.start), end: max(0, end - given.end))
  }
}
