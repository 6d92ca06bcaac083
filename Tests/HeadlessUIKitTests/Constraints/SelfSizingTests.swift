import Testing
import Trace
import UIKit

@testable import HeadlessUIKit

/// Cells whose constraints say how large they are, in every kind of layout.
@MainActor @Suite struct ConstrainedSelfSizingTests {
  /// A collection view of `count` cells, 216 wide and 500 high, with a room of 20 letters in a line.
  @MainActor final class Stage: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let count: Int
    var lengths: [Int: Int] = [:]
    var made = 0

    init(_ layout: UICollectionViewLayout, _ cell: AnyClass, count: Int = 100) {
      self.count = count
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 216, height: 500), collectionViewLayout: layout)
      super.init()
      view.register(cell, forCellWithReuseIdentifier: "cell")
      view.isPrefetchingEnabled = false
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func length(_ item: Int) -> Int { lengths[item] ?? 1 + item * 7 % 60 }

    /// The height by hand: lines of 20 letters, each 20 high, and 8 above and below.
    func height(_ item: Int) -> CGFloat { CGFloat((length(item) + 19) / 20 * 20 + 16) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      letters(cell)?.count = length(indexPath.item)
      return cell
    }

    func letters(_ cell: UICollectionViewCell?) -> Letters? {
      (cell as? StackedLettersCell)?.letters ?? (cell as? LettersCell)?.letters ?? (cell as? LettersListCell)?.letters
        ?? (cell as? RowCell)?.letters
    }

    func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }

    func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
  }

  static func compositional() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  static func list() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  /// Goes over everything in steps and compares what is on screen with what it should be.
  private func sweep(_ stage: Stage) {
    var y: CGFloat = 0
    while y < stage.view.contentSize.height {
      stage.scroll(to: y)
      for path in stage.view.indexPathsForVisibleItems {
        let cell = stage.view.cellForItem(at: path)
        #expect(cell?.frame.size == CGSize(width: 216, height: stage.height(path.item)), "item \(path.item)")
        #expect(
          stage.letters(cell)?.frame == CGRect(x: 8, y: 8, width: 200, height: stage.height(path.item) - 16),
          "item \(path.item)")
      }
      y += 333
    }
    let total = (0..<stage.count).reduce(0) { $0 + stage.height($1) }
    #expect(abs(stage.view.contentSize.height - total) < 1e-6)
  }

  @Test("AL26: a compositional layout takes the height that constraints give, at the layout's width")
  func compositional() { sweep(Stage(Self.compositional(), LettersCell.self)) }

  @Test("AL27: so does a list")
  func list() { sweep(Stage(Self.list(), LettersListCell.self)) }

  @Test("AL28: so does a layout of the client's own, whose cells ask their content view")
  func custom() { sweep(Stage(StackedRowsLayout(), RowCell.self)) }

  @Test("AL29: a flow layout leaves both lengths to the cell: text stays on one line unless something holds it")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let stage = Stage(layout, LettersCell.self, count: 10)
    for item in 0..<3 {
      #expect(stage.cell(item)?.frame.size == CGSize(width: CGFloat(10 * stage.length(item) + 16), height: 36))
    }
  }

  @Test("AL30: D11: what changes in a visible cell's constraints is measured anew only if that is asked for")
  func invalidation() {
    let stage = Stage(Self.compositional(), LettersCell.self)
    stage.view.selfSizingInvalidation = .enabled
    let cell = stage.cell(0) as? LettersCell
    cell?.bottom.constant = -30
    stage.view.layoutIfNeeded()
    #expect(cell?.frame.height == 36)
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.bottom.constant = -40
    stage.view.layoutIfNeeded()
    #expect(cell?.frame.height == 68)
    stage.lengths[0] = 50
    cell?.letters.count = 50
    stage.view.layoutIfNeeded()
    #expect(cell?.frame.height == 108)
    #expect(stage.cell(1)?.frame.minY == 108)
  }

  @Test("AL31: 100,000 items are measured as they come by, and cells that are used again are not built again")
  func many() {
    let kinds: [(UICollectionViewLayout, AnyClass)] = [
      (Self.compositional(), LettersCell.self), (Self.list(), LettersListCell.self),
      (StackedRowsLayout(), RowCell.self),
    ]
    for (layout, cell): (UICollectionViewLayout, AnyClass) in kinds {
      let stage = Stage(layout, cell, count: 100_000)
      let systems = ConstraintSystem.builds
      for place in [0, 10, 20, 90, 40, 99] { stage.scroll(to: CGFloat(place) * 30_000) }
      for path in stage.view.indexPathsForVisibleItems {
        #expect(stage.view.cellForItem(at: path)?.frame.size.height == stage.height(path.item))
      }
      #expect(stage.made < 200)
      #expect(ConstraintSystem.builds - systems < 20)
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 36)
    let stage = Stage(flow, LettersCell.self, count: 100_000)
    stage.scroll(to: 40_000)
    #expect(!stage.view.indexPathsForVisibleItems.isEmpty)
    for path in stage.view.indexPathsForVisibleItems {
      #expect(stage.view.cellForItem(at: path)?.frame.size.width == CGFloat(10 * stage.length(path.item) + 16))
    }
  }

  @Test("AL67: stacks say how high cells are at 100,000 items, and are not arranged anew for another item")
  func stacks() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 216, height: 36)
    flow.minimumLineSpacing = 0
    let layouts: [UICollectionViewLayout] = [flow, Self.compositional(), Self.list()]
    for layout in layouts {
      let stage = Stage(layout, StackedLettersCell.self, count: 100_000)
      let systems = ConstraintSystem.builds
      for place in [0, 10, 20, 90, 40, 99, 0] { stage.scroll(to: CGFloat(place) * 30_000) }
      #expect(stage.view.indexPathsForVisibleItems.count > 5)
      var y: CGFloat = 0
      for path in stage.view.indexPathsForVisibleItems.sorted() {
        let cell = stage.view.cellForItem(at: path)
        // 216 - 20 leave 19 letters a line
        let lines = (stage.length(path.item) + 18) / 19
        #expect(cell?.frame == rect(0, y, 216, CGFloat(20 * lines + 16)))
        #expect(stage.letters(cell)?.frame == rect(20, 0, 196, CGFloat(20 * lines)))
        y += CGFloat(20 * lines + 16)
      }
      #expect(stage.made < 250)
      #expect(ConstraintSystem.builds - systems < 20)
    }
  }

  /// Counts what the collection view does.
  private final class Counter: TraceListener {
    var counts: [TraceCounter: Int] = [:]
    func begin(_ phase: TracePhase) {}
    func end(_ phase: TracePhase) {}
    func count(_ counter: TraceCounter, _ amount: Int) { counts[counter, default: 0] += amount }
  }

  @Test("AL69: a frame of a scroll through 100,000 items measures what comes into view, whichever layout there is")
  func workOfAFrame() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 216, height: 36)
    flow.minimumLineSpacing = 0
    let kinds: [(UICollectionViewLayout, AnyClass)] = [
      (flow, StackedLettersCell.self), (Self.compositional(), LettersCell.self), (Self.list(), LettersListCell.self),
      (StackedRowsLayout(), RowCell.self),
    ]
    for (layout, cell): (UICollectionViewLayout, AnyClass) in kinds {
      let stage = Stage(layout, cell, count: 100_000)
      stage.scroll(to: 1_000_000)
      stage.scroll(to: 1_000_500)
      let systems = ConstraintSystem.builds
      let counter = Counter()
      Trace.listener = counter
      defer { Trace.listener = nil }
      for frame in 1...40 {
        counter.counts = [:]
        stage.scroll(to: CGFloat(1_000_500 + 30 * frame))
        let work = counter.counts
        // Cells are 36 points high or more: 30 points bring one, or two as heights change above.
        #expect(work[.cellsMade, default: 0] <= 1 && work[.cellsReused, default: 0] <= 3, "\(layout), frame \(frame)")
        #expect(work[.itemsMeasured, default: 0] <= 4, "\(layout), frame \(frame)")
        #expect(work[.layoutPasses, default: 0] <= 4, "\(layout), frame \(frame)")
      }
      #expect(ConstraintSystem.builds - systems <= 2, "\(layout)")
    }
  }

  @Test(
    "AL70: a cell that is used again keeps its system: no rule is made anew, and what it says is that of its new content"
  )
  func incremental() throws {
    for make in [{ LettersCell(frame: $0) }, { StackedLettersCell(frame: $0) }] as [(CGRect) -> UICollectionViewCell] {
      let cell = make(rect(0, 0, 216, 100))
      let letters = try #require((cell as? LettersCell)?.letters ?? (cell as? StackedLettersCell)?.letters)
      // Beside a picture of 20 points in stacks, or between margins of 8: 19 or 20 letters a line.
      let inLine = cell is LettersCell ? 20 : 19
      func height(_ count: Int) -> CGFloat {
        letters.count = count
        return cell.contentView.systemLayoutSizeFitting(
          CGSize(width: 216, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(height(1) == 36)
      let system = try #require(cell.contentView.constraintState?.system)
      let (rules, handles) = (system.rules.map { ObjectIdentifier($0) }, system.rules.map(\.handle))
      let places = system.places.map { ObjectIdentifier($0) }
      for count in [61, 5, 200, 200, 19, 20, 21] {
        #expect(height(count) == CGFloat((count + inLine - 1) / inLine * 20 + 16))
        cell.prepareForReuse()
      }
      #expect(cell.contentView.constraintState?.system === system)
      #expect(system.rules.map { ObjectIdentifier($0) } == rules && system.rules.map(\.handle) == handles)
      #expect(system.places.map { ObjectIdentifier($0) } == places)
    }
  }

  @Test("AL68: D11: a view that is hidden in a stack changes the height of its cell, if that is asked for")
  func hiddenInStack() {
    let layout = Self.compositional()
    let stage = Stage(layout, StackedLettersCell.self)
    stage.lengths[0] = 40
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    let cell = stage.cell(0) as? StackedLettersCell
    // 19 letters a line beside the picture, 21 without it
    #expect(cell?.frame.height == 76)
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    cell?.picture.isHidden = true
    stage.view.layoutIfNeeded()
    #expect(cell?.frame.height == 56 && cell?.letters.frame == rect(0, 0, 216, 40))
    #expect(stage.cell(1)?.frame.minY == 56)
  }
}
