import Testing
import UIKit

@Suite("Accessibility", .serialized) @MainActor struct AccessibilityTests {
  /// How often `layoutChanged` is posted while `body` runs.
  private func posts(during body: () -> Void) -> Int {
    var posts = 0
    UIAccessibility.observer = { notification, _ in if notification == .layoutChanged { posts += 1 } }
    body()
    UIAccessibility.observer = nil
    return posts
  }

  @Test("layoutChanged is posted when the layout changes on screen, not when it scrolls")
  func postsLayoutChanges() {
    let fixture = CollectionFixture(counts: [40])
    #expect(posts { fixture.layOut() } == 1)
    #expect(
      posts {
        fixture.view.contentOffset.y = 100
        fixture.view.layoutIfNeeded()
      } == 0)
    #expect(
      posts {
        fixture.sections[0].removeFirst()
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      } == 1)
    #expect(
      posts {
        fixture.flow.minimumLineSpacing = 30
        fixture.view.layoutIfNeeded()
      } == 1)
    #expect(
      posts {
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
      } == 1)
  }

  @Test("What is on screen is read section by section: header, items, footer")
  func readsInOrder() throws {
    let fixture = CollectionFixture(counts: [2, 1])
    fixture.flow.headerReferenceSize = CGSize(width: 320, height: 20)
    fixture.flow.footerReferenceSize = CGSize(width: 320, height: 20)
    fixture.layOut()
    let elements = try #require(fixture.view.accessibilityElements as? [UIView])
    let heights = elements.map { $0.frame.minY }
    #expect(elements.count == 7)
    #expect(elements.map { $0 is UICollectionViewCell } == [false, true, true, false, false, true, false])
    #expect(heights == heights.sorted())
    fixture.view.accessibilityElements = []
    #expect(fixture.view.accessibilityElements?.isEmpty == true)
  }
}
