import CoreGraphics
import Foundation

/// The layout that a collection view uses during an interactive transition: between two others, by how far it has come (I16).
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the transition has come, from 0, the current layout, to 1, the next one. A change takes effect with
  /// `invalidateLayout()`.
  open var transitionProgress: CGFloat = 0

  /// The layout that the transition began with.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { next }

  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]
  /// Whether it was prepared: what comes after that concerns the two layouts too.
  private var isUnderWay = false
  /// Which of the two layouts are to be prepared anew.
  private var outdated: [UICollectionViewLayout] = []
  /// What a change of bounds means to the two layouts, until they are told, and the context that says so.
  private var boundsChange: (context: UICollectionViewLayoutInvalidationContext, parts: [Part])?

  private typealias Part = (layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext)

  /// A layout between `currentLayout` and `newLayout`.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
    // What either registered is shown meanwhile, too (F16).
    decorationSources = currentLayout.decorationSources.merging(newLayout.decorationSources) { own, _ in own }
  }

  /// Not offered: a transition is not archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Keeps a value for the rest of the transition (I18).
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The value kept last for `key`, or 0 (I18).
  open func value(forAnimatedKey key: String) -> CGFloat {
    animatedValues[key] ?? 0
  }

  /// Prepares those of the two layouts that are out of date; a change of progress makes neither so.
  open override func prepare() {
    super.prepare()
    isUnderWay = true
    let outdated = outdated
    self.outdated = []
    for layout in outdated { layout.prepare() }
  }

  /// Passes what concerns data or bounds on to the two layouts (C44, C46).
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if isUnderWay {
      if context.invalidateEverything || context.invalidateDataSourceCounts { invalidateBoth(context) }
      if let boundsChange, boundsChange.context === context {
        self.boundsChange = nil
        for part in boundsChange.parts { part.layout.invalidateLayout(with: part.context) }
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Whether one of the two layouts is out of date once the bounds become `newBounds`.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    current.shouldInvalidateLayout(forBoundsChange: newBounds)
      || next.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// A fresh context, which stands for those of the two layouts.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let parts = [current, next].filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
      .map { ($0, $0.invalidationContext(forBoundsChange: newBounds)) }
    boundsChange = (context, parts)
    return context
  }

  private func invalidateBoth(_ context: UICollectionViewLayoutInvalidationContext) {
    for layout in [current, next] {
      let own = layout.newInvalidationContext()
      own.invalidateEverything = true
      own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
      layout.invalidateLayout(with: own)
    }
  }

  /// One of the two layouts was invalidated, by whomever: it is prepared again before it is asked (C47). Others are no concern.
  final func noteOutOfDate(_ layout: UICollectionViewLayout) {
    guard layout === current || layout === next, !outdated.contains(where: { $0 === layout }) else { return }
    outdated.append(layout)
  }

  /// The size between those of the two layouts.
  open override var collectionViewContentSize: CGSize {
    let start = current.collectionViewContentSize
    let end = next.collectionViewContentSize
    return CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
  }

  /// What either layout places near `rect`, between the two places; elements whose place between them lies elsewhere are left
  /// out.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let starts = current.layoutAttributesForElements(in: rect) ?? []
    let ends = next.layoutAttributesForElements(in: rect) ?? []
    let known = Set(starts.map(Place.init))
    return (starts + ends.filter { !known.contains(Place($0)) }).map { between($0) }
      .filter { $0.frame.overlaps(rect) }
  }

  /// The place of an item between those of the two layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    (current.layoutAttributesForItem(at: indexPath) ?? next.layoutAttributesForItem(at: indexPath)).map { between($0) }
  }

  /// The place of a supplementary view between those of the two layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      ?? next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)).map { between($0) }
  }

  private struct Place: Hashable {
    let kind: String?
    let indexPath: IndexPath

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      kind = attributes.representedElementKind
      indexPath = attributes.indexPath
    }
  }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * transitionProgress
  }

  /// The attributes between what the two layouts say of an element; an element that only one of them has stays where that says.
  private func between(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let result = attributes.copy() as? UICollectionViewLayoutAttributes,
      let start = answer(current, attributes), let end = answer(next, attributes)
    else { return attributes }
    result.frame = CGRect(
      x: between(start.frame.minX, end.frame.minX), y: between(start.frame.minY, end.frame.minY),
      width: between(start.frame.width, end.frame.width), height: between(start.frame.height, end.frame.height)
    )
    result.alpha = between(start.alpha, end.alpha)
    result.zIndex = max(start.zIndex, end.zIndex)
    return result
  }

  private func answer(
    _ layout: UICollectionViewLayout, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: return layout.layoutAttributesForItem(at: path)
    case .supplementaryView: return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}
