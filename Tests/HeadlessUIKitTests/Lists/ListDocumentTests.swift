import FrameClock
import Testing
import UIKit

/// The pieces of code of a document about lists, as people write them, and what they do.
@MainActor @Suite struct ListDocumentTests {
  struct Model: Hashable {
    let identifier: Int
    var title: String
  }

  /// What holds such code in an app: a controller with a list of models.
  @MainActor final class Screen {
    var favorites: [Int] = []
    let clock = VirtualClock(framesPerSecond: 60)
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Model>!
    var finger: Finger!

    func show(
      _ layout: UICollectionViewLayout, rows: Int = 3,
      _ registration: UICollectionView.CellRegistration<UICollectionViewListCell, Model>
    ) {
      collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      finger = Finger(on: collectionView)
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, model in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: model)
      }
      apply((0..<rows).map { Model(identifier: $0, title: "row \($0)") })
    }

    func apply(_ models: [Model]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Model>()
      snapshot.appendSections([0])
      snapshot.appendItems(models)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func cell(_ item: Int) throws -> UICollectionViewListCell {
      collectionView.layoutIfNeeded()
      return try #require(
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    func markItemAsFavorite(with identifier: Int) {
      favorites.append(identifier)
    }

    func layoutOfEachSection() -> UICollectionViewCompositionalLayout {
      let layout = UICollectionViewCompositionalLayout() {
        [weak self] sectionIndex, layoutEnvironment in
        guard let self = self else { return nil }
        _ = self.favorites
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
        return section
      }
      return layout
    }

    func registrationWithSwipe() -> UICollectionView.CellRegistration<UICollectionViewListCell, Model> {
      let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Model> {
        (cell, indexPath, item) in
        let markFavorite = UIContextualAction(style: .normal, title: "Mark as Favorite") {
          [weak self] (_, _, completion) in
          guard let self = self else { return }
          // trigger the action with a reference to the model
          self.markItemAsFavorite(with: item.identifier)
          completion(true)
        }
        cell.leadingSwipeActionsConfiguration = UISwipeActionsConfiguration(actions: [markFavorite])
      }
      return cellRegistration
    }
  }

  private let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Model> { cell, _, model in
    var content = cell.defaultContentConfiguration()
    content.text = model.title
    cell.contentConfiguration = content
  }

  @Test("B66: a list for the whole collection view")
  func simple() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let screen = Screen()
    screen.show(layout, plain)
    let insets = ListMetrics.current.insetGroupedSectionInsets
    let width = 320 - insets.leading - insets.trailing
    #expect(try screen.cell(0).frame == CGRect(x: insets.leading, y: insets.top, width: width, height: 44))
    #expect(try screen.cell(2).frame.minY == insets.top + 88)
    #expect((try screen.cell(1).contentConfiguration as? UIListContentConfiguration)?.text == "row 1")
  }

  @Test("B66: a list for a section of its own")
  func eachSection() throws {
    let screen = Screen()
    screen.show(screen.layoutOfEachSection(), plain)
    #expect(try screen.cell(1).frame.minX == ListMetrics.current.insetGroupedSectionInsets.leading)
    #expect(try screen.cell(1).defaultBackgroundConfiguration() == .listGroupedCell())
  }

  @Test("B67: headers are enabled explicitly and provided by the data source")
  func headers() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let screen = Screen()
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
    }
    screen.show(layout, plain)
    screen.dataSource.supplementaryViewProvider = { (collectionView, elementKind, indexPath) in
      if elementKind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      } else {
        return nil
      }
    }
    #expect(UIKitExceptions.recording { screen.collectionView.layoutIfNeeded() }.isEmpty)
    let shown = screen.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    let cell = try #require(shown.first as? UICollectionViewListCell)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Header")
    #expect(try screen.cell(0).frame.minY >= cell.frame.maxY)
  }

  @Test("B69: the first item of a section as its header")
  func firstItem() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let screen = Screen()
    screen.show(layout, plain)
    #expect(try screen.cell(0).frame.height == ListMetrics.current.headerHeight)
    #expect(try screen.cell(1).frame.height == 44)
    let style = try screen.cell(0).contentConfiguration as? UIListContentConfiguration
    #expect(style?.textProperties == UIListContentConfiguration.groupedHeader().textProperties)
  }

  @Test("B73: swipe actions of the cell, which hold on to the model and not to its place")
  func swipe() throws {
    let screen = Screen()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    screen.show(layout, screen.registrationWithSwipe())
    try FrameClocks.with(screen.clock) {
      let cell = try screen.cell(1)
      screen.finger.touchDown(at: CGPoint(x: 20, y: cell.center.y))
      screen.finger.move(to: CGPoint(x: 80, y: cell.center.y))
      screen.clock.advance(by: 0.2)
      screen.finger.lift()
      #expect(cell.revealedSwipeActions.map(\.action.title) == ["Mark as Favorite"])
      // Two models come above.
      screen.apply(([8, 9] + Array(0..<3)).map { Model(identifier: $0, title: "row \($0)") })
      screen.collectionView.layoutIfNeeded()
      #expect(try screen.cell(3) === cell && cell.configurationState.isSwiped)
      let button = try #require(cell.revealedSwipeActions.first).frame
      screen.finger.tap(at: cell.convert(CGPoint(x: button.midX, y: button.midY), to: screen.collectionView))
      #expect(screen.favorites == [1] && !cell.configurationState.isSwiped)
    }
  }

  @Test("B74: accessories declare what a cell can do; the system knows where they go and when they show")
  func accessories() throws {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Model> {
      (cell, indexPath, item) in
      cell.accessories = [
        .disclosureIndicator(),
        .delete(),
      ]
    }
    let screen = Screen()
    screen.show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), cellRegistration)
    let cell = try screen.cell(0)
    #expect(cell.shownNames == ["disclosureIndicator"])
    screen.collectionView.isEditing = true
    #expect(cell.shownNames == ["delete", "disclosureIndicator"])
    let delete = try #require(cell.frame(of: .delete))
    let disclosure = try #require(cell.frame(of: .disclosureIndicator))
    #expect(delete.maxX < cell.contentView.frame.minX + 4 && disclosure.minX >= cell.contentView.frame.maxX)
    screen.collectionView.isEditing = false
    #expect(cell.shownNames == ["disclosureIndicator"])
  }

  @Test("B74: `displayed:` changes when an accessory shows")
  func displayed() throws {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Model> {
      (cell, indexPath, item) in
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing),
        .delete(),
      ]
    }
    let screen = Screen()
    screen.show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), cellRegistration)
    let cell = try screen.cell(0)
    #expect(cell.shownNames == ["disclosureIndicator"])
    screen.collectionView.isEditing = true
    #expect(cell.shownNames == ["delete"])
  }
}
