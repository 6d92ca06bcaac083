import Foundation

/// What a compositional layout needs to know beyond its sections. Two are equal that say the same, and a copy says the same (B5).
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  /// What a configuration says.
  struct Values: Equatable {
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var interSectionSpacing: CGFloat = 0
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var contentInsetsReference = UIContentInsetsReference.safeArea
  }

  nonisolated(unsafe) final var values = Values()

  /// The standard configuration: vertical, no space between sections, insets from the safe area (B2).
  public override init() {
    super.init()
  }

  /// The axis that the content scrolls along; vertical at first.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { values.scrollDirection }
    set { values.scrollDirection = newValue }
  }

  /// The space between two sections, empty ones included, in points; 0 at first (B36).
  open var interSectionSpacing: CGFloat {
    get { values.interSectionSpacing }
    set { values.interSectionSpacing = newValue }
  }

  /// The views at the edges of the whole content; none at first (B47).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundarySupplementaryItems }
    set { values.boundarySupplementaryItems = newValue }
  }

  /// What the insets of sections are measured from that leave it to the configuration; the safe area at first (B64).
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.contentInsetsReference }
    set { values.contentInsetsReference = newValue }
  }

  /// A new object that says the same (B5).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.values = values
    copy.values.boundarySupplementaryItems = values.boundarySupplementaryItems.map { $0.copied() }
    return copy
  }

  /// Whether `object` says the same (B5).
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionViewCompositionalLayoutConfiguration)?.values == values
  }

  /// A hash of the axis.
  open override nonisolated var hash: Int { values.scrollDirection.rawValue }
}
