import CoreGraphics
import Foundation
import LayoutModel

/// Answers how a section is laid out; nil for a section that has nothing to show. Called once a section for every solve (B9).
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Places items in groups, groups in sections, and sections one after another, each section in its own way.
///
/// The layout is solved when it is invalidated, when items or sections come or go, and when the collection view's size, traits or
/// insets change (B9); scrolling, in whatever direction, solves nothing (B46, B62). What was measured stays with its item until
/// `reloadData` or another size of the collection view (D8). In a language that is read from the right the layout is mirrored.
/// Lengths, insets, spacings and offsets that are not finite, or beyond 1,000,000,000 points, are refused with an exception and count as 0.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The one section that all sections are laid out as, where there is no provider.
  final let uniformSection: NSCollectionLayoutSection?
  final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider?
  @exclusivity(unchecked) final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// What the objects came to; nil until the layout is first solved.
  @exclusivity(unchecked) final var solution: CompositionalSolution?
  /// What the solution has not taken in yet.
  @exclusivity(unchecked) final var work = CompositionalWork.nothing
  /// A batch that the solution has not taken in yet.
  @exclusivity(unchecked) final var pendingUpdate: ValidatedUpdate?
  @exclusivity(unchecked) final var isSettling = false
  /// A context of the layout's own making that asks for no new solution.
  @exclusivity(unchecked) final weak var partialContext: UICollectionViewLayoutInvalidationContext?
  /// Where rows stand that were scrolled, by section, from their beginning in the direction of reading.
  @exclusivity(unchecked) final var rowOffsets: [Int: Double] = [:]
  @exclusivity(unchecked) final var placements: [CompositionalPlacement] = []
  /// What handlers made of the elements in view, by section.
  @exclusivity(unchecked) final var handled: [Int: HandledSection] = [:]
  /// Another number each time that handlers are called, and the storage that this needs.
  @exclusivity(unchecked) final var handledRound = 0
  @exclusivity(unchecked) final var handledPlacements: [CompositionalPlacement] = []

  /// A layout in which all sections are laid out as `section`.
  public init(section: NSCollectionLayoutSection) {
    uniformSection = section
    sectionProvider = nil
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout in which all sections are laid out as `section`, with a copy of `configuration`.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    uniformSection = section
    sectionProvider = nil
    storedConfiguration = configuration.snapshot
    super.init()
  }

  /// A layout whose sections `sectionProvider` describes.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    uniformSection = nil
    self.sectionProvider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections `sectionProvider` describes, with a copy of `configuration`.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    uniformSection = nil
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.snapshot
    super.init()
  }

  /// A layout from an archive, which cannot hold sections: it has no section to describe, and places nothing.
  public required init?(coder: NSCoder) {
    uniformSection = nil
    sectionProvider = nil
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What the layout needs to know beyond its sections: a copy. A new one replaces it and invalidates the layout; a change to the
  /// object afterwards has no effect (B6).
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.snapshot }
    set {
      storedConfiguration = newValue.snapshot
      work = .rebuild
      invalidateLayout()
    }
  }

  /// True: the layout follows the direction of reading.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Placing elements

  /// Solves the layout if it has to be.
  open override func prepare() {
    super.prepare()
    settle()
  }

  /// How large the content is, in points (B37). O(1).
  open override var collectionViewContentSize: CGSize {
    settle()
    guard let solution else { return .zero }
    return axes.size(solution.engine.contentSize)
  }

  /// The attributes of every element that is in `rect` by the rules B53 to B55, fresh objects, rows where they are scrolled to.
  /// O(log n + k).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    settle()
    guard let solution else { return [] }
    let axes = axes
    solution.engine.visible(in: axes.axisRect(rect), view: view(axes), into: &placements)
    return placements.map { newAttributes($0, axes) }
  }

  /// The attributes of an item, in view or not; nil if there is no such item or its section places nothing (B28). O(log n).
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settle()
    guard indexPath.count == 2 else { return nil }
    return attributes(of: ElementKey(.cell, at: indexPath))
  }

  /// The attributes of a boundary item or a supplementary item tied to an item or group, by its place (B38); nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settle()
    guard indexPath.count == 2, let sort = collectionView?.sorts.known(.supplementaryView, kind: elementKind) else {
      return nil
    }
    return attributes(of: ElementKey(sort, at: indexPath))
  }

  /// The attributes of a decoration by its number in its section's list (B38); nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settle()
    guard indexPath.count == 2, let sort = collectionView?.sorts.known(.decorationView, kind: elementKind) else {
      return nil
    }
    return attributes(of: ElementKey(sort, at: indexPath))
  }

  // MARK: Invalidation

  /// Notes what `context` names. A context that names elements, or that the layout made itself for a scroll or a measured view,
  /// asks for no new solution; others do, measured sizes kept; and `reloadData` for one that begins from nothing.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isPartial = context === partialContext || context.namesElements
    if context.invalidateEverything || context.invalidateDataSourceCounts && pendingUpdate == nil {
      work = .rebuild
    } else if pendingUpdate == nil, !isPartial, work == .nothing {
      work = .solve
    }
    super.invalidateLayout(with: context)
  }

  /// True if the size changes, or if something is pinned and the bounds change at all (B46).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size || solution?.pins == true && newBounds != collectionView.bounds
  }

  /// A context that asks for a new solution if the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.size == collectionView?.bounds.size { partialContext = context }
    return context
  }

  /// True for a cell of a section with estimated items, and for an estimated boundary item, if the sizes differ (D3, D13).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size != originalAttributes.size, let key = key(of: originalAttributes) else {
      return false
    }
    return measuresViews(key)
  }

  /// A context that asks for no new solution; the size that the view prefers is taken in at once.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes
    )
    partialContext = context
    if let key = key(of: originalAttributes) { takeMeasuredSize(preferredAttributes.size, of: key) }
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
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// A copy, since changes to the original count no longer (B6).
  fileprivate var snapshot: UICollectionViewCompositionalLayoutConfiguration {
    copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}
