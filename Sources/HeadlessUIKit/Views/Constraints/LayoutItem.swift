import CoreGraphics
import Foundation

/// What constraints can be about: views and guides.
@MainActor protocol LayoutItem: NSObject {
  /// The item itself.
  var layoutObject: NSObject { get }
  /// The view in whose tree the item lies: the view, or the guide's owner.
  var layoutView: UIView? { get }
  /// Where the item stands in a system; nil while it is in none.
  var layoutPlace: LayoutPlace? { get set }
  /// What the item's rectangle is to that of its view, for a guide that follows a view; nil for what has a rectangle of its own.
  var layoutInsets: LayoutInsets? { get }
  /// The views and guides whose rectangles the item depends on.
  var layoutParts: [any LayoutItem] { get }
  /// The item, if it is a distance between others.
  var layoutSpan: AnchorSpan? { get }
  /// The item's name in messages.
  var layoutWords: String { get }
}

extension LayoutItem {
  var layoutParts: [any LayoutItem] { [self] }
  var layoutSpan: AnchorSpan? { nil }

  /// Whether any of the item lies in `view`.
  func touches(_ view: UIView) -> Bool {
    layoutParts.contains { $0.layoutView?.isDescendant(of: view) == true }
  }
}

/// A rectangle that follows that of a view.
struct LayoutInsets {
  /// How far its sides lie inside the view's.
  var insets: UIEdgeInsets
  /// Its size where that does not follow the view's.
  var fixedSize: CGSize?
}

extension UIView: LayoutItem {
  var layoutObject: NSObject { self }
  var layoutView: UIView? { self }
  var layoutInsets: LayoutInsets? { nil }

  var layoutPlace: LayoutPlace? {
    get { constraintState?.place }
    set { if constraintState != nil || newValue != nil { ownConstraints.place = newValue } }
  }

  var layoutWords: String { "\(type(of: self)):\(address(of: self))" }
}

/// The address of an object as messages show it.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}
