import CoreGraphics

/// The map that moves nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Whether `t` moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether the two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// The map that moves by these distances, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var made = CATransform3DIdentity
  made.m41 = tx
  made.m42 = ty
  made.m43 = tz
  return made
}

/// The map that stretches by these factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = CATransform3DIdentity
  made.m11 = sx
  made.m22 = sy
  made.m33 = sz
  return made
}

/// The map that turns by `angle` radians about the axis `(x, y, z)`; the one that moves nothing if that has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = SIMD3<Double>(x, y, z) / length
  let cosine = cos(angle)
  let side = sin(angle) * axis
  let part = (1 - cosine) * axis
  return CATransform3D(rows: [
    SIMD4(part.x * axis.x + cosine, part.x * axis.y + side.z, part.x * axis.z - side.y, 0),
    SIMD4(part.y * axis.x - side.z, part.y * axis.y + cosine, part.y * axis.z + side.x, 0),
    SIMD4(part.z * axis.x + side.y, part.z * axis.y - side.x, part.z * axis.z + cosine, 0),
    SIMD4(0, 0, 0, 1),
  ])
}

/// First a move by these distances, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// First a stretch by these factors, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// First a turn by `angle` radians about `(x, y, z)`, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The map that undoes `t`; `t` itself if it cannot be undone.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

/// The map of space that does to x and y what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [
    SIMD4(m.a, m.b, 0, 0),
    SIMD4(m.c, m.d, 0, 0),
    SIMD4(0, 0, 1, 0),
    SIMD4(m.tx, m.ty, 0, 1),
  ])
}

/// Whether `t` is a map of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What `t` does to x and y, as a map of the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
