import Testing
import UIKit

/// A cell that prefers the height that its name says.
final class MeasuredCell: TestCell {
  static var asked: [String] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked.append(name)
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = CGFloat(Double(name) ?? 0)
    return attributes
  }
}

@MainActor @Suite("Flow layout: self-sizing", .serialized) struct FlowSelfSizingTests {
  private func list(_ heights: [Int], estimate: CGFloat = 50, height: CGFloat = 200) -> CollectionFixture {
    let fixture = CollectionFixture(
      [heights.map(String.init)], width: 100, height: height, cell: MeasuredCell.self
    )
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: estimate)
    fixture.flow.minimumLineSpacing = 0
    MeasuredCell.asked = []
    fixture.layOut()
    return fixture
  }

  @Test("A35, D7: what is displayed is measured from the top down, the rest keeps the estimate")
  func measuresWhatIsDisplayed() {
    let fixture = list([80, 90, 100, 30, 30, 30])
    #expect(MeasuredCell.asked == ["80", "90", "100"])
    #expect(fixture.frame(1) == CGRect(x: 0, y: 80, width: 100, height: 90))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 170, width: 100, height: 100))
    #expect(fixture.frame(3) == CGRect(x: 0, y: 270, width: 100, height: 50))
    #expect(fixture.view.contentSize.height == 420)
  }

  @Test("D7: views that shrink make room for more, until the screen is full")
  func fillsTheScreen() {
    let fixture = list(Array(repeating: 20, count: 30), estimate: 100)
    #expect(fixture.view.visibleCells.count == 10)
    #expect(fixture.view.contentSize.height == 2200)
  }

  @Test("D8: a measured size stays while its item is off screen")
  func remembers() {
    let fixture = list([80, 90, 100, 30, 30, 30, 30, 30, 30])
    fixture.view.contentOffset.y = 270
    fixture.layOut()
    #expect(fixture.frame(2)?.height == 100)
    fixture.view.contentOffset.y = 0
    fixture.layOut()
    #expect(fixture.frame(3)?.minY == 270)
  }

  @Test("A37: reloadData and another width forget what was measured")
  func forgets() {
    let fixture = list([80, 90, 100, 30, 30, 30])
    fixture.view.contentOffset.y = 220
    fixture.layOut()
    #expect(fixture.frame(0)?.height == 80)
    fixture.view.frame.size.width = 90
    #expect(fixture.frame(0)?.height == 50)
  }

  @Test("A36: the default cell rounds its size up to a pixel")
  func roundsUp() {
    final class Fitting: TestCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 33.3) }
    }
    let fixture = CollectionFixture(counts: [3], width: 100, cell: Fitting.self)
    fixture.view.traitOverrides.displayScale = 2
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: 50)
    fixture.flow.minimumLineSpacing = 0
    fixture.layOut()
    #expect(fixture.frame(1) == CGRect(x: 0, y: 33.5, width: 100, height: 33.5))
  }

  @Test("A9: in a self-sizing layout the delegate's size is the estimate")
  func delegateEstimates() {
    let fixture = list([80, 90, 100, 30, 30, 30])
    fixture.sizes = { _ in CGSize(width: 100, height: 70) }
    fixture.view.reloadData()
    fixture.layOut()
    #expect(fixture.frame(0)?.height == 80)
    #expect(fixture.frame(5)?.height == 70)
  }

  @Test("D11: a cell that says so is measured again, unless that is disabled", arguments: [true, false])
  func remeasuring(isEnabled: Bool) {
    let fixture = list([80, 90, 100, 30])
    fixture.view.selfSizingInvalidation = isEnabled ? .enabled : .disabled
    let cell = fixture.view.cellForItem(at: [0, 0]) as? MeasuredCell
    cell?.name = "60"
    cell?.contentView.invalidateIntrinsicContentSize()
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(0)?.height == (isEnabled ? 60 : 80))
    #expect(fixture.frame(1)?.minY == (isEnabled ? 60 : 80))
  }

  @Test("D12: reconfigured cells are measured again, in the same cell")
  func reconfiguring() {
    let fixture = list([80, 90, 100, 30])
    let cell = fixture.view.cellForItem(at: [0, 1]) as? MeasuredCell
    fixture.sections[0][1] = "40"
    fixture.view.reconfigureItems(at: [[0, 1]])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: [0, 1]) === cell)
    #expect(cell?.reuseCount == 0)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 80, width: 100, height: 40))
  }

  @Test("D10: a cell that never settles does not hang the pass, and the state is consistent")
  func oscillating() {
    final class Restless: TestCell {
      static var next: CGFloat = 10
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.next = 130 - Self.next
        layoutAttributes.frame.size.height = Self.next
        return layoutAttributes
      }
    }
    let fixture = CollectionFixture(counts: [50], width: 100, height: 200, cell: Restless.self)
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: 60)
    for _ in 0..<10 {
      fixture.flow.invalidateLayout()
      fixture.layOut()
    }
    let frames = fixture.view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(frames.last.map { $0.maxY >= 200 } == true)
  }

  @Test("An estimate of zero points is measured all the same")
  func zeroEstimate() {
    let fixture = CollectionFixture(
      [Array(repeating: "40", count: 20)], width: 100, height: 200, cell: MeasuredCell.self
    )
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: 0.1)
    fixture.flow.minimumLineSpacing = 0
    fixture.layOut()
    #expect(fixture.view.visibleCells.count == 5)
  }

  @Test("Scrolling to an item lands on it exactly although sizes are measured on the way")
  func scrollsExactly() {
    let fixture = list(Array(repeating: 80, count: 200))
    fixture.view.scrollToItem(at: [0, 150], at: .top, animated: false)
    fixture.layOut()
    #expect(fixture.frame(150)?.minY == fixture.view.contentOffset.y)
  }

  @Test("D6: a cell says by what it overrides how large it wants to be, rounded up to half a point")
  func hooks() {
    final class BySize: TestCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33.2) }
    }
    final class ByContent: TestCell {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 33.2) }
    }
    final class ByFitting: TestCell {
      override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CGSize(width: targetSize.width, height: 33.2)
      }
    }
    for cell in [BySize.self, ByContent.self, ByFitting.self] as [AnyClass] {
      let fixture = CollectionFixture(counts: [3], width: 100, cell: cell)
      fixture.flow.estimatedItemSize = CGSize(width: 100, height: 50)
      fixture.flow.minimumLineSpacing = 0
      fixture.layOut()
      #expect(fixture.frame(1) == CGRect(x: 0, y: 33.5, width: 100, height: 33.5))
    }
  }

  @Test("D14: insets of a cell take nothing from the size that it is measured at")
  func insetsOfCells() {
    final class Inset: TestCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
    }
    let fixture = CollectionFixture(counts: [3], width: 100, cell: Inset.self)
    fixture.flow.estimatedItemSize = CGSize(width: 100, height: 50)
    fixture.flow.minimumLineSpacing = 0
    fixture.layOut()
    for cell in fixture.view.visibleCells {
      cell.layoutMargins = UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
      cell.contentView.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
      cell.invalidateIntrinsicContentSize()
    }
    fixture.layOut()
    #expect(fixture.frame(1) == CGRect(x: 0, y: 30, width: 100, height: 30))
    #expect(fixture.view.cellForItem(at: [0, 1])?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
  }
}
