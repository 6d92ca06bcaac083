import Testing
import UIKit

@testable import Scrollmark

@MainActor @Suite("The layout of rows that fade")
struct FadingStackLayoutTests {
  /// Rows that are 20 points high.
  private final class Rows: NSObject, ItemSizes, UICollectionViewDataSource {
    func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat { 20 }
    func size(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGSize { CGSize(width: width, height: 20) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test("A40: a rectangle beside the rows has none of them, one that shares an area with a row has it")
  func beside() throws {
    let rows = Rows()
    let layout = FadingStackLayout(sizes: rows, spacing: 8, fade: 120, rebuilds: false)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = rows
    layout.prepare()
    let found = { (x: CGFloat, width: CGFloat) in
      layout.layoutAttributesForElements(in: CGRect(x: x, y: 30, width: width, height: 10))?.map(\.indexPath)
    }
    #expect(found(-20, 20) == [])
    #expect(found(100, 20) == [])
    #expect(found(-20, 21) == [[0, 1]])
    #expect(found(99, 20) == [[0, 1]])
  }
}
