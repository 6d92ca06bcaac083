import CoreGraphics
import Foundation

/// The constraints between a stack and the views that it arranges. They are those that UIKit makes, by its names, and none when a
/// stack has no views but the one by which it is as small as it can be.
@MainActor struct StackArrangement {
  /// A stack is as short as its views allow.
  private static let canvasFit = UILayoutPriority(49)
  /// A stack is as narrow as its views allow.
  private static let spanningFit = UILayoutPriority(51)
  /// A view that says nothing of its breadth has none.
  private static let ambiguitySuppression = UILayoutPriority(25)
  /// Spaces, or steps from middle to middle, are equal.
  private static let distributing = UILayoutPriority(149)
  /// Lengths are in proportion, where nothing that is required says otherwise.
  private static let proportion = UILayoutPriority(999)

  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  private let along: Sides
  private let across: Sides
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  /// Where the room inside the stack begins, ends and has its middle.
  private typealias Room = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, middle: NSLayoutConstraint.Attribute
  )

  /// The attributes of an axis: from where views follow each other to where they end.
  private struct Sides {
    var start: NSLayoutConstraint.Attribute
    var end: NSLayoutConstraint.Attribute
    var middle: NSLayoutConstraint.Attribute
    var length: NSLayoutConstraint.Attribute
    var room: Room
    /// -1 where views follow each other to the left.
    var sign: CGFloat
  }

  /// The arrangement of `views` in `stack`, as the stack is set up now.
  init(of views: [UIView], in stack: UIStackView) {
    self.stack = stack
    self.views = views
    isRow = stack.axis == .horizontal
    let isReversed = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sideways = Self.sideways(isReversed, stack.isLayoutMarginsRelativeArrangement)
    let upright = Self.upright(stack.isLayoutMarginsRelativeArrangement)
    along = isRow ? sideways : upright
    across = isRow ? upright : sideways
    connect()
    distribute()
    align()
    add(stack, along.length, .equal, nil, .notAnAttribute, 0, "UISV-canvas-fit", Self.canvasFit)
  }

  private static func sideways(_ isReversed: Bool, _ isInMargins: Bool) -> Sides {
    let (left, right): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isInMargins ? (.leftMargin, .rightMargin) : (.left, .right)
    let middle: NSLayoutConstraint.Attribute = isInMargins ? .centerXWithinMargins : .centerX
    return isReversed
      ? Sides(
        start: .right, end: .left, middle: .centerX, length: .width, room: (start: right, end: left, middle), sign: -1)
      : Sides(
        start: .left, end: .right, middle: .centerX, length: .width, room: (start: left, end: right, middle), sign: 1)
  }

  private static func upright(_ isInMargins: Bool) -> Sides {
    Sides(
      start: .top, end: .bottom, middle: .centerY, length: .height,
      room: isInMargins ? (.topMargin, .bottomMargin, .centerYWithinMargins) : (.top, .bottom, .centerY), sign: 1)
  }

  // MARK: Along the axis

  /// The first view begins where the room does, and the last ends there.
  private mutating func connect() {
    guard let first = views.first, let last = views.last else { return }
    add(first, along.start, .equal, stack, along.room.start, 0, "UISV-canvas-connection")
    add(last, along.end, .equal, stack, along.room.end, 0, "UISV-canvas-connection")
  }

  private mutating func distribute() {
    let isSpaced = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (former, next) in zip(views, views.dropFirst()) {
      let space = along.sign * stack.space(after: former)
      let relation: NSLayoutConstraint.Relation =
        !isSpaced ? .equal : along.sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual
      add(next, along.start, relation, former, along.end, space, "UISV-spacing")
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, along.length, .equal, views[0], along.length, 0, "UISV-fill-equally")
      }
    case .fillProportionally: addProportions()
    case .equalSpacing: addEqualGaps(from: along.end, to: along.start)
    case .equalCentering: addEqualGaps(from: along.middle, to: along.middle)
    }
  }

  /// Guides between two attributes of neighbours, all equally long.
  private mutating func addEqualGaps(from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute) {
    guard views.count > 2 else { return }
    for (former, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing-gap"
      add(guide, along.start, .equal, former, start, 0, "UISV-distributing-edge")
      add(guide, along.end, .equal, next, end, 0, "UISV-distributing-edge")
      if let other = guides.first {
        add(guide, along.length, .equal, other, along.length, 0, "UISV-distributing", Self.distributing)
      }
      guides.append(guide)
    }
  }

  private mutating func addProportions() {
    let lengths = views.map { stack.ownLength(of: $0) }
    let total = lengths.reduce(0, +)
    guard total > 0 else {
      for view in views.dropFirst() {
        add(view, along.length, .equal, views[0], along.length, 0, "UISV-fill-equally", Self.proportion)
      }
      return
    }
    let spaces = views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    let room: any LayoutItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    for (view, length) in zip(views, lengths) {
      let share = length / total
      add(
        view, along.length, .equal, room, along.length, -share * spaces, "UISV-fill-proportionally", Self.proportion,
        multiplier: share)
    }
  }

  // MARK: Across

  private mutating func align() {
    if isRow, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      alignByBaselines(stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline)
    } else {
      for view in views { align(view) }
    }
    if stack.alignment != .fill || views.isEmpty {
      add(stack, across.length, .equal, nil, .notAnAttribute, 0, "UISV-spanning-fit", Self.spanningFit)
    }
  }

  private mutating func align(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add(view, across.start, .equal, stack, across.room.start, 0, "UISV-alignment")
      add(view, across.end, .equal, stack, across.room.end, 0, "UISV-alignment")
      return
    case .center:
      add(view, across.middle, .equal, stack, across.room.middle, 0, "UISV-alignment")
      bound(view, across.start, by: across.room.start, isEnd: false)
    case .trailing:
      add(view, across.end, .equal, stack, across.room.end, 0, "UISV-alignment")
      bound(view, across.start, by: across.room.start, isEnd: false)
    case .leading, .firstBaseline, .lastBaseline:
      add(view, across.start, .equal, stack, across.room.start, 0, "UISV-alignment")
      bound(view, across.end, by: across.room.end, isEnd: true)
    }
    suppressAmbiguity(of: view)
  }

  /// All baselines are at one height, as high up as the views allow.
  private mutating func alignByBaselines(_ baseline: NSLayoutConstraint.Attribute) {
    for view in views {
      if view !== views[0] { add(view, baseline, .equal, views[0], baseline, 0, "UISV-alignment") }
      bound(view, across.start, by: across.room.start, isEnd: false)
      bound(view, across.end, by: across.room.end, isEnd: true)
      add(
        view, across.start, .equal, stack, across.room.start, 0, "UISV-ambiguity-suppression",
        Self.ambiguitySuppression)
      suppressAmbiguity(of: view)
    }
  }

  /// Keeps a side of a view inside the room.
  private mutating func bound(
    _ view: UIView, _ side: NSLayoutConstraint.Attribute, by room: NSLayoutConstraint.Attribute, isEnd: Bool
  ) {
    let relation: NSLayoutConstraint.Relation = isEnd == (across.sign > 0) ? .lessThanOrEqual : .greaterThanOrEqual
    add(view, side, relation, stack, room, 0, "UISV-spanning-boundary")
  }

  private mutating func suppressAmbiguity(of view: UIView) {
    guard stack.saysNothing(view, of: isRow ? .vertical : .horizontal) else { return }
    add(
      view, across.length, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", Self.ambiguitySuppression)
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ name: String, _ priority: UILayoutPriority = .required, multiplier: CGFloat = 1
  ) {
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    constraints.append(constraint)
  }
}
