import Foundation

/// Manages a collection view whose data source and delegate it is.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let givenLayout: UICollectionViewLayout

  /// Whether the selection is cleared before the view appears (G22); true at first.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press begins to move an item (H10); true at first.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether the layout changes with a navigation from one controller to the next; false at first.
  open var useLayoutToLayoutNavigationTransitions = false

  /// A controller of a collection view with `layout`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive, of a collection view with a flow layout.
  public required init?(coder: NSCoder) {
    givenLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view; made with the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout that the controller was made with, or the collection view's if that was changed.
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? givenLayout
  }

  /// Makes the collection view.
  open override func loadView() {
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
    made.dataSource = self
    made.delegate = self
    view = made
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { collectionView.selectItem(at: nil, animated: animated, scrollPosition: []) }
  }

  /// How many sections there are: 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// How many items a section has: none unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// The view of an item: to be overridden. What is answered here is refused by the collection view (F4).
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// The view of a supplementary element: to be overridden. What is answered here is refused by the collection view (F4).
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }

  /// Whether a finger may move an item: it may unless overridden (H1).
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// A finger moved an item: to be overridden (H5).
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// A tap selected an item. Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// A tap took an item out of the selection. Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
