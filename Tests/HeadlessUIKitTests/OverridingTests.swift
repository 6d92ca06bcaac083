import FrameClock
import Testing
import UIKit

/// What UIKit lets clients override can be overridden, and is what is called through the class itself.
@MainActor @Suite("Overriding") struct OverridingTests {
  private static let header = UICollectionView.elementKindSectionHeader

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts = [30, 3]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  /// A collection view of 100 by 60 points with rows of 20 below a header of 10.
  private func scene() -> (view: OverridingCollectionView, source: Source) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let made = OverridingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
    let source = Source()
    made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    made.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "view")
    made.kept = source
    made.dataSource = source
    made.delegate = source
    return (made, source)
  }

  /// Calls each member through the base class and expects that the override of that name is what is called first.
  private func check(
    _ view: OverridingCollectionView, _ members: KeyValuePairs<String, (UICollectionView) -> Void>
  ) {
    for (name, call) in members {
      view.calls = []
      call(view)
      #expect(view.calls.first == name)
    }
  }

  @Test("UICollectionView: data, registration and layout")
  func dataAndLayout() {
    let (view, source) = scene()
    let layout = UICollectionViewFlowLayout()
    check(
      view,
      [
        "register nib": { $0.register(nil as UINib?, forCellWithReuseIdentifier: "other") },
        "register class": { $0.register(TestCell.self, forCellWithReuseIdentifier: "other") },
        "register view nib": {
          $0.register(nil as UINib?, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "other")
        },
        "register view class": {
          $0.register(nil as AnyClass?, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "other")
        },
        "dataSource": { $0.dataSource = source },
        "delegate": { $0.delegate = source },
        "prefetchDataSource": { $0.prefetchDataSource = nil },
        "isPrefetchingEnabled": { $0.isPrefetchingEnabled = false },
        "backgroundView": { $0.backgroundView = UIView() },
        "selfSizingInvalidation": { $0.selfSizingInvalidation = .disabled },
        "layoutSubviews": { $0.layoutIfNeeded() },
        "numberOfSections": { _ = $0.numberOfSections },
        "numberOfItems": { _ = $0.numberOfItems(inSection: 1) },
        "reloadData": { $0.reloadData() },
        "setLayout": { $0.setCollectionViewLayout(layout, animated: false) },
        "setLayout completion": { $0.setCollectionViewLayout(layout, animated: false, completion: nil) },
        "startTransition": { $0.startInteractiveTransition(to: UICollectionViewFlowLayout()) },
        "cancelTransition": { $0.cancelInteractiveTransition() },
      ])
    view.calls = []
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(view.calls.contains("setLayout") && view.calls.last == "collectionViewLayout")
    view.startInteractiveTransition(to: layout)
    check(view, ["finishTransition": { $0.finishInteractiveTransition() }])
  }

  @Test("UICollectionView: views, places and scrolling")
  func viewsAndPlaces() {
    let (view, _) = scene()
    view.calls = []
    view.layoutIfNeeded()
    #expect(view.calls.filter { $0 == "dequeueCell" }.count == 3)
    #expect(view.calls.filter { $0 == "dequeueView" }.count == 1)
    let cell = view.cellForItem(at: [0, 1])
    let header = view.supplementaryView(forElementKind: Self.header, at: [0, 0])
    check(
      view,
      [
        "visibleCells": { #expect($0.visibleCells.count == 3) },
        "visibleItems": { #expect($0.indexPathsForVisibleItems.count == 3) },
        "visibleViews": { #expect($0.visibleSupplementaryViews(ofKind: Self.header).count == 1) },
        "visibleViewPaths": {
          #expect($0.indexPathsForVisibleSupplementaryElements(ofKind: Self.header) == [[0, 0]])
        },
        "cellForItem": { #expect($0.cellForItem(at: [0, 1]) === cell && cell != nil) },
        "supplementaryView": {
          #expect($0.supplementaryView(forElementKind: Self.header, at: [0, 0]) === header && header != nil)
        },
        "indexPath cell": { view in #expect(cell.flatMap { view.indexPath(for: $0) } == [0, 1]) },
        "indexPath view": { view in
          #expect(header.flatMap { view.indexPath(forSupplementaryView: $0) } == [0, 0])
        },
        "indexPathForItem": { #expect($0.indexPathForItem(at: CGPoint(x: 5, y: 31)) == [0, 1]) },
        "attributes item": { #expect($0.layoutAttributesForItem(at: [0, 1])?.frame.minY == 30) },
        "attributes view": {
          #expect($0.layoutAttributesForSupplementaryElement(ofKind: Self.header, at: [0, 0])?.frame.height == 10)
        },
        "scrollToItem": { $0.scrollToItem(at: [0, 20], at: .top, animated: false) },
        "contentOffset": { $0.contentOffset.y = 3 },
      ])
  }

  @Test("UICollectionView: selection and focus")
  func selectionAndFocus() {
    let (view, _) = scene()
    view.layoutIfNeeded()
    check(
      view,
      [
        "allowsSelection": { $0.allowsSelection = true },
        "allowsMultipleSelection": { $0.allowsMultipleSelection = true },
        "allowsSelectionDuringEditing": { $0.allowsSelectionDuringEditing = true },
        "allowsMultipleSelectionDuringEditing": { $0.allowsMultipleSelectionDuringEditing = true },
        "isEditing": { $0.isEditing = true },
        "selectionFollowsFocus": { $0.selectionFollowsFocus = true },
        "allowsFocus": { $0.allowsFocus = true },
        "allowsFocusDuringEditing": { $0.allowsFocusDuringEditing = true },
        "remembersLastFocusedIndexPath": { $0.remembersLastFocusedIndexPath = true },
        "selectItem": { $0.selectItem(at: [0, 1], animated: false, scrollPosition: []) },
        "selectedItems": { #expect($0.indexPathsForSelectedItems == [[0, 1]]) },
        "deselectItem": { $0.deselectItem(at: [0, 1], animated: false) },
      ])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("UICollectionView: updates, also through the block that needs no self")
  func updates() {
    let (view, source) = scene()
    view.layoutIfNeeded()
    let none: (() -> Void)? = nil
    check(
      view,
      [
        "performBatchUpdates": { $0.performBatchUpdates(none, completion: nil) },
        "insertItems": {
          source.counts[0] += 1
          $0.insertItems(at: [[0, 0]])
        },
        "deleteItems": {
          source.counts[0] -= 1
          $0.deleteItems(at: [[0, 0]])
        },
        "moveItem": { $0.moveItem(at: [0, 0], to: [0, 2]) },
        "reloadItems": { $0.reloadItems(at: [[0, 0]]) },
        "reconfigureItems": { $0.reconfigureItems(at: [[0, 0]]) },
        "insertSections": {
          source.counts.append(1)
          $0.insertSections([2])
        },
        "deleteSections": {
          source.counts.removeLast()
          $0.deleteSections([2])
        },
        "moveSection": {
          source.counts.swapAt(0, 1)
          $0.moveSection(0, toSection: 1)
        },
        "reloadSections": { $0.reloadSections([0]) },
      ])
    view.calls = []
    view.performBatchUpdates {
      source.counts[1] += 1; view.insertItems(at: [[1, 0]])
    }
    #expect(Array(view.calls.prefix(2)) == ["performBatchUpdates", "insertItems"])
    #expect(view.numberOfItems(inSection: 1) == 31)
  }

  @Test("I2, I14: a scroll view that overrides the content offset sees every move, whatever makes it")
  func contentOffset() {
    let clock = VirtualClock(framesPerSecond: 60)
    FrameClocks.with(clock) {
      let (view, _) = scene()
      view.layoutIfNeeded()
      let finger = Finger(on: view)
      let moves: KeyValuePairs<String, () -> Void> = [
        "set": { view.contentOffset.y = 20 },
        "set at once": { view.setContentOffset(CGPoint(x: 0, y: 30), animated: false) },
        "scroll": { view.scrollToItem(at: [0, 10], at: .top, animated: false) },
        "animated": {
          view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
          for _ in 0..<30 { clock.advanceFrame() }
          #expect(view.contentOffset.y == 100)
        },
        "drag": {
          finger.touchDown(at: CGPoint(x: 50, y: 50))
          finger.move(to: CGPoint(x: 50, y: 35))
          clock.advanceFrame()
          finger.move(to: CGPoint(x: 50, y: 20))
        },
        "glide": {
          finger.lift()
          #expect(view.isDecelerating)
          clock.advanceFrame()
        },
      ]
      for (name, move) in moves {
        view.calls = []
        let before = view.contentOffset
        move()
        #expect(view.contentOffset != before && view.calls.contains("contentOffset"), "\(name)")
      }
    }
  }
}
