import FrameClock
import Testing
import UIKit

/// What changes while an interactive transition is under way.
@MainActor @Suite("Interactive transitions") struct TransitionTests {
  /// Rows of 20 points on their way to rows of 40, half way there.
  private func halfWay(_ body: (CollectionFixture) -> Void) {
    FrameClocks.with(VirtualClock()) {
      let fixture = CollectionFixture(counts: [100], width: 100, height: 60)
      fixture.flow.itemSize = CGSize(width: 100, height: 20)
      fixture.flow.minimumLineSpacing = 0
      fixture.layOut()
      let next = UICollectionViewFlowLayout()
      next.itemSize = CGSize(width: 100, height: 40)
      next.minimumLineSpacing = 0
      let between = fixture.view.startInteractiveTransition(to: next) { _, _ in }
      between.transitionProgress = 0.5
      between.invalidateLayout()
      fixture.layOut()
      body(fixture)
    }
  }

  @Test("C44, I16: both layouts hear of data that was loaded anew")
  func reload() {
    halfWay { fixture in
      let exceptions = UIKitExceptions.recording {
        fixture.sections = [["a", "b"]]
        fixture.view.reloadData()
        fixture.layOut()
        #expect(fixture.view.contentSize == CGSize(width: 100, height: 60))
        fixture.sections = []
        fixture.view.reloadData()
        fixture.layOut()
      }
      #expect(exceptions.isEmpty)
      #expect(fixture.view.visibleCells.isEmpty)
      #expect(fixture.view.contentSize.height == 0)
    }
  }

  @Test("C44, I16: both layouts hear of a batch")
  func batch() {
    halfWay { fixture in
      fixture.view.performBatchUpdates {
        fixture.sections[0].removeLast(99)
        fixture.view.deleteItems(at: (1..<100).map { [0, $0] })
      }
      fixture.layOut()
      #expect(fixture.view.contentSize == CGSize(width: 100, height: 30))
      #expect(fixture.view.indexPathsForVisibleItems == [[0, 0]])
    }
  }

  @Test("C46, I16: both layouts hear of other bounds")
  func bounds() {
    halfWay { fixture in
      fixture.view.frame.size.width = 210
      fixture.layOut()
      #expect(fixture.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 110, y: 0, width: 100, height: 30))
    }
  }
}
