import Foundation

/// A rectangle in a tree of rectangles. Nothing is drawn.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
  /// Where the view would lie in its superview without a transform. Kept instead of the centre, so that a frame that
  /// was set reads back to the bit.
  @exclusivity(unchecked) final var placement: CGPoint
  @exclusivity(unchecked) final var storedBounds: CGRect
  @exclusivity(unchecked) final var storedSubviews: [UIView] = []
  @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  /// The controller whose view this is.
  weak var storedController: UIViewController?
  @exclusivity(unchecked) final var layoutState = LayoutState()
  /// What few views set, made when it is first needed.
  @exclusivity(unchecked) final var traits: ViewTraits?
  /// What constraints say of the view; nil for a view that none concern.
  @exclusivity(unchecked) final var constraintState: ViewConstraints?

  /// A number of the caller's, by which to find the view; 0 at first.
  open var tag = 0
  /// How opaque the view is, from 0 to 1.
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  /// Whether the view is left out of what can be seen and touched.
  open var isHidden = false {
    didSet { if isHidden != oldValue { storedSuperview?.visibilityDidChange(of: self) } }
  }
  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds = false
  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true
  /// Whether the subviews' autoresizing masks take effect when the view's size changes.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// Which of the view's margins and lengths follow the size of its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// A view at `frame`, in points of the superview.
  public init(frame: CGRect) {
    placement = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// A view from an archive: what `encode(with:)` writes, as far as it is there.
  public required init?(coder: NSCoder) {
    placement = .zero
    storedBounds = .zero
    super.init()
    decodeGeometry(from: coder)
  }

  /// Writes the geometry, tag, opacity and visibility; not the subviews.
  open func encode(with coder: NSCoder) {
    encodeGeometry(with: coder)
  }

  /// A view of no size at the origin.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    for view in storedSubviews { view.storedSuperview = nil }
  }

  open override var next: UIResponder? { storedController ?? storedSuperview }

  /// Whether those who do not see the screen are told of the view; false at first.
  open var isAccessibilityElement: Bool {
    get { traits?.isAccessibilityElement ?? false }
    set { ownTraits.isAccessibilityElement = newValue }
  }

  /// What they are told; nothing at first.
  open var accessibilityLabel: String? {
    get { traits?.accessibilityLabel }
    set { ownTraits.accessibilityLabel = newValue }
  }

  /// What the view consists of for them, in the order in which it is read; nil, as at first, leaves that to the subviews.
  open var accessibilityElements: [Any]? {
    get { traits?.accessibilityElements }
    set { ownTraits.accessibilityElements = newValue }
  }

  // MARK: Surroundings and looks

  /// What of its surroundings the view should suit. O(depth).
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The colour behind the view's content.
  open var backgroundColor: UIColor? {
    get { traits?.backgroundColor }
    set { if traits != nil || newValue != nil { ownTraits.backgroundColor = newValue } }
  }

  /// The colour of what can be touched: the view's own, or that of the views above.
  open var tintColor: UIColor! {
    get { traits?.tintColor ?? storedSuperview?.tintColor ?? UIColor.tintColor }
    set { ownTraits.tintColor = newValue }
  }

  /// How content fills the bounds. Kept only.
  open var contentMode: ContentMode {
    get { traits?.contentMode ?? .scaleToFill }
    set { ownTraits.contentMode = newValue }
  }

  /// Whether and how the view's content follows the direction of reading.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traits?.semanticContentAttribute ?? .unspecified }
    set {
      ownTraits.semanticContentAttribute = newValue
      setNeedsLayout()
      if constraintState != nil { readingDirectionDidChange() }
    }
  }

  /// The direction in which the view's content runs: what its semantic attribute forces, else what its traits say, else
  /// the application's. Not inherited from the superview's attribute, as in UIKit.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { directionOfContent }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in points of the superview.
  open var frame: CGRect {
    get { transformedFrame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates. A new size keeps the centre.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor, which is the middle unless `layer.anchorPoint` says otherwise, lies in the superview.
  open var center: CGPoint {
    get { anchorPosition }
    set { setAnchorPosition(newValue) }
  }

  /// How the view is turned and stretched about its anchor.
  open var transform: CGAffineTransform {
    get { traits?.transform ?? .identity }
    set { if newValue != transform { transform3D = CATransform3DMakeAffineTransform(newValue) } }
  }

  /// The same in space. Frames and coordinates follow the part of it that works in the plane.
  open var transform3D: CATransform3D {
    get { traits?.transform3D ?? CATransform3DIdentity }
    set { if newValue != transform3D { ownTraits.transform3D = newValue } }
  }

  /// The view's layer, which shows and changes the view's own geometry.
  open var layer: CALayer { ownLayer }

  /// Where `point`, in this view's coordinates, lies in those of `view`; in the root's if there is none. O(depth).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }

  /// Where `point`, in the coordinates of `view` or of the root, lies in this view's. O(depth).
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }

  /// The rectangle around where `rect`, in this view's coordinates, lies in those of `view` or of the root. O(depth).
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }

  /// The rectangle around where `rect`, in the coordinates of `view` or of the root, lies in this view's. O(depth).
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }

  /// The space between the view's edges and its content, in points: 8 all round at first. The safe area is not added.
  open var layoutMargins: UIEdgeInsets {
    get { sideMargins }
    set { sideMargins = newValue }
  }

  /// The same, following the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { traits?.layoutMargins ?? ViewTraits.defaultMargins }
    set {
      guard newValue != directionalLayoutMargins else { return }
      ownTraits.layoutMargins = newValue
      announceMargins()
    }
  }

  /// How far what covers the edges of the window reaches into the view, in points. O(depth).
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  /// Called after `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: The tree

  /// The view that this one lies in.
  open var superview: UIView? { storedSuperview }

  /// The views that lie in this one, from the back to the front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that the view lies in; nil if it lies in none.
  open var window: UIWindow? { storedSuperview?.window }

  /// Puts `view` in front of the other subviews. O(depth); O(subviews) if it was a subview already.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Puts `view` at place `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { max(0, min(index, $0.count)) }
  }

  /// Puts `view` directly behind `sibling`, or at the back if `sibling` is not here. O(subviews).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { Self.index(of: sibling, in: $0) ?? 0 }
  }

  /// Puts `view` directly in front of `sibling`, or at the front if `sibling` is not here. O(subviews).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { views in Self.index(of: sibling, in: views).map { $0 + 1 } ?? views.count }
  }

  /// Takes the view out of its superview. O(subviews of the superview).
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Puts `view` behind the other subviews. O(subviews).
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Puts `view` in front of the other subviews. O(subviews).
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Whether the view is `view` or lies somewhere in it. O(depth).
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.storedSuperview
    }
    return false
  }

  /// The first view with this tag among the view and what lies below it, in depth; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Asks for `layoutSubviews()` the next time that layout happens. O(depth), less when it was asked for already.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out now what asked for it, in this view and below, beginning with the topmost superview that asked too.
  open func layoutIfNeeded() {
    layoutPendingFromTop()
  }

  /// Called before the bounds change, while `bounds` still answers the old ones.
  func willChangeBounds(to newBounds: CGRect) {}

  /// Called after the bounds have changed.
  func didChangeBounds(from oldBounds: CGRect) {}

  /// Called on the root of the tree when the first view of it asks for layout.
  func layoutWasAsked() {}

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask are what the view is placed by, as at first, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// How much the view resists being larger than its content; 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Says how much the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }

  /// How much the view resists being smaller than its content; 750 at first.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.resistance[axis] ?? .defaultHigh
  }

  /// Says how much the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, for: axis)
  }

  /// How far the rectangle that constraints align lies inside the frame, in points; not at all unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align, for this frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame, for this rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { self }

  /// How far below the top of the alignment rectangle the first baseline lies, in points; nil if it is the bottom.
  var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// How far above the bottom of the alignment rectangle the last baseline lies, in points.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// Whether the view is as large as constraints between it and its subviews make it, and has no idea of its own beside them.
  var isSizedByArrangement: Bool { false }

  /// The direction in which the view is read has changed, or how many pixels a point has.
  func readingDirectionDidChange() { makeSystemAnew() }

  /// Whether the view's own idea of its height depends on the width that it gets.
  var heightDependsOnWidth: Bool { false }

  /// The view's own idea of its size when it gets this width, in points of the alignment rectangle.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Whether the view works by constraints alone, so that `updateConstraints()` has to be called before its first layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for `updateConstraints()` before the next layout. O(depth).
  open func setNeedsUpdateConstraints() {
    markNeedsConstraintUpdate()
  }

  /// Whether `updateConstraints()` was asked for and is still to come.
  open func needsUpdateConstraints() -> Bool { layoutState.updatesConstraints }

  /// Calls `updateConstraints()` now in this view and below where it was asked for, from the bottom up.
  open func updateConstraintsIfNeeded() {
    updatePendingConstraints()
  }

  /// Changes constraints. Called before layout when it was asked for. Overrides call super last.
  open func updateConstraints() {}

  // MARK: Hooks for subclasses

  /// Places the subviews that constraints place, and no others. Called by `layoutIfNeeded()` when `setNeedsLayout()` was called or the size changed.
  open func layoutSubviews() {
    if constraintState != nil { placeByConstraints() }
  }

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview becomes `newSuperview`.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window becomes `newWindow`.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// The size that suits the view best within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The view's own idea of its size; no idea unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the view's own idea of its size has changed: the superview is laid out again.
  open func invalidateIntrinsicContentSize() {
    constraintState?.place?.contentDidChange()
    storedSuperview?.intrinsicContentSizeDidChange(of: self)
  }

  /// Called when constraints in the system of a subview, or what they depend on, have changed.
  func constraintsDidChange(in subview: UIView) {}

  /// Called when a subview's own idea of its size has changed.
  func intrinsicContentSizeDidChange(of subview: UIView) {
    setNeedsLayout()
  }

  /// Called when a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// The size in which the view's content fits best, near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size in which the view's content fits best: `targetSize` on the axes whose priority is required, and on the
  /// others what its constraints leave nearest to it, or, without constraints, what the view says of itself.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Makes the view as large as suits it best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Asks for the view to be drawn again. Nothing is drawn.
  open func setNeedsDisplay() {}

  /// Stands in an intrinsic size for an axis about which the view has no idea.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The view that a touch at `point`, in this view's coordinates, would go to; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Lets a recognizer make out gestures in the view, and in no other.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.owner?.removeGestureRecognizer(gestureRecognizer)
    ownTraits.gestureRecognizers = (ownTraits.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.owner = self
  }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.owner === self else { return }
    gestureRecognizer.giveUp()
    traits?.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.owner = nil
  }

  /// Whether a gesture that was made out in the view begins; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `point` lies inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
}
