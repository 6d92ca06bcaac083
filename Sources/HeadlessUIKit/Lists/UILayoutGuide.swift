import CoreGraphics
import Foundation

/// A rectangle in a view that other things are laid out by.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view whose coordinates the rectangle is in; not kept alive.
  open internal(set) weak var owningView: UIView?
  /// What the guide is for, in words of the client's.
  open var identifier = ""

  private let frame: (@MainActor (UIView) -> CGRect)?

  /// A guide without a view and of no size.
  public override init() {
    frame = nil
    super.init()
  }

  /// A guide of `view`, at `frame` of it, whenever it is asked for.
  init(of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect) {
    self.frame = frame
    super.init()
    owningView = view
  }

  /// The rectangle, in points of `owningView`.
  open var layoutFrame: CGRect {
    guard let owningView, let frame else { return .zero }
    return frame(owningView)
  }
}
