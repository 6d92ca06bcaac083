import Foundation

/// A view that holds a text. It does not measure it.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor! = UIColor.label
  /// To which side the text keeps.
  open var textAlignment = NSTextAlignment.natural
  /// How the text breaks.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
  /// The width at which lines break, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the font follows the size that the reader prefers.
  open var adjustsFontForContentSizeCategory = false

  /// A label at `frame`, which cannot be touched.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// To which side a text keeps.
public enum NSTextAlignment: Int, Sendable {
  /// The left.
  case left = 0
  /// Neither.
  case center = 1
  /// The right.
  case right = 2
  /// Both.
  case justified = 3
  /// The side where its language begins.
  case natural = 4
}

/// How a text breaks.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Not: the rest is cut off.
  case byClipping = 2
  /// Dots stand for the beginning.
  case byTruncatingHead = 3
  /// Dots stand for the end.
  case byTruncatingTail = 4
  /// Dots stand for the middle.
  case byTruncatingMiddle = 5
}
