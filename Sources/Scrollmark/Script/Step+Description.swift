extension Step: CustomStringConvertible {
  /// The step as a person would say it.
  public var description: String {
    let what = [actionText, motionText].compactMap { $0 }.joined(separator: ", ")
    return "\(what.isEmpty ? "rest" : what): \(frames) frame\(frames == 1 ? "" : "s")"
  }

  private var actionText: String? {
    switch action {
    case .none: nil
    case .jump(.none): "jump to items drawn by chance"
    case .jump(.some(let fraction)): "jump to \(Self.text(fraction * 100)) % of the items"
    case .invalidate: "invalidate the layout"
    case .reload: "reload the data"
    case .resize(let width, let height): "resize to \(Self.text(width)) × \(Self.text(height)) points"
    case .batch(let recipe): recipe.description
    case .remeasure(let items, let mode):
      "change \(items) item\(items == 1 ? "" : "s") in view and ask to be measured again (\(mode.rawValue))"
    case .reorder(let fraction): "carry the item at \(Self.text(fraction * 100)) % of the items along"
    case .transition(let goal): "change to \(goal.name): \(goal.layout.summary)"
    }
  }

  private var motionText: String? {
    switch motion {
    case .still: nil
    case .steady(let points): "scroll \(Self.text(points)) points a frame"
    case .sweep(let fraction): "sweep to \(Self.text(fraction * 100)) % of the content"
    case .fling(let velocity): "fling at \(Self.text(velocity)) points a second"
    case .swipe(let points, let frames, let across):
      "swipe \(across ? "across " : "")by \(Self.text(points)) points in \(frames) frame\(frames == 1 ? "" : "s")"
    }
  }

  private static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }
}

extension BatchRecipe: CustomStringConvertible {
  /// The recipe as a person would say it.
  public var description: String {
    let parts = [
      (inserts, "insert"), (deletes, "delete"), (moves, "move"), (reloads, "reload"),
    ].filter { $0.0 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    let rhythm = every == 1 ? "every frame" : "every \(every) frames"
    let location =
      switch place {
      case .anywhere: "anywhere"
      case .visible: "in view"
      case .start: "at the start"
      case .end: "at the end"
      }
    return "\(parts) \(location) \(rhythm)"
  }
}
