import ConstraintSolver
import CoreGraphics
import Foundation

/// Where a view or guide stands in a system: in coordinates of the system's root.
@MainActor final class LayoutPlace {
  /// What its place follows from.
  enum Sort {
    /// It is the root: its size is given, and its place is zero.
    case root
    /// Constraints.
    case free
    /// Its frame and autoresizing mask.
    case masked
  }

  let sort: Sort
  private(set) weak var system: ConstraintSystem?
  /// The view; nil for a guide.
  unowned let view: UIView?
  /// The place of the view in which it stands; nil if that is the root.
  unowned let outer: LayoutPlace?
  /// Nil for the root.
  let left: Variable?
  let top: Variable?
  let width: Variable
  let height: Variable

  /// What the view says of its own size across and down.
  var content = (across: ContentRules(), down: ContentRules())
  /// That has to be asked for anew.
  var isContentOutdated = true
  /// The view's height depends on its width.
  var wraps = false
  /// The width for which it was asked for its height last.
  var wrappedWidth = -1.0
  /// The frame that the view was given last.
  private var applied = CGRect.null

  init(_ sort: Sort, of view: UIView?, in outer: LayoutPlace?, _ system: ConstraintSystem) {
    self.sort = sort
    self.view = view
    self.outer = outer
    self.system = system
    left = sort == .root ? nil : system.solver.makeVariable()
    top = sort == .root ? nil : system.solver.makeVariable()
    width = system.solver.makeVariable()
    height = system.solver.makeVariable()
  }

  var isFree: Bool { sort == .free }

  /// The view's own idea of its size has changed, or how much it insists on it.
  func contentDidChange() {
    guard !isContentOutdated else { return }
    isContentOutdated = true
    system?.contentDidChange()
  }

  // MARK: The solution

  /// The rectangle that the solution gives it, in coordinates of the view in which it stands, to the pixel.
  var solvedRect: CGRect {
    guard let system else { return .zero }
    let start = system.point(of: self)
    let origin = outer.map { system.point(of: $0) } ?? (x: 0, y: 0)
    let scale = system.scale
    func pixel(_ length: Double) -> Double { (length * scale).rounded() / scale }
    let (x, y) = (pixel(start.x - origin.x), pixel(start.y - origin.y))
    let endX = pixel(start.x - origin.x + max(0, system.solver.value(of: width)))
    let endY = pixel(start.y - origin.y + max(0, system.solver.value(of: height)))
    return CGRect(x: x, y: y, width: endX - x, height: endY - y)
  }

  /// The rectangle of a guide in its view.
  func rect(in view: UIView) -> CGRect { solvedRect }

  /// Whether the view does not stand yet where the solution has it.
  var isToBeApplied: Bool { view != nil && solvedRect != applied }

  /// Gives the view the frame that the solution has for it.
  func apply() {
    guard let view else { return }
    let rect = solvedRect
    applied = rect
    let frame = view.frame(forAlignmentRect: rect)
    if view.isTransformed {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    } else if view.frame != frame {
      view.frame = frame
    }
  }
}

/// What a view says of its own length on an axis, as rules of a system.
struct ContentRules {
  /// The length; -1 if it says nothing.
  var length: CGFloat = -1
  /// It is not to be smaller.
  var resistance: Constraint?
  var resistancePriority = UILayoutPriority.defaultHigh
  /// It is not to be larger.
  var hugging: Constraint?
  var huggingPriority = UILayoutPriority.defaultLow
  /// Where others resist as much, it is not to be another, by so much.
  var preference: Constraint?
  var weight = 0.0

  /// The view says nothing of its length any more.
  mutating func forgetLength() {
    length = -1
    resistance = nil
    hugging = nil
  }
}

/// A constraint of the client's, or a part of an autoresizing mask, in a system.
@MainActor final class ConstraintRule {
  /// Where it comes from.
  enum Source {
    /// A client's constraint.
    case constraint(NSLayoutConstraint)
    /// A place's mask: its start or, if not, its length.
    case mask(LayoutPlace, NSLayoutConstraint.Axis, isStart: Bool)
  }

  let source: Source
  weak var system: ConstraintSystem?
  /// What the solver knows it by; nil if it was given up because it contradicts others.
  var handle: Constraint?
  /// It has been given up before, and a warning said so.
  var isKnownToConflict = false
  /// Its constant depends on more than the client's: on margins, frames or baselines.
  var isVariable: Bool

  init(_ source: Source, in system: ConstraintSystem, isVariable: Bool) {
    self.source = source
    self.system = system
    self.isVariable = isVariable
  }

  /// The client's constraint, if it is one.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { return constraint }
    return nil
  }
}
