import UIKit

/// The data source and delegate of a run: answers from the plain model, and keeps the ledger of cells.
class StressClient: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  unowned let scene: StressScene

  init(_ scene: StressScene) { self.scene = scene }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    scene.fault?.sections(scene.model.sections.count) ?? scene.model.sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
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

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    scene.itemWasCarried(from: sourceIndexPath, to: destinationIndexPath)
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

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scene.notesOffsets { scene.offsets.append(scrollView.contentOffset) }
    intrude(.didScroll)
  }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    scene.selectionChanged(.select(indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    scene.selectionChanged(.deselect(indexPath))
  }

  /// Does what a client does inside a call.
  final func intrude(_ call: Intrusion.Call) {
    guard let intrusion = scene.intrusion, intrusion.call == call else { return }
    scene.intrusion = nil
    intrusion.act()
  }
}

/// What the delegate was told of the selection.
enum SelectionCall: Equatable {
  case select(IndexPath)
  case deselect(IndexPath)
}

/// What a client does inside a call that it gets.
struct Intrusion {
  /// The calls that a client may act in.
  enum Call: Int, CaseIterable { case cellForItem, supplementary, willDisplay, didEndDisplaying, didScroll, size }

  var call: Call
  var act: @MainActor () -> Void
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
