import UIKit

/// The data source and delegate of a run: answers from the plain model, and keeps the ledger of cells.
class StressClient: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  unowned let scene: StressScene

  init(_ scene: StressScene) { self.scene = scene }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    intrude(.numberOfSections)
    return scene.fault?.sections(scene.model.sections.count) ?? scene.model.sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    intrude(.numberOfItems)
    let count = section < scene.model.sections.count ? scene.model.sections[section].count : 0
    return scene.fault?.items(count, section) ?? count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    intrude(.cellForItem)
    if let cell = scene.fault?.cell(collectionView, indexPath) { return cell }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: StressCell.identifier, for: indexPath)
    scene.fill(cell, at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    intrude(.supplementary)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: StressView.identifier, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    intrude(.canMove)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    scene.itemWasCarried(from: sourceIndexPath, to: destinationIndexPath)
    intrude(.moveItem)
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if let cell = cell as? StressCell { scene.ledger.move(cell, to: .shown, "willDisplay") }
    intrude(.willDisplay)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if let cell = cell as? StressCell { scene.ledger.move(cell, to: .resting, "didEndDisplaying") }
    intrude(.didEndDisplaying)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    intrude(.willDisplaySupplementary)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    intrude(.didEndDisplayingSupplementary)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scene.notesOffsets { scene.offsets.append(scrollView.contentOffset) }
    intrude(.didScroll)
  }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    scene.selectionChanged(.select(indexPath))
    intrude(.didSelect)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    scene.selectionChanged(.deselect(indexPath))
    intrude(.didDeselect)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    intrude(.shouldHighlight)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    intrude(.didHighlight)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    intrude(.didUnhighlight)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    intrude(.shouldSelect)
    return true
  }

  // MARK: Motion and focus

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { intrude(.willBeginDragging) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    intrude(.didEndDragging)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { intrude(.didEndDecelerating) }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    intrude(.canFocus)
    return true
  }

  final func intrude(_ call: Intrusion.Call) { scene.intrude(call) }
}

/// What the delegate was told of the selection.
enum SelectionCall: Equatable {
  case select(IndexPath)
  case deselect(IndexPath)
}

/// A client whose delegate also says how large items are.
final class StressSizingClient: StressClient, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    intrude(.size)
    let sections = scene.model.sections
    guard indexPath.section < sections.count, indexPath.item < sections[indexPath.section].count else { return .zero }
    let layout = scene.stressLayout(of: collectionViewLayout)
    guard layout.asksDelegate else { return layout.uniformSize ?? .zero }
    let size = scene.size(of: sections[indexPath.section][indexPath.item])
    return scene.fault?.size(size) ?? size
  }
}
