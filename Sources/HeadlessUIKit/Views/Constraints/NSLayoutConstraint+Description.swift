import CoreGraphics

extension NSLayoutConstraint {
  /// The constraint in one line: who, what, how.
  var words: String {
    var words = "<NSLayoutConstraint:\(address(of: self))"
    if let identifier { words += " '\(identifier)'" }
    words += " \(equation)"
    if priority != .required { words += " @\(priority.rawValue.words)" }
    return words + "   (\(isActive ? "active" : "inactive"))>"
  }

  private var equation: String {
    let left = "\(first?.layoutWords ?? "nil").\(firstAttribute.words)"
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    guard let second = involvedSecond else { return "\(left) \(sign) \(constant.words)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.words)*"
    let added = constant == 0 ? "" : constant > 0 ? " + \(constant.words)" : " - \((-constant).words)"
    return "\(left) \(sign) \(factor)\(second.layoutWords).\(secondAttribute.words)\(added)"
  }
}

extension CGFloat {
  /// The number without a needless fraction.
  var words: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))" }
}
