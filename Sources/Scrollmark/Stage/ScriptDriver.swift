import FrameClock
import Foundation
import UIKit

/// Plays a script on a stage, frame by frame. What the client's own work would be is done in `prepareFrame`, outside the frame.
@MainActor final class ScriptDriver {
  private let stage: Stage
  private let script: [Step]
  private let frameLength: Double
  private var generator: SplitMix64

  /// Which step the next frame belongs to.
  private(set) var step = 0
  private var frame = 0
  private var motion = MotionState()
  private var startSize = CGSize.zero
  private var batch: Batch?
  private var target: IndexPath?
  private var remeasured: [(cell: StageCell, other: Int)] = []
  private var transition: UICollectionViewTransitionLayout?

  init(_ workload: Workload, stage: Stage) {
    self.stage = stage
    script = workload.script
    frameLength = 1 / Double(workload.framesPerSecond)
    generator = SplitMix64(seed: workload.seed, stream: 10)
  }

  /// Makes ready what the next frame needs of the client: a batch and its model, the target of a jump, the cells that will change.
  func prepareFrame() {
    if frame == 0 { startStep() }
    switch script[step].action {
    case .batch(let recipe) where frame % recipe.every == 0: prepareBatch(recipe)
    case .jump(let fraction): target = path(at: fraction ?? generator.unit())
    case .remeasure(let items, _): chooseCells(items)
    case .reorder(let fraction) where frame == 0: target = path(at: fraction)
    default: break
    }
  }

  /// Does what happens in the next frame; the layout is still to be done.
  func runFrame() {
    let step = script[step]
    if let offset = motion.offset(
      of: step.motion, frame: frame, of: step.frames, frameLength: frameLength, stage: stage)
    {
      stage.offset = offset
    }
    run(step)
  }

  /// Goes on to the next frame.
  func finishFrame() {
    batch = nil
    target = nil
    remeasured.removeAll(keepingCapacity: true)
    frame += 1
    if frame == script[step].frames {
      step += 1
      frame = 0
    }
  }

  private func startStep() {
    stage.stop()
    motion = MotionState(stage: stage)
    startSize = stage.view.bounds.size
    if case .remeasure(_, let mode) = script[step].action { stage.view.selfSizingInvalidation = mode.value }
    if case .swipe(let points, let frames, let across) = script[step].motion {
      stage.swipe(by: points, across: across, over: Double(frames) * frameLength)
    }
  }

  private func run(_ step: Step) {
    switch step.action {
    case .none: break
    case .jump:
      if let target { stage.view.scrollToItem(at: target, at: stage.jumpPosition, animated: false) }
    case .invalidate: stage.view.collectionViewLayout.invalidateLayout()
    case .reload: stage.view.reloadData()
    case .resize(let width, let height):
      let share = Double(frame + 1) / Double(step.frames)
      stage.resize(
        to: CGSize(
          width: startSize.width + (width - startSize.width) * share,
          height: startSize.height + (height - startSize.height) * share))
    case .batch:
      if let batch { stage.apply(batch) }
    case .remeasure:
      for change in remeasured {
        stage.model.copySize(of: change.other, to: change.cell.item)
        change.cell.invalidateIntrinsicContentSize()
      }
    case .reorder: reorder(isLast: frame + 1 == step.frames)
    case .transition(let goal): change(to: goal.layout, share: Double(frame + 1) / Double(step.frames))
    }
  }

  /// Picks the item up in the first frame, holds it in the middle of the viewport, and puts it down in the last.
  private func reorder(isLast: Bool) {
    let view = stage.view
    if let target { view.beginInteractiveMovementForItem(at: target) }
    view.layoutIfNeeded()
    view.updateInteractiveMovementTargetPosition(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    if isLast { view.endInteractiveMovement() }
  }

  /// Begins the transition in the first frame, and ends it in the last.
  private func change(to goal: LayoutBlueprint, share: Double) {
    if frame == 0 { transition = stage.startTransition(to: goal) }
    transition?.transitionProgress = share
    transition?.invalidateLayout()
    guard share == 1 else { return }
    stage.view.finishInteractiveTransition()
    transition = nil
  }

  private func prepareBatch(_ recipe: BatchRecipe) {
    let model = stage.model
    var maker = BatchMaker(sections: model.sections, nextItem: model.nextItem, generator: generator)
    let (batch, generator) = maker.make(recipe, window: window(recipe))
    self.generator = generator
    model.appendCopies(of: batch.sources)
    stage.prepare(batch)
    self.batch = batch
  }

  /// The positions that a batch may touch: all, or those in view with as many more as there are operations.
  private func window(_ recipe: BatchRecipe) -> Range<Int> {
    let counts = stage.model.sections.map(\.count)
    let all = counts.reduce(0, +)
    let visible = stage.visiblePaths
    guard recipe.place == .visible, let first = visible.first else { return 0..<all }
    let start = counts[..<first.section].reduce(0, +) + first.item
    let length = min(all, max(visible.count, 2 * recipe.operations))
    let from = min(start, all - length)
    return from..<from + length
  }

  private func chooseCells(_ count: Int) {
    let paths = stage.visiblePaths
    guard !paths.isEmpty else { return }
    let all = stage.model.nextItem
    let first = generator.below(paths.count)
    for offset in 0..<min(count, paths.count) {
      let path = paths[(first + offset) % paths.count]
      guard let cell = stage.view.cellForItem(at: path) as? StageCell else { continue }
      remeasured.append((cell, generator.below(all)))
    }
  }

  /// The path at a fraction of all items, or nil where there are none.
  private func path(at fraction: Double) -> IndexPath? {
    let sections = stage.model.sections
    let count = sections.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    var position = min(Int(fraction * Double(count)), count - 1)
    for (section, items) in sections.enumerated() {
      if position < items.count { return IndexPath(item: position, section: section) }
      position -= items.count
    }
    return nil
  }
}

extension Step.SelfSizingMode {
  fileprivate var value: UICollectionView.SelfSizingInvalidation {
    switch self {
    case .disabled: .disabled
    case .enabled: .enabled
    case .enabledIncludingConstraints: .enabledIncludingConstraints
    }
  }
}
