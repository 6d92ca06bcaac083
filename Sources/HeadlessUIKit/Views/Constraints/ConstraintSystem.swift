import ConstraintSolver
import CoreGraphics
import Foundation

/// The constraints between the views below a view whose own frame is given, and their solution.
///
/// It is made when it is first needed, and made anew when views or guides come, go or change sides. Constants, priorities, what views
/// say of their own sizes and the size of the root are changed where they are, and solved from there, without an allocation.
@MainActor final class ConstraintSystem {
  /// The size of the root matters more than anything that is not required; so does that nothing is smaller than nothing.
  nonisolated static let rootRank = 1_001.0
  private static let signRank = 1_002.0

  /// How many systems have been made or made anew, so that it can be seen that they are not.
  private(set) static var builds = 0

  unowned let root: UIView
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) var places: [LayoutPlace] = []
  @exclusivity(unchecked) var rules: [ConstraintRule] = []
  var rootPlace: LayoutPlace?
  var size = RootSize()
  /// How many pixels a point has.
  var scale = 1.0
  /// Whether reading begins on the right.
  var isReversed = false
  /// Everything has to be made anew.
  private(set) var isOutdated = true
  /// Some view's own idea of its size has to be asked for.
  var hasNewContent = true
  /// Margins, frames or baselines may be others.
  var hasNewFrames = true
  /// Constants have changed since the last solution.
  var isUnsolved = true

  init(of root: UIView) {
    self.root = root
  }

  /// Whether there is anything to solve.
  var isInUse: Bool {
    buildIfNeeded()
    return !places.isEmpty || !rules.isEmpty
  }

  /// Lets go of everything; it is made anew when it is needed next.
  func invalidate() {
    guard !isOutdated else { return }
    isOutdated = true
    for place in places { place.view?.constraintState?.place = nil }
    for rule in rules { rule.constraint?.rule = nil }
    places.removeAll()
    rules.removeAll()
    brokenBySize.removeAll()
    moves.removeAll()
  }

  // MARK: Changes

  func constantDidChange(_ rule: ConstraintRule) {
    if let handle = rule.handle {
      solver.setConstant(constant(of: rule), of: handle)
      isUnsolved = true
    }
    root.systemDidChange()
  }

  func priorityDidChange(_ rule: ConstraintRule) {
    if let handle = rule.handle, let constraint = rule.constraint {
      try? solver.setStrength(Strength(constraint.priority), of: handle)
      isUnsolved = true
    }
    root.systemDidChange()
  }

  func contentDidChange() {
    hasNewContent = true
    root.systemDidChange()
  }

  func insetsDidChange() {
    hasNewFrames = true
    root.systemDidChange()
  }

  func frameDidChange(of place: LayoutPlace) {
    guard !isSettling else { return }
    hasNewFrames = true
    root.setNeedsLayout()
  }

  /// Takes in a constraint that has been put in force.
  func add(_ constraint: NSLayoutConstraint) {
    if !isOutdated {
      if knowsItems(of: constraint) { insert(constraint) } else { invalidate() }
    }
    root.systemDidChange()
  }

  /// Takes out a constraint that is no longer in force.
  func remove(_ rule: ConstraintRule) {
    rules.removeAll { $0 === rule }
    if let handle = rule.handle { solver.remove(handle) }
    isUnsolved = true
    root.systemDidChange()
  }

  // MARK: Making

  func buildIfNeeded() {
    guard isOutdated else { return }
    var tries = 0
    repeat {
      isOutdated = false
      build()
      tries += 1
    } while isOutdated && tries < 8
    isOutdated = false
  }

  /// Makes everything anew; sets `isOutdated` if a view turned out to be reached into from outside, which changes who belongs here.
  private func build() {
    Self.builds += 1
    solver = Solver()
    places.removeAll()
    rules.removeAll()
    brokenBySize.removeAll()
    moves.removeAll()
    scale = Double(max(1, root.traitCollection.displayScale))
    isReversed = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rootPlace = LayoutPlace(.root, of: root, in: nil, self)
    self.rootPlace = rootPlace
    size = RootSize(rootPlace, &solver)
    var constraints: [NSLayoutConstraint] = []
    collect(root, rootPlace, &constraints)
    constraints.sort { $0.order < $1.order }
    for constraint in constraints where !makePlaces(for: constraint) {
      invalidate()
      return
    }
    for constraint in constraints { insert(constraint) }
    hasNewContent = true
    hasNewFrames = false
    isUnsolved = true
  }

  /// Makes places for what the system lays out in `view`, and gathers the constraints that are held there.
  private func collect(_ view: UIView, _ place: LayoutPlace, _ constraints: inout [NSLayoutConstraint]) {
    guard let state = view.constraintState else { return }
    constraints += state.held
    for guide in state.guides {
      guide.storedPlace = makePlace(.free, of: nil, in: place.sort == .root ? nil : place)
    }
    if let content = state.scrollGuides?.content { content.storedPlace = makeContentPlace(in: place) }
    for subview in view.storedSubviews {
      guard let inner = subview.constraintState, !subview.isSystemRoot else { continue }
      let innerPlace = makePlace(
        inner.translatesMask ? .masked : .free, of: subview, in: place.sort == .root ? nil : place)
      inner.place = innerPlace
      if inner.translatesMask { addMask(of: innerPlace) }
      collect(subview, innerPlace, &constraints)
    }
  }

  /// The place of a scroll view's content, which begins where the view does.
  private func makeContentPlace(in outer: LayoutPlace) -> LayoutPlace {
    let place = makePlace(.free, of: nil, in: outer.sort == .root ? nil : outer)
    for (start, outerStart) in [(place.left, outer.left), (place.top, outer.top)] {
      let terms = [start.map { Term($0) }, outerStart.map { Term($0, -1) }].compactMap { $0 }
      _ = try? solver.add(SolverExpression(terms), .equal)
    }
    return place
  }

  func makePlace(_ sort: LayoutPlace.Sort, of view: UIView?, in outer: LayoutPlace?) -> LayoutPlace {
    let place = LayoutPlace(sort, of: view, in: outer, self)
    places.append(place)
    if sort == .free {
      for length in [place.width, place.height] {
        _ = try? solver.add(
          SolverExpression(length), .atLeast, strength: Strength(rank: Self.signRank))
      }
    }
    return place
  }

  var isSettling = false
  /// Constraints that were given up because the root could not have its size with them.
  var brokenBySize: [ConstraintRule] = []
  /// What holds variables where they were moved because constraints leave them open.
  var moves: [Variable: Constraint] = [:]
}

/// The size of the root, as the system is to have it: how much it matters on each axis.
struct RootSize {
  private var width: Constraint?
  private var height: Constraint?
  private var strength = (
    width: Strength(rank: ConstraintSystem.rootRank), height: Strength(rank: ConstraintSystem.rootRank)
  )
  private(set) var wanted = CGSize(width: 0, height: 0)

  init() {}

  @MainActor init(_ place: LayoutPlace, _ solver: inout Solver) {
    width = solver.edit(place.width, strength: strength.width)
    height = solver.edit(place.height, strength: strength.height)
  }

  /// Suggests a size; answers whether anything is different.
  @MainActor mutating func suggest(
    _ size: CGSize, _ horizontal: Strength, _ vertical: Strength, _ solver: inout Solver
  ) -> Bool {
    guard let width, let height else { return false }
    var differs = false
    if size != wanted {
      wanted = size
      solver.suggest(Double(size.width), for: width)
      solver.suggest(Double(size.height), for: height)
      differs = true
    }
    if strength.width != horizontal {
      strength.width = horizontal
      try? solver.setStrength(horizontal, of: width)
      differs = true
    }
    if strength.height != vertical {
      strength.height = vertical
      try? solver.setStrength(vertical, of: height)
      differs = true
    }
    return differs
  }

  /// Whether there is a length at all on an axis.
  func isGiven(_ axis: NSLayoutConstraint.Axis) -> Bool {
    (axis == .horizontal ? wanted.width : wanted.height) > 0
  }

  /// By how much a length is missed that matters most.
  func missesGiven(_ axis: NSLayoutConstraint.Axis, _ solver: borrowing Solver) -> Double {
    guard let edit = edit(axis) else { return 0 }
    let strength = axis == .horizontal ? strength.width : strength.height
    return strength == Strength(rank: ConstraintSystem.rootRank) ? solver.violation(of: edit) : 0
  }

  /// What suggests a length to the solver.
  func edit(_ axis: NSLayoutConstraint.Axis) -> Constraint? { axis == .horizontal ? width : height }
}

extension Strength {
  /// The strength of a priority.
  init(_ priority: UILayoutPriority) {
    self = priority == .required ? .required : Strength(rank: Double(priority.rawValue))
  }
}
