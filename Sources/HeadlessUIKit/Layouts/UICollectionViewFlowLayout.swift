import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

/// Places items one after another in lines, section below section, with a header and a footer each.
///
/// Metrics come from the delegate where it implements `UICollectionViewDelegateFlowLayout`, else from the properties (A8). A batch
/// of updates asks the delegate only for the items that are inserted or reloaded; an empty batch, and `invalidateLayout()`, ask for
/// all. What was measured stays with the item until `reloadData` or another width (A37).
///
/// Line spacing and section insets may be negative: then lines overlap each other, or the headers, the footers and the neighbouring
/// sections. Each line has to be at least as long as it is overlapped; where one is shorter, places are still exact, but views may
/// be missing. Negative interitem spacings and reference sizes count as 0; a metric that is not finite is refused with an exception
/// and counts as 0 too. Sizes of items must be finite and not negative (A12): others are refused and count as 0.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for an estimate when no better one is known (A4).
  public static let automaticSize = CGSize(width: 50, height: 50).nextUpInWidth

  /// The space between two lines, in points; 10 at first (A2). A negative one lets lines overlap.
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsChanged(minimumLineSpacing != oldValue) } }
  /// The least space between two items of a line, in points; 10 at first (A2).
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsChanged(minimumInteritemSpacing != oldValue) } }
  /// The size of the items, in points; 50 by 50 at first (A1).
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsChanged(itemSize != oldValue) } }
  /// The size that items have until they are measured, in points; zero, as at first, means that they are not (A4).
  @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      work.rebuildsAll = true
      metricsChanged(true)
    }
  }
  /// The size of the headers, of which the length along the scroll axis counts, in points; none at first (A3).
  open var headerReferenceSize = CGSize.zero { didSet { metricsChanged(headerReferenceSize != oldValue) } }
  /// The size of the footers, of which the length along the scroll axis counts, in points; none at first (A3).
  open var footerReferenceSize = CGSize.zero { didSet { metricsChanged(footerReferenceSize != oldValue) } }
  /// The space around the lines of a section, in points; none at first (A3).
  open var sectionInset = UIEdgeInsets.zero { didSet { metricsChanged(sectionInset != oldValue) } }
  /// What `sectionInset` is measured from; the content inset at first (A45).
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { metricsChanged(sectionInsetReference != oldValue) }
  }
  /// The axis that the content scrolls along; vertical at first (A5).
  @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != oldValue else { return }
      work.rebuildsAll = true
      metricsChanged(true)
    }
  }
  /// Whether headers stay in view while their section is (A29); false at first.
  @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay in view while their section is (A30); false at first.
  @exclusivity(unchecked) open var sectionFootersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// What the sections' insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  @exclusivity(unchecked) final var engine: FlowLayoutEngine?
  /// What the engine has not taken in yet.
  @exclusivity(unchecked) final var work = FlowWork()
  /// A batch that the engine has not taken in yet.
  @exclusivity(unchecked) final var pendingUpdate: ValidatedUpdate?
  /// What the delegate turned out to leave out.
  @exclusivity(unchecked) final var missingRequirements = FlowRequirements.all
  @exclusivity(unchecked) final var isSettling = false
  /// Items were described that are wider than there is room, and nothing has been said of that yet.
  @exclusivity(unchecked) final var hasTooWideItems = false
  @exclusivity(unchecked) final var elementBuffer: [LayoutElement] = []

  /// A layout with the standard metrics.
  public override init() {
    super.init()
  }

  /// A layout from an archive, with its metrics.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeMetrics(from: coder)
  }

  /// Stores the metrics in an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeMetrics(with: coder)
  }

  /// The class of the flow layout's contexts.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Placing elements

  /// Asks for the metrics that are out of date and breaks lines.
  open override func prepare() {
    super.prepare()
    settle()
  }

  /// How large the content is, in points (A25). O(1).
  open override var collectionViewContentSize: CGSize {
    settle()
    guard let main = engine?.contentLength, let cross = engine?.crossLength else { return .zero }
    return axes.size(AxisSize(main: main, cross: cross))
  }

  /// The attributes of every element whose frame shares an area with `rect` (A40), fresh objects. O(log n + k).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settle()
    guard let engine else { return [] }
    let axes = axes
    engine.visible(in: axes.axisRect(rect), pinning: pinning, into: &elementBuffer)
    return elementBuffer.map { newAttributes($0, axes) }
  }

  /// The attributes of an item, in view or not (A44); nil if there is no such item. O(log n).
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settle()
    guard let engine, let path = engine.itemPath(indexPath) else { return nil }
    return newAttributes(LayoutElement(kind: .item, path: path, frame: engine.frame(ofItemAt: path)), axes)
  }

  /// The attributes of a header or footer, pinned or not; nil if the section has none (A23). O(log sections).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settle()
    guard let engine, indexPath.count == 2, indexPath.item == 0, (0..<engine.sectionCount).contains(indexPath.section)
    else { return nil }
    let path = ItemPath(section: indexPath.section, item: 0)
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return engine.frame(ofHeaderIn: path.section, pinning: pinning)
        .map { newAttributes(LayoutElement(kind: .header, path: path, frame: $0), axes) }
    case UICollectionView.elementKindSectionFooter:
      return engine.frame(ofFooterIn: path.section, pinning: pinning)
        .map { newAttributes(LayoutElement(kind: .footer, path: path, frame: $0), axes) }
    default:
      return nil
    }
  }

  // MARK: Invalidation

  /// Notes what `context` names. Items that it names are asked for again alone; other flow contexts count by their flags.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    work.add(context, hasUpdate: pendingUpdate != nil)
    super.invalidateLayout(with: context)
  }

  /// True if the length across the scroll axis changes, or if something is pinned and the bounds change at all (A32).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if crossLengthDiffers(in: newBounds) { return true }
    return pinsAnything && newBounds != collectionView.bounds
  }

  /// A context that asks for everything again if the length across the scroll axis changes, else for nothing.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      let differs = crossLengthDiffers(in: newBounds)
      context.invalidateFlowLayoutDelegateMetrics = differs
      context.invalidateFlowLayoutAttributes = differs
    }
    return context
  }

  /// True in a self-sizing layout if the sizes differ (D3).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// A context that names the item alone; the size that its view prefers is taken in at once.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes
    )
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    if originalAttributes.representedElementCategory == .cell {
      takeMeasuredSize(preferredAttributes.size, of: ElementKey(.cell, at: originalAttributes.indexPath))
    }
    return context
  }

  // MARK: Updates

  /// The item's place after the batch; transparent if the batch inserts it (C38).
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedIn(at: itemIndexPath)
  }

  /// The item's place before the batch; transparent if the batch deletes it (C38).
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadedOut(at: itemIndexPath)
  }

  private func metricsChanged(_ changed: Bool) {
    if changed { invalidateLayout() }
  }
}

extension CGSize {
  /// A size that no client writes down by chance.
  fileprivate var nextUpInWidth: CGSize { CGSize(width: width.nextUp, height: height) }
}
