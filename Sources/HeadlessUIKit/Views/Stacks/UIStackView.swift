import CoreGraphics
import Foundation

/// A view that lays out its arranged subviews in a row or a column. It places them itself, by `StackArrangement`: their intrinsic sizes
/// and priorities count.
@preconcurrency @MainActor open class UIStackView: UIView {
  private var arranged: [UIView] = []
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

  /// Adds a view at the end, and as a subview if it is none. O(n).
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
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// No longer lays out a view, which stays a subview. O(n).
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
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

  override var firstBaselineOffsetFromTop: CGFloat? {
    guard let view = axis == .vertical ? visible.first : visible.max(by: Self.isLower) else { return nil }
    layoutIfNeeded()
    return view.firstBaselineOffsetFromTop.map { view.frame.minY + $0 }
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    guard let view = axis == .vertical ? visible.last : visible.max(by: Self.isLower) else { return 0 }
    layoutIfNeeded()
    return bounds.size.height - view.frame.maxY + view.lastBaselineOffsetFromBottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
  }

  override func placesByItself(_ subview: UIView) -> Bool { arranged.contains { $0 === subview } }

  override func visibilityDidChange(of subview: UIView) {
    if placesByItself(subview) { arrangementDidChange() }
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    super.intrinsicContentSizeDidChange(of: subview)
    if placesByItself(subview), !subview.isHidden { invalidateIntrinsicContentSize() }
  }

  override func constraintsDidChange(in subview: UIView) {
    super.constraintsDidChange(in: subview)
    if placesByItself(subview) { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  var visible: [UIView] { arranged.filter { !$0.isHidden } }

  private static func isLower(_ first: UIView, _ second: UIView) -> Bool {
    first.intrinsicContentSize.height < second.intrinsicContentSize.height
  }

  func space(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }
}
