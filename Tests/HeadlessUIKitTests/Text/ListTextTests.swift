import TextMeasure
import Testing
import UIKit

/// Rows of lists are as high as their texts, and as high as a row at least.
@MainActor
@Suite(.enabled(if: TextMeasurer.shared.method.isExact, "fonts-dejavu-core is missing"))
struct ListTextTests {
  private func height(_ content: UIListContentConfiguration) -> CGFloat {
    UIListContentView(configuration: content).sizeThatFits(CGSize(width: 320, height: 0)).height
  }

  @Test("B70: one line stays within the height of a row")
  func oneLine() {
    var content = UIListContentConfiguration.cell()
    content.text = "hallo"
    #expect(height(content) == 44)
  }

  @Test("Two texts below each other: both lines, the space between and the margins")
  func subtitle() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "hallo"
    content.secondaryText = "mond"
    content.textProperties.font = .systemFont(ofSize: 16)
    content.secondaryTextProperties.font = .systemFont(ofSize: 32)
    // 18.625 and 37.25 in half points, 3 between, 11 above and below
    #expect(height(content) == 81.5)
    content.prefersSideBySideTextAndSecondaryText = true
    #expect(height(content) == 59.5)
  }

  @Test("A long text breaks beside the margins")
  func longText() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.font = .monospacedSystemFont(ofSize: 20.48, weight: .regular)
    // 320 less 16 on each side has room for 23 letters of 12.33: a word of 20 a line
    content.text = [String](repeating: String(repeating: "x", count: 20), count: 3).joined(separator: " ")
    // 3 lines of 23.84 in half points
    #expect(height(content) == 94)
    content.textProperties.numberOfLines = 2
    #expect(height(content) == 70)
  }

  @Test("Texts stand in the middle, one below the other")
  func places() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "hallo"
    content.secondaryText = "mond"
    content.textProperties.font = .systemFont(ofSize: 16)
    content.secondaryTextProperties.font = .systemFont(ofSize: 16)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    view.layoutIfNeeded()
    // 19 + 3 + 19 in a hundred points
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 16, y: 29.5, width: 288, height: 19))
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == CGRect(x: 16, y: 51.5, width: 288, height: 19))
  }
}
