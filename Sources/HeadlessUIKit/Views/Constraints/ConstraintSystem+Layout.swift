import ConstraintSolver
import CoreGraphics
import Foundation

extension ConstraintSystem {
  /// The size matters as much as the frame of the root does.
  private static let given = Strength(rank: rootRank)

  /// Brings the solution up to date for the root as large as it is, and asks for layout where views have to move.
  func updateForLayout(isRoot: Bool) {
    guard isRoot || isOutdated else { return }
    update(root.bounds.size, Self.given, Self.given)
    for place in places where place.isFree && place.outer != nil && place.isToBeApplied {
      place.view?.storedSuperview?.setNeedsLayout()
    }
  }

  /// The size of the root in which its content fits best: `target` on each axis, as much as its priority says.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    update(target, Self.strength(horizontal), Self.strength(vertical))
    guard let rootPlace else { return target }
    return CGSize(width: length(rootPlace.width), height: length(rootPlace.height))
  }

  /// A length without what rounding has added to it, which would cost a pixel where lengths are rounded up.
  private func length(_ variable: Variable) -> Double {
    let length = max(0, solver.value(of: variable))
    let round = (length * 1_024).rounded() / 1_024
    return abs(length - round) < 1e-6 ? round : length
  }

  /// What is required of the root's size is a wish, if one above all others, so that it can be lifted at no cost; `enforceSize`
  /// sees to it that it is met.
  private static func strength(_ priority: UILayoutPriority) -> Strength {
    priority == .required ? given : Strength(priority)
  }
}
