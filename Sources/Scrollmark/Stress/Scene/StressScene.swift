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
  /// What the client does wrong at present; nil for nothing.
  var fault: FaultInjector?
  /// What the client does inside the next call of its kind.
  var intrusion: Intrusion?
  /// What the delegate was told of touches and selection since the operation began.
  var selectionCalls: [SelectionCall] = []
  /// Where the content stood, whenever it moved since the operation began.
  var offsets: [CGPoint] = []
  /// Whether exceptions are what the operation is about.
  var expectsExceptions = false
  /// What the operation itself found to be wrong.
  var complaint: String?
  private var layouts: [(object: UICollectionViewLayout, layout: any StressLayout)] = []
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
  /// What a compositional layout was solved to last.
  var solved = SolvedComposition()
  /// The diffable data source, if items come from one.
  var diffable: UICollectionViewDiffableDataSource<StressName, StressName>?
  /// How many hashes the names in snapshots have; 0 where each has its own.
  var hashes = 0
  /// What layouts are told of updates, held to the lists.
  let witness = UpdateWitness()
  /// What the operation cost the layout core, if it was a single change.
  var work: ChangeWork?
  /// How often each fault was put in.
  var faults: [String: Int] = [:]
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
    contract.onCall = { [unowned self] in noteCall($0) }
    contract.onUpdates = { [unowned self] in witness.note($0, model.sections) }
    setUp()
    watch()
  }

  private func noteCall(_ call: ContractMachine.Call) {
    if intrusion != nil, let call = Intrusion.Call(call) { intrude(call) }
  }

  /// Does what a client does inside a call.
  func intrude(_ call: Intrusion.Call) {
    guard let intrusion, intrusion.call == call else { return }
    self.intrusion = nil
    intrusion.act()
  }

  private func setUp() {
    window.traitOverrides.displayScale = CGFloat(scale)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.allowsMultipleSelection = setup.selectsSeveral
    view.register(StressCell.self, forCellWithReuseIdentifier: StressCell.identifier)
    view.diagnosticHandler = { [unowned self] in unsettled.append($0) }
    if setup.isAnchored { view.anchoring = anchoring() }
    view.collectionViewLayout = made(layout)
    register(layout)
    window.addSubview(view)
    if setup.usesSnapshots { useSnapshots() }
    chooseClient()
    view.layoutIfNeeded()
  }

  /// Makes the delegate that the layout needs the one in use.
  func chooseClient() {
    let client: StressClient = layout.asksDelegate ? sizingClient : plainClient
    if diffable == nil, view.dataSource == nil { view.dataSource = plainClient }
    if view.delegate !== client { view.delegate = client }
  }

  /// Lets the delegate answer sizes although the layout in use does not ask for them.
  func useSizes(of layout: any StressLayout) {
    if view.delegate !== sizingClient { view.delegate = sizingClient }
  }

  /// Makes a layout, and remembers what is known of it.
  func made(_ layout: any StressLayout) -> UICollectionViewLayout {
    let object = layout.make(self)
    LiveObjects.watch(object)
    for role in layout.roles where role.isDecoration {
      object.register(StressView.self, forDecorationViewOfKind: role.kind)
    }
    if layouts.count > 2 { layouts.removeFirst() }
    layouts.append((object, layout))
    return object
  }

  /// What is known of a layout in use.
  func stressLayout(of object: UICollectionViewLayout) -> any StressLayout {
    layouts.last { $0.object === object && $0.object === view.collectionViewLayout }.map { _ in layout }
      ?? layouts.last { $0.object === object }?.layout ?? layout
  }

  /// The layouts that there are to change to.
  var layoutNames: [String] { setup.onlyLayout == true ? [setup.layout.name] : catalog.names }

  /// Registers what a layout places beside its cells.
  func register(_ layout: any StressLayout) {
    for role in layout.roles where !role.isDecoration {
      view.register(StressView.self, forSupplementaryViewOfKind: role.kind, withReuseIdentifier: StressView.identifier)
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
    let size = measures.size(of: item, revision: revision)
    return fault?.preferred(size) ?? size
  }

  /// Shows an item in a cell.
  func fill(_ cell: UICollectionViewCell, at path: IndexPath) { fill(cell, item: item(at: path) ?? -1) }

  /// Shows an item in a cell.
  func fill(_ cell: UICollectionViewCell, item: Int) {
    guard let cell = cell as? StressCell else { return }
    if cell.state != .shown { ledger.move(cell, to: .requested, "cellForItem") }
    cell.item = item
    cell.revision = model.revision(of: cell.item)
  }

  /// A finger has carried an item elsewhere.
  func itemWasCarried(from: IndexPath, to: IndexPath) {
    let item = model.sections[from.section].remove(at: from.item)
    model.sections[to.section].insert(item, at: to.item)
  }

  /// A finger has selected an item, or taken it out of the selection, whenever that is: a tap may end in the middle of something else.
  func selectionChanged(_ call: SelectionCall) {
    selectionCalls.append(call)
    switch call {
    case .select(let path): item(at: path).map { model.select($0, keepingOthers: allowsSeveral) }
    case .deselect(let path): item(at: path).map { model.deselect($0) }
    }
  }

  /// Whether items can be selected now (G9, G15).
  var allowsSelection: Bool { view.isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection }

  /// Whether several items can be selected now (G15).
  var allowsSeveral: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  // MARK: What checks ask

  /// The size that the layout has for an item; zero if it has none.
  func sizeInLayout(section: Int, item: Int) -> CGSize {
    quietly { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.size ?? .zero }
  }

  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool { !view.isDecelerating && !view.isTracking }

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
