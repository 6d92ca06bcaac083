/// One step of a script: what happens in each of its frames, and how the viewport moves meanwhile.
public struct Step: Equatable, Sendable {
  /// What happens in the frames of the step.
  public var action: Action
  /// How the viewport moves.
  public var motion: Motion
  /// How many frames it takes.
  public var frames: Int

  /// Makes a step.
  public init(action: Action, motion: Motion = .still, frames: Int) {
    self.action = action
    self.motion = motion
    self.frames = frames
  }

  /// What happens in the frames of a step.
  public enum Action: Equatable, Sendable {
    /// Nothing but the motion.
    case none
    /// An item is scrolled to in every frame: one drawn by chance, or the one at a fraction of all items.
    case jump(fraction: Double?)
    /// The layout is invalidated in every frame.
    case invalidate
    /// The data is reloaded in every frame.
    case reload
    /// The viewport comes to this size, in points, in equal parts a frame.
    case resize(width: Double, height: Double)
    /// A batch of changes every few frames.
    case batch(BatchRecipe)
    /// So many items in view change their content and ask to be measured again, in every frame.
    case remeasure(items: Int, mode: SelfSizingMode)
    /// The item at a fraction of all items is held in the middle of the viewport, moves among the others as these pass, and is put
    /// down in the last frame.
    case reorder(fraction: Double)
    /// The layout changes to another one, in equal parts a frame.
    case transition(TransitionGoal)
  }

  /// The layout that a transition leads to.
  public struct TransitionGoal: Equatable, Sendable {
    /// The name of the layout.
    public var name: String
    /// How the layout is made.
    public var layout: LayoutBlueprint

    /// Whether both lead to the same layout, as far as people are told.
    public static func == (first: TransitionGoal, second: TransitionGoal) -> Bool {
      first.name == second.name && first.layout.summary == second.layout.summary
    }
  }

  /// What the collection view does when a cell in view asks to be measured again: its `selfSizingInvalidation`.
  public enum SelfSizingMode: String, CaseIterable, Sendable {
    /// The cell is not measured again.
    case disabled
    /// It is measured again.
    case enabled
    /// It is measured again, also when only its constraints change.
    case enabledIncludingConstraints
  }

  /// How the viewport moves along the scroll axis.
  public enum Motion: Equatable, Sendable {
    /// Not at all.
    case still
    /// So many points a frame, negative towards the start; it turns round at both ends.
    case steady(pointsPerFrame: Double)
    /// At equal parts a frame to a fraction of the way from the first to the last offset.
    case sweep(to: Double)
    /// Let go of with this velocity, in points a second, and slowing down by rule I9; it stops at an end.
    case fling(velocity: Double)
    /// A simulated finger drags the content by so many points in so many frames and lifts, and the content slows down: along the scroll
    /// axis, or across it, where what lies in the middle of the viewport scrolls on its own.
    case swipe(points: Double, frames: Int, across: Bool = false)
  }
}

/// What one batch of changes consists of.
public struct BatchRecipe: Equatable, Sendable {
  /// A batch comes in every so many frames, the first frame of the step included.
  public var every = 1
  /// Items that come.
  public var inserts = 0
  /// Items that go.
  public var deletes = 0
  /// Items that change their place.
  public var moves = 0
  /// Items that are loaded again, with another size.
  public var reloads = 0
  /// Where all that happens.
  public var place = Place.anywhere

  /// Where changes happen.
  public enum Place: String, CaseIterable, Sendable {
    /// Spread over all items.
    case anywhere
    /// Among the items in view.
    case visible
    /// Inserts come before the first item, and the first items go; moves and reloads are anywhere.
    case start
    /// Inserts come after the last item, and the last items go; moves and reloads are anywhere.
    case end
  }

  /// How many operations a batch has.
  public var operations: Int { inserts + deletes + moves + reloads }
}
