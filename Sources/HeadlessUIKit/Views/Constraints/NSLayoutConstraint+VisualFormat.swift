import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// The constraints that a visual format such as `H:|-[name]-8-[price(>=40@750)]-|` describes, none of them active. Numbers may be
  /// named by `metrics`, and views are by `views`. Raises for a format that cannot be read, or a name that nobody has, and answers
  /// no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Problem) {
      let parsed = try VisualFormat(format)
      return try FormatBuilder(format: parsed, options: opts, metrics: metrics ?? [:], views: views).constraints()
    } catch {
      let mark = String(repeating: " ", count: error.place) + "^"
      UIKitExceptions.raise(
        .invalidArgument("Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(mark)"))
      return []
    }
  }
}

/// Makes the constraints of a visual format.
@MainActor private struct FormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private static let standardSpace: CGFloat = 8

  private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  /// Counting from the right, distances have the other sign.
  private var sign: CGFloat {
    format.axis == .horizontal && options.contains(.directionRightToLeft) ? -1 : 1
  }

  func constraints() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var items: [UIView] = []
    for view in format.views { items.append(try self.view(view.name)) }
    var result: [NSLayoutConstraint] = []
    if let space = format.leadingSpace {
      result += try gap(space, from: superview(of: items[0]), sides.start, to: items[0], sides.start)
    }
    for (index, view) in format.views.enumerated() {
      for length in view.lengths { result.append(try self.length(length, of: items[index])) }
      guard index > 0 else { continue }
      result += try gap(format.spaces[index - 1], from: items[index - 1], sides.end, to: items[index], sides.start)
    }
    if let space = format.trailingSpace, let last = items.last {
      result += try gap(space, from: last, sides.end, to: superview(of: last), sides.end)
    }
    return result + alignments(items)
  }

  private func gap(
    _ space: VisualFormat.Space, from first: UIView, _ end: NSLayoutConstraint.Attribute, to second: UIView,
    _ start: NSLayoutConstraint.Attribute
  ) throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    func constraint(_ relation: NSLayoutConstraint.Relation, _ distance: CGFloat) -> NSLayoutConstraint {
      let turned = NSLayoutConstraint.Relation(rawValue: relation.rawValue * Int(sign)) ?? relation
      return NSLayoutConstraint(
        second, start, turned, first, end, multiplier: 1, constant: distance * sign)
    }
    switch space {
    case .flush: return [constraint(.equal, 0)]
    case .standard: return [constraint(.equal, Self.standardSpace)]
    case .written(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let made = constraint(predicate.relation, try number(predicate.object))
        made.priority = UILayoutPriority(Float(try number(predicate.priority)))
        result.append(made)
      }
      return result
    }
  }

  private func length(_ predicate: VisualFormat.Predicate, of view: UIView) throws(VisualFormat.Problem)
    -> NSLayoutConstraint
  {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let made: NSLayoutConstraint
    if case .name(let name) = predicate.object, let other = views[name] as? UIView {
      made = NSLayoutConstraint(view, attribute, predicate.relation, other, attribute, multiplier: 1, constant: 0)
    } else {
      made = NSLayoutConstraint(
        view, attribute, predicate.relation, nil, .notAnAttribute, multiplier: 1,
        constant: try number(predicate.object))
    }
    made.priority = UILayoutPriority(Float(try number(predicate.priority)))
    return made
  }

  private func alignments(_ items: [UIView]) -> [NSLayoutConstraint] {
    let pairs: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return pairs.filter { options.contains($0.0) }.flatMap { pair in
      zip(items, items.dropFirst()).map {
        NSLayoutConstraint($0, pair.1, .equal, $1, pair.1, multiplier: 1, constant: 0)
      }
    }
  }

  private func view(_ name: String) throws(VisualFormat.Problem) -> UIView {
    guard let view = views[name] as? UIView else {
      throw VisualFormat.Problem(reason: "\(name) is not a key in the views dictionary.", place: 0)
    }
    return view
  }

  private func superview(of view: UIView) throws(VisualFormat.Problem) -> UIView {
    guard let superview = view.superview else {
      throw VisualFormat.Problem(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview", place: 0)
    }
    return superview
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormat.Problem) -> CGFloat {
    switch object {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: throw VisualFormat.Problem(reason: "\(name) is not a key in the metrics dictionary.", place: 0)
      }
    }
  }
}
