import Testing

@testable import HeadlessUIKit

/// What views hear of their surroundings: traits, direction, margins, safe area, the size of the superview.
@MainActor @Suite struct ViewsSurroundingsTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = TraitSpy(frame: .zero)

  init() {
    root.addSubview(child)
  }

  @Test("Overrides hold for the view and for what lies below it, and are announced once")
  func overrides() {
    root.traitOverrides.horizontalSizeClass = .regular
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == UIView().traitCollection.verticalSizeClass)
    #expect(child.changes == 1)
    #expect(child.traitCollection === child.traitCollection)
  }

  @Test("A view that moves under other traits hears of it")
  func movingUnderTraits() {
    let other = UIView()
    other.traitOverrides.userInterfaceStyle = .dark
    other.addSubview(child)
    #expect(child.changes == 1 && child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Traits are laid over one another, the last on top")
  func combining() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    let sharp = UITraitCollection(displayScale: 3)
    let all = UITraitCollection(traitsFrom: [wide, sharp, narrow])
    #expect(all.horizontalSizeClass == .compact && all.displayScale == 3)
    #expect(all == UITraitCollection(traitsFrom: [sharp, narrow]) && all != sharp)
    #expect(UITraitCollection().verticalSizeClass == .unspecified)
  }

  @Test("The direction follows the attribute, then the traits; the attribute is not inherited")
  func direction() {
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    child.semanticContentAttribute = .playback
    #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("Margins to the left and right follow the direction")
  func margins() {
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Flexible lengths and margins share out the growth of the superview")
  func autoresizing() {
    child.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    root.frame.size = CGSize(width: 150, height: 160)
    #expect(child.frame == CGRect(x: 10, y: 40, width: 110, height: 40))
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 1, height: 1)
    #expect(child.frame == CGRect(x: 10, y: 40, width: 110, height: 40))
  }

  @Test("The safe area of a window reaches as far into a view as it covers it")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 190))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    window.addSubview(scroll)
    window.coveredEdges = UIEdgeInsets(top: 30, left: 0, bottom: 15, right: 0)
    #expect(scroll.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
  }
}

private final class TraitSpy: UIView {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes += 1
  }
}
