import Foundation

extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 255) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255)
  }

  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red.
  public static let red = rgb(255, 0, 0)
  /// Green.
  public static let green = rgb(0, 255, 0)
  /// Blue.
  public static let blue = rgb(0, 0, 255)
  /// Green and blue.
  public static let cyan = rgb(0, 255, 255)
  /// Red and green.
  public static let yellow = rgb(255, 255, 0)
  /// Red and blue.
  public static let magenta = rgb(255, 0, 255)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The system's red.
  public static let systemRed = rgb(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system's green.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system's teal.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system's blue.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system's pink.
  public static let systemPink = rgb(255, 45, 85)
  /// The system's mint.
  public static let systemMint = rgb(0, 199, 190)
  /// The system's cyan.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system's brown.
  public static let systemBrown = rgb(162, 132, 94)
  /// The system's grey.
  public static let systemGray = rgb(142, 142, 147)
  /// The grey one step lighter.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The grey two steps lighter.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The grey three steps lighter.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The grey four steps lighter.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The grey five steps lighter.
  public static let systemGray6 = rgb(242, 242, 247)

  /// Behind content.
  public static let systemBackground = white
  /// Behind content that lies on other content.
  public static let secondarySystemBackground = systemGray6
  /// Behind content that lies on that.
  public static let tertiarySystemBackground = white
  /// Behind grouped content.
  public static let systemGroupedBackground = systemGray6
  /// Behind a group.
  public static let secondarySystemGroupedBackground = white
  /// Text.
  public static let label = black
  /// Text of less weight.
  public static let secondaryLabel = rgb(60, 60, 67, 153)
  /// Text of little weight.
  public static let tertiaryLabel = rgb(60, 60, 67, 76)
  /// Text of least weight.
  public static let quaternaryLabel = rgb(60, 60, 67, 46)
  /// Text that stands for what is not entered yet.
  public static let placeholderText = rgb(60, 60, 67, 76)
  /// What leads somewhere else.
  public static let link = systemBlue
  /// Behind small shapes.
  public static let systemFill = rgb(120, 120, 128, 51)
  /// Behind shapes of middle size.
  public static let secondarySystemFill = rgb(120, 120, 128, 41)
  /// Behind large shapes.
  public static let tertiarySystemFill = rgb(118, 118, 128, 31)
  /// Behind areas.
  public static let quaternarySystemFill = rgb(116, 116, 128, 20)
  /// A line between rows.
  public static let separator = rgb(60, 60, 67, 74)
  /// What can be touched.
  public static let tintColor = systemBlue
}
