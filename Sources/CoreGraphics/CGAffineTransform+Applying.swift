import Foundation

extension CGPoint {
  /// Where `transform` takes this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Where `transform` takes this size, as a vector: what the map adds is left out.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// The smallest rectangle around where `transform` takes this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let low = CGPoint(
      x: min(transform.a * minX, transform.a * maxX) + min(transform.c * minY, transform.c * maxY) + transform.tx,
      y: min(transform.b * minX, transform.b * maxX) + min(transform.d * minY, transform.d * maxY) + transform.ty
    )
    let high = CGPoint(
      x: max(transform.a * minX, transform.a * maxX) + max(transform.c * minY, transform.c * maxY) + transform.tx,
      y: max(transform.b * minX, transform.b * maxX) + max(transform.d * minY, transform.d * maxY) + transform.ty
    )
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
