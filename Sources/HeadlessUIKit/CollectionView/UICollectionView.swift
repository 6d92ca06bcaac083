import CoreGraphics
import Foundation
import Trace

/// Shows the items of a data source where its layout places them, with views for what is in view and no more.
///
/// Where UIKit raises an exception, so does this class, through `UIKitExceptions`; a call that raised changes nothing.
///
/// Not offered, since they serve Objective-C alone: `UICollectionViewCellRegistration`,
/// `UICollectionViewSupplementaryRegistration`, `dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:`,
/// `dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:`. Use `CellRegistration` and
/// `SupplementaryRegistration`. Delegates can leave requirements out, but `respondsToSelector:` has no counterpart.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: State of the layout

  @exclusivity(unchecked) final var layout: UICollectionViewLayout {
    didSet { noteLayout() }
  }
  /// The layout's internal door, if it has one that may be used.
  @exclusivity(unchecked) final var elementBuffering: (any ElementBuffering)?
  /// The layout, if it is a compositional one: it may place views in rows that scroll on their own.
  @exclusivity(unchecked) final var compositional: UICollectionViewCompositionalLayout?
  /// The counts that the layout stands on; nil until they are needed after a reload (C29).
  @exclusivity(unchecked) final var counts: CollectionCounts?
  @exclusivity(unchecked) final var isLayoutInvalid = true
  @exclusivity(unchecked) final var pass = PassState()
  @exclusivity(unchecked) final var offsetAdjustment = CGPoint.zero
  @exclusivity(unchecked) final var sizeAdjustment = CGSize.zero

  // MARK: State of the views

  @exclusivity(unchecked) final var sorts = ElementSorts()
  @exclusivity(unchecked) final var visible = VisibleSet()
  /// Views that left the screen and may come back in the same pass.
  @exclusivity(unchecked) final var unused: [UICollectionReusableView] = []
  /// The rows in view that scroll on their own, in the order of sections, and those that wait to be used again.
  @exclusivity(unchecked) final var rows: [OrthogonalScrollView] = []
  @exclusivity(unchecked) final var spareRows: [OrthogonalScrollView] = []
  final var pools: [ReuseKey: ReusePool] = [:]
  @exclusivity(unchecked) final var requests = ViewRequests()
  @exclusivity(unchecked) final var selection = ItemSet()
  @exclusivity(unchecked) final var highlighted = ItemSet()
  @exclusivity(unchecked) final var lists = ListState()

  // MARK: State of updates

  @exclusivity(unchecked) final var updates = UpdateState()
  @exclusivity(unchecked) final var prefetch = PrefetchState()
  @exclusivity(unchecked) final var transition: TransitionState?
  /// How what is shown differs from what the data source holds; nil if it does not.
  @exclusivity(unchecked) final var presentation: Presentation?
  @exclusivity(unchecked) final var movement: InteractiveMovement?
  /// The placeholders that are shown, in order of place.
  final var placeholders: [ShownPlaceholder] = []
  final var dropGap: DropGap?
  final var dropTracking: DropTracking?
  final var dragTracking: DragTracking?
  final var focus = FocusState()
  /// The context menus, once they were asked for.
  final var menus: UIContextMenuInteraction?
  /// The batch that is being shown, while layouts are asked about it.
  final var runningUpdate: ValidatedUpdate?

  @exclusivity(unchecked) final weak var collectionDelegate: (any UICollectionViewDelegate)?
  @exclusivity(unchecked) final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  override weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      visible.generation += 1
      collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
      flowDelegate = scrollDelegate as? any UICollectionViewDelegateFlowLayout
    }
  }

  /// A collection view at `frame`, placed by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    noteLayout()
    layout.collectionView = self
    setNeedsLayout()
  }

  /// A collection view from an archive, with its layout, or a flow layout if the archive holds none.
  public required init?(coder: NSCoder) {
    // On Linux an archive that lacks the key ends the program when it is asked for it.
    let archived = coder.containsValue(forKey: Self.layoutKey) ? coder.decodeObject(forKey: Self.layoutKey) : nil
    let layout = archived as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    self.layout = layout
    super.init(coder: coder)
    noteLayout()
    layout.collectionView = self
    setNeedsLayout()
  }

  /// Stores geometry and layout in an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(layout, forKey: Self.layoutKey)
  }

  /// Takes note of what the layout offers beyond what all do.
  private func noteLayout() {
    elementBuffering = Self.elementBuffering(of: layout)
    compositional = layout as? UICollectionViewCompositionalLayout
    lists.provider = layout as? any ListSectionProviding
  }

  private static let layoutKey = "UICollectionView.layout"

  // MARK: Data

  /// What the items come from; not kept alive. A new one leads to a reload (C44).
  @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      dataSourceDidChange()
      reload()
    }
  }

  /// What decides about selection and is told of what is displayed; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  /// What is told which items are expected soon; not kept alive (F12).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells and data are fetched ahead of a scroll (F12); true at first.
  open var isPrefetchingEnabled = true

  /// How many sections the layout stands on; asks the data source if it was not asked since a reload (C28).
  open var numberOfSections: Int { loadedCounts.sections }

  /// How many items of a section the layout stands on; asks the data source if it was not asked since a reload. Raises if there is
  /// no such section, and answers 0.
  open func numberOfItems(inSection section: Int) -> Int { loadedCount(inSection: section) }

  /// Discards all views and asks the data source again when it is next needed (C29).
  open func reloadData() { reload() }

  // MARK: Cells and supplementary views

  /// Registers the class that cells of an identifier are made from; nil takes it back (F1). Raises for an empty identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(ReusableViewSource(viewClass: cellClass), ReuseKey(identifier: identifier), .cell)
  }

  /// Registers the nib that cells of an identifier are made from; nil takes it back (F1). Raises for an empty identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(ReusableViewSource(nib: nib), ReuseKey(identifier: identifier), .cell)
  }

  /// Registers the class that supplementary views of a kind and an identifier are made from; nil takes it back (F1).
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    register(ReusableViewSource(viewClass: viewClass), key, .supplementaryView)
  }

  /// Registers the nib that supplementary views of a kind and an identifier are made from; nil takes it back (F1).
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(ReusableViewSource(nib: nib), ReuseKey(kind: kind, identifier: identifier), .supplementaryView)
  }

  /// A cell of an identifier, prepared for reuse or new, to be returned to the collection view (F2, F4). Raises if nothing is
  /// registered for the identifier, and answers a bare cell that the collection view refuses.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// A supplementary view of a kind and an identifier, prepared for reuse or new, to be returned to the collection view (F2, F4).
  /// Raises if nothing is registered, and answers a bare view that the collection view refuses.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, at: indexPath)
  }

  // MARK: Locating items and views

  /// The cells on screen, in no promised order (F7). O(k).
  open var visibleCells: [UICollectionViewCell] { shownCells }

  /// The items on screen, in no promised order (F7). O(k).
  open var indexPathsForVisibleItems: [IndexPath] { shownItems }

  /// The supplementary views of a kind on screen. O(k).
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(ofKind: elementKind)
  }

  /// The places of the supplementary views of a kind on screen. O(k).
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    placesOfShownViews(ofKind: elementKind)
  }

  /// The cell of an item; nil if it has none (F11). O(log k).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cellInUse(at: indexPath) }

  /// A supplementary view on screen; nil if there is none. O(log k).
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownView(ofKind: elementKind, at: indexPath)
  }

  /// The item that a cell stands for; nil if it is not in use here. O(1).
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { place(of: cell, .cell) }

  /// The place that a supplementary view stands for; nil if it is not in use here. O(1).
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    place(of: view, .supplementaryView)
  }

  /// The item at a point of the content by the layout's attributes, the frontmost if there are several (I19); nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { frontmostItem(at: point) }

  /// The layout's attributes of an item; nil if there is no such item (C50).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard contains(indexPath) else { return nil }
    return preparedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view; nil if there is none (I20).
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls until an item stands where `scrollPosition` says, within the content (I3). An empty position scrolls as little as
  /// makes the item visible (I5). Lays out first (I8). Raises for an item that does not exist (I6), and for two positions of one
  /// axis (I4); nothing moves then.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Layout

  /// What places the items. Setting it changes to another layout at once (I15).
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes to another layout, at once (I15).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes to another layout, at once, and calls `completion` when that is shown (I15).
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  /// Begins to change to `layout` and answers the layout that leads there, whose progress the caller sets (I16). Raises if a
  /// transition is under way, and answers that one's layout (I17).
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Ends the transition with the layout that it leads to (I16). Raises if there is none under way.
  open func finishInteractiveTransition() { endTransition(finished: true) }

  /// Ends the transition with the layout that it began with (I16). Raises if there is none under way.
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  /// When self-sizing cells are measured again (D11); `.enabled` at first.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The view behind all cells; as large as the bounds.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  /// Keeps what is on screen where it is when sizes above change, items come or go, the width changes, or, if items have names,
  /// data is reloaded. Ours, not UIKit's; nil, as at first, leaves that to the layout and the delegate.
  open var anchoring: ContentAnchoring?

  /// Told when a layout pass does not settle within its bounds.
  open var diagnosticHandler: ((LayoutDiagnostic) -> Void)?

  open override func layoutSubviews() {
    super.layoutSubviews()
    performLayoutPass()
    // What the pass itself asked for, it has done, or given up.
    if isSettled || pass.gaveUp { layoutState.isNeeded = false }
  }

  override func willChangeBounds(to newBounds: CGRect) {
    super.willChangeBounds(to: newBounds)
    askAboutBoundsChange(to: newBounds)
  }

  override func constraintsDidChange(in subview: UIView) {
    if let view = subview as? UICollectionReusableView { constraintsChanged(in: view) }
  }

  override func didChangeBounds(from oldBounds: CGRect) {
    invalidateAfterBoundsChange(from: oldBounds)
    if UIView.inheritedAnimationDuration > 0, !pass.isRunning, pass.boundsBeforeAnimation == nil {
      pass.boundsBeforeAnimation = oldBounds
    }
    super.didChangeBounds(from: oldBounds)
    backgroundView?.frame = bounds
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    surroundingsChanged(margins: false)
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    surroundingsChanged(margins: true)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    surroundingsChanged(margins: true)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let hasOtherPixels = previousTraitCollection?.displayScale != traitCollection.displayScale
    forEachLayoutInUse {
      if hasOtherPixels { ($0 as? UICollectionViewFlowLayout)?.pixelsChanged() }
      ($0 as? UICollectionViewCompositionalLayout)?.surroundingsChanged()
    }
  }

  private func surroundingsChanged(margins: Bool) {
    forEachLayoutInUse {
      ($0 as? UICollectionViewFlowLayout)?.surroundingsChanged(margins: margins)
      ($0 as? UICollectionViewCompositionalLayout)?.surroundingsChanged()
    }
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    preparedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Selection

  /// The selected items in order; empty when there are none (G11).
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.map { IndexPath($0) } }

  /// Selects an item without telling the delegate, and scrolls to it unless the position is empty (G3, G9). A nil path clears
  /// the selection. No effect while selection is not allowed.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Takes an item out of the selection without telling the delegate (G3). No effect while selection is not allowed (G10).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// Whether items can be selected; true at first.
  open var allowsSelection = true
  /// Whether several items can be selected; false at first. Keeps one selected item when it becomes false.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { keepOneSelected() } }
  }
  /// Whether items can be selected while `isEditing` (G15); false at first.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while `isEditing` (G15); false at first.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is being edited. Setting it closes an open swipe, and the cells whose items can be edited show
  /// their accessories for it.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Whether a move of the focus selects the item (G18); false at first.
  open var selectionFollowsFocus = false
  /// Whether items can be focused; true at first.
  open var allowsFocus = true
  /// Whether items can be focused while `isEditing`; true at first.
  open var allowsFocusDuringEditing = true
  /// Whether the item that had the focus last gets it again (G20); false at first.
  open var remembersLastFocusedIndexPath = false

  // MARK: Updates

  /// Does all operations that `updates` asks for as one, and calls `completion` when it is shown (C1 to C8). Lays out first if
  /// that is outstanding. Raises if the operations do not fit the counts before and after; then nothing changes, and
  /// `completion` is called with false.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates ?? {}, completion: completion)
  }

  /// Inserts items at places after the update (C1). O(m log n) in a flow layout, as are the other operations.
  open func insertItems(at indexPaths: [IndexPath]) {
    record { batch in for path in indexPaths { batch.insertedItems.append(.init(path)) } }
  }

  /// Deletes items at places before the update (C1).
  open func deleteItems(at indexPaths: [IndexPath]) {
    record { batch in for path in indexPaths { batch.deletedItems.append(.init(path)) } }
  }

  /// Shows items anew at places before the update (C4, C30).
  open func reloadItems(at indexPaths: [IndexPath]) {
    record { batch in for path in indexPaths { batch.reloadedItems.append(.init(path)) } }
  }

  /// Configures items anew at places before the update, in the cells that they have (C31).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record { batch in for path in indexPaths { batch.reconfiguredItems.append(.init(path)) } }
  }

  /// Moves an item from a place before the update to one after it (C1).
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append(.init(from: .init(indexPath), to: .init(newIndexPath))) }
  }

  /// Inserts sections at numbers after the update (C10).
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += Array(sections) } }

  /// Deletes sections at numbers before the update (C10).
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += Array(sections) } }

  /// Shows sections anew at numbers before the update; their counts may change (C14).
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += Array(sections) } }

  /// Moves a section from a number before the update to one after it (C10).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Drag and drop

  /// What decides which items are dragged; not kept alive.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// What decides about items that are dragged over the collection view; not kept alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged; true at first (H11).
  open var dragInteractionEnabled = true
  /// How soon the items make room where others would be dropped (H19); at once at first.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether holding dragged items over an item opens it. Kept for the delegate: nothing opens by itself here.
  open var isSpringLoaded = false
  /// Whether items that were picked up here have not been dropped yet (H20).
  open var hasActiveDrag: Bool { dragTracking != nil }
  /// Whether a drag is over the collection view (H20).
  open var hasActiveDrop: Bool { dropTracking != nil }
  /// Whether what is shown differs from what the data source holds: an item is being moved, or there are placeholders (H18).
  open var hasUncommittedUpdates: Bool { presentation != nil || movement != nil }

  // MARK: Menus and accessibility

  /// The context menus of the items (G21).
  open var contextMenuInteraction: UIContextMenuInteraction? {
    if let menus { return menus }
    let made = UIContextMenuInteraction(of: self)
    menus = made
    return made
  }

  /// The cells and supplementary views on screen in the order in which they are read, by section its header, its items, its
  /// footer, unless others were set.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? elementsInReadingOrder }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Interactive movement

  /// Picks an item up so that it can be moved; answers whether it can: not if the data source refuses, or while another item is
  /// on its way (H1).
  ///
  /// UIKit also refuses where the data source does not implement `collectionView(_:moveItemAt:to:)`; Swift cannot tell that here.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// Holds the item that was picked up at a point of the content; the others make room where it would go (H2). Costs what is on
  /// screen and O(log n) in the built-in layouts.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Puts the item down. The data source is told of the move once, if there was one (H5, H6).
  open func endInteractiveMovement() { endMovement() }

  /// Brings the item back to where it was picked up. The data source is not told (H7).
  open func cancelInteractiveMovement() { cancelMovement() }
}
