import ConstraintSolver
import CoreGraphics
import Foundation

extension ConstraintSystem {
  /// How often views whose height depends on their width may change what they say before the rest is left as it is.
  private static let wrapLimit = 4

  /// What decides where nothing else does.
  private static let preferenceRank = 0.5

  /// The idea of a view that has none.
  private static let noSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  // MARK: Rules

  /// Makes a rule of a client's constraint.
  func insert(_ constraint: NSLayoutConstraint) {
    let isVariable =
      isVariable(constraint.solvedFirst, constraint.firstAttribute)
      || isVariable(constraint.solvedSecond, constraint.secondAttribute)
    let rule = ConstraintRule(.constraint(constraint), in: self, isVariable: isVariable)
    constraint.rule = rule
    rules.append(rule)
    admit(rule)
    isUnsolved = true
  }

  /// Tells the solver a rule. If it contradicts others, the last of them to have been put in force is given up.
  func admit(_ rule: ConstraintRule) {
    let expression = expression(of: rule)
    let relation: ConstraintSolver.Relation =
      switch rule.constraint?.relation ?? .equal {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    let strength = rule.constraint.map { Strength($0.priority) } ?? .required
    for _ in 0...rules.count {
      do throws(UnsatisfiableConstraints) {
        rule.handle = try solver.add(expression, relation, strength: strength)
        return
      } catch {
        let broken = breakOne(of: error, refused: rule)
        if broken == nil || broken === rule { return }
      }
    }
  }

  /// Solves, giving up rules that contradict others.
  func solve() {
    for _ in 0...rules.count {
      do throws(UnsatisfiableConstraints) {
        return try solver.solve()
      } catch {
        if breakOne(of: error, refused: nil) == nil { return }
      }
    }
  }

  // MARK: Bringing up to date

  /// Takes in whatever has changed, with the root's size mattering as it is said, and solves.
  func update(_ size: CGSize, _ horizontal: Strength, _ vertical: Strength) {
    buildIfNeeded()
    isSettling = true
    defer { isSettling = false }
    if self.size.suggest(size, horizontal, vertical, &solver) {
      hasNewFrames = true
      isUnsolved = true
      if !brokenBySize.isEmpty { retryBroken() }
    }
    if hasNewFrames { takeFrames() }
    if hasNewContent { takeContent() }
    guard isUnsolved else { return }
    isUnsolved = false
    solve()
    var rounds = 0
    while rounds < Self.wrapLimit, wrap() {
      rounds += 1
      solve()
    }
    enforceSize()
  }

  /// Margins, frames and baselines.
  private func takeFrames() {
    hasNewFrames = false
    var index = 0
    while index < rules.count {
      let rule = rules[index]
      if rule.isVariable, let handle = rule.handle {
        let constant = constant(of: rule)
        if constant != solver.constant(of: handle) {
          solver.setConstant(constant, of: handle)
          isUnsolved = true
        }
      }
      index += 1
    }
  }

  /// What views say of their own sizes.
  private func takeContent() {
    hasNewContent = false
    var index = 0
    while index < places.count {
      let place = places[index]
      if place.isContentOutdated, let view = place.view, place.isFree {
        place.isContentOutdated = false
        let weights = view.constraintState?.weights ?? (across: 0, down: 0)
        let size = view.isSizedByArrangement ? Self.noSize : view.intrinsicContentSize
        place.wraps = !view.isSizedByArrangement && view.heightDependsOnWidth
        set(size.width, view, .horizontal, place.width, &place.content.across)
        prefer(size.width, weights.across, place.width, &place.content.across)
        if place.wraps {
          place.wrappedWidth = -1
          isUnsolved = true
          if place.content.down.weight != weights.down { place.content.down.length = -1 }
        } else {
          set(size.height, view, .vertical, place.height, &place.content.down)
          prefer(size.height, weights.down, place.height, &place.content.down)
        }
        takeBaselines(of: view)
      }
      index += 1
    }
  }

  /// A view with other content has its baselines elsewhere, perhaps.
  private func takeBaselines(of view: UIView) {
    for rule in rules where rule.isVariable {
      guard let constraint = rule.constraint, let handle = rule.handle,
        isAbout(constraint.first, constraint.firstAttribute, view)
          || isAbout(constraint.involvedSecond, constraint.secondAttribute, view)
      else { continue }
      solver.setConstant(constant(of: rule), of: handle)
      isUnsolved = true
    }
  }

  private func isAbout(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView
  ) -> Bool {
    guard let item else { return false }
    return item === view || baselineItem(item, attribute) === view
  }

  /// The view whose baselines are those of `view` is another, perhaps.
  func baselinesDidMove(of view: UIView) {
    guard !isOutdated else { return }
    for rule in rules {
      guard let constraint = rule.constraint,
        constraint.first === view && constraint.firstAttribute.isBaseline
          || constraint.involvedSecond === view && constraint.secondAttribute.isBaseline
      else { continue }
      if let handle = rule.handle { solver.remove(handle) }
      rule.handle = nil
      admit(rule)
      isUnsolved = true
    }
  }

  /// Asks the views whose height depends on their width for it, where that is another than before; false if nothing changed.
  private func wrap() -> Bool {
    var changed = false
    var index = 0
    while index < places.count {
      let place = places[index]
      if place.wraps, let view = place.view {
        let width = max(0, solver.value(of: place.width))
        if abs(width - place.wrappedWidth) > 0.001 {
          place.wrappedWidth = width
          let height = view.intrinsicContentSize(forWidth: CGFloat(width)).height
          if height != place.content.down.length {
            set(height, view, .vertical, place.height, &place.content.down)
            prefer(height, view.constraintState?.weights.down ?? 0, place.height, &place.content.down)
            takeBaselines(of: view)
            changed = true
          }
        }
      }
      index += 1
    }
    return changed
  }

  /// Makes the rules on a view's length those that the view asks for.
  private func set(
    _ length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ variable: Variable,
    _ content: inout ContentRules
  ) {
    let resistance = view.contentCompressionResistancePriority(for: axis)
    let hugging = view.contentHuggingPriority(for: axis)
    guard length >= 0, length.isFinite else {
      content.resistance.map { solver.remove($0) }
      content.hugging.map { solver.remove($0) }
      if content.resistance != nil { isUnsolved = true }
      content.forgetLength()
      return
    }
    isUnsolved = isUnsolved || length != content.length
    content.length = length
    set(&content.resistance, &content.resistancePriority, resistance, .atLeast, length, variable)
    set(&content.hugging, &content.huggingPriority, hugging, .atMost, length, variable)
  }

  /// Makes the rule on a view's length by which those that resist equally give way in order.
  private func prefer(_ length: CGFloat, _ weight: Double, _ variable: Variable, _ content: inout ContentRules) {
    let wanted = length.isFinite ? Double(max(0, length)) : 0
    if let known = content.preference, content.weight == weight {
      solver.setConstant(-weight * wanted, of: known)
      return
    }
    guard content.preference != nil || weight > 0 else { return }
    if let known = content.preference { solver.remove(known) }
    content.weight = weight
    content.preference =
      weight > 0
      ? try? solver.add(
        SolverExpression([Term(variable, weight)], constant: -weight * wanted), .equal,
        strength: Strength(rank: Self.preferenceRank)) : nil
    isUnsolved = true
  }

  private func set(
    _ handle: inout Constraint?, _ former: inout UILayoutPriority, _ priority: UILayoutPriority,
    _ relation: ConstraintSolver.Relation, _ length: CGFloat, _ variable: Variable
  ) {
    if let known = handle, former == priority {
      solver.setConstant(-Double(length), of: known)
      return
    }
    if let known = handle { solver.remove(known) }
    former = priority
    handle = try? solver.add(
      SolverExpression([Term(variable)], constant: -Double(length)), relation, strength: Strength(priority))
    isUnsolved = true
  }

  /// Where a place begins, in coordinates of the root.
  func point(of place: LayoutPlace) -> (x: Double, y: Double) {
    (place.left.map { solver.value(of: $0) } ?? 0, place.top.map { solver.value(of: $0) } ?? 0)
  }
}
