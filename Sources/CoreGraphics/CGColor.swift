/// A colour as layers keep it: red, green, blue and opacity, each from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let parts: SIMD4<Double>

  /// The colour with these parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = SIMD4(red, green, blue, alpha)
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [parts.x, parts.y, parts.z, parts.w] }

  /// How many components there are: 4.
  public var numberOfComponents: Int { 4 }

  /// How opaque the colour is.
  public var alpha: CGFloat { parts.w }

  /// The same colour, this opaque.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts.x, green: parts.y, blue: parts.z, alpha: alpha)
  }

  /// Whether two colours have equal parts.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

  /// Feeds the parts to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
