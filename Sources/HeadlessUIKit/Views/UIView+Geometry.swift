import Foundation

extension UIView {
  var ownLayer: CALayer {
    if let layer = traits?.layer { return layer }
    let layer = ViewLayer(of: self)
    ownTraits.layer = layer
    return layer
  }

  /// Which point of the view `center` speaks of. A new one moves the view, not the centre.
  var anchorPoint: CGPoint {
    get { traits?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      let position = anchorPosition
      ownTraits.anchorPoint = newValue
      setAnchorPosition(position)
    }
  }

  var isTransformed: Bool {
    guard let traits else { return false }
    return !traits.transform.isIdentity
  }

  /// Stores new bounds between the two hooks, the anchor staying where it is. No allocation.
  private func change(bounds newBounds: CGRect, placement newPlacement: CGPoint) {
    let old = storedBounds
    if old.isSame(as: newBounds) {
      placement = newPlacement
      if constraintState != nil { placementDidChange() }
      return
    }
    willChangeBounds(to: newBounds)
    placement = newPlacement
    storedBounds = newBounds
    if !old.hasSameSize(as: newBounds) {
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: old.size) }
    }
    if constraintState != nil { placementDidChange() }
    didChangeBounds(from: old)
  }

  func setFrame(_ newFrame: CGRect) {
    guard isTransformed else {
      change(bounds: CGRect(origin: storedBounds.origin, size: newFrame.size), placement: newFrame.origin)
      return
    }
    let size = CGRect(origin: .zero, size: newFrame.size).applying(transform.inverted()).size
    let anchor = anchorPoint
    let image = CGRect(x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
      .applying(transform)
    let middle = CGPoint(x: newFrame.origin.x - image.origin.x, y: newFrame.origin.y - image.origin.y)
    let corner = CGPoint(x: middle.x - size.width * anchor.x, y: middle.y - size.height * anchor.y)
    change(bounds: CGRect(origin: storedBounds.origin, size: size), placement: corner)
  }

  var transformedFrame: CGRect {
    guard isTransformed else { return CGRect(origin: placement, size: storedBounds.size) }
    let size = storedBounds.size
    let anchor = anchorPoint
    let middle = center
    return CGRect(x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: middle.x, dy: middle.y)
  }

  func setBounds(_ newBounds: CGRect) {
    let anchor = anchorPoint
    let corner = CGPoint(
      x: placement.x - (newBounds.size.width - storedBounds.size.width) * anchor.x,
      y: placement.y - (newBounds.size.height - storedBounds.size.height) * anchor.y
    )
    change(bounds: newBounds, placement: corner)
  }

  var anchorPosition: CGPoint {
    let anchor = anchorPoint
    return CGPoint(
      x: placement.x + storedBounds.size.width * anchor.x,
      y: placement.y + storedBounds.size.height * anchor.y
    )
  }

  func setAnchorPosition(_ position: CGPoint) {
    let anchor = anchorPoint
    placement = CGPoint(
      x: position.x - storedBounds.size.width * anchor.x,
      y: position.y - storedBounds.size.height * anchor.y
    )
    if constraintState != nil { placementDidChange() }
  }
}

extension UIView {
  func map(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let inRoot = convertToRoot(point)
    return view?.convertFromRoot(inRoot) ?? inRoot
  }

  func map(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view === self { return point }
    return convertFromRoot(view?.convertToRoot(point) ?? point)
  }

  func map(_ rect: CGRect, to view: UIView?) -> CGRect {
    if view === self { return rect }
    let inRoot = convertToRoot(rect)
    return view?.convertFromRoot(inRoot) ?? inRoot
  }

  func map(_ rect: CGRect, from view: UIView?) -> CGRect {
    if view === self { return rect }
    return convertFromRoot(view?.convertToRoot(rect) ?? rect)
  }

  private func convertToRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = storedSuperview else { return point }
    return superview.convertToRoot(isTransformed ? point.applying(mapToSuperview) : point + shiftToSuperview)
  }

  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = storedSuperview else { return point }
    let outer = superview.convertFromRoot(point)
    return isTransformed ? outer.applying(mapToSuperview.inverted()) : outer - shiftToSuperview
  }

  private func convertToRoot(_ rect: CGRect) -> CGRect {
    guard let superview = storedSuperview else { return rect }
    let outer = CGRect(origin: rect.origin + shiftToSuperview, size: rect.size)
    return superview.convertToRoot(isTransformed ? rect.applying(mapToSuperview) : outer)
  }

  private func convertFromRoot(_ rect: CGRect) -> CGRect {
    guard let superview = storedSuperview else { return rect }
    let outer = superview.convertFromRoot(rect)
    return isTransformed
      ? outer.applying(mapToSuperview.inverted())
      : CGRect(origin: outer.origin - shiftToSuperview, size: outer.size)
  }

  private var shiftToSuperview: CGPoint {
    placement - storedBounds.origin
  }

  private var mapToSuperview: CGAffineTransform {
    let anchor = anchorPoint
    let pivot = CGPoint(
      x: storedBounds.origin.x + storedBounds.size.width * anchor.x,
      y: storedBounds.origin.y + storedBounds.size.height * anchor.y
    )
    let position = anchorPosition
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
