import CoreGraphics
import Foundation

extension UIView {
  /// How wide text is set that is meant to be read, in points.
  private static let readableWidth: CGFloat = 672

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Gives the view a guide whose rectangle constraints can speak of.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if let former = layoutGuide.owningView {
      guard former !== self else { return }
      former.removeLayoutGuide(layoutGuide)
    }
    layoutGuide.owningView = self
    ownConstraints.guides.append(layoutGuide)
    systemRoot.systemIsOutdated()
  }

  /// Takes a guide away, and puts those constraints out of force that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    deactivateConstraints { constraint in
      [constraint.first, constraint.second].contains { item in
        item?.layoutParts.contains { $0 === layoutGuide } == true
      }
    }
    constraintState?.guides.removeAll { $0 === layoutGuide }
    systemRoot.systemIsOutdated()
    layoutGuide.storedPlace = nil
    layoutGuide.owningView = nil
  }

  /// The bounds less the margins, and less what the safe area takes beyond them.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = constraintState?.marginsGuide { return guide }
    let guide = UILayoutGuide(of: self, named: "UIViewLayoutMarginsGuide") { $0.effectiveMargins }
    ownConstraints.marginsGuide = guide
    return guide
  }

  /// The bounds less the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = constraintState?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(of: self, named: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    ownConstraints.safeAreaGuide = guide
    return guide
  }

  /// The bounds less the margins, and no wider than what can be read well, in the middle.
  public var readableContentGuide: UILayoutGuide {
    if let guide = constraintState?.readableGuide { return guide }
    let guide = UILayoutGuide(of: self, named: "UIViewReadableContentGuide") { view in
      var margins = view.effectiveMargins
      let excess = view.bounds.size.width - margins.left - margins.right - UIView.readableWidth
      if excess > 0 {
        margins.left += excess / 2
        margins.right += excess / 2
      }
      return margins
    }
    ownConstraints.readableGuide = guide
    return guide
  }

}
