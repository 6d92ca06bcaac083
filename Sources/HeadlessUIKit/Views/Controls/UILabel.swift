import Foundation
import TextMeasure

/// A view that holds a text and is as large as that by itself: measured by `TextMeasure`, rounded up to pixels.
@preconcurrency @MainActor open class UILabel: UIView {
  @exclusivity(unchecked) final var content = LabelContent()
  /// What was measured last, for one width or another.
  @exclusivity(unchecked) final var measured = LabelMeasures()

  /// The text. Setting one takes the attributes of the former one away.
  open var text: String? {
    get { content.string }
    set { if content.setText(newValue) { contentDidChange() } }
  }

  /// The text with attributes of its own. Setting one takes over the font, the colour, the alignment and the way of breaking that it
  /// begins with.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.string.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set { setAttributedText(newValue) }
  }

  /// The font. Setting one sets it for all of an attributed text.
  open var font: UIFont! {
    get { content.font }
    set { if content.setFont(newValue ?? LabelContent.standardFont) { contentDidChange() } }
  }

  /// The colour of the text. Setting one sets it for all of an attributed text.
  open var textColor: UIColor! {
    get { content.color }
    set { content.setColor(newValue ?? UIColor.label) }
  }

  /// To which side the text keeps. Its size does not depend on it.
  open var textAlignment = NSTextAlignment.natural
  /// How the text breaks. With more lines than one, modes that truncate break between words, and dots stand in the last line.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }
  /// The width at which lines break in the label's own idea of its size, in points; 0 leaves that to its superview.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether a font that was chosen by a text style follows the size that the reader prefers.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the font shrinks where a text of one line does not fit. Kept only: the label's idea of its size is that of the font itself.
  open var adjustsFontSizeToFitWidth = false
  /// How far it may shrink, as a fraction of its size. Kept only.
  open var minimumScaleFactor: CGFloat = 0
  /// Where a text that shrank stands. Kept only.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before the text is cut off. Kept only.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text is shown as that of something that can be used. Kept only.
  open var isEnabled = true
  /// Whether the text is shown in `highlightedTextColor`. Kept only.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted. Kept only.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow. Kept only.
  open var shadowColor: UIColor?
  /// How far the shadow lies from the text, in points. Kept only.
  open var shadowOffset = CGSize(width: 0, height: -1)

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

  // MARK: Size

  /// The rectangle of the text within `bounds`, in points and rounded up to pixels, in the middle from top to bottom. Overrides add
  /// insets: what the label says of its size comes from here. O(1) if the text was measured for this width before.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = textSize(width: bounds.size.width, lines: numberOfLines).ofPixels
    let height = min(size.height, bounds.size.height)
    let room = bounds.size.height.isFinite ? (bounds.size.height - height) / 2 : 0
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + room, width: min(size.width, bounds.size.width), height: height)
  }

  /// Draws the text within `rect`. Nothing is drawn.
  open func drawText(in rect: CGRect) {}

  /// The size of the text on one line, or within `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    size(withinWidth: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  /// The size of the text within the width of `size`; on one line if the label has no more.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(withinWidth: numberOfLines == 1 ? 0 : size.width)
  }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    numberOfLines == 1 ? intrinsicContentSize : size(withinWidth: width)
  }

  override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override var firstBaselineOffsetFromTop: CGFloat? {
    textSize(width: baselineWidth, lines: numberOfLines).firstBaseline
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    let size = textSize(width: baselineWidth, lines: numberOfLines)
    return size.ofPixels.height - size.lastBaseline
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    measured.forget()
    guard adjustsFontForContentSizeCategory, let style = content.font.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}

extension UILabel {
  /// The width at which the lines break whose baselines are asked for.
  private var baselineWidth: CGFloat {
    if numberOfLines == 1 { return .infinity }
    if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
    return bounds.size.width > 0 ? bounds.size.width : .infinity
  }

  private func size(withinWidth width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width > 0 ? width : .infinity, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  private func textSize(width: CGFloat, lines: Int) -> LabelMeasures.Size {
    if let known = measured.size(width: width, lines: lines) { return known }
    guard let text = content.measurable else { return LabelMeasures.Size() }
    let limits = TextLimits(width: width, lines: max(0, lines), lineBreakMode)
    let found = TextMeasurer.shared.size(of: text, within: limits)
    let scale = traitCollection.displayScale
    let size = LabelMeasures.Size(
      ofPixels: CGSize(found).roundedUp(toPixelsOf: scale > 0 ? scale : 1), firstBaseline: found.firstBaseline,
      lastBaseline: found.lastBaseline
    )
    measured.note(size, width: width, lines: lines)
    return size
  }

  private func contentDidChange() {
    measured.forget()
    invalidateIntrinsicContentSize()
  }

  private func setAttributedText(_ new: NSAttributedString?) {
    if let new, new.length > 0 {
      let first = new.attributes(at: 0, effectiveRange: nil)
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
    }
    if content.setAttributed(new) { contentDidChange() }
  }

  /// What a text without attributes would have.
  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: content.font, .foregroundColor: content.color]
  }
}

extension TextLimits {
  init(width: CGFloat, lines: Int, _ mode: NSLineBreakMode) {
    self.init(width: width, lines: lines)
    switch mode {
    case .byWordWrapping, .byClipping: break
    case .byCharWrapping: breaking = .characters
    case .byTruncatingHead: truncation = .head
    case .byTruncatingMiddle: truncation = .middle
    case .byTruncatingTail: truncation = .tail
    }
  }
}

/// Where a text that shrank stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it had.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// Where its upper left corner was.
  case none = 2
}
