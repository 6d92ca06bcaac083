/// From which side a language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// Whether and how a view's content follows the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified = 0
  /// It does not: it is the control of a player.
  case playback = 1
  /// It does not: it points somewhere in space.
  case spatial = 2
  /// It always runs from left to right.
  case forceLeftToRight = 3
  /// It always runs from right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// The direction that the view's own attribute forces, else that of its surroundings.
  var directionOfContent: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: directionOfReading
    }
  }

  private var directionOfReading: UIUserInterfaceLayoutDirection {
    switch traitCollection.values.layoutDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .unspecified, nil: UIApplication.shared.userInterfaceLayoutDirection
    }
  }
}
