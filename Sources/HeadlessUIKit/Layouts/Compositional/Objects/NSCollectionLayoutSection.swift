import Foundation

/// A group that is repeated until all items of a section are placed, and what stands around it.
///
/// Two sections are equal that say the same, closures left out, and a copy says the same (B5).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// What a section says.
  struct Values: Equatable {
    var group: NSCollectionLayoutGroup
    var contentInsets = NSDirectionalEdgeInsets.zero
    var interGroupSpacing: CGFloat = 0
    var contentInsetsReference = UIContentInsetsReference.automatic
    var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var supplementariesFollowContentInsets = true
    var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    var decorationItems: [NSCollectionLayoutDecorationItem] = []
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  }

  nonisolated(unsafe) final var values: Values {
    didSet { MainActor.assumeIsolated { LayoutObjectEdits.note() } }
  }

  /// The list that the section is; nil for any other section.
  nonisolated(unsafe) final var listSection: ListSection?

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A section of this group, of which it keeps a copy.
  public init(group: NSCollectionLayoutGroup) {
    values = Values(
      group: group.copied(), properties: UICollectionLayoutSectionOrthogonalScrollingProperties())
    super.init()
  }

  /// The insets of the groups in the section, in points; none at first (B34).
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set { values.contentInsets = newValue }
  }

  /// The space between two groups, in points; 0 at first (B33).
  open var interGroupSpacing: CGFloat {
    get { values.interGroupSpacing }
    set { values.interGroupSpacing = newValue }
  }

  /// What `contentInsets` are measured from; what the configuration says at first (B64).
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.contentInsetsReference }
    set { values.contentInsetsReference = newValue }
  }

  /// How the section scrolls across the layout's axis; not at all at first (B56).
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { values.orthogonalScrollingBehavior }
    set { values.orthogonalScrollingBehavior = newValue }
  }

  /// How a section that scrolls so slows down and bounces (B60).
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    values.properties
  }

  /// The views at the section's edges; none at first (B39).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundarySupplementaryItems }
    set { values.boundarySupplementaryItems = newValue }
  }

  /// Whether boundary items keep to the content insets across the scroll axis; true at first (B39). Counts where
  /// `supplementaryContentInsetsReference` is automatic.
  open var supplementariesFollowContentInsets: Bool {
    get { values.supplementariesFollowContentInsets }
    set { values.supplementariesFollowContentInsets = newValue }
  }

  /// What the insets of boundary items are measured from; automatic at first (B65).
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { values.supplementaryContentInsetsReference }
    set { values.supplementaryContentInsetsReference = newValue }
  }

  /// Is shown the elements in view before they are displayed, and may change them (B61).
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    didSet { LayoutObjectEdits.note() }
  }

  /// The views behind the section; none at first (B51).
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { values.decorationItems }
    set { values.decorationItems = newValue }
  }

  /// A new object that says the same, with the same handler (B5). O(what it holds).
  open func copy(with zone: NSZone? = nil) -> Any {
    var copied = values
    copied.group = values.group.copied()
    copied.boundarySupplementaryItems = values.boundarySupplementaryItems.map { $0.copied() }
    copied.decorationItems = values.decorationItems.map { $0.copied() }
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.values = values.properties.values
    copied.properties = properties
    let copy = NSCollectionLayoutSection(copied)
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listSection = listSection
    return copy
  }

  /// Whether `object` says the same, closures left out (B5). O(what it holds).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    return self === other || values == other.values
  }

  /// A hash of its group.
  open override nonisolated var hash: Int { values.group.hash }
}
