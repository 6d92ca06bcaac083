import CoreGraphics
import Foundation

/// A width or height, which can be compared with a number too.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// It is `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.equal, c)
  }

  /// It is `c` points or more.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, c)
  }

  /// It is `c` points or less.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, c)
  }

  /// It is `m` times the other.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, 0, multiplier: m)
  }

  /// It is `m` times the other or more.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }

  /// It is `m` times the other or less.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, 0, multiplier: m)
  }

  /// It is `m` times the other and `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, c, multiplier: m)
  }

  /// It is `m` times the other and `c` points, or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, c, multiplier: m)
  }

  /// It is `m` times the other and `c` points, or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, c, multiplier: m)
  }

  private func compared(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      anchoredItem, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
    constraint.spans = (span, nil)
    return constraint
  }
}
