import TextMeasure
import Testing
import UIKit

/// Values of fonts. Expected lengths are entries of the font's own tables, in 1/2048 of the size.
@MainActor @Suite struct FontTests {
  @Test(
    "A font's lines are as high as its horizontal header says",
    .enabled(if: TextMeasurer.shared.method.isExact, "fonts-dejavu-core is missing"))
  func metrics() {
    let font = UIFont.systemFont(ofSize: 2048)
    #expect(font.ascender == 1901)
    #expect(font.descender == -483)
    #expect(font.leading == 0 && font.lineHeight == 2384)
    #expect(font.capHeight == 1493 && font.xHeight == 1120)
    #expect(UIFont.systemFont(ofSize: 16).lineHeight == 18.625)
  }

  @Test("A text style has the size that the platform publishes for what the reader prefers")
  func textStyles() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: largest).pointSize == 40)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
  }

  @Test("Lengths and fonts grow with the text of a style")
  func scaling() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: largest) == 106)
    #expect(metrics.scaledValue(for: 34) == 34)
    let font = UIFont.boldSystemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: largest) == UIFont.boldSystemFont(ofSize: 106))
    let capped = metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: largest)
    #expect(capped.pointSize == 50)
  }

  @Test("Categories are ordered, and some are for accessibility")
  func categories() {
    #expect(UIContentSizeCategory.small < .large && !UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test("A descriptor leads back to its font, and to the same in bold")
  func descriptors() throws {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 17))
    let mono = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(mono.fontDescriptor.symbolicTraits == .traitMonoSpace)
    #expect(UIFont(descriptor: mono.fontDescriptor, size: 20).pointSize == 20)
  }

  @Test("Fonts are equal by name, size and weight")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold) != UIFont.systemFont(ofSize: 17, weight: .bold))
  }
}
