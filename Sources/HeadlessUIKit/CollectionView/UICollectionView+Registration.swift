import CoreGraphics
import Foundation

extension UICollectionView {
  /// Registers what views are made from, or, with no source, takes it back (F1).
  func register(_ source: ReusableViewSource?, _ key: ReuseKey, _ category: ElementCategory) {
    guard !key.identifier.isEmpty else {
      UIKitExceptions.raise(.internalInconsistency("must pass a valid reuse identifier: it must not be empty"))
      return
    }
    requests.lastPool = nil
    pools[key] = source.map { ReusePool(key: key, category: category, source: $0) }
  }

  /// A cell prepared for reuse or new; after an exception a bare one, which will be refused.
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCell(at: indexPath, identifier: identifier) { return cell }
    let view = dequeue(ReuseKey(identifier: identifier), frame: frameOfNewCell(at: indexPath)) {
      missing("UICollectionElementKindCell", identifier)
    }
    view?.noteRequest(indexPath)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// The same for a supplementary view.
  func dequeueSupplementaryView(
    _ elementKind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    let view = dequeue(key, frame: frameOfNewView(elementKind, at: indexPath)) { missing(elementKind, identifier) }
    view?.noteRequest(indexPath)
    return view ?? UICollectionReusableView(frame: .zero)
  }

  private func missing(_ kind: String, _ identifier: String) -> String {
    "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
      + "identifier or connect a prototype cell in a storyboard"
  }

  /// Where a new view will stand, so that it is made at that size.
  func frameOfNewCell(at indexPath: IndexPath) -> CGRect {
    guard indexPath.count == 2 else { return .zero }
    return frameOfPlaced(ElementKey(.cell, at: indexPath))
  }

  func frameOfNewView(_ kind: String, at indexPath: IndexPath) -> CGRect {
    guard let sort = sorts.known(.supplementaryView, kind: kind) else { return .zero }
    return frameOfPlaced(ElementKey(sort, at: indexPath))
  }

  private func frameOfPlaced(_ key: ElementKey) -> CGRect {
    guard let index = visible.index(of: key) else { return .zero }
    return visible.entries[index].look.frame
  }

  /// The cell that is being configured anew, if that is the one asked for (C31).
  func reconfiguredCell(at indexPath: IndexPath, identifier: String) -> UICollectionViewCell? {
    guard let (key, cell) = requests.reconfigured, key == ElementKey(.cell, at: indexPath),
      cell.reuseIdentifier == identifier
    else { return nil }
    return cell
  }
}
