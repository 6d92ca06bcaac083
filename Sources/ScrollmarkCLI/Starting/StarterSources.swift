/// The sources of the package that `scrollmark init` writes.
enum StarterSources {
  /// The example: a layout whose frames are computed, never stored.
  static let layout = """
    import UIKit

    /// Rows that stand at the left and at the right edge by turns.
    ///
    /// Frames follow from the number of the row, so that nothing is stored for an item and a query costs what is visible.
    public final class ZigzagLayout: UICollectionViewLayout {
      /// The height of a row, in points.
      public var rowHeight: CGFloat = 60 { didSet { invalidateLayout() } }
      /// How much narrower than the collection view an item is, in points.
      public var indent: CGFloat = 80 { didSet { invalidateLayout() } }

      /// For each section, how many rows come before it; the count of all rows at the end.
      private var rowsBefore = [0]
      private var width: CGFloat = 0

      public override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        width = collectionView.bounds.width
        rowsBefore = [0]
        for section in 0..<collectionView.numberOfSections {
          rowsBefore.append(rowsBefore[section] + collectionView.numberOfItems(inSection: section))
        }
      }

      public override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: CGFloat(rowsBefore[rowsBefore.count - 1]) * rowHeight)
      }

      public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let rows = rowsBefore[rowsBefore.count - 1]
        let first = max(0, Int((rect.minY / rowHeight).rounded(.down)))
        let end = min(rows, Int((rect.maxY / rowHeight).rounded(.up)))
        guard first < end else { return [] }
        var section = self.section(ofRow: first)
        return (first..<end).map { row in
          while row >= rowsBefore[section + 1] { section += 1 }
          return attributes(ofRow: row, at: IndexPath(item: row - rowsBefore[section], section: section))
        }
      }

      public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section + 1 < rowsBefore.count else { return nil }
        let row = rowsBefore[indexPath.section] + indexPath.item
        return row < rowsBefore[indexPath.section + 1] ? attributes(ofRow: row, at: indexPath) : nil
      }

      public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != width
      }

      private func attributes(ofRow row: Int, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: row.isMultiple(of: 2) ? 0 : min(indent, width), y: CGFloat(row) * rowHeight, width: max(0, width - indent),
          height: rowHeight)
        return attributes
      }

      /// The section of a row, found by halves.
      private func section(ofRow row: Int) -> Int {
        var low = 0
        var high = rowsBefore.count - 2
        while low < high {
          let middle = (low + high + 1) / 2
          if rowsBefore[middle] <= row { low = middle } else { high = middle - 1 }
        }
        return low
      }
    }

    """

  /// The tool: it registers the layout, and has every command of `scrollmark`.
  static let tool = """
    import Layouts
    import Scrollmark
    import ScrollmarkCLI

    var registry = Registry.standard

    // A workload says { "kind": "zigzag", "rowHeight": 60 } under "layout".
    registry.register(layout: "zigzag") { fields in
      let rowHeight = try fields.length("rowHeight", least: 1, default: 60)
      return LayoutBlueprint(summary: "rows at the left and the right by turns, \\(rowHeight) points high") { _ in
        let layout = ZigzagLayout()
        layout.rowHeight = rowHeight
        return layout
      }
    }

    ScrollmarkCommand.main(registry: registry)

    """

  /// The test of the example; its numbers are computed by hand.
  static let test = """
    import Testing
    import UIKit

    @testable import Layouts

    @MainActor @Suite("Zigzag")
    struct ZigzagLayoutTests {
      let layout = ZigzagLayout()
      let source = Rows()
      let view: UICollectionView

      init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 150), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = source
        view.layoutIfNeeded()
      }

      @Test("Rows stand at the left and at the right by turns, across sections")
      func frames() {
        #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 220, height: 60))
        #expect(layout.layoutAttributesForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 120, width: 220, height: 60))
        #expect(layout.layoutAttributesForItem(at: [1, 0])?.frame == CGRect(x: 80, y: 180, width: 220, height: 60))
        #expect(layout.layoutAttributesForItem(at: [1, 3]) == nil)
      }

      @Test("The content is as high as its rows")
      func contentSize() {
        #expect(view.contentSize == CGSize(width: 300, height: 360))
      }

      @Test("What is in view has a cell, and nothing else")
      func visible() {
        view.contentOffset = CGPoint(x: 0, y: 130)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.sorted() == [[0, 2], [1, 0], [1, 1]])
      }
    }

    /// Two sections of three rows.
    @MainActor final class Rows: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      }
    }

    """

  /// The workload that shows it.
  static let workload = """
    {
      "summary": "A hundred thousand rows at the left and the right by turns",
      "items": { "source": "synthetic" },
      "layout": { "kind": "zigzag", "rowHeight": 60 },
      "viewport": { "width": 390, "height": 844 },
      "framesPerSecond": 120,
      "sizes": { "smoke": 1000, "full": 100000 },
      "counts": [1000, 10000, 100000],
      "script": [
        { "sweep": { "frames": 600, "pointsPerFrame": 40 } },
        { "fling": { "velocity": 8000 } },
        { "jump": { "frames": 60 } }
      ]
    }

    """
}
