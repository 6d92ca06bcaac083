import FrameClock
import Testing
import UIKit

/// A collection view controller whose photos are reordered by drag and drop.
@MainActor @Suite struct PhotosControllerTests {
  private final class Photo {
    let name: String
    let thumbnail: UIImage?

    init(_ name: String, hasThumbnail: Bool = true) {
      self.name = name
      thumbnail = hasThumbnail ? UIImage(size: CGSize(width: 20, height: 20)) : nil
    }
  }

  private final class PhotosController: UICollectionViewController, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var albums: [[Photo]] = []
    var dropped: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.dragInteractionEnabled = true
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
    }

    func photo(for indexPath: IndexPath) -> Photo { albums[indexPath.section][indexPath.row] }

    func removePhoto(at indexPath: IndexPath) { albums[indexPath.section].remove(at: indexPath.row) }

    func insertPhoto(_ photo: Photo, at indexPath: IndexPath) {
      albums[indexPath.section].insert(
        photo,
        at: indexPath.row)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { albums[section].count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard let thumbnail = photo(for: indexPath).thumbnail else { return [] }
      let provider = NSItemProvider(object: thumbnail)
      let item = UIDragItem(itemProvider: provider)
      return [item]
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let destination = coordinator.destinationIndexPath else { return }
      coordinator.items.forEach { dropItem in
        guard let source = dropItem.sourceIndexPath else { return }
        collectionView.performBatchUpdates(
          {
            let photo = photo(for: source)
            removePhoto(at: source)
            insertPhoto(photo, at: destination)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
          },
          completion: { _ in
            coordinator.drop(dropItem.dragItem, toItemAt: destination)
            self.dropped.append(destination)
          })
      }
    }
  }

  /// Lines of 50 points: three photos in each of two albums. Carries what is at `start` to `end`.
  private func carry(
    from start: CGPoint, to end: CGPoint, _ prepare: (PhotosController) -> Void = { _ in }
  ) -> PhotosController {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    let controller = PhotosController(collectionViewLayout: flow)
    controller.albums = [["a", "b", "c"].map { Photo($0) }, ["d", "e", "f"].map { Photo($0) }]
    prepare(controller)
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let finger = Finger(on: window)
      finger.touchDown(at: start)
      clock.advance(by: 0.6)
      finger.move(to: end)
      clock.advance(by: 0.1)
      finger.lift()
      clock.advance(by: 2)
    }
    return controller
  }

  private func names(_ controller: PhotosController) -> [String] {
    controller.albums.map { $0.map(\.name).joined() }
  }

  @Test("H22: a photo that is dropped in its own album, and one in the other")
  func drop() {
    let own = carry(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 125))
    #expect(names(own) == ["bca", "def"] && own.dropped == [IndexPath(item: 2, section: 0)])
    let other = carry(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 225))
    #expect(names(other)[0] == "bc" && names(other)[1].contains("a") && other.dropped.count == 1)
    #expect(other.collectionView.numberOfItems(inSection: 1) == 4)
  }

  @Test("H11: a photo without a thumbnail stays where it is")
  func noThumbnail() {
    let controller = carry(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 125)) {
      $0.albums[0][0] = Photo("a", hasThumbnail: false)
    }
    #expect(names(controller) == ["abc", "def"] && controller.dropped.isEmpty)
  }
}
