import Foundation

/// A colour: red, green, blue and opacity, each from 0 to 1. The colours of the system are those of its light
/// appearance.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  private let components: SIMD4<Double>

  /// The colour with these parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = SIMD4(red, green, blue, alpha)
  }

  /// The grey that is this light.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour, this opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
  }

  /// Writes the parts to where the pointers point; answers true.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.x
    green?.pointee = components.y
    blue?.pointee = components.z
    alpha?.pointee = components.w
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }

  /// The colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
