import Foundation

extension UIView {
  /// Asks for the smallest size that works.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that works.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// `targetSize` where the priority is required; elsewhere what the view says by `sizeThatFits(_:)`, or, if it has an
  /// intrinsic size on that axis, by that.
  func fittingSize(
    _ targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let wanted = sizeThatFits(targetSize)
    let isGivenWidth = horizontal == .required && heightDependsOnWidth
    let own = isGivenWidth ? intrinsicContentSize(forWidth: targetSize.width) : intrinsicContentSize
    let width = own.width == UIView.noIntrinsicMetric ? wanted.width : own.width
    let height = own.height == UIView.noIntrinsicMetric ? wanted.height : own.height
    return CGSize(
      width: horizontal == .required ? targetSize.width : width,
      height: vertical == .required ? targetSize.height : height
    )
  }
}
