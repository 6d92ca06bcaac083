/// Which operations a run is made of, and how often each comes.
public struct StressProfile: Equatable, Sendable {
  /// The name, as `--profile` has it.
  public let name: String
  /// What it is for, in a line.
  public let summary: String
  /// How heavy each kind of operation weighs; kinds that are not there do not come.
  let weights: [(kind: Operation.Kind, weight: Int)]
  /// Whether clients do wrong now and then.
  let hasFaults: Bool
  /// How many of a hundred collections have more than 64 items.
  let largePercent: Int

  /// Profiles are told apart by their names.
  public static func == (left: StressProfile, right: StressProfile) -> Bool { left.name == right.name }

  /// All profiles, the default first.
  public static let all: [StressProfile] = [everything, updates, motion, layouts, large, faults]

  /// The profile of a name.
  public static func named(_ name: String) -> StressProfile? { all.first { $0.name == name } }

  /// What a careful client does, of every kind.
  public static let everything = StressProfile(
    name: "everything", summary: "all that a careful client does", weights: everyWeight, hasFaults: false,
    largePercent: 5)

  private static let everyWeight: [(Operation.Kind, Int)] =
    motionWeights + updateWeights + choiceWeights + surroundingWeights

  private static let motionWeights: [(Operation.Kind, Int)] = [
    (.scroll, 14), (.jump, 5), (.fling, 2), (.swipe, 1), (.wait, 1),
  ]

  private static let updateWeights: [(Operation.Kind, Int)] = [
    (.insert, 7), (.delete, 7), (.move, 5), (.reload, 4), (.reconfigure, 3), (.insertSection, 2), (.deleteSection, 2),
    (.moveSection, 2), (.reloadSection, 2), (.batch, 9), (.reloadData, 2), (.resizeItems, 1), (.invalidate, 1),
    (.invalidateItems, 1),
  ]

  private static let choiceWeights: [(Operation.Kind, Int)] = [
    (.select, 4), (.deselect, 2), (.clearSelection, 1), (.tap, 2), (.multipleSelection, 1), (.editing, 1), (.focus, 1),
    (.carry, 2),
  ]

  private static let surroundingWeights: [(Operation.Kind, Int)] = [
    (.resize, 2), (.rotate, 1), (.inset, 1), (.direction, 1), (.scale, 1), (.changeLayout, 1), (.changeSettings, 2),
    (.transition, 1),
    (.interrupt, 2), (.layOut, 1),
  ]

  /// Batches and reloads.
  public static let updates = StressProfile(
    name: "updates", summary: "inserts, deletes, moves, reloads, batches of all at once",
    weights: updateWeights + [(.scroll, 6), (.select, 3)], hasFaults: false, largePercent: 5)

  /// Scrolls of all kinds.
  public static let motion = StressProfile(
    name: "motion", summary: "scrolls, jumps, flings and fingers, at changing sizes",
    weights: motionWeights + surroundingWeights + [(.fling, 12), (.swipe, 8), (.insert, 2), (.delete, 2)],
    hasFaults: false, largePercent: 5)

  /// Changes of layout.
  public static let layouts = StressProfile(
    name: "layouts", summary: "changes of layout and its settings",
    weights: everyWeight + [(.changeLayout, 12), (.changeSettings, 12), (.transition, 12)], hasFaults: false,
    largePercent: 2)

  /// Many items.
  public static let large = StressProfile(
    name: "large", summary: "collections of up to 100,000 items", weights: everyWeight, hasFaults: false,
    largePercent: 100)

  /// Clients that do wrong.
  public static let faults = StressProfile(
    name: "faults", summary: "clients that lie, throw sizes about and change things in callbacks",
    weights: everyWeight + [(.fault, 60)], hasFaults: true, largePercent: 1)
}
