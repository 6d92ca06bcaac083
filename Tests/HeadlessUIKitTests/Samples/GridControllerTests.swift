import FrameClock
import Testing
import UIKit

/// A controller with a collection view of its own in a flow, as introductions write it.
@MainActor @Suite struct GridControllerTests {
  private final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { label.text = text }
  }

  private final class GridController: UIViewController, UICollectionViewDataSource {
    private(set) var grid: UICollectionView!

    override func viewDidLoad() {
      super.viewDidLoad()
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .vertical
      flow.minimumInteritemSpacing = 6
      flow.minimumLineSpacing = 10
      flow.sectionInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
      flow.itemSize = CGSize(width: view.frame.width - 30, height: 90)
      grid = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
      grid.register(LabelCell.self, forCellWithReuseIdentifier: "label")
      grid.dataSource = self
      view.addSubview(grid)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "label", for: indexPath)
        as! LabelCell
      cell.show("number \(indexPath.row)")
      return cell
    }
  }

  @Test("The view loads with the window, and its items stand in lines of one")
  func shown() throws {
    FrameClocks.with(VirtualClock()) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = GridController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      // 20 above, then lines of 90 with 10 between: the last in 844 points begins at 20 + 8 * 100
      #expect(controller.grid.indexPathsForVisibleItems.sorted() == (0..<9).map { IndexPath(item: $0, section: 0) })
      let cell = controller.grid.cellForItem(at: IndexPath(item: 2, section: 0)) as? LabelCell
      #expect(cell?.frame == CGRect(x: 15, y: 220, width: 360, height: 90) && cell?.label.text == "number 2")
      #expect(controller.grid.contentSize == CGSize(width: 390, height: 20 + 12 * 90 + 11 * 10 + 20))
      #expect(controller.grid.window === window && window.rootViewController === controller)
    }
  }
}
