import FrameClock
import Foundation
import UIKit

/// A collection view with its model, data source and delegate: what an application would set up for a workload.
@MainActor final class Stage {
  let view: UICollectionView
  let model: StageModel
  private var blueprint: LayoutBlueprint
  private let dataSource: StageDataSource
  private let snapshots: StageSnapshots?
  private let delegate: (any UICollectionViewDelegate)?

  /// The stage of `workload`.
  convenience init(_ workload: Workload, model: StageModel) {
    self.init(
      workload.layout, size: CGSize(width: workload.width, height: workload.height), model: model,
      updates: workload.updates, cells: workload.cells)
  }

  /// A stage whose viewport has `size`, in points.
  init(
    _ blueprint: LayoutBlueprint, size: CGSize, model: StageModel, updates: Workload.Updates = .batches,
    cells: CellBlueprint? = nil
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    self.model = model
    self.blueprint = blueprint
    dataSource = StageDataSource(model: model, cells: cells)
    delegate = blueprint.sizing == .delegate ? SizingDelegate(model: model, blueprint: blueprint) : nil
    let layout = blueprint.make(model)
    blueprint.adapt(layout, bounds.size)
    view = UICollectionView(frame: bounds, collectionViewLayout: layout)
    view.register(cells?.cellClass ?? StageCell.self, forCellWithReuseIdentifier: StageCell.reuseIdentifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        StageBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: StageBoundary.reuseIdentifier)
    }
    snapshots = updates == .snapshots ? StageSnapshots(of: model, in: view, cells: cells) : nil
    if snapshots == nil { view.dataSource = dataSource }
    view.delegate = delegate
  }

  /// Tells `calls` from now on of each call to the data source and the delegate. Those of a stage that is shown by snapshots, whose data
  /// source is not ours, stay unnamed.
  func report(to calls: any CallListener) {
    guard snapshots == nil else { return }
    let named = NamedDataSource(dataSource, calls)
    calls.kept.append(named)
    view.dataSource = named
    guard let sizes = delegate as? SizingDelegate else { return }
    let asked = NamedDelegate(sizes, calls)
    calls.kept.append(asked)
    view.delegate = asked
  }

  /// Where the viewport stands along the scroll axis, in points.
  var offset: Double {
    get { blueprint.isHorizontal ? view.contentOffset.x : view.contentOffset.y }
    set { view.contentOffset = blueprint.isHorizontal ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue) }
  }

  /// The last offset along the scroll axis, in points; the first is 0.
  var lastOffset: Double {
    let size = view.contentSize
    return max(0, blueprint.isHorizontal ? size.width - view.bounds.width : size.height - view.bounds.height)
  }

  /// The position in which an item that is jumped to comes to stand.
  var jumpPosition: UICollectionView.ScrollPosition {
    blueprint.isHorizontal ? .centeredHorizontally : .centeredVertically
  }

  /// Puts a finger down in the middle of the viewport. As the clock goes on, it drags the content by `points` along the
  /// scroll axis, or across it, over `duration` seconds, and lifts.
  func swipe(by points: Double, across: Bool, over duration: Double) {
    let start = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let end =
      blueprint.isHorizontal != across
      ? CGPoint(x: start.x - points, y: start.y) : CGPoint(x: start.x, y: start.y - points)
    Finger(on: view).swipe(from: start, to: end, over: duration)
  }

  /// Stops what a finger left in motion.
  func stop() {
    for view in [view] + view.subviews.compactMap({ $0 as? UIScrollView }) where view.isDecelerating {
      view.setContentOffset(view.contentOffset, animated: false)
    }
  }

  /// Gives the viewport another size, in points.
  func resize(to size: CGSize) {
    view.frame.size = size
    blueprint.adapt(view.collectionViewLayout, size)
  }

  /// Makes ready what an application would have at hand when `batch` comes: with snapshots, the one to apply.
  func prepare(_ batch: Batch) { snapshots?.prepare(batch) }

  /// Brings model and view to the state after `batch`. What the batch asks of the model's tables has to be there.
  func apply(_ batch: Batch) {
    if let snapshots {
      model.adopt(batch)
      return snapshots.apply()
    }
    view.performBatchUpdates({
      model.adopt(batch)
      if !batch.deletes.isEmpty { view.deleteItems(at: batch.deletes) }
      if !batch.inserts.isEmpty { view.insertItems(at: batch.inserts) }
      for move in batch.moves { view.moveItem(at: move.from, to: move.to) }
      if !batch.reloads.isEmpty { view.reloadItems(at: batch.reloads) }
    })
  }

  /// Begins to change to another layout; answers the one that leads there.
  func startTransition(to goal: LayoutBlueprint) -> UICollectionViewTransitionLayout {
    let layout = goal.make(model)
    goal.adapt(layout, view.bounds.size)
    blueprint = goal
    return view.startInteractiveTransition(to: layout)
  }

  /// The paths of the items in view, in order.
  var visiblePaths: [IndexPath] { view.indexPathsForVisibleItems.sorted() }
}
