import CoreGraphics
import Foundation
import LayoutEngine
import LayoutModel
import Trace

extension UICollectionViewFlowLayout {
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// The length of the content across the scroll axis at `bounds` (`W` in the spec).
  func crossLength(in bounds: CGRect) -> Double {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    let length =
      scrollDirection == .vertical
      ? bounds.size.width - inset.left - inset.right : bounds.size.height - inset.top - inset.bottom
    return length.isFinite ? max(0, length) : 0
  }

  func crossLengthDiffers(in newBounds: CGRect) -> Bool {
    guard let engine else { return true }
    return crossLength(in: newBounds) != engine.crossLength
  }

  /// The insets, or also the margins, of the collection view have changed: lays out again if lines depend on them (A45).
  func surroundingsChanged(margins: Bool) {
    guard let collectionView, engine != nil else { return }
    if crossLengthDiffers(in: collectionView.bounds) || margins && sectionInsetReference != .fromContentInset {
      invalidateLayout()
    }
  }

  /// A point has another number of pixels: what was measured and aligned to them is worked out anew (A36, A38).
  func pixelsChanged() {
    guard isSelfSizing, engine != nil else { return }
    work.rebuildsAll = true
    invalidateLayout()
  }

  /// Brings the engine up to date with what was invalidated.
  func settle() {
    guard work.isNeeded || engine == nil || pendingUpdate != nil, !isSettling, let collectionView else { return }
    isSettling = true
    defer {
      isSettling = false
      if hasTooWideItems { warnOfTooWideItems() }
    }
    var work = work
    self.work = FlowWork()
    if let pendingUpdate, pendingUpdate.changesNothing { work.refreshesMetrics = true }
    missingRequirements = []
    let cross = crossLength(in: collectionView.bounds)
    let update = pendingUpdate
    pendingUpdate = nil
    guard engine?.crossLength == cross, !work.rebuildsAll, isSelfSizing || !work.refreshesMetrics else {
      rebuild(collectionView, crossLength: cross)
      return
    }
    if let update { apply(update, in: collectionView) }
    if work.refreshesMetrics { refreshMetrics(collectionView) }
    refreshSizes(of: work.items, in: collectionView)
  }

  private func rebuild(_ collectionView: UICollectionView, crossLength: Double) {
    let sections = (0..<collectionView.numberOfSections).map { describeSection($0, in: collectionView) }
    engine = FlowLayoutEngine(FlowDescription(crossLength: crossLength, sections: sections))
  }

  private func refreshMetrics(_ collectionView: UICollectionView) {
    guard let sections = engine?.sectionCount else { return }
    for section in 0..<sections {
      let metrics = describeMetrics(section, in: collectionView)
      if engine?.metrics(ofSection: section) != metrics { engine?.setMetrics(metrics, ofSection: section) }
    }
  }

  /// Asks for the sizes of single items again. A measured size stays until the view is measured again.
  private func refreshSizes(of items: [IndexPath], in collectionView: UICollectionView) {
    guard !isSelfSizing else { return }
    for indexPath in items {
      guard let path = engine?.itemPath(indexPath) else { continue }
      let size = sizeOfItem(indexPath, in: collectionView)
      engine?.setSize(size, ofItemAt: path)
    }
  }

  // MARK: Describing sections

  func describeSection(_ section: Int, in collectionView: UICollectionView) -> FlowSection {
    let metrics = describeMetrics(section, in: collectionView)
    return FlowSection(
      metrics: metrics,
      sizes: describeSizes(section, metrics, in: collectionView),
      mode: isSelfSizing ? .selfSizing(scale: collectionView.displayScale) : .given
    )
  }

  private func describeMetrics(_ section: Int, in collectionView: UICollectionView) -> FlowMetrics {
    let inset = ask(.inset, in: collectionView, else: sectionInset) {
      $0.collectionView(collectionView, layout: self, insetForSectionAt: section)
    }
    let lineSpacing = ask(.lineSpacing, in: collectionView, else: minimumLineSpacing) {
      $0.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
    }
    let interitemSpacing = ask(.interitemSpacing, in: collectionView, else: minimumInteritemSpacing) {
      $0.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    let header = ask(.header, in: collectionView, else: headerReferenceSize) {
      $0.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = ask(.footer, in: collectionView, else: footerReferenceSize) {
      $0.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
    }
    let isVertical = scrollDirection == .vertical
    let insets = referencedInset(inset, in: collectionView)
    return FlowMetrics(
      headerLength: length(isVertical ? header.height : header.width, "header size"),
      footerLength: length(isVertical ? footer.height : footer.width, "footer size"),
      mainStartInset: finite(isVertical ? insets.top : insets.left, "section inset"),
      mainEndInset: finite(isVertical ? insets.bottom : insets.right, "section inset"),
      crossStartInset: finite(isVertical ? insets.left : insets.top, "section inset"),
      crossEndInset: finite(isVertical ? insets.right : insets.bottom, "section inset"),
      lineSpacing: finite(lineSpacing, "line spacing"),
      interitemSpacing: length(interitemSpacing, "interitem spacing")
    )
  }

  /// A length that lines can be laid out with: a negative one counts as 0.
  private func length(_ value: CGFloat, _ name: String) -> Double {
    max(0, finite(value, name))
  }

  /// `value`; raises, and answers 0, if it is not finite.
  private func finite(_ value: CGFloat, _ name: String) -> Double {
    if value.isFinite { return value }
    UIKitExceptions.raise(.internalInconsistency("the flow layout's \(name) must be finite: it is \(value)"))
    return 0
  }

  /// A section's insets as the content sees them (A45): across the scroll axis at least what the reference's guide asks for.
  private func referencedInset(_ inset: UIEdgeInsets, in collectionView: UICollectionView) -> UIEdgeInsets {
    let guide: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: guide = collectionView.safeAreaInsets
    case .fromLayoutMargins: guide = collectionView.layoutMargins
    }
    let content = collectionView.adjustedContentInset
    var result = inset
    if scrollDirection == .vertical {
      result.left = max(content.left, guide.left + inset.left) - content.left
      result.right = max(content.right, guide.right + inset.right) - content.right
    } else {
      result.top = max(content.top, guide.top + inset.top) - content.top
      result.bottom = max(content.bottom, guide.bottom + inset.bottom) - content.bottom
    }
    return result
  }

  /// The sizes of a section: one for all unless the delegate gives several. O(1), or O(n) calls of the delegate.
  private func describeSizes(
    _ section: Int, _ metrics: FlowMetrics, in collectionView: UICollectionView
  ) -> ItemSizes {
    let room = crossLength(in: collectionView.bounds)
    let count = collectionView.numberOfItems(inSection: section)
    guard count > 0 else { return .uniform(sizeWithoutDelegate, count: 0) }
    let first = sizeOfItem(IndexPath(item: 0, section: section), in: collectionView)
    noteWidth(first.cross, in: room, metrics)
    guard count > 1, let delegate = collectionView.flowDelegate, !missingRequirements.contains(.size) else {
      return .uniform(first, count: count)
    }
    guard collectionView.presentation == nil else {
      return .each((0..<count).map { sizeOfItem(IndexPath(item: $0, section: section), in: collectionView) })
    }
    let isVertical = scrollDirection == .vertical
    let sectionPath = IndexPath(index: section)
    var sizes = [first]
    sizes.reserveCapacity(count)
    var areEqual = true
    var widest = first.cross
    for item in 1..<count {
      let answer = delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: sectionPath.appending(item)
      )
      let size = usable(answer, isVertical: isVertical)
      areEqual = areEqual && size == first
      widest = max(widest, size.cross)
      sizes.append(size)
    }
    noteWidth(widest, in: room, metrics)
    Trace.count(.sizesAsked, count - 1)
    Trace.count(.delegateCalls, count - 1)
    return areEqual ? .uniform(first, count: count) : .each(sizes)
  }

  /// The size, or the estimate, of an item that was never measured (A8, A9); the size without a delegate for a placeholder.
  func sizeOfItem(_ indexPath: IndexPath, in collectionView: UICollectionView) -> AxisSize {
    guard let delegate = collectionView.flowDelegate, !missingRequirements.contains(.size),
      let path = collectionView.dataPath(forShown: ItemPath(indexPath))
    else { return sizeWithoutDelegate }
    let size = delegate.collectionView(collectionView, layout: self, sizeForItemAt: IndexPath(path))
    if missingRequirements.contains(.size) { return sizeWithoutDelegate }
    Trace.count(.sizesAsked)
    Trace.count(.delegateCalls)
    return usable(size, isVertical: scrollDirection == .vertical)
  }

  private var sizeWithoutDelegate: AxisSize {
    let size = isSelfSizing && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    return usable(size, isVertical: scrollDirection == .vertical)
  }

  @inline(__always)
  private func usable(_ size: CGSize, isVertical: Bool) -> AxisSize {
    guard size.isUsable else {
      UIKitExceptions.raise(
        .internalInconsistency("negative sizes are not supported in the flow layout: \(size.width) x \(size.height)")
      )
      return AxisSize(main: 0, cross: 0)
    }
    return FlowAxes(isVertical: isVertical).axisSize(size)
  }

  /// What the delegate answers, or `value` if it leaves the requirement out.
  private func ask<Value>(
    _ requirement: FlowRequirements, in collectionView: UICollectionView, else value: Value,
    _ call: (any UICollectionViewDelegateFlowLayout) -> Value
  ) -> Value {
    guard let delegate = collectionView.flowDelegate, !missingRequirements.contains(requirement) else { return value }
    let answer = call(delegate)
    if !missingRequirements.contains(requirement) { Trace.count(.delegateCalls) }
    return answer
  }
}

extension CGSize {
  /// Whether both lengths are finite and not negative.
  var isUsable: Bool {
    width >= 0 && height >= 0 && width.isFinite && height.isFinite
  }
}
