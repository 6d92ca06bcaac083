import CoreGraphics
import Foundation

/// A rectangle in a view that other things are laid out by.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view whose coordinates the rectangle is in; not kept alive.
  open internal(set) weak var owningView: UIView?
  /// What the guide is for, in words of the client's.
  open var identifier = ""

  /// Where the rectangle comes from.
  enum Source {
    /// Constraints.
    case constraints
    /// A frame in the view, whenever it is asked for.
    case frame(@MainActor (UIView) -> CGRect)
    /// The view's own bounds, less something, whenever it is asked for.
    case insets(@MainActor (UIView) -> UIEdgeInsets)
  }

  private let source: Source
  var storedPlace: LayoutPlace?

  /// A guide without a view and of no size.
  public override init() {
    source = .constraints
    super.init()
  }

  /// A guide of `view`, at `frame` of it, whenever it is asked for.
  init(of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect) {
    source = .frame(frame)
    super.init()
    owningView = view
  }

  /// A guide of `view` that lies inside its bounds by `insets`, whenever it is asked for.
  init(of view: UIView, named identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    source = .insets(insets)
    super.init()
    self.identifier = identifier
    owningView = view
  }

  /// The rectangle, in points of `owningView`; zero for a guide of constraints that was not laid out yet.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return switch source {
    case .constraints: storedPlace?.rect(in: owningView) ?? .zero
    case .frame(let frame): frame(owningView)
    case .insets(let insets): owningView.bounds.inset(by: insets(owningView))
    }
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutObject: NSObject { self }
  var layoutView: UIView? { owningView }

  var layoutPlace: LayoutPlace? {
    get { storedPlace }
    set { storedPlace = newValue }
  }

  var layoutInsets: LayoutInsets? {
    guard let owningView else { return nil }
    switch source {
    case .constraints: return nil
    case .insets(let insets): return LayoutInsets(insets: insets(owningView))
    case .frame(let frame):
      let rect = frame(owningView)
      return LayoutInsets(
        insets: UIEdgeInsets(top: rect.minY, left: rect.minX, bottom: 0, right: 0), fixedSize: rect.size)
    }
  }

  var layoutWords: String {
    "\(type(of: self)):\(address(of: self))" + (identifier.isEmpty ? "" : "'\(identifier)'")
  }
}
