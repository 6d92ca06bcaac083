import FrameClock
import UIKit

@testable import HeadlessUIKit

/// A layout that stacks rows of 44 points over the whole width and says that they are a list.
final class RowsLayout: UICollectionViewFlowLayout, ListSectionProviding {
  var list: ListSection?

  init(_ configuration: UICollectionLayoutListConfiguration?) {
    list = configuration.map(ListSection.init)
    super.init()
    minimumLineSpacing = 0
    itemSize = CGSize(width: 320, height: 44)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func listSection(at section: Int) -> ListSection? { list }
}

/// A collection view of 320 by 480 points over sections of names, rows of 44 points, a finger on it and a clock of 60 frames a second.
@MainActor final class ListStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let clock = VirtualClock(framesPerSecond: 60)
  let view: UICollectionView
  let finger: Finger
  var sections: [[String]]
  /// What is done with a cell when it is configured.
  var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }
  /// The names that were configured, in order.
  var configured: [String] = []
  /// The calls of the delegate.
  var calls: [String] = []
  var uneditable: Set<IndexPath> = []

  private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    [unowned self] cell, _, name in
    configured.append(name)
    configure(cell, name)
  }

  /// What is done with a header or footer when it is configured.
  var configureEdge: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  /// The headers and footers that were asked for.
  var edges: [String] = []

  private lazy var edgeRegistrations = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ].map { kind in
    UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
      [unowned self] cell, _, path in configureEdge(cell, path)
    }
  }

  init(_ sections: [[String]], _ layout: UICollectionViewLayout) {
    self.sections = sections
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    finger = Finger(on: view)
    super.init()
    _ = registration
    _ = edgeRegistrations
    view.dataSource = self
    view.delegate = self
  }

  /// A stage with `count` rows in one section, named by their numbers.
  convenience init(
    rows count: Int, _ configuration: UICollectionLayoutListConfiguration? = .init(appearance: .plain)
  ) {
    self.init([(0..<count).map(String.init)], RowsLayout(configuration))
  }

  /// A stage over sections of that many rows, named by section and row, in a list.
  convenience init(list counts: [Int], _ configuration: UICollectionLayoutListConfiguration) {
    self.init(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } },
      UICollectionViewCompositionalLayout.list(using: configuration)
    )
  }

  /// Lays out and runs `body` on the stage's clock.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try FrameClocks.with(clock) {
      layOut()
      return try body()
    }
  }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Where a row is laid out.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Where a header or footer is laid out.
  func frame(of kind: String, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The cell of a row.
  func row(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell else {
      preconditionFailure("there is no list cell at \(section)-\(item)")
    }
    return cell
  }

  /// A point of a row, `x` points from its left edge, as a finger counts it.
  func point(_ item: Int, x: CGFloat = 160) -> CGPoint {
    let cell = row(item)
    return CGPoint(x: cell.frame.minX + x, y: cell.frame.midY - view.contentOffset.y)
  }

  /// Drags a row by `distance` points to the right in one move, and stands still until the finger has no velocity.
  func pull(_ item: Int, by distance: CGFloat) {
    let start = point(item, x: distance < 0 ? 300 : 20)
    finger.touchDown(at: start)
    finger.move(to: CGPoint(x: start.x + distance, y: start.y))
    clock.advance(by: 0.2)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    edges.append("\(kind.contains("Header") ? "header" : "footer") \(indexPath.section)-\(indexPath.item)")
    return collectionView.dequeueConfiguredReusableSupplementary(
      using: edgeRegistrations[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    calls.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    !uneditable.contains(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
}

extension UICollectionViewListCell {
  /// The accessories that show, by name, in the order of reading.
  var shownNames: [String] {
    shownAccessories.map { accessory in
      if case .customView(let view) = accessory.accessoryType { return "custom \(view.tag)" }
      return "\(accessory.accessoryType)"
    }
  }

  /// Where an accessory that shows stands; nil if it does not.
  func frame(of type: UICellAccessory.AccessoryType) -> CGRect? {
    shownAccessories.first { $0.accessoryType == type }?.frame
  }
}
