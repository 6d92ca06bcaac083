import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel

extension UICollectionViewCompositionalLayout {
  /// Brings the solution up to date with what was invalidated.
  func settle() {
    guard !isSettling, let collectionView else { return }
    guard work != .nothing || solution == nil || pendingUpdate != nil || hasOtherSize(collectionView) else { return }
    isSettling = true
    defer { isSettling = false }
    let work = work
    let update = pendingUpdate
    self.work = .nothing
    pendingUpdate = nil
    let surroundings = LayoutSurroundings(of: collectionView, storedConfiguration)
    let counts = collectionView.loadedCounts.items
    let begins =
      work == .rebuild || solution?.surroundings.hasSameRoom(as: surroundings) != true
      || update == nil && solution?.stands(on: counts) != true
    var mapper = CompositionalMapper(surroundings, collectionView)
    let plans = describeSections(&mapper, counts)
    let sections = sections(plans, counts)
    if let update { rowsFollow(update) }
    if begins {
      rebuild(sections, mapper)
    } else {
      solution?.engine.apply(update?.structure(leadingTo: sections) ?? CompositionalUpdate(sections: sections))
    }
    solution?.note(plans, mapper)
    restoreRowOffsets()
  }

  private func hasOtherSize(_ collectionView: UICollectionView) -> Bool {
    guard let solution else { return true }
    return solution.surroundings.size != collectionView.bounds.size
  }

  /// Insets, margins or traits of the collection view have changed: solves again if sections may depend on them (B9, B64).
  func surroundingsChanged() {
    guard let collectionView, let solution,
      LayoutSurroundings(of: collectionView, storedConfiguration) != solution.surroundings
        || collectionView.traitCollection != solution.environment.traitCollection
    else { return }
    invalidateLayout()
  }

  /// Whether the batch gives the tied items of an element's section other numbers, so that their views have to be asked for again.
  func renumbersTied(_ key: ElementKey, _ update: ValidatedUpdate) -> Bool {
    guard let section = update.map.newSection(forOld: key.section), let plans = solution?.plans,
      section < plans.count, plans[section].views.tied.contains(key.sort)
    else { return false }
    let batch = update.batch
    return batch.deletedItems.contains { $0.section == key.section }
      || batch.insertedItems.contains { $0.section == section }
      || batch.movedItems.contains { $0.from.section == key.section || $0.to.section == section }
  }

  private func rebuild(_ sections: [CompositionalSection], _ mapper: CompositionalMapper) {
    let items = mapper.boundaryItems(storedConfiguration.boundarySupplementaryItems)
    var boundaries = DescribedViews()
    boundaries.boundaries = items.map(\.sort)
    boundaries.measuredBoundaries = items.map { mapper.openAxes($0.description.size) }
    boundaries.pins = items.contains { $0.description.pins }
    let description = CompositionalDescription(
      container: mapper.surroundings.axisSize, scale: mapper.surroundings.scale, sections: sections,
      sectionSpacing: mapper.finite(storedConfiguration.interSectionSpacing, "inter-section spacing"),
      boundaryItems: items.map(\.description)
    )
    solution = CompositionalSolution(
      CompositionalLayoutEngine(description), boundaries, mapper, number: solution?.number ?? 0)
  }

  // MARK: Describing sections

  /// What the sections' objects say now. Those that did not change are not read again. O(sections) calls of the provider (B9).
  private func describeSections(_ mapper: inout CompositionalMapper, _ counts: [Int]) -> [DescribedSection] {
    let known = solution?.plans ?? []
    var plans: [DescribedSection] = []
    plans.reserveCapacity(counts.count)
    for section in counts.indices {
      guard let object = object(ofSection: section, count: counts[section], mapper.environment) else {
        plans.append(mapper.emptyPlan())
        continue
      }
      if let last = plans.last, last.holds(for: object, in: mapper.surroundings) {
        plans.append(last)
      } else if section < known.count, known[section].holds(for: object, in: mapper.surroundings) {
        plans.append(known[section])
      } else {
        plans.append(mapper.plan(object))
      }
    }
    return plans
  }

  /// The sections with their counts. A loop, because a closure on the main actor has its actor checked at every call.
  private func sections(_ plans: [DescribedSection], _ counts: [Int]) -> [CompositionalSection] {
    var sections: [CompositionalSection] = []
    sections.reserveCapacity(plans.count)
    for section in plans.indices { sections.append(plans[section].section(count: counts[section])) }
    return sections
  }

  /// What the provider answers for a section; raises if that is nothing although the section has items (B8).
  private func object(
    ofSection section: Int, count: Int, _ environment: LayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    if let uniformSection { return uniformSection }
    if let object = sectionProvider?(section, environment) { return object }
    if count > 0 {
      UIKitExceptions.raise(
        .internalInconsistency(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
            + "section. This is a client error."
        )
      )
    }
    return nil
  }
}

extension LayoutSurroundings {
  /// Whether what was measured in one is good in the other (D8).
  fileprivate func hasSameRoom(as other: LayoutSurroundings) -> Bool {
    isVertical == other.isVertical && size == other.size && scale == other.scale
  }
}

extension ValidatedUpdate {
  /// The batch as the engine takes it. A section that is reloaded goes and comes again.
  fileprivate func structure(leadingTo sections: [CompositionalSection]) -> CompositionalUpdate {
    let reloaded = batch.reloadedSections.compactMap { map.newSection(forOld: $0) }
    var result = CompositionalUpdate(sections: sections)
    result.deletedSections = (batch.deletedSections + batch.reloadedSections).sorted()
    result.insertedSections = (batch.insertedSections + reloaded).sorted()
    result.movedSections = batch.movedSections
    let keepsOld = { (path: ItemPath) in !result.deletedSections.holds(path.section) }
    let keepsNew = { (path: ItemPath) in !result.insertedSections.holds(path.section) }
    result.deletedItems = batch.deletedItems.filter(keepsOld)
    result.insertedItems = batch.insertedItems.filter(keepsNew)
    for move in batch.movedItems {
      switch (keepsOld(move.from), keepsNew(move.to)) {
      case (true, true): result.movedItems.append(move)
      case (true, false): result.deletedItems.append(move.from)
      case (false, true): result.insertedItems.append(move.to)
      case (false, false): break
      }
    }
    result.deletedItems.sort()
    result.insertedItems.sort()
    result.unmeasuredItems = batch.reloadedItems.compactMap { map.newPath(forOld: $0) }.filter(keepsNew).sorted()
    return result
  }
}
