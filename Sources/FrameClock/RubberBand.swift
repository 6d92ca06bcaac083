/// How far content follows a finger beyond its edge (rule I13).
public enum RubberBand {
  /// How much of a short pull is followed.
  public static let coefficient = 0.55

  /// How far content moves beyond its edge, in points, when the finger is `distance` points beyond it in a view that is
  /// `dimension` points long. It keeps the sign of `distance` and never reaches `dimension`; 0 in a view without length.
  public static func offset(forDistance distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = abs(distance) * coefficient / dimension
    let offset = (1 - 1 / (pull + 1)) * dimension
    return distance < 0 ? -offset : offset
  }

  /// How far the finger is beyond the edge, in points, when the content is `offset` points beyond it: the inverse of the above.
  /// `offset` has to be less than `dimension`, either way.
  public static func distance(forOffset offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let part = min(abs(offset) / dimension, 1 - 1e-9)
    let distance = (1 / (1 - part) - 1) * dimension / coefficient
    return offset < 0 ? -distance : distance
  }
}
