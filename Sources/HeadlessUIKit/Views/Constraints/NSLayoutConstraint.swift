import CoreGraphics
import Foundation

/// A rule between an attribute of one view or guide and one of another: first = multiplier × second + constant, or an inequality of
/// the two.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide of the first attribute, which does not live on for the sake of the constraint.
  open var firstItem: AnyObject? { spans.first?.start.item?.layoutObject ?? first?.layoutObject }
  /// The view or guide of the second attribute; nil if the first is compared with the constant alone.
  open var secondItem: AnyObject? { spans.second?.start.item?.layoutObject ?? second?.layoutObject }
  /// What of the first item the constraint is about.
  public let firstAttribute: Attribute
  /// What of the second; `notAnAttribute` if there is none.
  public let secondAttribute: Attribute
  /// How the two sides stand to each other.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// A name of the client's, which messages mention.
  open var identifier: String?
  /// Whether an archive of a view takes the constraint along. Kept only.
  open var shouldBeArchived = false

  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  /// The items that are distances, which nobody else keeps alive.
  var spans: (first: AnchorSpan?, second: AnchorSpan?)
  /// Which item is a scroll view, or its frame, in whose content the other lies.
  @exclusivity(unchecked) final var isInContent = (first: false, second: false)
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view that holds the constraint while it is active: the nearest in which both items lie.
  @exclusivity(unchecked) final weak var holder: UIView?
  /// When it was activated, in relation to others.
  @exclusivity(unchecked) final var order = 0
  /// The constraint's part in its view's system, while that is made.
  @exclusivity(unchecked) final var rule: ConstraintRule?

  /// The constraint: attribute of `view1` = `multiplier` × attribute of `view2` + `constant`, or an inequality. Raises if the
  /// attributes do not go together; such a constraint can never be active.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      view1 as? any LayoutItem, attr1, relation, view2 as? any LayoutItem, attr2, multiplier: multiplier, constant: c)
    checkPairing()
  }

  init(
    _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    if !constant.isFinite || !multiplier.isFinite { refuseNumber() }
  }

  /// What is added to the second side, in points. A change is cheap: the layout is solved from where it was. Raises if it is not
  /// finite, and stays as it was.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else { return raiseNotFinite("constant", newValue) }
      storedConstant = newValue
      if let rule { rule.system?.constantDidChange(rule) }
    }
  }

  /// How much the constraint matters; required at first. Raises if it becomes or ceases to be required while it is active, and stays
  /// as it was.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard holder == nil || (newValue == .required) == (storedPriority == .required) else {
        return UIKitExceptions.raise(
          .internalInconsistency(
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
              + "passed priority \(newValue.rawValue.words) and the existing priority was \(storedPriority.rawValue.words)."
          ))
      }
      storedPriority = newValue
      if let rule { rule.system?.priorityDidChange(rule) }
    }
  }

  /// Whether the constraint is in force. Activating it raises if its items do not lie in one tree of views, and changes nothing then.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Puts constraints in force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in one line, as UIKit writes it in messages.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { words }
  }

  private func refuseNumber() {
    raiseNotFinite(constant.isFinite ? "multiplier" : "constant", constant.isFinite ? multiplier : constant)
    storedConstant = constant.isFinite ? constant : 0
  }

  private func raiseNotFinite(_ name: String, _ number: CGFloat) {
    UIKitExceptions.raise(
      .internalInconsistency("NSLayoutConstraint \(name) is not finite!  That's illegal.  \(name):\(number)"))
  }
}

extension Float {
  /// The number without a needless fraction.
  var words: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
