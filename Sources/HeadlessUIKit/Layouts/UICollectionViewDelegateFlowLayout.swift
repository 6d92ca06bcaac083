import CoreGraphics
import Foundation

/// What gives a flow layout its metrics, item by item and section by section. Every requirement is optional: what is left out
/// answers with the layout's property of the same meaning (A8).
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points, more than 0 both ways (A12); in a self-sizing layout its estimate (A9).
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The space around the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The space between two lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least space between two items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, of which the length along the scroll axis counts (A22, A23), in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, of which the length along the scroll axis counts (A22, A23), in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Answers the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionViewLayout.flow(.size)?.itemSize ?? .zero
  }

  /// Answers the layout's `sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionViewLayout.flow(.inset)?.sectionInset ?? .zero
  }

  /// Answers the layout's `minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.flow(.lineSpacing)?.minimumLineSpacing ?? 0
  }

  /// Answers the layout's `minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.flow(.interitemSpacing)?.minimumInteritemSpacing ?? 0
  }

  /// Answers the layout's `headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    collectionViewLayout.flow(.header)?.headerReferenceSize ?? .zero
  }

  /// Answers the layout's `footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    collectionViewLayout.flow(.footer)?.footerReferenceSize ?? .zero
  }
}

/// The requirements of `UICollectionViewDelegateFlowLayout`.
struct FlowRequirements: OptionSet {
  let rawValue: Int
  static let size = FlowRequirements(rawValue: 1)
  static let inset = FlowRequirements(rawValue: 2)
  static let lineSpacing = FlowRequirements(rawValue: 4)
  static let interitemSpacing = FlowRequirements(rawValue: 8)
  static let header = FlowRequirements(rawValue: 16)
  static let footer = FlowRequirements(rawValue: 32)
  static let all = FlowRequirements(rawValue: 63)
}

extension UICollectionViewLayout {
  /// The layout as a flow layout, noting that the delegate left out `requirement`: a delegate cannot be asked what it implements,
  /// but the default implementation can say that it was the one to answer.
  fileprivate func flow(_ requirement: FlowRequirements) -> UICollectionViewFlowLayout? {
    let layout = self as? UICollectionViewFlowLayout
    layout?.missingRequirements.insert(requirement)
    return layout
  }
}
