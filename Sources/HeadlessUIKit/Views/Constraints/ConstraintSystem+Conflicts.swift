import ConstraintSolver
import CoreGraphics
import Foundation

extension ConstraintSystem {
  /// Gives up one of several rules that contradict each other: the client's constraint that was put in force last, or what the
  /// system made if there is none. Warns in UIKit's words. Nil if none of them is known.
  func breakOne(
    of conflict: UnsatisfiableConstraints, refused: ConstraintRule?, size axis: NSLayoutConstraint.Axis? = nil
  ) -> ConstraintRule? {
    var involved = rules.filter { rule in rule.handle.map { conflict.conflicting.contains($0) } ?? false }
    if let refused { involved.append(refused) }
    let ours = involved.filter { $0.constraint != nil }.max {
      ($0.constraint?.order ?? 0) < ($1.constraint?.order ?? 0)
    }
    guard let broken = ours ?? involved.last else { return nil }
    if !broken.isKnownToConflict {
      broken.isKnownToConflict = true
      warn(of: involved.map { words(of: $0) } + [axis.map(sizeWords)].compactMap { $0 }, breaking: words(of: broken))
    }
    if let handle = broken.handle { solver.remove(handle) }
    broken.handle = nil
    if axis != nil { brokenBySize.append(broken) }
    return broken
  }

  /// Gives up constraints until the root can have the size that is required of it, to less than a pixel. A view of no size has not
  /// been given one yet.
  func enforceSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where size.isGiven(axis) {
      for _ in 0...rules.count where size.missesGiven(axis, solver) > 1 / scale {
        guard let edit = size.edit(axis), let conflict = conflict(with: edit) else { return }
        guard breakOne(of: conflict, refused: nil, size: axis)?.constraint != nil else { return }
        solve()
      }
    }
  }

  /// What a size contradicts that is taken to be required.
  private func conflict(with edit: Constraint) -> UnsatisfiableConstraints? {
    do throws(UnsatisfiableConstraints) {
      try solver.setStrength(.required, of: edit)
    } catch {
      return error
    }
    try? solver.setStrength(Strength(rank: Self.rootRank), of: edit)
    return nil
  }

  /// What stands for the root's size in a warning.
  private func sizeWords(_ axis: NSLayoutConstraint.Axis) -> String {
    let name = axis == .horizontal ? "Width" : "Height"
    let length = axis == .horizontal ? size.wanted.width : size.wanted.height
    return "<NSLayoutConstraint:\(address(of: self)) 'UIView-Encapsulated-Layout-\(name)' "
      + "\(root.layoutWords).\(name.lowercased()) == \(length.words)   (active)>"
  }

  /// Tries those constraints again that were given up for the sake of a size, now that the root gets another.
  func retryBroken() {
    let rules = brokenBySize
    brokenBySize.removeAll()
    for rule in rules where rule.handle == nil && rule.system === self { admit(rule) }
    isUnsolved = true
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
