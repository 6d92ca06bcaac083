import CoreGraphics
import Foundation

/// Decides where the elements of a collection view stand. This class places nothing; subclasses do.
///
/// The collection view sends `prepare()` once before a layout pass whenever the layout was invalidated (C47), then asks for the
/// content size and for what is in view. A subclass that does not call `super.invalidateLayout(with:)` is not prepared again.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection view that uses the layout; nil if none does.
  @exclusivity(unchecked) open internal(set) weak var collectionView: UICollectionView?

  /// What makes decoration views, by kind.
  final var decorationSources: [String: ReusableViewSource] = [:]

  /// A layout that belongs to no collection view yet.
  public override init() {
    super.init()
  }

  /// A layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Stores the layout in an archive. The base class has nothing to store.
  open func encode(with coder: NSCoder) {}

  // MARK: Classes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Placing elements

  /// Called first in a layout pass whenever the layout is invalid (C47). Does nothing here.
  open func prepare() {}

  /// How large the content is, in points; zero here (C48).
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of every element whose frame shares an area with `rect`, in any order (A40, A42); nil here (C48).
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item, in view or not; nil here.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil if there is none, as always here (I20).
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil if there is none, as always here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of an item that a finger holds at `position`: its own, moved there and in front of all others (H4).
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Where the collection view should come to rest after an update or a change of layout; `proposedContentOffset` here (C35).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Where a scroll should come to rest when the finger lifts at `velocity`, in points a second; `proposedContentOffset`
  /// here (I11).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Marks all of the layout as out of date, by one call of `invalidateLayout(with:)` with a fresh context (C41). Many calls
  /// lead to one layout pass.
  open func invalidateLayout() {
    invalidateLayout(with: newInvalidationContext())
  }

  /// Marks what `context` names as out of date and asks for a layout pass. Adjustments of the content offset and size in the
  /// context take effect in that pass (C45).
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  /// Whether the layout is out of date once the bounds become `newBounds`; asked before they do (C46). False here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date once the bounds become `newBounds`: a fresh context here.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newInvalidationContext()
  }

  /// Whether the layout is out of date because a view prefers other attributes than it was given (D3). False here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is out of date because a view prefers other attributes than it was given (D4): a fresh context here.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    newInvalidationContext()
  }

  // MARK: Updates

  /// Called after `prepare()` with the changes of a batch, before elements are asked for (C34). Does nothing here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the elements of a batch were asked for (C34). Does nothing here.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item begins that is on screen after a batch (C36); nil, which is its place after the batch, here (C38).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item ends that is on screen before a batch (C36); nil, which is its place before the batch, here (C38).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view begins that is on screen after a batch; nil here (C38).
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view ends that is on screen before a batch; nil here (C38).
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view begins that is on screen after a batch; nil here (C38).
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view ends that is on screen before a batch; nil here (C38).
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The supplementary views that a batch brings; none here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that a batch takes away; none here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch brings; none here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views that a batch takes away; none here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called before an animated change of the bounds, with the old ones, while the collection view has the new ones (C39).
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of the bounds (C39).
  open func finalizeAnimatedBoundsChange() {}

  /// Called before the layout takes over from `oldLayout` (I15).
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called before `newLayout` takes over from the layout (I15).
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on both layouts after one took over from the other (I15).
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// Where an item goes that a finger holds at `position`: the topmost item there, else where it is (H3).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// What is out of date because a finger moved items (H2).
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// What is out of date because a finger let go of items (H5, H7).
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Direction

  /// The direction in which the layout was written; left to right here (A7).
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether frames are mirrored when the user's direction is the opposite one; false here (A46).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Registers the class of a kind of decoration views; nil takes it back (F16).
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = ReusableViewSource(viewClass: viewClass)
  }

  /// Registers the nib of a kind of decoration views; nil takes it back (F16).
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = ReusableViewSource(nib: nib)
  }

  /// A fresh context of exactly the layout's `invalidationContextClass`.
  final func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "\(Self.invalidationContextClass) must be a subclass of UICollectionViewLayoutInvalidationContext"
        )
      )
      return UICollectionViewLayoutInvalidationContext()
    }
    return ClassInstantiation.make(type)
  }
}
