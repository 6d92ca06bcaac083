import Foundation

/// A rule that makes one colour of another.
public struct UIConfigurationColorTransformer {
  /// The colour that the rule makes of one.
  public var transform: (_ color: UIColor) -> UIColor { rule.transform }

  private let rule: Rule

  /// The rule `transform`. Copies of it are equal, another one is not, whatever it does.
  public init(_ transform: @escaping (_ color: UIColor) -> UIColor) {
    rule = Rule(transform: transform)
  }

  /// The colour that the rule makes of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor {
    rule.transform(input)
  }

  /// Makes the grey that is as light.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// Keeps the colour: which tint is preferred is a matter of drawing.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  /// Keeps the colour: which tint is monochrome is a matter of drawing.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  private final class Rule {
    let transform: (UIColor) -> UIColor

    init(transform: @escaping (UIColor) -> UIColor) {
      self.transform = transform
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether both are copies of one.
  public static func == (left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer) -> Bool {
    left.rule === right.rule
  }

  /// Feeds which one it is into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(rule))
  }
}
