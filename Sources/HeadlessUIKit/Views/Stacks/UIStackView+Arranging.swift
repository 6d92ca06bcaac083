import CoreGraphics
import Foundation

extension UIStackView {
  var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Puts the constraints in force that arrange the visible views, if they are not those that are.
  func arrange() {
    guard needsArrangement || !isArranged else { return }
    needsArrangement = false
    let views = visible
    NSLayoutConstraint.deactivate(arrangement)
    for guide in gaps { removeLayoutGuide(guide) }
    let new = StackArrangement(of: views, in: self)
    for guide in new.guides { addLayoutGuide(guide) }
    NSLayoutConstraint.activate(new.constraints)
    arrangement = new.constraints
    gaps = new.guides
    rankViews(views)
    arrangedLast = views.map { ObjectIdentifier($0) }
    systemRoot.constraintState?.system?.baselinesDidMove(of: self)
  }

  /// Whether the views that are arranged are the visible ones. No allocation.
  private var isArranged: Bool {
    var count = 0
    for view in arrangedSubviews where !view.isHidden {
      guard count < arrangedLast.count, arrangedLast[count] == ObjectIdentifier(view) else { return false }
      count += 1
    }
    return count == arrangedLast.count
  }

  /// Of several views that resist equally the last one gives way first.
  private func rankViews(_ views: [UIView]) {
    let isRanked = distribution == .fill || distribution == .equalSpacing || distribution == .equalCentering
    for (index, view) in views.enumerated() {
      let weight = isRanked && views.count > 1 ? Double(views.count - index) : 0
      view.rank(weight, along: axis)
    }
  }

  /// Whether a view has no idea of its own of how long it is on an axis.
  func saysNothing(_ view: UIView, of axis: NSLayoutConstraint.Axis) -> Bool {
    if view.isSizedByArrangement { return true }
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) < 0
  }

  /// The length along the axis that a view would like to have; 0 if it does not mind.
  func ownLength(of view: UIView) -> CGFloat {
    let width = bounds.size.width
    let size =
      axis == .vertical && view.heightDependsOnWidth && width > 0
      ? view.intrinsicContentSize(forWidth: width) : view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    if length >= 0 { return length }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return view.constraints.first {
      $0.first === view && $0.firstAttribute == attribute && $0.involvedSecond == nil && $0.relation == .equal
    }?.constant ?? 0
  }

  // MARK: Size

  /// The size of the views and the margins around them, within `width` if that is given.
  func wantedSize(inWidth width: CGFloat?) -> CGSize {
    arrange()
    updateConstraintsIfNeeded()
    let free = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard let width, free.width > width else { return free }
    return systemLayoutSizeFitting(
      CGSize(width: min(free.width, width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Baselines

  /// The view whose baselines are the stack's: of a row the highest, of a column the first or the last. No allocation.
  func baselineView(isFirst: Bool) -> UIView? {
    var found: UIView?
    for view in arrangedSubviews where !view.isHidden {
      if axis == .vertical {
        if isFirst { return view }
        found = view
      } else if found.map({ height(of: $0) < height(of: view) }) ?? true {
        found = view
      }
    }
    return found
  }

  private func height(of view: UIView) -> CGFloat {
    view.isSizedByArrangement ? view.bounds.size.height : view.intrinsicContentSize.height
  }
}

extension UIView {
  /// Says how soon the view gives way along an axis, in comparison with others that are laid out together with it and resist as
  /// much: the sooner, the smaller the weight. 0 says nothing.
  func rank(_ weight: Double, along axis: NSLayoutConstraint.Axis) {
    let state = ownConstraints
    let weights = (across: axis == .horizontal ? weight : 0, down: axis == .vertical ? weight : 0)
    guard weights != state.weights else { return }
    state.weights = weights
    state.place?.contentDidChange()
  }
}
