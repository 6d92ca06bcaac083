import Testing
import UIKit

/// What UIKit logs of items that have no room in a flow.
@MainActor @Suite struct FlowWarningTests {
  private func warnings(_ fixture: CollectionFixture) -> [String] {
    UIKitWarnings.recording { fixture.layOut() }
  }

  @Test("Items wider than the view between its insets are warned of, once for a layout of all sections")
  func tooWide() {
    let fixture = CollectionFixture(counts: [5, 5])
    fixture.flow.itemSize = CGSize(width: 301, height: 20)
    fixture.flow.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 6)
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2)
    // 320 - 8 - 6 - 3 - 2 leave 301.
    #expect(warnings(fixture).isEmpty)
    fixture.flow.itemSize.width = 302
    let given = warnings(fixture)
    #expect(given.count == 1)
    #expect(
      given.first?.hasPrefix(
        """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section insets left and right values, \
        minus the content insets left and right values.
        The relevant UICollectionViewFlowLayout instance is
        """) == true)
    #expect(warnings(fixture).isEmpty)
    fixture.flow.itemSize.width = 301
    #expect(warnings(fixture).isEmpty)
  }

  @Test("One item among many that the delegate makes too high for a flow that scrolls sideways")
  func sideways() {
    let fixture = CollectionFixture(counts: [5])
    fixture.flow.scrollDirection = .horizontal
    fixture.sizes = { CGSize(width: 20, height: $0.item == 3 ? 481 : 480) }
    #expect(warnings(fixture).first?.contains("the item height must be less than the height") == true)
    fixture.sizes = { _ in CGSize(width: 20, height: 480) }
    fixture.flow.invalidateLayout()
    #expect(warnings(fixture).isEmpty)
  }

  @Test("Nothing of a view that has no size yet, and nothing of thirds that add up to a little more")
  func silence() {
    let fixture = CollectionFixture(counts: [5], width: 0)
    #expect(warnings(fixture).isEmpty)
    fixture.view.frame.size.width = 320
    fixture.flow.itemSize.width = 320 / 3 + 320 / 3 + 320 / 3
    #expect(warnings(fixture).isEmpty)
  }
}
