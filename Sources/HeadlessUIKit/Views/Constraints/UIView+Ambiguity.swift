import ConstraintSolver
import CoreGraphics
import Foundation

extension UIView {
  /// Whether the constraints leave open where the view is or how large; false for a view that no constraint concerns. For debugging:
  /// the system is solved several times.
  public var hasAmbiguousLayout: Bool {
    guard let system = solvedSystem, let place = freePlace else { return false }
    defer { system.invalidate() }
    return place.variables.contains { system.isOpen($0) }
  }

  /// Puts the view somewhere else where its constraints leave that open; does nothing where they do not. It stays there until the
  /// constraints are made anew. For debugging.
  public func exerciseAmbiguityInLayout() {
    guard let system = solvedSystem, let place = freePlace else { return }
    let moved = place.variables.map { system.moveIfOpen($0) }
    guard moved.contains(true) else { return }
    storedSuperview?.setNeedsLayout()
  }

  /// The active constraints that decide where the view is, and how long, on an axis. For debugging.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let system = solvedSystem, let place = freePlace ?? system.rootPlace else { return [] }
    let variables = axis == .horizontal ? [place.left, place.width] : [place.top, place.height]
    let handles = Set(variables.compactMap { $0 }.flatMap { system.solver.constraints(deciding: $0) })
    return system.rules.compactMap { rule in
      rule.handle.map { handles.contains($0) } == true ? rule.constraint : nil
    }
  }

  /// The place of the view, if constraints are what it follows from.
  private var freePlace: LayoutPlace? { constraintState?.place.flatMap { $0.isFree ? $0 : nil } }

  /// The system that the view belongs to, solved for its present size.
  private var solvedSystem: ConstraintSystem? {
    let root = systemRoot
    root.updateConstraintsIfNeeded()
    guard let system = root.constraintState?.system, system.isInUse else { return nil }
    system.updateForLayout(isRoot: true)
    return system
  }
}

extension LayoutPlace {
  /// What the place consists of.
  var variables: [Variable] { [left, top, width, height].compactMap { $0 } }
}

extension ConstraintSystem {
  /// Weaker than anything that has a say.
  private static let probe = Strength(rank: 0.001)
  /// Weaker than a probe, so that what has been moved is still open.
  private static let moved = Strength(rank: 0.000_1)

  /// Whether a variable may have another value at no cost.
  func isOpen(_ variable: Variable) -> Bool { openValue(of: variable, away: 1) != nil }

  /// Gives a variable another value, if that costs nothing: the weakest wish of all holds it there.
  func moveIfOpen(_ variable: Variable) -> Bool {
    guard let value = openValue(of: variable, away: 10) else { return false }
    let wish = moves[variable] ?? solver.edit(variable, strength: Self.moved)
    moves[variable] = wish
    solver.suggest(value, for: wish)
    isUnsolved = true
    return true
  }

  /// A value that a variable may have at no cost, `distance` or less from the present one; nil if there is none.
  private func openValue(of variable: Variable, away distance: Double) -> Double? {
    let value = solver.value(of: variable)
    return [distance, -distance].lazy.map { self.pulled(variable, to: value + $0) }.first { abs($0 - value) > 1e-3 }
  }

  /// The value of a variable after a wish that gives way to everything; the wish is taken back.
  private func pulled(_ variable: Variable, to wanted: Double) -> Double {
    let edit = solver.edit(variable, strength: Self.probe)
    solver.suggest(wanted, for: edit)
    try? solver.solve()
    let value = solver.value(of: variable)
    solver.remove(edit)
    return value
  }
}
