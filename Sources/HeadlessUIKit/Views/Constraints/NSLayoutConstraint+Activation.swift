extension NSLayoutConstraint {
  private static var activations = 0

  /// Raises unless the attributes go together.
  func checkPairing() {
    guard let problem = pairingProblem else { return }
    UIKitExceptions.raise(.invalidArgument(problem))
  }

  /// Why the constraint makes no sense; nil if it does.
  private var pairingProblem: String? {
    guard let first else { return "*** +[NSLayoutConstraint constraintWithItem:]: the first item is nil" }
    if firstAttribute == .notAnAttribute { return Self.invalidPairing }
    if second == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
      guard firstAttribute.sort != .length else { return nil }
      return "NSLayoutConstraint for <\(first.layoutWords)>: A multiplier of 0 or a nil second item together with a "
        + "location for the first attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs."
    }
    if firstAttribute.sort != secondAttribute.sort { return Self.invalidPairing }
    let (one, other) = (firstAttribute.side, secondAttribute.side)
    if one.isRelative && other.isFixed || one.isFixed && other.isRelative {
      return Self.invalidPairing
        + ": a constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    return nil
  }

  private static let invalidPairing =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid "
    + "pairing of layout attributes"

  func activate() {
    guard holder == nil, let first, pairingProblem == nil else { return }
    let involved = involvedSecond
    guard let view = UIView.nearestCommonAncestor(of: first.layoutView, and: (involved ?? first).layoutView) else {
      return raiseNoAncestor(first, involved ?? first)
    }
    hold(in: view)
  }

  /// The second item, if the constraint depends on it.
  var involvedSecond: (any LayoutItem)? { secondAttribute == .notAnAttribute ? nil : second }

  /// Makes `view` hold the constraint.
  func hold(in view: UIView) {
    Self.activations += 1
    order = Self.activations
    holder = view
    noteContent()
    view.ownConstraints.held.append(self)
    view.systemRoot.constraintWasAdded(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.constraintState?.held.removeAll { $0 === self }
    if let rule {
      rule.system?.remove(rule)
      self.rule = nil
    }
  }

  private func raiseNoAncestor(_ first: any LayoutItem, _ second: any LayoutItem) {
    UIKitExceptions.raise(
      UIKitException(
        name: "NSGenericException",
        reason: "Unable to activate constraint with anchors \(anchorWords(first, firstAttribute)) and "
          + "\(anchorWords(second, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal."))
  }

  private func anchorWords(_ item: any LayoutItem, _ attribute: Attribute) -> String {
    let type =
      switch attribute.sort {
      case .sideways: "NSLayoutXAxisAnchor"
      case .upright: "NSLayoutYAxisAnchor"
      default: "NSLayoutDimension"
      }
    return "<\(type):\(address(of: item)) \"\(item.layoutWords).\(attribute.words)\">"
  }
}

extension UIView {
  /// The nearest view in which both lie, or that is one of them.
  static func nearestCommonAncestor(of one: UIView?, and other: UIView?) -> UIView? {
    guard let one, let other else { return nil }
    var view: UIView? = one
    while let candidate = view {
      if other.isDescendant(of: candidate) { return candidate }
      view = candidate.storedSuperview
    }
    return nil
  }
}
