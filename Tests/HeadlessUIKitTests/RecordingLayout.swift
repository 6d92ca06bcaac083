import UIKit

/// A list of rows of 20 points that writes down every call it gets.
final class RecordingLayout: UICollectionViewLayout {
  final class Context: UICollectionViewLayoutInvalidationContext {}

  var calls: [String] = []
  var heights: [IndexPath: CGFloat] = [:]
  var acceptsPreferredSizes = false
  var invalidatesOnBoundsChange = false
  var adjustment = CGPoint.zero
  var onFinalize: (() -> Void)?
  var onTarget: ((CGPoint) -> CGPoint)?
  private var frames: [CGRect] = []

  override class var invalidationContextClass: AnyClass { Context.self }

  private func write(_ call: String) { calls.append(call) }

  override func prepare() {
    write("prepare")
    let count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
    var y: CGFloat = 0
    frames = (0..<count).map { item in
      let height = heights[[0, item]] ?? 20
      defer { y += height }
      return CGRect(x: 0, y: y, width: 100, height: height)
    }
  }

  override var collectionViewContentSize: CGSize {
    write("contentSize")
    return CGSize(width: 100, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    write("elements")
    return frames.indices.filter { frames[$0].minY < rect.maxY && rect.minY < frames[$0].maxY }
      .compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func invalidateLayout() {
    write("invalidateLayout()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flags = [context.invalidateEverything ? "everything" : "", context.invalidateDataSourceCounts ? "counts" : ""]
    write((["invalidate", "\(type(of: context))"] + flags.filter { !$0.isEmpty }).joined(separator: " "))
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    write("shouldInvalidate \(Int(collectionView?.bounds.minY ?? -1)) to \(Int(newBounds.minY))")
    return invalidatesOnBoundsChange
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    write("boundsContext")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    write("shouldInvalidatePreferred \(originalAttributes.indexPath.item)")
    return acceptsPreferredSizes
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    write("preferredContext \(originalAttributes.indexPath.item)")
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment = adjustment
    return context
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    write("prepareForUpdates " + updateItems.map(\.words).joined(separator: ", "))
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    write("targetOffset")
    return onTarget?(proposedContentOffset) ?? proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    write("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    write("final \(itemIndexPath.item)")
    return nil
  }

  override func finalizeCollectionViewUpdates() {
    write("finalize")
    onFinalize?()
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { write("transitionFrom") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { write("transitionTo") }
  override func finalizeLayoutTransition() { write("finalizeTransition") }
}

extension UICollectionViewUpdateItem {
  fileprivate var words: String {
    let paths = [indexPathBeforeUpdate, indexPathAfterUpdate].map { path in
      path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.item)" } ?? "nil"
    }
    return "\(updateAction) \(paths[0])>\(paths[1])"
  }
}
