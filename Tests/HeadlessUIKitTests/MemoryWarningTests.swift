import Foundation
import Testing
import UIKit

/// A cell that says when it is gone.
private final class CountedCell: UICollectionViewCell {
  static var alive = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
  }

  required init?(coder: NSCoder) { return nil }

  isolated deinit { Self.alive -= 1 }
}

@MainActor @Suite("When memory runs short", .serialized) struct MemoryWarningTests {
  @Test("Cells that wait to be used again are let go of; those on screen stay, and new ones are made")
  func letsGo() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(counts: [40], width: 100, height: 100, layout: layout, cell: CountedCell.self)
    fixture.layOut()
    #expect(CountedCell.alive == 5)
    // Between two rows one more is on screen; back at a row it waits to be used again.
    fixture.view.contentOffset.y = 10
    fixture.layOut()
    fixture.view.contentOffset.y = 20
    fixture.layOut()
    #expect(CountedCell.alive == 6)
    let shown = Set(fixture.view.visibleCells.map(ObjectIdentifier.init))
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(CountedCell.alive == 5)
    #expect(Set(fixture.view.visibleCells.map(ObjectIdentifier.init)) == shown)
    fixture.view.contentOffset.y = 30
    fixture.layOut()
    #expect(CountedCell.alive == 6)
    #expect(fixture.view.visibleCells.count == 6)
  }
}
