import TextMeasure
import Testing

@testable import HeadlessUIKit

/// Labels are as large as their texts. Expected lengths are sums of the fonts' own advances, in 1/2048 of the size: `mono` has
/// letters that are 1233 wide in lines that are 2384 high.
@MainActor
@Suite(.enabled(if: TextMeasurer.shared.method.isExact, "fonts-dejavu-core is missing"))
struct LabelTests {
  private let mono = UIFont.monospacedSystemFont(ofSize: 2048, weight: .regular)

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = mono
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test("A label is as large as its text, rounded up to pixels")
  func rounding() {
    let label = UILabel()
    label.text = "hallo mond"
    // 11441 / 2048 * 17 = 94.97 and 2384 / 2048 * 17 = 19.79, in half points
    #expect(label.intrinsicContentSize == CGSize(width: 95, height: 20))
    label.traitOverrides.displayScale = 1
    #expect(label.intrinsicContentSize == CGSize(width: 95, height: 20))
    label.font = UIFont.systemFont(ofSize: 16)
    // 89.38 and 18.625
    #expect(label.intrinsicContentSize == CGSize(width: 90, height: 19))
    label.traitOverrides.displayScale = 2
    #expect(label.intrinsicContentSize == CGSize(width: 89.5, height: 19))
    label.traitOverrides.displayScale = 3
    #expect(abs(label.intrinsicContentSize.height - 56.0 / 3) < 1e-9)
  }

  @Test("A label without text takes no room")
  func empty() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("", lines: 0).sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test("One line stays one line, however little room there is")
  func oneLine() {
    let label = label("aaa bbb")
    #expect(label.sizeThatFits(CGSize(width: 1233, height: 10)) == CGSize(width: 8631, height: 2384))
    label.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 8631, height: 2384))
  }

  @Test("More lines break at the width that is given, or that is preferred")
  func lines() {
    let label = label("aaa bbb", lines: 0)
    #expect(label.intrinsicContentSize == CGSize(width: 8631, height: 2384))
    #expect(label.sizeThatFits(CGSize(width: 5000, height: 0)) == CGSize(width: 3699, height: 4768))
    let fitting = label.systemLayoutSizeFitting(
      CGSize(width: 5000, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting.height == 4768)
    label.preferredMaxLayoutWidth = 5000
    #expect(label.intrinsicContentSize == CGSize(width: 3699, height: 4768))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 8631, height: 2384))
    label.numberOfLines = 3
    label.text = "a b c d e"
    label.preferredMaxLayoutWidth = 1233
    #expect(label.intrinsicContentSize.height == 7152)
  }

  @Test("Characters wrap where that is asked for")
  func characters() {
    let label = label("aaa bbb", lines: 0)
    label.lineBreakMode = .byCharWrapping
    #expect(label.sizeThatFits(CGSize(width: 6165, height: 0)) == CGSize(width: 6165, height: 4768))
  }

  @Test("The height that depends on the width is asked for once a width")
  func dependsOnWidth() {
    let label = label("aaa bbb", lines: 0)
    #expect(label.heightDependsOnWidth)
    #expect(label.intrinsicContentSize(forWidth: 5000) == CGSize(width: 3699, height: 4768))
    let before = TextMeasurer.shared.counts
    for _ in 0..<10 {
      _ = label.intrinsicContentSize(forWidth: 5000)
      _ = label.intrinsicContentSize
    }
    let after = TextMeasurer.shared.counts
    #expect(after.sizesMade - before.sizesMade <= 1)
    label.preferredMaxLayoutWidth = 10
    #expect(!label.heightDependsOnWidth)
  }

  private final class Listener: UIView {
    var changes = 0

    override func intrinsicContentSizeDidChange(of subview: UIView) { changes += 1 }
  }

  @Test("Changes of what the size depends on are announced, others are not")
  func announcements() {
    let listener = Listener()
    let label = label("a")
    listener.addSubview(label)
    label.text = "a"
    label.textColor = .red
    label.textAlignment = .right
    label.numberOfLines = 1
    #expect(listener.changes == 0)
    label.text = "b"
    label.font = .systemFont(ofSize: 3)
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping
    label.attributedText = NSAttributedString(string: "c")
    label.text = "c"
    #expect(listener.changes == 6)
  }

  @Test("A subclass adds insets where the text's rectangle is found")
  func insets() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
        return inner.insetBy(dx: -10, dy: -5)
      }
    }
    let label = Padded()
    label.text = "hallo mond"
    #expect(label.intrinsicContentSize == CGSize(width: 115, height: 30))
  }

  @Test("In a rectangle the text stands in the middle from top to bottom, and is cut to the lines that are permitted")
  func textRect() {
    let label = label("aaa bbb ccc", lines: 0)
    let bounds = CGRect(x: 10, y: 20, width: 4000, height: 9000)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
        == CGRect(x: 10, y: 2136, width: 3699, height: 4768))
  }

  @Test("Baselines are those of the first and the last line")
  func baselines() {
    let label = label("aaa bbb", lines: 0)
    label.preferredMaxLayoutWidth = 5000
    #expect(label.firstBaselineOffsetFromTop == 1901)
    #expect(label.lastBaselineOffsetFromBottom == 483)
  }

  @Test("Attributes decide for their stretch, and a new font for all of it")
  func attributed() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: mono])
    text.addAttribute(.font, value: mono.withSize(4096), range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: 3699, height: 4768))
    #expect(label.font == mono && label.text == "ab")
    text.mutableString.setString("c")
    #expect(label.text == "ab")
    label.font = mono
    #expect(label.intrinsicContentSize == CGSize(width: 2466, height: 2384))
    label.text = "abc"
    #expect(label.intrinsicContentSize == CGSize(width: 3699, height: 2384))
  }

  @Test("A paragraph style that the text begins with decides how the label breaks and aligns")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byCharWrapping
    style.lineSpacing = 100
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "abc", attributes: [.font: mono, .paragraphStyle: style])
    #expect(label.textAlignment == .center && label.lineBreakMode == .byCharWrapping)
    #expect(label.sizeThatFits(CGSize(width: 2500, height: 0)) == CGSize(width: 2466, height: 4868))
  }

  @Test("A font chosen by a text style follows the reader, if the label says so")
  func contentSizeCategory() {
    let root = UIView()
    let label = UILabel()
    root.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    root.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 19)
  }
}
