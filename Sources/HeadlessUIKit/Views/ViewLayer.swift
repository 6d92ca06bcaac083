import Foundation

/// The layer of a view: it keeps no geometry of its own, but shows and changes the view's.
@MainActor final class ViewLayer: CALayer {
  private unowned let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  override var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  override var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  override var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  override var anchorPoint: CGPoint {
    get { view.anchorPoint }
    set { view.anchorPoint = newValue }
  }

  override var transform: CATransform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }

  override var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  override var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  override var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
}
