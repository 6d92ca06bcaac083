import Testing
import UIKit

/// The same for the classes around the collection view.
@MainActor @Suite("Overriding, other classes") struct OverridingOtherClassesTests {
  @Test("UIView: coordinates, order, margins, direction")
  func view() {
    final class Turned: UIView {
      override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 0) }
      override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { CGPoint(x: 2, y: 0) }
      override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(x: 3, y: 0, width: 1, height: 1) }
      override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(x: 4, y: 0, width: 1, height: 1) }
      override func sendSubviewToBack(_ view: UIView) { tag += 1 }
      override func bringSubviewToFront(_ view: UIView) { tag += 10 }
      override func isDescendant(of view: UIView) -> Bool { true }
      override func viewWithTag(_ tag: Int) -> UIView? { superview }
      override var layoutMargins: UIEdgeInsets { didSet { tag += 100 } }
      override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { tag += 1_000 } }
      override var semanticContentAttribute: UISemanticContentAttribute { didSet { tag += 10_000 } }
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
      override var traitCollection: UITraitCollection { UITraitCollection() }
      override var isFirstResponder: Bool { true }
    }
    let outer = UIView()
    let turned = Turned()
    let view: UIView = turned
    outer.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil).x == 1 && view.convert(CGPoint.zero, from: nil).x == 2)
    #expect(view.convert(CGRect.zero, to: nil).minX == 3 && view.convert(CGRect.zero, from: nil).minX == 4)
    view.sendSubviewToBack(outer)
    view.bringSubviewToFront(outer)
    view.semanticContentAttribute = .forceLeftToRight
    view.directionalLayoutMargins = .zero
    #expect(view.tag == 11_011)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
    #expect(view.tag == 12_111)
    #expect(view.isDescendant(of: UIView()) && view.viewWithTag(5) === outer && view.isFirstResponder)
    #expect(view.directionalLayoutMargins.trailing == 1)
  }

  @Test("UIScrollView: its state and its setters")
  func scrollView() {
    final class Held: UIScrollView {
      var calls: [String] = []
      override var isTracking: Bool { true }
      override var isDragging: Bool { true }
      override var isDecelerating: Bool { true }
      override var contentOffset: CGPoint { didSet { calls.append("offset") } }
      override var contentSize: CGSize { didSet { calls.append("size") } }
      override var contentInset: UIEdgeInsets { didSet { calls.append("inset") } }
      override var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
      override func adjustedContentInsetDidChange() { calls.append("insetDidChange") }
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        calls.append("setOffset")
        super.setContentOffset(contentOffset, animated: animated)
      }
      override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        calls.append("rect")
        super.scrollRectToVisible(rect, animated: animated)
      }
    }
    let held = Held(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view: UIScrollView = held
    #expect(view.isTracking && view.isDragging && view.isDecelerating && view.adjustedContentInset.top == 7)
    view.contentSize = CGSize(width: 10, height: 100)
    #expect(held.calls == ["size"])
    held.calls = []
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 1, height: 1), animated: false)
    #expect(held.calls == ["rect", "setOffset", "offset"])
    held.calls = []
    view.contentInset.bottom = 1
    #expect(held.calls == ["insetDidChange", "inset"])
  }

  @Test("UICollectionViewCell and UICollectionReusableView: life in a collection view")
  func cell() {
    final class Cell: UICollectionViewCell {
      static var calls: Set<String> = []
      private let own = UIView()
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override var contentView: UIView { own }
      override var isSelected: Bool { didSet { Self.calls.insert("isSelected") } }
      override var isHighlighted: Bool { didSet { Self.calls.insert("isHighlighted") } }
      override var backgroundView: UIView? { didSet { Self.calls.insert("backgroundView") } }
      override var selectedBackgroundView: UIView? { didSet { Self.calls.insert("selectedBackgroundView") } }
      override var reuseIdentifier: String? { "own" }
      override var frame: CGRect { didSet { Self.calls.insert("frame") } }
      override func prepareForReuse() { Self.calls.insert("prepareForReuse") }
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { Self.calls.insert("apply") }
      override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        Self.calls.insert("willTransition")
      }
      override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        Self.calls.insert("didTransition")
      }
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.calls.insert("preferred")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
      }
      override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        Self.calls.insert("fitting")
        return super.systemLayoutSizeFitting(targetSize)
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.calls.insert("sizeThatFits")
        return super.sizeThatFits(size)
      }
      override func layoutSubviews() {
        Self.calls.insert("layoutSubviews")
        super.layoutSubviews()
      }
    }
    let fixture = CollectionFixture(counts: [100], cell: Cell.self)
    fixture.flow.estimatedItemSize = CGSize(width: 50, height: 50)
    fixture.layOut()
    let cell = fixture.view.cellForItem(at: [0, 0])
    cell?.backgroundView = UIView()
    cell?.selectedBackgroundView = UIView()
    cell?.isHighlighted = true
    fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: .bottom)
    fixture.view.contentOffset.y = 300
    fixture.layOut()
    fixture.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(cell?.reuseIdentifier == "own" && cell?.contentView.superview == nil)
    #expect(
      Cell.calls == [
        "isSelected", "isHighlighted", "backgroundView", "selectedBackgroundView", "frame", "prepareForReuse",
        "apply", "willTransition", "didTransition", "preferred", "fitting", "sizeThatFits", "layoutSubviews",
      ])
  }

  @Test("UICollectionViewLayout: what asks about the collection view and its places")
  func layout() {
    final class Layout: UICollectionViewLayout {
      let other: UICollectionView
      init(_ other: UICollectionView) {
        self.other = other
        super.init()
      }
      required init?(coder: NSCoder) { nil }
      override var collectionView: UICollectionView? { other }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        Attributes(forCellWith: [7, 7])
      }
      override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
      ) -> IndexPath { [8, 8] }
      override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [[9, 9]] }
      override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(UICollectionViewCell.self, forDecorationViewOfKind: elementKind)
      }
    }
    final class Attributes: UICollectionViewLayoutAttributes {
      override var frame: CGRect {
        get { super.frame.insetBy(dx: 1, dy: 1) }
        set { super.frame = newValue }
      }
      override var indexPath: IndexPath {
        get { super.indexPath }
        set { super.indexPath = newValue }
      }
    }
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let layout: UICollectionViewLayout = Layout(other)
    #expect(layout.collectionView === other)
    #expect(layout.developmentLayoutDirection == .rightToLeft && layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(type(of: layout).layoutAttributesClass == Attributes.self)
    #expect(
      layout.layoutAttributesForInteractivelyMovingItem(at: [0, 0], withTargetPosition: .zero).indexPath == [7, 7])
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: [0, 0], withPosition: .zero) == [8, 8])
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "") == [[9, 9]])
    let attributes: UICollectionViewLayoutAttributes = Attributes(forCellWith: [0, 1])
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 1, y: 1, width: 8, height: 8) && attributes.indexPath == [0, 1])
  }

  @Test("UICollectionViewFlowLayout: metrics that a subclass answers are those that count")
  func flowLayout() {
    final class Flow: UICollectionViewFlowLayout {
      override var itemSize: CGSize {
        get { CGSize(width: 100, height: 30) }
        set {}
      }
      override var minimumLineSpacing: CGFloat {
        get { 5 }
        set {}
      }
      override var minimumInteritemSpacing: CGFloat {
        get { 0 }
        set {}
      }
      override var sectionInset: UIEdgeInsets {
        get { UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0) }
        set {}
      }
      override var headerReferenceSize: CGSize {
        get { CGSize(width: 0, height: 7) }
        set {}
      }
      override var footerReferenceSize: CGSize {
        get { CGSize(width: 0, height: 9) }
        set {}
      }
      override var estimatedItemSize: CGSize {
        get { .zero }
        set {}
      }
      override var scrollDirection: UICollectionView.ScrollDirection {
        get { .vertical }
        set {}
      }
      override var sectionHeadersPinToVisibleBounds: Bool {
        get { false }
        set {}
      }
      override var sectionFootersPinToVisibleBounds: Bool {
        get { false }
        set {}
      }
      override var sectionInsetReference: SectionInsetReference {
        get { .fromContentInset }
        set {}
      }
    }
    let layout = Flow()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = Rows()
    view.dataSource = source
    layout.itemSize = CGSize(width: 1, height: 1)
    #expect(view.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 10, width: 100, height: 30))
    #expect(view.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 45, width: 100, height: 30))
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 84))
  }

  @Test("UICollectionViewController: its views, its data and what it decides")
  func controller() {
    final class Controller: UICollectionViewController {
      var calls: [String] = []
      override var collectionViewLayout: UICollectionViewLayout {
        calls.append("layout")
        return super.collectionViewLayout
      }
      override var collectionView: UICollectionView! {
        get { super.collectionView }
        set { super.collectionView = newValue }
      }
      override var clearsSelectionOnViewWillAppear: Bool {
        get { false }
        set {}
      }
      override func loadView() {
        calls.append("loadView")
        super.loadView()
      }
      override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        indexPath.section == 1
      }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    let base: UICollectionViewController = controller
    let view = base.collectionView
    view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view?.layoutIfNeeded()
    _ = base.collectionViewLayout
    #expect(
      view?.visibleCells.count == 2 && view?.moveFocus(to: [0, 0]) == false && view?.moveFocus(to: [1, 0]) == true)
    view?.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    base.viewWillAppear(false)
    #expect(view?.indexPathsForSelectedItems == [[0, 0]])
    view?.contentOffset.y = 1
    #expect(controller.calls == ["loadView", "layout", "didScroll"])
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
