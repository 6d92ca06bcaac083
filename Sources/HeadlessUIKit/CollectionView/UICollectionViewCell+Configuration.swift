import CoreGraphics
import Foundation

/// What a cell shows by configurations.
@MainActor final class CellConfigurations {
  var content: (any UIContentConfiguration)?
  /// The view that `content` made.
  var contentView: (any UIView & UIContentView)?
  var updatesContent = true
  private(set) var background: UIBackgroundConfiguration?
  /// Whether the client decided about the background, if only by taking it away.
  private(set) var hasOwnBackground = false
  var updatesBackground = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?

  /// Sets the background, and takes the former one's own view out of the cell.
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    if background?.customView !== configuration?.customView { background?.customView?.removeFromSuperview() }
    background = configuration
    hasOwnBackground = true
  }
}

/// What a collection view knows of the item of a cell, beyond selection and highlight.
struct CellItemState: Equatable {
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  var isFocused = false
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none
}

extension UICollectionViewCell {
  /// The cell's own aside, made now if there was none.
  var ownConfigurations: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  /// What `configurationState` answers unless it is overridden. No allocation.
  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = itemState.isEditing
    state.isExpanded = itemState.isExpanded
    state.isSwiped = itemState.isSwiped
    state.isReordering = itemState.isReordering
    state.isFocused = itemState.isFocused
    state.cellDragState = itemState.dragState
    state.cellDropState = itemState.dropState
    return state
  }

  /// Lets the configuration follow the state now, if that was asked for.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    if let configurations { update(configurations, for: state) }
    updateConfiguration(using: state)
    configurations?.handler?(self, state)
  }

  /// The cell is used again for another item: nothing that was known of the former one holds, and its configuration will follow
  /// the state in any case.
  func forgetItem() {
    needsConfigurationUpdate = true
    var state = itemState
    state.isSwiped = false
    state.isReordering = false
    state.dragState = .none
    state.dropState = .none
    if state != itemState { itemState = state }
  }

  private func update(_ configurations: CellConfigurations, for state: UICellConfigurationState) {
    if configurations.updatesContent, let content = configurations.content {
      let updated = content.updated(for: state)
      configurations.content = updated
      configurations.contentView?.configuration = updated
    }
    if configurations.updatesBackground, let background = configurations.background {
      configurations.setBackground(background.updated(for: state))
    }
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || configurations?.content != nil else { return }
    let own = ownConfigurations
    own.content = configuration
    if let configuration {
      if let view = own.contentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        let view = configuration.makeContentView()
        own.contentView = view
        replaceContentView(with: view)
      }
    } else {
      own.contentView = nil
      replaceContentView(with: UIView(frame: .zero))
    }
    invalidateIntrinsicContentSize()
  }

  private func replaceContentView(with view: UIView) {
    let place = madeContentView.flatMap { Self.index(of: $0, in: storedSubviews) } ?? backgroundCount
    madeContentView?.removeFromSuperview()
    madeContentView = view
    insertSubview(view, at: place)
    view.frame = contentFrame
  }

  /// How many views lie behind the content.
  private var backgroundCount: Int {
    (backgroundView == nil ? 0 : 1) + (selectedBackgroundView == nil ? 0 : 1)
      + (configurations?.background?.customView == nil ? 0 : 1)
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    ownConfigurations.setBackground(configuration)
    guard configuration != nil else { return }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    if let view = configuration?.customView, view.superview !== self { insertSubview(view, at: 0) }
    placeCustomBackground()
  }

  /// Puts the background's own view where its insets leave room.
  func placeCustomBackground() {
    guard let background = configurations?.background, let view = background.customView else { return }
    var insets = background.backgroundInsets
    let margins = directionalLayoutMargins
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isReversed ? insets.trailing : insets.leading, y: insets.top,
      width: bounds.size.width - insets.leading - insets.trailing,
      height: bounds.size.height - insets.top - insets.bottom
    )
  }
}
