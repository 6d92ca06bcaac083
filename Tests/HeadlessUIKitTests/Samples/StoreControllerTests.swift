import FrameClock
import Testing
import UIKit

/// A controller whose diffable data source fills sections of goods through a cell registration.
@MainActor @Suite struct StoreControllerTests {
  private enum Shelf {
    case new, often, kinds
  }

  private struct Good: Hashable {
    var picture: String
    var title: String
    var price: String
  }

  private final class GoodCell: UICollectionViewCell {
    let picture = UIImageView()
    let title = UILabel()
    let price = UILabel()

    func configure(with good: Good) {
      picture.image = UIImage(named: good.picture)
      title.text = good.title
      price.text = good.price
    }
  }

  private final class StoreController: UIViewController {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var dataSource: UICollectionViewDiffableDataSource<Shelf, Good>!

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      configureDataSource()
      fillShelves()
    }

    private func configureDataSource() {
      let registration = UICollectionView.CellRegistration<GoodCell, Good> { cell, _, good in
        cell.configure(with: good)
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        collectionView, indexPath, good in
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: good
        )
      }
    }

    private func fillShelves() {
      var snapshot = NSDiffableDataSourceSnapshot<Shelf, Good>()
      snapshot.appendSections([.new, .often, .kinds])
      snapshot.appendItems(goods("n", 2), toSection: .new)
      snapshot.appendItems(goods("o", 3), toSection: .often)
      snapshot.appendItems(goods("k", 1), toSection: .kinds)
      dataSource.apply(snapshot, animatingDifferences: true)
    }

    func replaceAll(_ goods: [Good]) {
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems(snapshot.itemIdentifiers)
      snapshot.appendItems(goods)
      dataSource.apply(snapshot, animatingDifferences: true)
    }

    func goods(_ prefix: String, _ count: Int) -> [Good] {
      (0..<count).map { Good(picture: "StoreControllerTests.\($0)", title: "\(prefix)\($0)", price: "\($0).50") }
    }
  }

  @Test("The shelves are filled, and later hold other goods")
  func store() throws {
    UIImage.register(size: CGSize(width: 30, height: 20), named: "StoreControllerTests.0")
    let clock = VirtualClock()
    try FrameClocks.with(clock) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = StoreController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      clock.advance(by: 1)
      let view = controller.collectionView
      #expect((0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } == [2, 3, 1])
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)) as? GoodCell)
      #expect(cell.title.text == "o0" && cell.price.text == "0.50")
      #expect(cell.picture.image?.size == CGSize(width: 30, height: 20))
      let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 1)) as? GoodCell)
      #expect(second.picture.image == nil)
      controller.replaceAll(controller.goods("x", 4))
      clock.advance(by: 1)
      #expect((0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } == [0, 0, 4])
      #expect((view.cellForItem(at: IndexPath(item: 3, section: 2)) as? GoodCell)?.title.text == "x3")
    }
  }
}
