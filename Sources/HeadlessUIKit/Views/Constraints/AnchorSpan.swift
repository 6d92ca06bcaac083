import CoreGraphics
import Foundation

/// The distance from one anchor to another of the same axis, which constraints take for a length. It has no rectangle.
@MainActor final class AnchorSpan: NSObject {
  /// One end of it.
  struct End {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
  }

  let start: End
  let end: End

  init(from start: End, to end: End) {
    self.start = start
    self.end = end
    super.init()
  }
}

extension AnchorSpan: LayoutItem {
  var layoutObject: NSObject { self }
  var layoutView: UIView? { .nearestCommonAncestor(of: start.item?.layoutView, and: end.item?.layoutView) }
  var layoutInsets: LayoutInsets? { nil }
  var layoutParts: [any LayoutItem] { [start.item, end.item].compactMap { $0 } }
  var layoutSpan: AnchorSpan? { self }

  var layoutPlace: LayoutPlace? {
    get { nil }
    set {}
  }

  var layoutWords: String {
    "(\(end.item?.layoutWords ?? "nil").\(end.attribute.words) - \(start.item?.layoutWords ?? "nil").\(start.attribute.words))"
  }
}

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another, in the direction of reading if they follow it, as a length that can be compared.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorSpan(from: end, to: otherAnchor.end))
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor down to another, as a length that can be compared.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorSpan(from: end, to: otherAnchor.end))
  }
}

extension NSLayoutAnchor {
  fileprivate var end: AnchorSpan.End { AnchorSpan.End(item: anchoredItem, attribute: attribute) }
}

extension NSLayoutDimension {
  /// The length of a span, which the dimension and the constraints that are made of it keep alive.
  fileprivate convenience init(_ span: AnchorSpan) {
    self.init(span, .width)
    self.span = span
  }
}
