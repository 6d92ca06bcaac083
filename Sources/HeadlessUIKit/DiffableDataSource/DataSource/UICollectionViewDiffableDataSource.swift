import Foundation
import FrameClock
import Trace

/// A data source that holds identifiers in a snapshot and brings the collection view from one snapshot to the next by the fewest
/// operations.
///
/// Apply snapshots on the main queue, or always on one other queue: there the difference is taken, and the rest is done on the
/// main queue (E28). What UIKit raises an exception for is raised through `UIKitExceptions` and changes nothing; what it logs goes
/// to `UIKitWarnings`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Answers the cell for an item: dequeued for the index path, and configured.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Answers a supplementary view: dequeued for the index path, and configured.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias Content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>
  typealias Step = SnapshotStep<SectionIdentifierType, ItemIdentifierType>

  @usableFromInline nonisolated let model: DiffableModel<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  /// What the collection view shows, or is being brought to.
  var content = Content()
  /// What the collection view knows as its data source.
  private weak var face: (any UICollectionViewDataSource)?
  private var isApplying = false

  /// What makes supplementary views. Needed if the layout asks for any (E30).
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// What decides about items that are moved by a finger, and is told of it (E47, E48).
  public var reorderingHandlers = ReorderingHandlers()

  /// What decides about items of section snapshots that are expanded and collapsed by a finger, and is told of it (E45).
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes a data source the one of `collectionView`, which does not keep it alive (E18).
  @inlinable public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    model = DiffableModel(SnapshotOperations())
    self.cellProvider = cellProvider
    super.init()
    attach(to: collectionView)
  }

  @usableFromInline func attach(to collectionView: UICollectionView) {
    attach(to: collectionView, as: self)
  }

  /// Makes `face`, which asks this data source, the one of `collectionView`.
  final func attach(to collectionView: UICollectionView, as face: any UICollectionViewDataSource) {
    self.collectionView = collectionView
    self.face = face
    collectionView.dataSource = face
  }

  // MARK: Applying

  /// Brings the collection view to `snapshot`: as a reload the first time, later by one batch of the fewest operations, and by a
  /// second one for what is marked (E22 to E24). Called on the main queue, everything but `completion` is done when it returns;
  /// `completion` is called on the main queue when the change has been shown (E21).
  ///
  /// O(n) where the snapshots are nearly equal, O(n log n) at worst, in identifiers; what follows costs the operations and what is
  /// on screen. Raises, and changes nothing, if it is called while another snapshot is being applied (E32), or on the main queue
  /// while snapshots that were applied elsewhere wait for it (E28).
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .difference(isAnimated: animatingDifferences), completion)
  }

  /// Brings the collection view to `snapshot` by loading everything anew, without taking a difference (E27). Raises as
  /// `apply(_:animatingDifferences:completion:)`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .reload, completion)
  }

  /// Brings one section to what is visible in a section snapshot and remembers its tree. A section that is not there is added at
  /// the end; items of other sections that the tree names are moved (E42). Raises as `apply(_:animatingDifferences:completion:)`.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.section(snapshot, section), .difference(isAnimated: animatingDifferences), completion)
  }

  // MARK: Snapshots

  /// What was applied last, without marks (E19). O(1).
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current.snapshot
  }

  /// The tree that was applied to a section last; its items as roots if none was; empty if there is no such section (E43). O(1), or
  /// O(k) if no tree was applied.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    current.tree(of: section)
  }

  /// What is shown, on the main queue; what was applied last, elsewhere.
  nonisolated private var current: Content {
    MainQueue.isCurrent ? MainActor.assumeIsolated { content } : model.latest
  }

  // MARK: Looking up

  /// The section at an index; nil if there is none (E20). O(1).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.snapshot.section(at: index) }

  /// The index of a section; nil if there is no such section (E20). O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; nil if there is none (E20). O(log n).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    indexPath.count == 2 ? content.snapshot.item(at: .init(indexPath)) : nil
  }

  /// The index path of an item; nil if there is no such item (E20). O(log n).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot.path(of: itemIdentifier).map { IndexPath($0) }
  }

  // MARK: What the collection view asks

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

  /// How many items a section has. Raises if there is no such section, and answers 0 (E31).
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard 0..<content.snapshot.numberOfSections ~= section else {
      SnapshotFailure.raiseUnsatisfied("section < _impl.numberOfSections")
      return 0
    }
    return content.snapshot.order.itemCount(inSection: content.snapshot.order.section(at: section))
  }

  /// The cell that the cell provider answers. Raises if that is none (E29), or if there is no such item, and answers a bare cell,
  /// which the collection view refuses.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      SnapshotFailure.raiseUnsatisfied("itemIdentifier")
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    DataSourceFailure.raiseMissingCell(item, at: indexPath, collectionView)
    return UICollectionViewCell(frame: .zero)
  }

  /// The view that `supplementaryViewProvider` answers. Raises if that is none, or if there is no provider (E30), and answers a
  /// bare view, which the collection view refuses.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    DataSourceFailure.raiseMissingView(
      kind, at: indexPath, hasProvider: supplementaryViewProvider != nil, collectionView)
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether `reorderingHandlers` let an item be moved (E47).
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Answers none (E31).
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Answers the first item: there are no titles (E31).
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }

  /// Takes in that a finger has moved an item, and tells `reorderingHandlers` (E48).
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorderItem(at: sourceIndexPath, to: destinationIndexPath)
  }
}

// MARK: - The way of an apply

extension UICollectionViewDiffableDataSource {
  nonisolated private func submit(
    _ goal: SnapshotGoal<SectionIdentifierType, ItemIdentifierType>, _ manner: SnapshotManner,
    _ completion: (() -> Void)?
  ) {
    // Only ever called on the main queue.
    nonisolated(unsafe) let completion = completion
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { applyHere(goal, manner, completion) }
      return
    }
    model.noteQueue(isMain: false)
    model.advance(to: goal, manner) { step in
      MainQueue.hand {
        self.model.arrive()
        self.show(step, completion)
      }
    }
  }

  private func applyHere(
    _ goal: SnapshotGoal<SectionIdentifierType, ItemIdentifierType>, _ manner: SnapshotManner,
    _ completion: (() -> Void)?
  ) {
    guard !isApplying else { return DataSourceFailure.raiseApplyInside() }
    guard !model.isWaiting else { return DataSourceFailure.raiseOutstanding() }
    model.noteQueue(isMain: true)
    let step = Trace.within(.diff) { model.step(from: content, to: goal, manner) }
    model.take(step.content)
    show(step, completion)
  }

  /// Brings the collection view to what a step leads to.
  private func show(_ step: Step, _ completion: (() -> Void)?) {
    isApplying = true
    defer { isApplying = false }
    guard let collectionView, collectionView.dataSource === face else {
      content = step.content
      return finish(completion)
    }
    guard let change = step.change else {
      content = step.content
      collectionView.reloadData()
      return finish(completion)
    }
    Trace.count(.diffOperations, change.structure.operationCount)
    let isRenewing = !change.renewal.isEmpty || !change.renewal.reconfiguredItems.isEmpty
    if change.structure.isEmpty {
      content = step.content
      // An item that is expanded or collapsed may have no children to show.
      collectionView.refreshListState()
    } else {
      let completion = isRenewing ? nil : completion
      collectionView.perform(change.structure, isAnimated: step.isAnimated) {
        content = step.content
      } completion: {
        completion?()
      }
    }
    if isRenewing {
      collectionView.perform(change.renewal, isAnimated: step.isAnimated, completion: { completion?() })
    } else if change.structure.isEmpty {
      finish(completion)
    }
  }

  /// Calls `completion` at the clock's next turn.
  private func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    FrameClocks.current.schedule(after: 0) { completion() }
  }

  /// Takes in a change that the collection view shows already.
  func adopt(_ new: Content) {
    content = new
    model.take(new)
  }
}
