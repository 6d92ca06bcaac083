import Testing
import UIKit

@MainActor @Suite("Layout attributes") struct LayoutAttributesTests {
  @Test("Frame, centre, size and bounds are one thing")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    attributes.center = CGPoint(x: 100, y: 50)
    attributes.size = CGSize(width: 60, height: 20)
    #expect(attributes.frame == CGRect(x: 70, y: 40, width: 60, height: 20))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 60, height: 20))
    attributes.frame.size.height = 40
    #expect(attributes.center == CGPoint(x: 100, y: 60))
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    #expect(attributes.indexPath == [1, 2] && attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
  }

  @Test("A transform widens the frame and leaves the size")
  func transform() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 0, y: -10, width: 40, height: 80))
    #expect(attributes.size == CGSize(width: 20, height: 40))
    #expect(attributes.transform3D.m11 == 2)
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 10, y: 10, width: 20, height: 40))
  }

  @Test("Copies are equal, of the same class, and apart")
  func copies() throws {
    final class Coloured: UICollectionViewLayoutAttributes {
      var colour = ""
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Coloured)?.colour = colour
        return copy
      }
    }
    let attributes = Coloured(forSupplementaryViewOfKind: "k", with: [0, 3])
    attributes.colour = "red"
    let copy = try #require(attributes.copy() as? Coloured)
    #expect(copy.isEqual(attributes) && copy.colour == "red" && copy.representedElementKind == "k")
    copy.alpha = 0.5
    #expect(!copy.isEqual(attributes))
    #expect(attributes.alpha == 1)
  }

  @Test("A layout's class of attributes is honoured by the flow layout")
  func attributesClass() {
    final class Marked: UICollectionViewLayoutAttributes {}
    final class Flow: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Marked.self }
    }
    let fixture = CollectionFixture(counts: [2], layout: Flow())
    #expect(fixture.view.layoutAttributesForItem(at: [0, 1]) is Marked)
  }

  @Test("The circular layout of the tutorials works as it stands")
  func circularLayout() {
    final class CircularLayout: UICollectionViewLayout {
      private var attributesCache: [UICollectionViewLayoutAttributes] = []
      private let radius: CGFloat = 120

      override func prepare() {
        super.prepare()
        attributesCache.removeAll()
        guard let collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
        for i in 0..<count {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: i, section: 0))
          let angle = (CGFloat(i) / CGFloat(count)) * 2 * .pi
          attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          attributes.size = CGSize(width: 60, height: 60)
          attributesCache.append(attributes)
        }
      }

      override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributesCache.filter { $0.frame.intersects(rect) }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributesCache[indexPath.item]
      }
    }
    let fixture = CollectionFixture(counts: [4], layout: CircularLayout())
    fixture.layOut()
    #expect(fixture.shown == ["0.0", "0.1", "0.2", "0.3"])
    let first = fixture.view.cellForItem(at: [0, 0])
    #expect(first?.frame == CGRect(x: 250, y: 210, width: 60, height: 60))
  }
}

@MainActor @Suite("Calls as clients write them") struct ClientCallTests {
  final class Client: UICollectionViewController {
    var names = ["a", "b"]
    private func drop() { names.removeFirst() }

    func update() {
      collectionView.performBatchUpdates {
        drop()
        collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      indexPath.item == 1
    }
  }

  @Test("A block of a batch needs no self, and a controller's methods can be overridden")
  func batchBlock() {
    let client = Client(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(client.clearsSelectionOnViewWillAppear && client.installsStandardGestureForInteractiveMovement)
    client.collectionView.layoutIfNeeded()
    client.update()
    #expect(client.collectionView.numberOfItems(inSection: 0) == 1)
  }

  @Test("Optional calls are written with a question mark")
  func optionalCalls() {
    let client = Client(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = client.collectionView
    let delegate: (any UICollectionViewDelegate)? = view.delegate
    #expect(delegate?.collectionView?(view, shouldSelectItemAt: [0, 0]) == false)
    #expect(view.dataSource?.numberOfSections?(in: view) == 1)
    #expect(view.dataSource?.collectionView?(view, canMoveItemAt: [0, 0]) == true)
    let fixture = CollectionFixture(counts: [1])
    let flow = fixture.view.delegate as? any UICollectionViewDelegateFlowLayout
    let size = flow?.collectionView?(fixture.view, layout: fixture.layout, sizeForItemAt: [0, 0])
    #expect(size == CGSize(width: 50, height: 50))
    #expect(flow?.collectionView?(fixture.view, shouldHighlightItemAt: [0, 0]) == true)
    flow?.scrollViewDidScroll?(fixture.view)
  }
}
