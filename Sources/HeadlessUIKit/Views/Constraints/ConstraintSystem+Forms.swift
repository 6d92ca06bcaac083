import ConstraintSolver
import CoreGraphics
import Foundation

/// Foundation has an expression too.
typealias SolverExpression = ConstraintSolver.Expression

/// An attribute of an item as a sum of unknowns and a constant.
struct LinearForm {
  var terms: [Term] = []
  var constant = 0.0

  /// This less `factor` times another.
  func minus(_ factor: Double, _ other: LinearForm) -> LinearForm {
    LinearForm(
      terms: terms + other.terms.map { Term($0.variable, -factor * $0.coefficient) },
      constant: constant - factor * other.constant)
  }
}

/// Which point of a length an attribute is: its fraction from the start; nil for the length itself.
private struct AttributePoint {
  var isSideways: Bool
  var fraction: Double?
  var isWithinMargins = false
  var baseline: Baseline?

  enum Baseline { case first, last }
}

extension ConstraintSystem {
  /// The attribute of an item that has a place here.
  func form(_ given: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LinearForm {
    if let span = given.layoutSpan { return form(span) }
    let item = baselineItem(given, attribute)
    guard let place = place(of: item), let point = point(of: attribute) else { return LinearForm() }
    var form = LinearForm(constant: offset(item, attribute))
    let length = point.isSideways ? place.width : place.height
    let isFixed = item.layoutInsets?.fixedSize != nil
    guard let fraction = bottomFraction(point, item) else {
      if !isFixed { form.terms.append(Term(length)) }
      return form
    }
    if let start = point.isSideways ? place.left : place.top { form.terms.append(Term(start)) }
    if fraction != 0, !isFixed { form.terms.append(Term(length, fraction)) }
    return form
  }

  /// The constant in `form(_:_:)`: what insets, margins and baselines add. No allocation.
  func offset(_ given: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> Double {
    guard let point = point(of: attribute) else { return 0 }
    if let span = given.layoutSpan { return offset(span) }
    let item = baselineItem(given, attribute)
    var insets = item.layoutInsets?.insets ?? .zero
    if point.isWithinMargins, let view = item.layoutView {
      let margins = view.effectiveMargins
      insets = UIEdgeInsets(
        top: insets.top + margins.top, left: insets.left + margins.left, bottom: insets.bottom + margins.bottom,
        right: insets.right + margins.right)
    }
    let (before, after) = point.isSideways ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let fixed = (item.layoutInsets?.fixedSize).map { point.isSideways ? $0.width : $0.height }
    guard let fraction = bottomFraction(point, item) else { return Double(fixed ?? -before - after) }
    let inner = Double(before) + fraction * Double(fixed ?? -before - after)
    return inner + baselineOffset(point, item)
  }

  /// The item whose place decides about an attribute: for a baseline the view in which the text stands, if it has a place here.
  func baselineItem(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> any LayoutItem {
    guard attribute.isBaseline, let view = item.layoutView, item === view else { return item }
    let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return inner !== view && place(of: inner) != nil ? inner : item
  }

  /// Whether the constant of an attribute may change without anybody saying so.
  func isVariable(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard let item, let point = point(of: attribute) else { return false }
    if let span = item.layoutSpan {
      return isVariable(span.start.item, span.start.attribute) || isVariable(span.end.item, span.end.attribute)
    }
    return item.layoutInsets != nil || point.isWithinMargins || point.baseline != nil
  }

  private func point(of attribute: NSLayoutConstraint.Attribute) -> AttributePoint? {
    let (start, end) = isReversed ? (1.0, 0.0) : (0, 1)
    return switch attribute {
    case .left: AttributePoint(isSideways: true, fraction: 0)
    case .right: AttributePoint(isSideways: true, fraction: 1)
    case .leading: AttributePoint(isSideways: true, fraction: start)
    case .trailing: AttributePoint(isSideways: true, fraction: end)
    case .centerX: AttributePoint(isSideways: true, fraction: 0.5)
    case .width: AttributePoint(isSideways: true)
    case .top: AttributePoint(isSideways: false, fraction: 0)
    case .bottom: AttributePoint(isSideways: false, fraction: 1)
    case .centerY: AttributePoint(isSideways: false, fraction: 0.5)
    case .height: AttributePoint(isSideways: false)
    case .firstBaseline: AttributePoint(isSideways: false, fraction: 0, baseline: .first)
    case .lastBaseline: AttributePoint(isSideways: false, fraction: 1, baseline: .last)
    case .leftMargin: AttributePoint(isSideways: true, fraction: 0, isWithinMargins: true)
    case .rightMargin: AttributePoint(isSideways: true, fraction: 1, isWithinMargins: true)
    case .leadingMargin: AttributePoint(isSideways: true, fraction: start, isWithinMargins: true)
    case .trailingMargin: AttributePoint(isSideways: true, fraction: end, isWithinMargins: true)
    case .topMargin: AttributePoint(isSideways: false, fraction: 0, isWithinMargins: true)
    case .bottomMargin: AttributePoint(isSideways: false, fraction: 1, isWithinMargins: true)
    case .centerXWithinMargins: AttributePoint(isSideways: true, fraction: 0.5, isWithinMargins: true)
    case .centerYWithinMargins: AttributePoint(isSideways: false, fraction: 0.5, isWithinMargins: true)
    case .notAnAttribute: nil
    }
  }

  /// The fraction from the start, where a first baseline without text counts from the end.
  private func bottomFraction(_ point: AttributePoint, _ item: any LayoutItem) -> Double? {
    guard point.baseline == .first, let view = item.layoutView else { return point.fraction }
    let inner = view.forFirstBaselineLayout
    return inner === view && inner.firstBaselineOffsetFromTop == nil ? 1 : 0
  }

  /// How far a baseline lies from the side that it counts from, downwards.
  private func baselineOffset(_ point: AttributePoint, _ item: any LayoutItem) -> Double {
    guard let baseline = point.baseline, let view = item.layoutView else { return 0 }
    switch baseline {
    case .first:
      let inner = view.forFirstBaselineLayout
      if inner === view { return Double(inner.firstBaselineOffsetFromTop ?? 0) }
      let top = view.convert(inner.bounds, from: inner).minY
      return Double(top + (inner.firstBaselineOffsetFromTop ?? inner.bounds.size.height))
    case .last:
      let inner = view.forLastBaselineLayout
      if inner === view { return -Double(inner.lastBaselineOffsetFromBottom) }
      let bottom = view.convert(inner.bounds, from: inner).maxY
      return -Double(view.bounds.size.height - bottom + inner.lastBaselineOffsetFromBottom)
    }
  }

  // MARK: Distances

  private func form(_ span: AnchorSpan) -> LinearForm {
    guard let start = span.start.item, let end = span.end.item else { return LinearForm() }
    let (first, last) = (form(start, span.start.attribute), form(end, span.end.attribute))
    return isMirrored(span) ? first.minus(1, last) : last.minus(1, first)
  }

  private func offset(_ span: AnchorSpan) -> Double {
    guard let start = span.start.item, let end = span.end.item else { return 0 }
    let distance = offset(end, span.end.attribute) - offset(start, span.start.attribute)
    return isMirrored(span) ? -distance : distance
  }

  private func isMirrored(_ span: AnchorSpan) -> Bool {
    isReversed && (span.start.attribute.side.isRelative || span.end.attribute.side.isRelative)
  }

  // MARK: Rules

  /// Whether a constraint counts from the right to the left, as one between sides where reading begins or ends does where reading
  /// runs that way.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    isReversed && (constraint.firstAttribute.side.isRelative || constraint.secondAttribute.side.isRelative)
  }

  /// What a rule says, as an expression that stands to zero.
  func expression(of rule: ConstraintRule) -> SolverExpression {
    switch rule.source {
    case .constraint(let constraint):
      guard let first = constraint.solvedFirst else { return SolverExpression([]) }
      var form = form(first, constraint.firstAttribute)
      if let second = constraint.solvedSecond {
        form = form.minus(Double(constraint.multiplier), self.form(second, constraint.secondAttribute))
      }
      if isMirrored(constraint) { form = LinearForm().minus(1, form) }
      return SolverExpression(form.terms, constant: constant(of: rule))
    case .mask(let place, let axis, let isStart):
      return SolverExpression(maskTerms(place, axis, isStart), constant: constant(of: rule))
    }
  }

  /// The constant of that expression. No allocation.
  func constant(of rule: ConstraintRule) -> Double {
    switch rule.source {
    case .constraint(let constraint):
      var offset = 0.0
      if let first = constraint.solvedFirst { offset += self.offset(first, constraint.firstAttribute) }
      if let second = constraint.solvedSecond {
        offset -= Double(constraint.multiplier) * self.offset(second, constraint.secondAttribute)
      }
      return (isMirrored(constraint) ? -offset : offset) - Double(constraint.constant)
    case .mask(let place, let axis, let isStart): return maskConstant(place, axis, isStart)
    }
  }
}
