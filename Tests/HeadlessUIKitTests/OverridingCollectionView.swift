import UIKit

/// A collection view that overrides what UIKit lets clients override, and writes down what was called.
final class OverridingCollectionView: UICollectionView {
  var calls: [String] = []
  /// What has to live as long as the view.
  var kept: AnyObject?

  // MARK: Data and layout

  override weak var dataSource: (any UICollectionViewDataSource)? { didSet { calls.append("dataSource") } }
  override var delegate: (any UICollectionViewDelegate)? { didSet { calls.append("delegate") } }
  override weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { calls.append("prefetchDataSource") }
  }
  override var isPrefetchingEnabled: Bool { didSet { calls.append("isPrefetchingEnabled") } }
  override var numberOfSections: Int {
    calls.append("numberOfSections")
    return super.numberOfSections
  }
  override func numberOfItems(inSection section: Int) -> Int {
    calls.append("numberOfItems")
    return super.numberOfItems(inSection: section)
  }
  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }
  override var collectionViewLayout: UICollectionViewLayout { didSet { calls.append("collectionViewLayout") } }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    calls.append("setLayout")
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("setLayout completion")
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
  @discardableResult
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    calls.append("startTransition")
    return super.startInteractiveTransition(to: layout, completion: completion)
  }
  override func finishInteractiveTransition() {
    calls.append("finishTransition")
    super.finishInteractiveTransition()
  }
  override func cancelInteractiveTransition() {
    calls.append("cancelTransition")
    super.cancelInteractiveTransition()
  }
  override var backgroundView: UIView? { didSet { calls.append("backgroundView") } }
  override var selfSizingInvalidation: SelfSizingInvalidation { didSet { calls.append("selfSizingInvalidation") } }
  override func layoutSubviews() {
    calls.append("layoutSubviews")
    super.layoutSubviews()
  }
  override var contentOffset: CGPoint { didSet { calls.append("contentOffset") } }

  // MARK: Cells and views

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    calls.append("register class")
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    calls.append("register nib")
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    calls.append("register view class")
    super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    calls.append("register view nib")
    super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("dequeueCell")
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append("dequeueView")
    return super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Locating and scrolling

  override var visibleCells: [UICollectionViewCell] {
    calls.append("visibleCells")
    return super.visibleCells
  }
  override var indexPathsForVisibleItems: [IndexPath] {
    calls.append("visibleItems")
    return super.indexPathsForVisibleItems
  }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    calls.append("visibleViews")
    return super.visibleSupplementaryViews(ofKind: elementKind)
  }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    calls.append("visibleViewPaths")
    return super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    calls.append("cellForItem")
    return super.cellForItem(at: indexPath)
  }
  override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    calls.append("supplementaryView")
    return super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    calls.append("indexPath cell")
    return super.indexPath(for: cell)
  }
  override func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    calls.append("indexPath view")
    return super.indexPath(forSupplementaryView: view)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    calls.append("indexPathForItem")
    return super.indexPathForItem(at: point)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    calls.append("attributes item")
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("attributes view")
    return super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    calls.append("scrollToItem")
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selection and focus

  override var indexPathsForSelectedItems: [IndexPath]? {
    calls.append("selectedItems")
    return super.indexPathsForSelectedItems
  }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    calls.append("selectItem")
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    calls.append("deselectItem")
    super.deselectItem(at: indexPath, animated: animated)
  }
  override var allowsSelection: Bool { didSet { calls.append("allowsSelection") } }
  override var allowsMultipleSelection: Bool { didSet { calls.append("allowsMultipleSelection") } }
  override var allowsSelectionDuringEditing: Bool { didSet { calls.append("allowsSelectionDuringEditing") } }
  override var allowsMultipleSelectionDuringEditing: Bool {
    didSet { calls.append("allowsMultipleSelectionDuringEditing") }
  }
  override var isEditing: Bool { didSet { calls.append("isEditing") } }
  override var selectionFollowsFocus: Bool { didSet { calls.append("selectionFollowsFocus") } }
  override var allowsFocus: Bool { didSet { calls.append("allowsFocus") } }
  override var allowsFocusDuringEditing: Bool { didSet { calls.append("allowsFocusDuringEditing") } }
  override var remembersLastFocusedIndexPath: Bool { didSet { calls.append("remembersLastFocusedIndexPath") } }

  // MARK: Updates

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.append("performBatchUpdates")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insertItems")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("deleteItems")
    super.deleteItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("moveItem")
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reloadItems")
    super.reloadItems(at: indexPaths)
  }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    calls.append("reconfigureItems")
    super.reconfigureItems(at: indexPaths)
  }
  override func insertSections(_ sections: IndexSet) {
    calls.append("insertSections")
    super.insertSections(sections)
  }
  override func deleteSections(_ sections: IndexSet) {
    calls.append("deleteSections")
    super.deleteSections(sections)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("moveSection")
    super.moveSection(section, toSection: newSection)
  }
  override func reloadSections(_ sections: IndexSet) {
    calls.append("reloadSections")
    super.reloadSections(sections)
  }
}
