import CoreGraphics
import FrameClock
import Foundation
import UIKit

/// A collection view with its client and the plain model that it is held to: what a run is done to.
@MainActor final class StressScene {
  let setup: StressSetup
  let catalog: StressCatalog
  let clock: VirtualClock
  let contract = ContractMachine()
  let ledger = CellLedger()
  let window: UIWindow
  let view: UICollectionView
  var model: PlainModel
  var measures: ItemMeasures
  /// The layout that is in use, and what is known of it.
  var layout: any StressLayout
  var before = StateBefore()
  var scale: Int
  var isRightToLeft: Bool
  /// Whether the client writes down where the content is whenever it moves.
  var notesOffsets = false
  /// Layout passes that did not settle since the operation began.
  var unsettled: [LayoutDiagnostic] = []
  /// What was raised since the operation began.
  var exceptions: [UIKitException] = []
  /// Which rectangles were asked for last.
  var queries = 0
  /// Whether the operation is one after which an anchor stays.
  var keepsAnchor = false
  /// What the oracle says, as long as nothing has changed.
  var picture = OraclePicture()
  private(set) var client: StressClient!
  private var sizingClient: StressSizingClient!
  private var plainClient: StressClient!

  /// The scene that `setup` describes, laid out once.
  init(_ setup: StressSetup, _ catalog: StressCatalog, clock: VirtualClock) {
    self.setup = setup
    self.catalog = catalog
    self.clock = clock
    model = PlainModel(counts: setup.counts)
    measures = ItemMeasures(seed: setup.sizes)
    scale = max(1, min(3, setup.scale))
    isRightToLeft = setup.isRightToLeft
    layout = catalog.layout(setup.layout)
    let size = CGSize(width: max(1, setup.width), height: max(1, setup.height))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewFlowLayout())
    sizingClient = StressSizingClient(self)
    plainClient = StressClient(self)
    StressCell.scene = self
    setUp()
    watch()
  }

  private func setUp() {
    window.traitOverrides.displayScale = CGFloat(scale)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.allowsMultipleSelection = setup.selectsSeveral
    view.register(StressCell.self, forCellWithReuseIdentifier: StressCell.identifier)
    view.diagnosticHandler = { [unowned self] in unsettled.append($0) }
    if setup.isAnchored { view.anchoring = anchoring() }
    view.collectionViewLayout = layout.make(self)
    register(layout)
    window.addSubview(view)
    chooseClient()
    view.layoutIfNeeded()
  }

  /// Makes the client that the layout needs the one in use.
  func chooseClient() {
    client = layout.asksDelegate ? sizingClient : plainClient
    if view.dataSource !== client { view.dataSource = client }
    if view.delegate !== client { view.delegate = client }
  }

  /// Registers what a layout places beside its cells.
  func register(_ layout: any StressLayout) {
    for role in layout.roles {
      if role.isDecoration {
        view.collectionViewLayout.register(StressView.self, forDecorationViewOfKind: role.kind)
      } else {
        view.register(
          StressView.self, forSupplementaryViewOfKind: role.kind, withReuseIdentifier: StressView.identifier)
      }
    }
  }

  private func anchoring() -> ContentAnchoring {
    ContentAnchoring(
      identifier: { [unowned self] path in item(at: path).map { AnyHashable($0) } },
      indexPath: { [unowned self] name in
        (name.base as? Int).flatMap { model.spot(of: $0) }.map { IndexPath(item: $0.item, section: $0.section) }
      })
  }

  // MARK: What the client asks

  var measuresCells: Bool { layout.measuresCells }

  /// The item that the model has at a place.
  func item(at path: IndexPath) -> Int? {
    guard path.section < model.sections.count, path.item < model.sections[path.section].count else { return nil }
    return model.sections[path.section][path.item]
  }

  /// The size that the delegate gives an item.
  func size(of item: Int) -> CGSize { measures.size(of: item, revision: model.sizeRevision(of: item)) }

  /// The size that a cell prefers when it shows an item.
  func preferredSize(of item: Int, revision: Int, given: CGSize) -> CGSize {
    measures.size(of: item, revision: revision)
  }

  /// Shows an item in a cell.
  func fill(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? StressCell else { return }
    if cell.state != .shown { ledger.move(cell, to: .requested, "cellForItem") }
    cell.item = item(at: path) ?? -1
    cell.revision = model.revision(of: cell.item)
  }

  /// A finger has carried an item elsewhere.
  func itemWasCarried(from: IndexPath, to: IndexPath) {
    let item = model.sections[from.section].remove(at: from.item)
    model.sections[to.section].insert(item, at: to.item)
  }

  // MARK: What checks ask

  /// The size that the layout has for an item; zero if it has none.
  func sizeInLayout(section: Int, item: Int) -> CGSize {
    quietly { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size ?? .zero }
  }

  /// Does `body` without its calls being taken for the collection view's.
  func quietly<Result>(_ body: () -> Result) -> Result {
    contract.isListening = false
    defer { contract.isListening = true }
    return body()
  }

  /// The offsets that the content may have, in points.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
        y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height))
    )
  }

  /// An offset in its range (I1).
  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: max(range.least.x, min(offset.x, range.greatest.x)), y: max(range.least.y, min(offset.y, range.greatest.y)))
  }

  /// Where the viewport stands along the scroll axis.
  var mainOffset: CGFloat { layout.isHorizontal ? view.contentOffset.x : view.contentOffset.y }

  /// How long the viewport is along the scroll axis.
  var mainLength: CGFloat { layout.isHorizontal ? view.bounds.width : view.bounds.height }
}
