import CoreGraphics
import Foundation

/// A view that lays out its arranged subviews in a row or a column, by constraints that it makes: those of `StackArrangement`. They are
/// solved together with the client's own, so that a constraint on an arranged view, or between two of them, holds.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
  /// The constraints that are in force, and the guides that they speak of.
  var arrangement: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []
  /// The views that they arrange.
  var arrangedLast: [ObjectIdentifier] = []
  /// They have to be made anew.
  var needsArrangement = true
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Along which axis the views follow each other; horizontal at first.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Where the views stand across the axis. Baselines are for rows only; in a column they mean the leading side.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The least space between two views, in points; 0 at first.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether the views keep within the stack's margins; not at first.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the space in a column is that between baselines. Kept only: it is that between the views.
  open var isBaselineRelativeArrangement = false

  /// A stack at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from an archive, without views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Arranged subviews

  /// The views that are laid out, in order. Hidden ones take no room.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, and as a subview if it is none; constraints place it from now on. O(n).
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a place, or moves it there, and makes it a subview if it is none. O(n).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let present = arranged.firstIndex { $0 === view }
    guard stackIndex >= 0, stackIndex <= arranged.count - (present == nil ? 0 : 1) else {
      UIKitExceptions.raise(
        .internalInconsistency(
          "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
            + "or equal to \(arranged.count)"))
      return
    }
    if let present { arranged.remove(at: present) }
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// No longer lays out a view, which stays a subview. O(n).
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.rank(0, along: axis)
    arrangementDidChange()
  }

  /// Sets the least space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The least space after a view that was set for it; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Size and places

  /// The size of the views in the stack's arrangement, each as large as it would like.
  open override var intrinsicContentSize: CGSize { wantedSize(inWidth: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize(inWidth: size.width > 0 ? size.width : nil) }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { wantedSize(inWidth: width) }

  override var heightDependsOnWidth: Bool { arranged.contains { !$0.isHidden && $0.heightDependsOnWidth } }

  override var isSizedByArrangement: Bool { true }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true)?.forFirstBaselineLayout ?? self }

  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false)?.forLastBaselineLayout ?? self }

  /// Makes the constraints of the arrangement anew if it has changed.
  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }

  override func visibilityDidChange(of subview: UIView) {
    guard arranges(subview) else { return }
    setNeedsUpdateConstraints()
    systemRoot.systemDidChange()
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    super.intrinsicContentSizeDidChange(of: subview)
    guard arranges(subview), !subview.isHidden else { return }
    if distribution == .fillProportionally {
      arrangementDidChange()
    } else {
      storedSuperview?.intrinsicContentSizeDidChange(of: self)
    }
  }

  override func constraintsDidChange(in subview: UIView) {
    super.constraintsDidChange(in: subview)
    if arranges(subview) { storedSuperview?.intrinsicContentSizeDidChange(of: self) }
  }

  override func readingDirectionDidChange() {
    super.readingDirectionDidChange()
    arrangementDidChange()
  }

  private func arranges(_ view: UIView) -> Bool {
    for candidate in arranged where candidate === view { return true }
    return false
  }

  private func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    systemRoot.systemDidChange()
    storedSuperview?.intrinsicContentSizeDidChange(of: self)
  }

  func space(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }
}
