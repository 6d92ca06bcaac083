import CoreGraphics
import Foundation

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Whether the item is selected. Setting it changes the cell alone and tells nobody (G3).
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }

  /// Whether the item is highlighted. Setting it changes the cell alone and tells nobody (G3, G23).
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }

  /// The view behind the content; as large as the cell. Setting one takes `backgroundConfiguration` back.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet {
      replace(oldValue, with: backgroundView)
      if backgroundView != nil { configurations?.setBackground(nil) }
    }
  }

  /// The view behind the content while the item is selected or highlighted; as large as the cell. Setting one takes
  /// `backgroundConfiguration` back.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView)
      showSelectedBackground()
      if selectedBackgroundView != nil { configurations?.setBackground(nil) }
    }
  }

  @exclusivity(unchecked) final var madeContentView: UIView?
  /// What the cell shows by configurations; made when one is first set.
  @exclusivity(unchecked) final var configurations: CellConfigurations?
  @exclusivity(unchecked) final var needsConfigurationUpdate = true
  /// What is known of the item beyond selection and highlight.
  @exclusivity(unchecked) final var itemState = CellItemState() {
    didSet { if itemState != oldValue { itemStateDidChange(from: oldValue) } }
  }
  /// The list section that the cell stands in; nil elsewhere.
  @exclusivity(unchecked) final var listSection: ListSection?
  /// The swipe that reveals actions beside the cell's content, if there is one.
  @exclusivity(unchecked) final var swipe: RowSwipe?

  /// The view that holds what the cell shows; as large as the cell. Made when it is first asked for. A content configuration
  /// puts a view of its own in its place.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView(frame: contentFrame)
    madeContentView = view
    addSubview(view)
    return view
  }

  /// A cell at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Configurations

  /// Called when the cell's configuration has to follow its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// What the content view shows; nil, as at first, if the client fills it. Setting one puts a view that it makes in place of the
  /// content view, or gives it to the one that is there if that can show it; nil makes way for an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations?.content }
    set { setContentConfiguration(newValue) }
  }

  /// Whether `contentConfiguration` is updated for the cell's state when that changes; true at first.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ownConfigurations.updatesContent = newValue }
  }

  /// What is behind the content; nil at first. Setting one takes `backgroundView` and `selectedBackgroundView` away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `backgroundConfiguration` is updated for the cell's state when that changes; true at first.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ownConfigurations.updatesBackground = newValue }
  }

  /// What the system puts behind such a cell: nothing here, and what suits the list in a list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    standardBackgroundConfiguration
  }

  /// What is known of the cell at present. Overrides add custom states to what this answers.
  open var configurationState: UICellConfigurationState { presentState }

  /// Asks for the configuration to follow the state. Any number of calls before the next layout lead to one update.
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called before the cell is measured and shown for an item, and in the layout pass after its state has changed. Does nothing
  /// here: overrides set configurations. Automatic updates come before it, `configurationUpdateHandler` after it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after each `updateConfiguration(using:)`; nil at first. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      ownConfigurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Drags

  /// What a drag does with a cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It lifts it.
    case lifting = 1
    /// It carries it.
    case dragging = 2
  }

  /// Called when a drag does something else with the cell than before. Does nothing here.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  /// What the view of a content configuration says of itself, at the cell's width; the present size if there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let content = configurations?.contentView else { return super.sizeThatFits(size) }
    let width = max(0, size.width - (bounds.size.width - contentFrame.size.width))
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: size.width, height: fitting.height)
  }

  override var isConstrained: Bool { constraintState != nil || madeContentView?.constraintState != nil }

  override func prepareToBeMeasured() {
    updateConfigurationIfNeeded()
  }

  /// Where the content view belongs.
  var contentFrame: CGRect { bounds.offsetBy(dx: swipeShift, dy: 0) }

  /// Puts the content view, and what stands beside it, where it belongs.
  func placeContent() {
    madeContentView?.frame = contentFrame
  }

  /// What is known of the item has changed.
  func itemStateDidChange(from old: CellItemState) {
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell does something of its own when it is tapped, instead of being selected; does it if so.
  func takesTap() -> Bool { false }

  override func didChangeBounds(from oldBounds: CGRect) {
    super.didChangeBounds(from: oldBounds)
    guard oldBounds.size != bounds.size else { return }
    placeContent()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeCustomBackground()
    swipe?.place()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  override func constraintsDidChange(in subview: UIView) {
    if subview === madeContentView { collectionHost?.constraintsChanged(in: self) }
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    if subview === madeContentView { invalidateIntrinsicContentSize() } else { setNeedsLayout() }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    let isBehindAll = new === backgroundView || backgroundView == nil
    insertSubview(new, at: isBehindAll ? 0 : 1)
  }

  private func selectionDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  private func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
