import Foundation

/// Which parts of a layout are out of date, so that the layout need not compute the rest again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is out of date: after `reloadData`, a new data source or a new layout (C44).
  open internal(set) var invalidateEverything: Bool {
    get { everything }
    set { everything = newValue }
  }

  /// Whether the counts of sections and items changed: after `reloadData` and after inserts and deletes (C44).
  open internal(set) var invalidateDataSourceCounts: Bool {
    get { dataSourceCounts }
    set { dataSourceCounts = newValue }
  }

  /// The items that are out of date, sorted and distinct; nil if none was named (C42, C43).
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that are out of date by kind, sorted and distinct; nil if none was named (C42, C43).
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that are out of date by kind, sorted and distinct; nil if none was named (C42, C43).
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// What is added to the content offset when the context takes effect, in points (C45).
  open var contentOffsetAdjustment = CGPoint.zero

  /// What is added to the content size when the context takes effect, in points (C45).
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items that a finger moves came from; nil outside an interactive movement (H8).
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items that a finger moves would go; nil outside an interactive movement (H8).
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger holds the moving items, in points of the content; zero outside an interactive movement (H8).
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  private var everything = false
  private var dataSourceCounts = false

  /// Makes a context that names nothing (C42).
  public override nonisolated init() {
    super.init()
  }

  /// Names items that are out of date. O(p log p) in the paths named so far.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths, indexPaths)
  }

  /// Names supplementary views that are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = Self.merged(invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
  }

  /// Names decoration views that are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = Self.merged(invalidatedDecorationIndexPaths, elementKind, indexPaths)
  }

  /// Whether the context names single elements and nothing wider.
  final var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }

  private static func merged(
    _ kinds: [String: [IndexPath]]?, _ kind: String, _ paths: [IndexPath]
  ) -> [String: [IndexPath]] {
    var result = kinds ?? [:]
    result[kind] = merged(result[kind], paths)
    return result
  }

  private static func merged(_ known: [IndexPath]?, _ added: [IndexPath]) -> [IndexPath] {
    var result: [IndexPath] = []
    for path in ((known ?? []) + added).sorted() where path != result.last { result.append(path) }
    return result
  }
}
