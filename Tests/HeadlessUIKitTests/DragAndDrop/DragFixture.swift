import UIKit

/// A list of names, 100 by 50 points each and one a line in a view of 100 by 300, whose items can be dragged and dropped.
@MainActor final class DragFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  var sections: [[String]]
  var calls: [String] = []

  // What the drag delegate answers.
  var mayDrag = true
  var mayAdd = true
  var allowsMove = true
  // What the drop delegate answers and does.
  var canHandle = true
  var proposal: (any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { _, _ in
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?

  init(_ sections: [[String]]) {
    self.sections = sections
    let flow = UICollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    flow.itemSize = CGSize(width: 100, height: 50)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    super.init()
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.register(TestCell.self, forCellWithReuseIdentifier: "placeholder")
    view.dataSource = self
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.layoutIfNeeded()
    calls = []
  }

  /// The names in view by the order of their places; "_" where a gap is.
  var shown: [String] {
    let count = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    let visible = view.indexPathsForVisibleItems.sorted()
      .map { (view.cellForItem(at: $0) as? TestCell)?.name ?? "?" }
    return visible + Array(repeating: "_", count: max(0, min(6, count) - visible.count))
  }

  /// Takes the items in as the tutorial does: each is removed where it was and inserted where the finger let go.
  func moveByTutorial(_ coordinator: any UICollectionViewDropCoordinator) {
    guard let destination = coordinator.destinationIndexPath else { return }
    coordinator.items.forEach { item in
      guard let source = item.sourceIndexPath else { return }
      view.performBatchUpdates(
        {
          let name = sections[source.section].remove(at: source.item)
          sections[destination.section].insert(name, at: destination.item)
          view.deleteItems(at: [source])
          view.insertItems(at: [destination])
        },
        completion: { [self] _ in
          coordinator.drop(item.dragItem, toItemAt: destination)
          calls.append("dropped")
        })
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TestCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }
}

extension DragFixture: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("itemsForBeginning \(indexPath.section)-\(indexPath.item)")
    guard mayDrag else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: sections[indexPath.section][indexPath.item]))
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    calls.append("itemsForAdding \(indexPath.section)-\(indexPath.item)")
    guard mayAdd else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(object: sections[indexPath.section][indexPath.item]))]
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    calls.append("dragWillBegin")
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("dragDidEnd")
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
}

extension DragFixture: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    calls.append("canHandle")
    return canHandle
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    calls.append("didEnter")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    calls.append("didUpdate " + (destinationIndexPath.map { "\($0.section)-\($0.item)" } ?? "nowhere"))
    return proposal(session, destinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    calls.append("didExit")
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    calls.append("dropDidEnd")
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    calls.append("perform")
    perform?(coordinator)
  }
}
