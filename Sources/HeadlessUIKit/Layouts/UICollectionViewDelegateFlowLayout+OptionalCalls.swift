import CoreGraphics
import Foundation

// What is optional in Objective-C is called with a question mark: `delegate?.collectionView?(view, didSelectItemAt: path)`. That
// compiles here because the base name is also a property, which answers something that can be called with the same labels.

/// What answers `collectionView?(...)` of a flow layout's delegate: makes the call.
@MainActor public struct FlowLayoutDelegateCall {
  fileprivate let target: any UICollectionViewDelegateFlowLayout
  /// Makes the call `collectionView(_:layout:sizeForItemAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
  /// Makes the call `collectionView(_:layout:insetForSectionAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }
  /// Makes the call `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  /// Makes the call `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  /// Makes the call `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  /// Makes the call `collectionView(_:layout:referenceSizeForFooterInSection:)`.
  @discardableResult public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// For calls of the form `collectionView?(...)`.
  public var collectionView: FlowLayoutDelegateCall? { .init(target: self) }
}
