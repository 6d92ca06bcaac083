import CoreGraphics
import Foundation

extension UIView {
  /// The active constraints that the view holds: it is the nearest in which their items lie.
  public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Puts a constraint in force, in the nearest view in which its items lie; raises unless that is this view or below it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    let views = [constraint.first?.layoutView, constraint.involvedSecond?.layoutView].compactMap { $0 }
    guard !views.isEmpty, views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return UIKitExceptions.raise(
        UIKitException(
          name: "NSGenericException",
          reason:
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
            + "of the view?  That's illegal. constraint:\(constraint.words) view:<\(layoutWords)>"))
    }
    constraint.isActive = true
  }

  /// Puts constraints in force, one after another.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Puts a constraint that the view holds out of force.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Puts constraints that the view holds out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func deactivateConstraints(_ isMeant: (NSLayoutConstraint) -> Bool) {
    for constraint in constraintState?.held ?? [] where isMeant(constraint) { constraint.isActive = false }
  }

  // MARK: The system that the view belongs to

  /// Whether the views below are laid out by a system of their own: the view stands where its frame says.
  var isSystemRoot: Bool {
    guard let superview = storedSuperview, let state = constraintState else { return true }
    guard state.translatesMask else { return false }
    if state.isBridged { return false }
    return autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]) || isIsolated
      || superview is UIWindow
  }

  /// The view whose system this one is laid out by, or would be. O(depth up to it).
  var systemRoot: UIView {
    var view = self
    while !view.isSystemRoot, let superview = view.storedSuperview { view = superview }
    return view
  }

  /// The system of the views below has to be made anew before it is used next.
  func systemIsOutdated() {
    let state = ownConstraints
    if state.system == nil { state.system = ConstraintSystem(of: self) }
    state.system?.invalidate()
    systemDidChange()
  }

  /// A constraint that the system of this view has to take account of has been put in force.
  func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    if let system = constraintState?.system {
      system.add(constraint)
    } else {
      systemIsOutdated()
    }
  }

  /// The solution of the system of this view may be another.
  func systemDidChange() {
    setNeedsLayout()
    storedSuperview?.constraintsDidChange(in: self)
  }

  // MARK: Changes of the tree

  /// The view has got a superview.
  func joinSystem() {
    guard constraintState != nil, !isSystemRoot else { return }
    constraintState?.system = nil
    systemRoot.systemIsOutdated()
  }

  /// The view is about to lose its superview: no constraint reaches over the gap.
  func leaveSystem() {
    var ancestor = storedSuperview
    while let view = ancestor {
      if view.constraintState?.held.isEmpty == false {
        view.deactivateConstraints { constraint in
          constraint.first?.touches(self) == true || constraint.involvedSecond?.touches(self) == true
        }
      }
      ancestor = view.storedSuperview
    }
    guard constraintState?.place != nil || (constraintState != nil && !isSystemRoot) else { return }
    storedSuperview?.systemRoot.constraintState?.system?.invalidate()
    constraintState?.place = nil
  }

  /// The view has lost its superview, and was not placed by its frame.
  func standAlone() {
    if constraintState != nil, constraintState?.system == nil { systemIsOutdated() }
  }

  // MARK: Layout

  /// Puts the subviews where the solution has them.
  func placeByConstraints() {
    let root = systemRoot
    guard let system = root.constraintState?.system else { return }
    system.updateForLayout(isRoot: root === self)
    var index = 0
    while index < storedSubviews.count {
      if let place = storedSubviews[index].constraintState?.place, place.isFree, place.system === system {
        place.apply()
      }
      index += 1
    }
    if let scroll = self as? UIScrollView { scroll.takeContentSize(from: system.rules) }
  }

  /// Makes the system anew that the view belongs to.
  func makeSystemAnew() {
    let root = systemRoot
    guard let system = root.constraintState?.system else { return }
    system.invalidate()
    root.systemDidChange()
  }

  /// The view's margins or safe area have changed, which constraints may speak of in two systems.
  func insetsDidChange() {
    constraintState?.system?.insetsDidChange()
    constraintState?.place?.system?.insetsDidChange()
  }

  /// The view's frame has changed.
  func placementDidChange() {
    if traits?.preservesSuperviewMargins == true { insetsDidChange() }
    guard let place = constraintState?.place, !place.isFree, let system = place.system else { return }
    system.frameDidChange(of: place)
  }
}
