import Testing
import UIKit

/// Content and background configurations of cells, and when they follow the cell's state.
@MainActor @Suite struct ConfigurationTests {
  /// A configuration whose view is as high as it says and that counts its views.
  struct Block: UIContentConfiguration {
    static var made = 0
    var height: CGFloat
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView {
      Self.made += 1
      return BlockView(self)
    }

    func updated(for state: any UIConfigurationState) -> Block {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  final class BlockView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { if block.height != (oldValue as? Block)?.height { invalidateIntrinsicContentSize() } }
    }

    init(_ block: Block) {
      configuration = block
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var block: Block { configuration as? Block ?? Block(height: 0) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: block.height) }
  }

  private func cell() -> UICollectionViewListCell {
    UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("A content configuration puts its view in place of the content view, and keeps it for the next one of its type")
  func contentView() {
    let cell = cell()
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "first"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView && view.frame == cell.bounds && plain.superview == nil)
    content.text = "second"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect((view.subviews.first as? UILabel)?.text == "second")
    cell.contentConfiguration = Block(height: 10)
    #expect(cell.contentView is BlockView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is BlockView) && cell.contentView.superview === cell)
    #expect(cell.contentConfiguration == nil)
  }

  @Test("A list content configuration is a value: what is changed in a copy stays there")
  func values() {
    let first = UIListContentConfiguration.cell()
    var second = first
    second.text = "b"
    second.textProperties.color = .red
    second.imageProperties.maximumSize = CGSize(width: 1, height: 1)
    #expect(first.text == nil && first.textProperties.color == .label && first != second)
    #expect(first == .cell() && first != .subtitleCell())
    let cell = cell()
    cell.contentConfiguration = second
    second.text = "c"
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")
  }

  @Test("Where image and texts stand")
  func placing() {
    var content = UIListContentConfiguration.valueCell()
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 20)
    content.image = UIImage(size: CGSize(width: 40, height: 20))
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    content.imageToTextPadding = 10
    content.textToSecondaryTextHorizontalPadding = 10
    content.textToSecondaryTextVerticalPadding = 6
    content.text = "name"
    content.secondaryText = "value"
    content.textProperties.transform = .uppercase
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(view.imageLayoutGuide?.layoutFrame == CGRect(x: 15, y: 17, width: 20, height: 10))
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 50, y: 4, width: 120, height: 36))
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == CGRect(x: 180, y: 4, width: 120, height: 36))
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["NAME", "value"])
    content.prefersSideBySideTextAndSecondaryText = false
    view.configuration = content
    view.layoutIfNeeded()
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 50, y: 4, width: 250, height: 15))
    #expect(view.secondaryTextLayoutGuide?.layoutFrame == CGRect(x: 50, y: 25, width: 250, height: 15))
    content.secondaryText = nil
    content.image = nil
    view.configuration = content
    view.layoutIfNeeded()
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 10, y: 4, width: 290, height: 36))
    #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
  }

  @Test("updated(for:) changes the colours that follow the state, and none that was customized")
  func updated() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .green
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .tertiaryLabel && disabled.secondaryTextProperties.color == .green)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
    state.isSelected = true
    let plain = UIBackgroundConfiguration.listPlainCell()
    var own = plain
    own.backgroundColor = .blue
    #expect(plain.updated(for: state).backgroundColor != plain.backgroundColor)
    #expect(own.updated(for: state).backgroundColor == .blue)
    #expect(plain.updated(for: UIViewConfigurationState(traitCollection: UITraitCollection())) == plain)
  }

  @Test("Any number of changes leads to one update in the next layout pass, with the state by then")
  func coalesced() {
    let stage = ListStage(rows: 2)
    var states: [UICellConfigurationState] = []
    stage.configure = { cell, name in
      if name == "0" { cell.configurationUpdateHandler = { _, state in states.append(state) } }
    }
    stage.run {
      #expect(states.count == 1 && !states[0].isSelected)
      let cell = stage.row(0)
      cell.isSelected = true
      cell.isHighlighted = true
      cell.setNeedsUpdateConfiguration()
      cell.isHighlighted = false
      #expect(states.count == 1)
      stage.view.layoutIfNeeded()
      #expect(states.count == 2 && states[1].isSelected && !states[1].isHighlighted)
      cell.isSelected = true
      stage.view.layoutIfNeeded()
      #expect(states.count == 2)
    }
  }

  final class Subclass: UICollectionViewCell {
    var log: [String] = []
    var mood = "calm" { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("mood")] = mood
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("\(state[UIConfigurationStateCustomKey("mood")] as? String ?? "none") \(state.isSelected)")
    }
  }

  @Test(
    "updateConfiguration(using:) comes before the first display, after reuse and after each change, with custom states")
  func subclass() throws {
    let fixture = CollectionFixture(counts: [100], cell: Subclass.self)
    fixture.layOut()
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Subclass)
    #expect(cell.log == ["calm false"])
    cell.mood = "glad"
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.view.layoutIfNeeded()
    #expect(cell.log == ["calm false", "glad false", "glad true"])
    fixture.view.contentOffset.y = 600
    fixture.layOut()
    #expect(cell.log.count == 4 && cell.log.last == "glad false")
    let reused = fixture.view.visibleCells.compactMap { $0 as? Subclass }
    #expect(
      reused.count == 40 && reused.allSatisfy { $0.log.count >= 2 }, "also where nothing of the state has changed")
  }

  @Test("A content configuration follows the state by itself, unless that is switched off")
  func automatic() {
    let stage = ListStage(rows: 2)
    stage.configure = { cell, name in
      cell.contentConfiguration = Block(height: 44)
      cell.backgroundConfiguration = .listPlainCell()
      cell.automaticallyUpdatesContentConfiguration = name == "0"
      cell.automaticallyUpdatesBackgroundConfiguration = name == "0"
    }
    stage.view.allowsMultipleSelection = true
    stage.run {
      for item in 0...1 {
        stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      stage.view.layoutIfNeeded()
      #expect((stage.row(0).contentView as? BlockView)?.block.isSelected == true)
      #expect((stage.row(1).contentView as? BlockView)?.block.isSelected == false)
      #expect(stage.row(0).backgroundConfiguration != .listPlainCell())
      #expect(stage.row(1).backgroundConfiguration == .listPlainCell())
    }
  }

  @Test("Background configuration and background views replace each other; its own view is placed by its insets")
  func background() {
    let cell = cell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var background = UIBackgroundConfiguration.clear()
    let custom = UIView()
    background.customView = custom
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(custom.superview === cell && custom.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    cell.frame.size.height = 60
    #expect(custom.frame.height == 56)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && custom.superview == nil)
  }

  @Test("In a list, a cell has the background of the list until it is given one")
  func defaultBackground() {
    let stage = ListStage(rows: 2, .init(appearance: .insetGrouped))
    stage.configure = { cell, name in if name == "1" { cell.backgroundConfiguration = nil } }
    stage.run {
      #expect(stage.row(0).backgroundConfiguration == .listGroupedCell())
      #expect(stage.row(0).defaultBackgroundConfiguration() == .listGroupedCell())
      #expect(stage.row(1).backgroundConfiguration == nil)
      #expect(cell().backgroundConfiguration == nil)
    }
  }

  @Test("B66: the default content configuration suits the list, from when the cell is dequeued")
  func defaultContent() {
    typealias Content = UIListContentConfiguration
    let expected: [(UICollectionLayoutListConfiguration.Appearance, header: Content, item: Content)] = [
      (.plain, .plainHeader(), .cell()), (.grouped, .groupedHeader(), .cell()),
      (.insetGrouped, .groupedHeader(), .cell()), (.sidebar, .sidebarHeader(), .sidebarCell()),
      (.sidebarPlain, .plainHeader(), .accompaniedSidebarCell()),
    ]
    for (appearance, header, item) in expected {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      let stage = ListStage(rows: 2, configuration)
      var contents: [Content] = []
      stage.configure = { cell, _ in contents.append(cell.defaultContentConfiguration()) }
      stage.run {
        #expect(contents == [header, item])
        #expect(stage.row(0).defaultContentConfiguration() == header)
      }
    }
    #expect(cell().defaultContentConfiguration() == .cell())
  }

  @Test("The focus and custom states are part of a cell's state")
  func focus() {
    let stage = ListStage(rows: 3)
    stage.run {
      stage.view.moveFocus(to: IndexPath(item: 1, section: 0))
      #expect(stage.row(1).configurationState.isFocused && !stage.row(0).configurationState.isFocused)
      stage.view.moveFocus(to: IndexPath(item: 0, section: 0))
      #expect(!stage.row(1).configurationState.isFocused && stage.row(0).configurationState.isFocused)
    }
  }

  @Test("Colour transformers make the colour that is seen")
  func transformers() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .white
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(content.textProperties.resolvedColor() == UIColor(white: 1, alpha: 0.5))
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
    content.imageProperties.tintColor = .blue
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .blue)
    #expect(UIConfigurationColorTransformer.grayscale(.white) == UIColor(white: 1, alpha: 1))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
  }
}
