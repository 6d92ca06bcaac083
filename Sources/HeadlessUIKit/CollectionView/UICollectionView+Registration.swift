import CoreGraphics
import Foundation

extension UICollectionView {
  /// Registers the class that cells of an identifier are made from; nil takes it back (F1). Raises for an empty identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(ReusableViewSource(viewClass: cellClass), ReuseKey(identifier: identifier), .cell)
  }

  /// Registers the class that supplementary views of a kind and an identifier are made from; nil takes it back (F1).
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    register(ReusableViewSource(viewClass: viewClass), key, .supplementaryView)
  }

  /// Registers the nib that cells of an identifier are made from; nil takes it back (F1). Raises for an empty identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(ReusableViewSource(nib: nib), ReuseKey(identifier: identifier), .cell)
  }

  /// Registers the nib that supplementary views of a kind and an identifier are made from; nil takes it back (F1).
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(ReusableViewSource(nib: nib), ReuseKey(kind: kind, identifier: identifier), .supplementaryView)
  }

  private func register(_ source: ReusableViewSource?, _ key: ReuseKey, _ category: ElementCategory) {
    guard !key.identifier.isEmpty else {
      UIKitExceptions.raise(.internalInconsistency("must pass a valid reuse identifier: it must not be empty"))
      return
    }
    requests.lastPool = nil
    pools[key] = source.map { ReusePool(key: key, category: category, source: $0) }
  }

  /// A cell of an identifier, prepared for reuse or new, to be returned to the collection view (F2, F4). Raises if nothing is
  /// registered for the identifier, and answers a bare cell that the collection view refuses.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfiguredCell(at: indexPath, identifier: identifier) { return cell }
    let view = dequeue(ReuseKey(identifier: identifier), frame: frameOfNewCell(at: indexPath)) {
      missing("UICollectionElementKindCell", identifier)
    }
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view of a kind and an identifier, prepared for reuse or new, to be returned to the collection view (F2, F4).
  /// Raises if nothing is registered, and answers a bare view that the collection view refuses.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    let view = dequeue(key, frame: frameOfNewView(elementKind, at: indexPath)) { missing(elementKind, identifier) }
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
