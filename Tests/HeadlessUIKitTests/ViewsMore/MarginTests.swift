import Testing
import UIKit

@testable import HeadlessUIKit

/// Margins that follow those of the superview and the safe area.
@MainActor @Suite struct MarginTests {
  /// Fills the margins of `view` with a box.
  private func fill(_ view: UIView) -> Box {
    let box = Box()
    view.addSubview(box)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor), box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return box
  }

  @Test("A view that preserves its superview's margins has them as far as they reach into it")
  func preserving() {
    let inner = UIView(frame: rect(10, 30, 185, 60))
    let outer = room(inner)
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 25, bottom: 20, right: 18)
    let box = fill(inner)
    outer.layoutIfNeeded()
    #expect(box.frame == rect(8, 8, 169, 44))
    inner.preservesSuperviewLayoutMargins = true
    outer.layoutIfNeeded()
    // On the left 25 - 10, on the right 10 + 185 - (200 - 18), below 90 - (100 - 20), above less than its own.
    #expect(box.frame == rect(15, 8, 157, 42))
    outer.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 0, right: 0)
    outer.layoutIfNeeded()
    #expect(box.frame == rect(30, 20, 147, 32))
    inner.frame.origin.x = 35
    outer.layoutIfNeeded()
    // On the left its own 8. It reaches to 35 + 185, 20 beyond the outer view, which has no margin there: 185 - 8 - 20 are left.
    #expect(box.frame == rect(8, 20, 157, 32))
  }

  @Test("A view is told when margins change that it preserves")
  func told() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let (inner, other) = (Told(), Told())
    let outer = room(inner, other)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.count == 1)
    outer.layoutMargins.left = 30
    #expect(inner.count == 2 && other.count == 0)
    outer.directionalLayoutMargins.leading = 30
    #expect(inner.count == 2)
  }

  @Test("The guide of the margins keeps clear of the safe area unless it is told not to")
  func safeArea() {
    let window = UIWindow(frame: rect(0, 0, 200, 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.coveredEdges = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    let box = fill(view)
    window.layoutIfNeeded()
    #expect(box.frame == rect(8, 52, 184, 20))
    view.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(box.frame == rect(8, 8, 184, 84))
  }

  @Test("Directional margins follow the direction of reading")
  func directional() {
    let view = room()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    let box = fill(view)
    view.layoutIfNeeded()
    #expect(box.frame == rect(20, 1, 175, 97))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(box.frame == rect(5, 1, 175, 97) && view.layoutMargins.right == 20)
  }
}
