import ConstraintSolver
import CoreGraphics
import Foundation

extension ConstraintSystem {
  /// Gives up one of several rules that contradict each other: the client's constraint that was put in force last, or what the
  /// system made if there is none. Warns in UIKit's words. Nil if none of them is known.
  func breakOne(of conflict: UnsatisfiableConstraints, refused: ConstraintRule?) -> ConstraintRule? {
    var involved = rules.filter { rule in rule.handle.map { conflict.conflicting.contains($0) } ?? false }
    if let refused { involved.append(refused) }
    let ours = involved.filter { $0.constraint != nil }.max {
      ($0.constraint?.order ?? 0) < ($1.constraint?.order ?? 0)
    }
    guard let broken = ours ?? involved.last else { return nil }
    warn(of: involved.map { words(of: $0) }, breaking: words(of: broken))
    if let handle = broken.handle { solver.remove(handle) }
    broken.handle = nil
    return broken
  }

  /// Warns that the content does not let the root have the size that it has.
  func warnOfSize(isWidth: Bool) {
    guard !hasWarnedOfSize else { return }
    hasWarnedOfSize = true
    let name = isWidth ? "Width" : "Height"
    let length = isWidth ? root.bounds.size.width : root.bounds.size.height
    let words =
      "<NSLayoutConstraint:\(address(of: self)) 'UIView-Encapsulated-Layout-\(name)' "
      + "\(root.layoutWords).\(name.lowercased()) == \(length.words)   (active)>"
    let required = rules.filter { $0.handle != nil && ($0.constraint?.priority ?? .required) == .required }
    warn(of: required.map { self.words(of: $0) } + [words], breaking: words)
  }

  private func warn(of rules: [String], breaking broken: String) {
    UIKitWarnings.raise(
      "Unable to simultaneously satisfy constraints.\n(\n"
        + rules.map { "    \"\($0)\"" }.joined(separator: ",\n")
        + "\n)\n\nWill attempt to recover by breaking constraint \n\(broken)")
  }

  private func words(of rule: ConstraintRule) -> String {
    switch rule.source {
    case .constraint(let constraint): constraint.words
    case .mask(let place, let axis, let isStart): maskWords(rule, place, axis, isStart)
    }
  }

  private func maskWords(
    _ rule: ConstraintRule, _ place: LayoutPlace, _ axis: NSLayoutConstraint.Axis, _ isStart: Bool
  ) -> String {
    guard let view = place.view else { return "" }
    let mask = view.autoresizingMask
    func sign(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    let isFixed = mask.isEmpty
    let across = sign(.flexibleLeftMargin) + sign(.flexibleWidth) + (isFixed ? "&" : sign(.flexibleRightMargin))
    let down = sign(.flexibleTopMargin) + sign(.flexibleHeight) + (isFixed ? "&" : sign(.flexibleBottomMargin))
    let name = axis == .horizontal ? (isStart ? "minX" : "width") : (isStart ? "minY" : "height")
    return
      "<NSAutoresizingMaskLayoutConstraint:\(address(of: rule)) h=\(across) v=\(down) \(view.layoutWords).\(name) == "
      + "\(CGFloat(-maskConstant(place, axis, isStart)).words)   (active)>"
  }
}
