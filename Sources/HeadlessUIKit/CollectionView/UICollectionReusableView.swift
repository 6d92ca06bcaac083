import CoreGraphics
import Foundation
import LayoutModel

/// A view that a collection view shows for an element and uses again for another one later.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The pool that the view was dequeued from and goes back to; nil for a view that was never dequeued. Weak, since
  /// the pool holds on to it there.
  @exclusivity(unchecked) final weak var pool: ReusePool?
  /// Whether the view was dequeued and not handed to the collection view yet (F4).
  @exclusivity(unchecked) final var awaitsDisplay = false
  /// The element that the view stands for while it is in use.
  @exclusivity(unchecked) final var elementKey: ElementKey?
  /// The element that the view was dequeued for.
  @exclusivity(unchecked) final var requestedPath = ItemPath(section: 0, item: 0)
  /// How far in front the view was placed.
  @exclusivity(unchecked) final var placedZIndex = 0
  /// The collection view that uses the view or keeps it in a pool.
  @exclusivity(unchecked) final weak var collectionHost: UICollectionView?

  /// A view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The identifier that the view was dequeued by; nil if it was not.
  open var reuseIdentifier: String? { pool?.key.identifier }

  /// Called before the view is used for another element (F2). Does nothing here.
  open func prepareForReuse() {}

  /// Called with attributes that differ from those before (F5). Does nothing here: the collection view places the view itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout changes. Does nothing here.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the layout has changed. Does nothing here.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would rather have: here those given, with the size that `systemLayoutSizeFitting(_:)` answers,
  /// rounded up to a pixel (D5, D6). Constraints keep the lengths that the layout does not leave open. A view that says nothing of
  /// its size keeps what it was given.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.size
    let fitting = fittingSize(near: given)
    guard fitting != given else { return layoutAttributes }
    let scale = collectionHost?.displayScale ?? 1
    // Set whole: a change of one part of a property that can be overridden costs an allocation.
    layoutAttributes.frame = CGRect(
      origin: layoutAttributes.frame.origin,
      size: CGSize(
        width: (fitting.width * scale).rounded(.up) / scale, height: (fitting.height * scale).rounded(.up) / scale))
    return layoutAttributes
  }

  /// The size that constraints give where the layout leaves it open, whatever the estimate was, and the one given elsewhere and
  /// where they say nothing.
  private func fittingSize(near given: CGSize) -> CGSize {
    guard isConstrained else { return systemLayoutSizeFitting(given) }
    let open = elementKey.flatMap { collectionHost?.openAxes(of: $0) } ?? .both
    let (isWide, isHigh) = (open.contains(.horizontal), open.contains(.vertical))
    let fitting = systemLayoutSizeFitting(
      CGSize(width: isWide ? 0 : given.width, height: isHigh ? 0 : given.height),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    return CGSize(
      width: isWide && fitting.width > 0 ? fitting.width : given.width,
      height: isHigh && fitting.height > 0 ? fitting.height : given.height)
  }

  /// Whether constraints concern what lies in the view.
  var isConstrained: Bool { constraintState != nil }

  /// The view was dequeued for an element, which it may be asked about before it is shown.
  final func noteRequest(_ indexPath: IndexPath) {
    if indexPath.count == 2 { requestedPath = ItemPath(indexPath) }
  }

  /// Called before the view is asked for the attributes that it prefers.
  func prepareToBeMeasured() {}

  /// Says that the size that the view prefers has changed: it is measured again if `selfSizingInvalidation` allows (D11).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionHost?.preferredSizeChanged(of: self)
  }
}
