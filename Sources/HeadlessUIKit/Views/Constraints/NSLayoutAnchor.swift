import CoreGraphics
import Foundation

/// A side, middle, baseline or length of a view or guide, of which constraints can be made. Anchors of the same type go together.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var anchoredItem: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The item, if it is a distance, which nobody else keeps alive.
  var span: AnchorSpan?

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    anchoredItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { anchoredItem?.layoutObject }

  /// The two are at the same place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.equal, anchor, 0)
  }

  /// This one is at the other or beyond.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, 0)
  }

  /// This one is at the other or before.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, 0)
  }

  /// This one is `c` points beyond the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, c)
  }

  /// This one is `c` points beyond the other, or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, c)
  }

  /// This one is `c` points beyond the other, or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, c)
  }

  func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      anchoredItem, attribute, relation, other.anchoredItem, other.attribute, multiplier: multiplier, constant: constant
    )
    constraint.spans = (span, other.span)
    constraint.checkPairing()
    return constraint
  }
}

/// How much room the system leaves between two views, in points.
private let systemSpacing: CGFloat = 8

/// A side or middle from side to side.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This one is `multiplier` times the system's spacing after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, systemSpacing * multiplier)
  }

  /// This one is `multiplier` times the system's spacing after the other, or more.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, systemSpacing * multiplier)
  }

  /// This one is `multiplier` times the system's spacing after the other, or less.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, systemSpacing * multiplier)
  }
}

/// A side, middle or baseline from top to bottom.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This one is `multiplier` times the system's spacing below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, systemSpacing * multiplier)
  }

  /// This one is `multiplier` times the system's spacing below the other, or more.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, systemSpacing * multiplier)
  }

  /// This one is `multiplier` times the system's spacing below the other, or less.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, systemSpacing * multiplier)
  }
}
