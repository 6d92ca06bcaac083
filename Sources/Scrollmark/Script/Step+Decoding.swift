import FrameClock

extension Step {
  /// The most frames that a step may have.
  private static let mostFrames = 1_000_000

  /// Reads a step: an object whose one key names the kind, such as `{"sweep": {"frames": 600}}`.
  ///
  /// `layout` reads the layout that a transition leads to.
  init(
    _ fields: WorkloadFields, framesPerSecond: Int, layout: (WorkloadFields) throws -> (String, LayoutBlueprint)
  ) throws {
    let kinds = Kind.allCases.filter { fields.has($0.rawValue) }
    try fields.finish()
    guard kinds.count == 1, let kind = kinds.first else {
      let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw WorkloadError(
        kind: .outOfRange, file: fields.file, place: fields.path, problem: "it names \(kinds.count) kinds of step",
        remedy: "it must name one of \(names)")
    }
    let inner = try fields.requiredObject(kind.rawValue)
    self =
      kind == .transition
      ? try Self.transition(inner, layout) : try Self.read(kind, inner, framesPerSecond: framesPerSecond)
    try inner.finish()
  }

  private enum Kind: String, CaseIterable {
    case rest, sweep, fling, swipe, jump, invalidate, reload, resize, batch, remeasure, reorder, transition
  }

  private static func read(_ kind: Kind, _ fields: WorkloadFields, framesPerSecond: Int) throws -> Step {
    switch kind {
    case .sweep: return try sweep(fields)
    case .fling: return try fling(fields, framesPerSecond: framesPerSecond)
    case .swipe: return try swipe(fields)
    case .rest, .transition: return Step(action: .none, frames: try frames(fields))
    case .reorder:
      return Step(
        action: .reorder(fraction: try fields.number("from", in: 0...1, default: 0)),
        motion: .sweep(to: try fields.number("to", in: 0...1, default: 1)), frames: try frames(fields))
    case .resize: return Step(action: try resize(fields), frames: try frames(fields))
    case .jump: return Step(action: try jump(fields), frames: try frames(fields))
    case .invalidate: return Step(action: .invalidate, motion: try steady(fields), frames: try frames(fields))
    case .reload: return Step(action: .reload, motion: try steady(fields), frames: try frames(fields))
    case .batch: return Step(action: .batch(try batch(fields)), motion: try steady(fields), frames: try frames(fields))
    case .remeasure:
      let items = try fields.whole("items", in: 1...10_000)
      let mode = try fields.choice("mode", of: SelfSizingMode.self, default: .enabled)
      return Step(
        action: .remeasure(items: items, mode: mode), motion: try steady(fields), frames: try frames(fields))
    }
  }

  private static func frames(_ fields: WorkloadFields) throws -> Int { try fields.whole("frames", in: 1...mostFrames) }

  private static func steady(_ fields: WorkloadFields) throws -> Motion {
    guard fields.has("pointsPerFrame") else { return .still }
    return .steady(pointsPerFrame: try fields.number("pointsPerFrame", in: -1e6...1e6))
  }

  private static func sweep(_ fields: WorkloadFields) throws -> Step {
    let frames = try frames(fields)
    guard fields.has("pointsPerFrame") else {
      return Step(action: .none, motion: .sweep(to: try fields.number("to", in: 0...1, default: 1)), frames: frames)
    }
    guard !fields.has("to") else {
      throw fields.error(.outOfRange, "to", "it stands beside pointsPerFrame", "leave one of them out")
    }
    return Step(action: .none, motion: try steady(fields), frames: frames)
  }

  private static func fling(_ fields: WorkloadFields, framesPerSecond: Int) throws -> Step {
    let velocity = try fields.number("velocity", in: -100_000...100_000)
    let duration = Deceleration(origin: 0, initialVelocity: velocity).duration(untilSpeed: restSpeed)
    let frames = max(1, Int((duration * Double(framesPerSecond)).rounded(.up)))
    return Step(action: .none, motion: .fling(velocity: velocity), frames: frames)
  }

  /// The speed at which a fling is at rest, in points a second.
  private static let restSpeed = 10.0

  private static func swipe(_ fields: WorkloadFields) throws -> Step {
    let points = try fields.number("points", in: -100_000...100_000)
    let frames = try frames(fields)
    let rest = try fields.whole("rest", in: 0...mostFrames, default: 0)
    let across = try fields.flag("across", default: false)
    return Step(action: .none, motion: .swipe(points: points, frames: frames, across: across), frames: frames + rest)
  }

  private static func transition(
    _ fields: WorkloadFields, _ layout: (WorkloadFields) throws -> (String, LayoutBlueprint)
  ) throws -> Step {
    let (name, blueprint) = try layout(fields.requiredObject("layout"))
    let goal = TransitionGoal(name: name, layout: blueprint)
    return Step(action: .transition(goal), motion: try steady(fields), frames: try frames(fields))
  }

  private static func jump(_ fields: WorkloadFields) throws -> Action {
    .jump(fraction: fields.has("to") ? try fields.number("to", in: 0...1) : nil)
  }

  private static func resize(_ fields: WorkloadFields) throws -> Action {
    .resize(width: try fields.length("width", least: 1), height: try fields.length("height", least: 1))
  }

  private static func batch(_ fields: WorkloadFields) throws -> BatchRecipe {
    let most = 0...1_000_000
    let recipe = BatchRecipe(
      every: try fields.whole("every", in: 1...mostFrames, default: 1),
      inserts: try fields.whole("inserts", in: most, default: 0),
      deletes: try fields.whole("deletes", in: most, default: 0),
      moves: try fields.whole("moves", in: most, default: 0),
      reloads: try fields.whole("reloads", in: most, default: 0),
      place: try fields.choice("at", of: BatchRecipe.Place.self, default: .anywhere))
    guard recipe.operations > 0 else {
      throw WorkloadError(
        kind: .outOfRange, file: fields.file, place: fields.path, problem: "the batch changes nothing",
        remedy: "give at least one of inserts, deletes, moves, reloads")
    }
    return recipe
  }
}
