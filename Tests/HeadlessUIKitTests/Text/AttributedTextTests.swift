import Foundation
import TextMeasure
import Testing
import UIKit

/// Sizes of texts without a view. Expected lengths are sums of the fonts' own advances, in 1/2048 of the size.
@Suite(.enabled(if: TextMeasurer.shared.method.isExact, "fonts-dejavu-core is missing"))
struct AttributedTextTests {
  private let mono = UIFont.monospacedSystemFont(ofSize: 2048, weight: .regular)

  @Test("A text without attributes is measured in 12 points of the system's font")
  func standard() {
    #expect(NSAttributedString(string: "hallo mond").size().width == 11441.0 * 12 / 2048)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test("Strings are measured with attributes")
  func strings() {
    #expect("abc".size(withAttributes: [.font: mono]) == CGSize(width: 3699, height: 2384))
    #expect(NSString(string: "abc").size(withAttributes: [.font: mono]) == CGSize(width: 3699, height: 2384))
    #expect("abc".size(withAttributes: [.font: mono, .kern: 100]).width == 3999)
    #expect("abc".size(withAttributes: [.font: mono, .kern: NSNumber(value: 100)]).width == 3999)
  }

  @Test("Lines break in a rectangle only if it begins at the first line")
  func boundingRect() {
    let size = CGSize(width: 5000, height: CGFloat.greatestFiniteMagnitude)
    let text = NSAttributedString(string: "aaa bbb", attributes: [.font: mono])
    #expect(
      text.boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        == CGRect(x: 0, y: 0, width: 3699, height: 4768))
    #expect(text.boundingRect(with: size, context: nil) == CGRect(x: 0, y: -483, width: 8631, height: 2384))
    #expect(
      "aaa bbb".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: [.font: mono], context: nil)
        .height == 4768)
  }

  @Test("Stretches are found beyond characters of several bytes")
  func manyBytes() {
    let text = NSMutableAttributedString(string: "\u{E9}\u{1F600}ab", attributes: [.font: mono, .kern: 0])
    let all = text.size().width
    text.addAttribute(.kern, value: 1000, range: NSRange(location: 3, length: 1))
    #expect(text.size().width == all + 1000)
  }

  @Test("Paragraph styles are values in two classes")
  func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineHeightMultiple = 3
    #expect(copy.lineHeightMultiple == 2 && copy != style && NSParagraphStyle.default == NSParagraphStyle())
    let text = NSAttributedString(string: "a", attributes: [.font: mono, .paragraphStyle: copy])
    #expect(text.size().height == 4768)
    let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    again.setParagraphStyle(style)
    #expect(again == style)
  }
}
