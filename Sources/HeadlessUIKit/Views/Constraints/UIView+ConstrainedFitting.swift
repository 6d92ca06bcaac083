import CoreGraphics
import Foundation

extension UIView {
  /// The size that suits the constraints of the view's own system; nil if it has none. A view that is laid out by the system of
  /// another gets one for the moment, which costs both anew.
  func constrainedFittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard constraintState != nil else { return nil }
    updateConstraintsIfNeeded()
    if isSystemRoot {
      guard let system = constraintState?.system, system.isInUse else { return nil }
      return system.fittingSize(targetSize, horizontal, vertical)
    }
    return momentarySize(targetSize, horizontal, vertical)
  }

  private func momentarySize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    systemRoot.constraintState?.system?.invalidate()
    let system = ConstraintSystem(of: self)
    defer { system.invalidate() }
    guard system.isInUse else { return nil }
    return system.fittingSize(targetSize, horizontal, vertical)
  }

  /// Whether the view is as large as its superview at any time, whatever its mask says.
  var fillsSuperview: Bool { (storedSuperview as? UICollectionViewCell)?.madeContentView === self }

  /// Whether nothing that lies in the view is laid out together with what lies around it, unless constraints reach in.
  var isIsolated: Bool {
    self is UICollectionReusableView || self is UIScrollView || storedSuperview is UICollectionReusableView
  }
}

extension UICollectionViewCell {
  /// The size in which constraints in the content view leave the cell; nil if there are none.
  func contentFittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard let content = madeContentView, content.constraintState != nil, content.isSystemRoot else { return nil }
    let around = CGSize(
      width: bounds.size.width - contentFrame.size.width, height: bounds.size.height - contentFrame.size.height)
    let target = CGSize(
      width: max(0, targetSize.width - around.width), height: max(0, targetSize.height - around.height))
    guard let size = content.constrainedFittingSize(target, horizontal, vertical) else { return nil }
    return CGSize(width: size.width + around.width, height: size.height + around.height)
  }
}
