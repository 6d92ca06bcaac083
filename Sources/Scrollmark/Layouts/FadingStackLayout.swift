import Foundation
import UIKit

/// A layout as many applications have one: rows under each other that fade where they come near the top edge, so that it has to
/// take part in every scroll step.
///
/// It keeps a cache of attributes, built in `prepare()`. Scrolling invalidates with a context that says that only the fading
/// changes; then the rows near the edge are touched and the cache stays. The twin that `rebuilds` builds everything anew instead.
final class FadingStackLayout: UICollectionViewLayout {
  private let sizes: any ItemSizes
  private let spacing: CGFloat
  private let fade: CGFloat
  private let rebuilds: Bool

  private var cache: [UICollectionViewLayoutAttributes] = []
  /// Where each section's attributes start in the cache.
  private var sectionStarts: [Int] = []
  private var contentSize = CGSize.zero
  private var isValid = false
  /// The rows that are faded now.
  private var faded = 0..<0

  init(sizes: any ItemSizes, spacing: CGFloat, fade: CGFloat, rebuilds: Bool) {
    self.sizes = sizes
    self.spacing = spacing
    self.fade = fade
    self.rebuilds = rebuilds
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  /// Says that nothing but the offset has changed.
  private final class ScrollContext: UICollectionViewLayoutInvalidationContext {
    var isScroll = false
  }

  override class var invalidationContextClass: AnyClass { ScrollContext.self }

  override var collectionViewContentSize: CGSize { contentSize }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? ScrollContext {
      context.isScroll = newBounds.size == collectionView?.bounds.size
    }
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isScroll = (context as? ScrollContext)?.isScroll ?? false
    if rebuilds || !isScroll || context.invalidateEverything || context.invalidateDataSourceCounts { isValid = false }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    if !isValid { rebuild() }
    updateFading()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    // All rows are as wide as the content: beside it there is nothing (A40).
    guard rect.minX < contentSize.width, rect.maxX > 0 else { return result }
    var index = firstIndex(endingAfter: rect.minY)
    while index < cache.count, cache[index].frame.minY < rect.maxY {
      result.append(cache[index])
      index += 1
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sectionStarts.indices.contains(indexPath.section) else { return nil }
    let index = sectionStarts[indexPath.section] + indexPath.item
    return index < cache.count ? cache[index] : nil
  }
}

extension FadingStackLayout {
  private func rebuild() {
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    var top: CGFloat = 0
    cache.removeAll(keepingCapacity: true)
    sectionStarts.removeAll(keepingCapacity: true)
    for section in 0..<collectionView.numberOfSections {
      sectionStarts.append(cache.count)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let height = sizes.height(ofItemAt: path, width: width)
        attributes.frame = CGRect(x: 0, y: top, width: width, height: height)
        cache.append(attributes)
        top += height + spacing
      }
    }
    contentSize = CGSize(width: width, height: max(0, top - spacing))
    isValid = true
    faded = 0..<0
  }

  /// Fades the rows near the top edge by how near they are, and shows those again that were faded and are away from it.
  private func updateFading() {
    guard let collectionView else { return }
    let top = collectionView.bounds.minY
    for index in faded where index < cache.count { cache[index].alpha = 1 }
    let first = firstIndex(endingAfter: top)
    var last = first
    while last < cache.count, cache[last].frame.minY < top + fade {
      cache[last].alpha = min(1, max(0.1, (cache[last].frame.maxY - top) / fade))
      last += 1
    }
    faded = first..<last
  }

  /// The first row whose end lies after `position`. O(log n).
  private func firstIndex(endingAfter position: CGFloat) -> Int {
    var (low, high) = (0, cache.count)
    while low < high {
      let middle = (low + high) / 2
      if cache[middle].frame.maxY > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Reads the fields `spacing` and `fade`.
  nonisolated static func blueprint(_ fields: WorkloadFields, rebuilds: Bool) throws -> LayoutBlueprint {
    let spacing = try fields.length("spacing", default: 8)
    let fade = try fields.length("fade", least: 1, default: 120)
    let what = rebuilds ? "builds its cache anew at every scroll step" : "keeps its cache while it scrolls"
    var blueprint = LayoutBlueprint(summary: "rows that fade at the top, \(what)") { sizes in
      FadingStackLayout(sizes: sizes, spacing: spacing, fade: fade, rebuilds: rebuilds)
    }
    blueprint.bytesPerItem = 160
    return blueprint
  }
}
