import ConstraintSolver
import CoreGraphics
import Foundation

extension ConstraintSystem {
  /// Where an item stands here; for a guide that follows a view, where the view does. Nil if it does not.
  func place(of item: any LayoutItem) -> LayoutPlace? {
    let place: LayoutPlace?
    if let view = item as? UIView {
      place = view === root ? rootPlace : view.layoutPlace
    } else if item.layoutInsets == nil {
      place = item.layoutPlace
    } else {
      return item.layoutView.flatMap { self.place(of: $0) }
    }
    return place?.system === self ? place : nil
  }

  /// Whether the items of a constraint have their places.
  func knowsItems(of constraint: NSLayoutConstraint) -> Bool {
    parts(of: constraint).allSatisfy { place(of: $0) != nil }
  }

  /// Makes places for the items of a constraint that have none; false if a view in between has to be joined to this system, which
  /// changes who belongs here.
  func makePlaces(for constraint: NSLayoutConstraint) -> Bool {
    for item in parts(of: constraint) where place(of: item) == nil {
      guard let view = item.layoutView, joinViews(above: view) else { return false }
      _ = maskedPlace(of: view)
    }
    return true
  }

  private func parts(of constraint: NSLayoutConstraint) -> [any LayoutItem] {
    (constraint.solvedFirst?.layoutParts ?? []) + (constraint.solvedSecond?.layoutParts ?? [])
  }

  /// Joins views between `view` and the root that have a system of their own; false if there were any.
  private func joinViews(above view: UIView) -> Bool {
    var isComplete = true
    var inner = view
    while let outer = inner.storedSuperview, outer !== root {
      let state = outer.ownConstraints
      if outer.isSystemRoot, state.translatesMask, !state.isBridged {
        state.isBridged = true
        state.system = nil
        isComplete = false
      }
      inner = outer
    }
    return isComplete
  }

  /// The place of a view that stands where its frame says, with the rules of its mask; made now if it has none here.
  private func maskedPlace(of view: UIView) -> LayoutPlace? {
    if let place = place(of: view) { return place }
    guard let superview = view.storedSuperview, let outer = maskedPlace(of: superview) else { return nil }
    let place = makePlace(.masked, of: view, in: outer.sort == .root ? nil : outer)
    view.ownConstraints.place = place
    addMask(of: place)
    return place
  }

  // MARK: Masks

  /// Adds the rules by which a place follows its frame and mask.
  func addMask(of place: LayoutPlace) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for isStart in [true, false] {
        let rule = ConstraintRule(.mask(place, axis, isStart: isStart), in: self, isVariable: true)
        rules.append(rule)
        admit(rule)
      }
    }
  }

  func maskTerms(_ place: LayoutPlace, _ axis: NSLayoutConstraint.Axis, _ isStart: Bool) -> [Term] {
    let share = shares(of: place, axis)
    let outer = place.outer ?? rootPlace
    let isSideways = axis == .horizontal
    var terms: [Term] = []
    if isStart {
      if let start = isSideways ? place.left : place.top { terms.append(Term(start)) }
      if let start = isSideways ? outer?.left : outer?.top { terms.append(Term(start, -1)) }
    } else {
      terms.append(Term(isSideways ? place.width : place.height))
    }
    let part = isStart ? share.start : share.length
    if part != 0, let outer { terms.append(Term(isSideways ? outer.width : outer.height, -part)) }
    return terms
  }

  func maskConstant(_ place: LayoutPlace, _ axis: NSLayoutConstraint.Axis, _ isStart: Bool) -> Double {
    guard let view = place.view, let superview = view.storedSuperview else { return 0 }
    let share = shares(of: place, axis)
    let rect = view.alignmentRect(forFrame: view.frame)
    let bounds = superview.bounds.size
    let (start, length, total) =
      axis == .horizontal
      ? (rect.minX, rect.width, bounds.width) : (rect.minY, rect.height, bounds.height)
    return isStart ? Double(share.start * total - start) : Double(share.length * total - length)
  }

  /// How much of its superview's growth a view's start and length take up.
  private func shares(of place: LayoutPlace, _ axis: NSLayoutConstraint.Axis) -> (start: Double, length: Double) {
    guard let view = place.view else { return (0, 0) }
    if view.fillsSuperview { return (0, 1) }
    let mask = view.autoresizingMask
    let parts: (before: Bool, length: Bool, after: Bool) =
      axis == .horizontal
      ? (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      : (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    let count = Double([parts.before, parts.length, parts.after].filter { $0 }.count)
    guard count > 0 else { return (0, 0) }
    return (parts.before ? 1 / count : 0, parts.length ? 1 / count : 0)
  }
}
