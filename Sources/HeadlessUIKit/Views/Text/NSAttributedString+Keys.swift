import Foundation

extension NSAttributedString.Key {
  /// The `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether letters may be joined; a number. Kept only: the font decides.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// What each character is wider by, in points; a number. 0 switches pair kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same. 0 changes nothing.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The lines through the letters; a number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The lines below the letters; a number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline; a number.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// How far the letters stand above the baseline, in points; a number. Kept only.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The `UIColor` of the lines below.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `UIColor` of the lines through.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
