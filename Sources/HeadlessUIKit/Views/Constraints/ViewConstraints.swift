import CoreGraphics
import Foundation

/// What a view keeps aside for the sake of constraints; made when constraints first concern it, so that other views have none.
@MainActor final class ViewConstraints {
  /// Whether the view's frame and autoresizing mask are what it is placed by.
  var translatesMask = true
  /// What the view does not let itself be stretched by, across and down.
  var hugging = AxisPriorities(both: .defaultLow)
  /// What it does not let itself be squeezed by.
  var resistance = AxisPriorities(both: .defaultHigh)
  /// How late the view gives way, compared with others that resist as much; 0 where nobody compares.
  var weights = (across: 0.0, down: 0.0)
  /// The active constraints that the view holds: it is the nearest in which their items lie.
  var held: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// The guides of a scroll view that somebody has asked for.
  var scrollGuides: ScrollGuides?
  /// The system of the views below, if this view is the root of one.
  var system: ConstraintSystem?
  /// Where the view stands in the system of a view above.
  var place: LayoutPlace?
  /// Constraints reach from outside into what lies below, although the view is placed by its mask.
  var isBridged = false
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// The view's own aside, made now if there was none. From then on the view takes part in updates of constraints.
  var ownConstraints: ViewConstraints {
    if let constraintState { return constraintState }
    let made = ViewConstraints()
    constraintState = made
    markNeedsConstraintUpdate()
    return made
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    systemRoot.constraintState?.system?.invalidate()
    ownConstraints.translatesMask = translates
    constraintState?.system = nil
    systemRoot.systemIsOutdated()
    storedSuperview?.setNeedsLayout()
  }

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    ownConstraints.hugging[axis] = priority
    constraintState?.place?.contentDidChange()
    storedSuperview?.setNeedsLayout()
  }

  func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    ownConstraints.resistance[axis] = priority
    constraintState?.place?.contentDidChange()
    storedSuperview?.setNeedsLayout()
  }

  /// The view's class works by constraints alone.
  func requireConstraints() { _ = ownConstraints }
}
