/// Which operations a run is made of, and how often each comes.
public struct StressProfile: Equatable, Sendable {
  /// The name, as `--profile` has it.
  public let name: String
  /// What it is for, in a line.
  public let summary: String
  /// How heavy each kind of operation weighs; kinds that are not there do not come.
  let weights: [(kind: Operation.Kind, weight: Int)]
  /// How many of a hundred collections have more than 64 items.
  let largePercent: Int
  /// Whether all layouts take part, and snapshots; else the two that have an oracle of their own.
  var isWide = false

  /// Profiles are told apart by their names.
  public static func == (left: StressProfile, right: StressProfile) -> Bool { left.name == right.name }

  /// All profiles, the default first.
  public static let all: [StressProfile] = [everything, updates, motion, large, interplay, faults]

  /// The names of what clients do wrong in the profile `faults`.
  public static var faultNames: [String] { Fault.allCases.map(\.rawValue) }

  /// The profile of a name.
  public static func named(_ name: String) -> StressProfile? { all.first { $0.name == name } }

  /// What a careful client, a finger and the surroundings do, of every kind, in all layouts.
  public static let everything = StressProfile(
    name: "everything",
    summary: "all that a careful client, a finger and the surroundings do, in all layouts",
    weights: everyWeight + interplayWeights, largePercent: 5, isWide: true)

  /// What is done to one layout from outside, one thing after the other.
  private static let everyWeight: [(Operation.Kind, Int)] =
    motionWeights + updateWeights + choiceWeights + surroundingWeights

  private static let motionWeights: [(Operation.Kind, Int)] = [
    (.scroll, 14), (.jump, 5),
  ]

  private static let updateWeights: [(Operation.Kind, Int)] = [
    (.insert, 7), (.delete, 7), (.move, 5), (.reload, 4), (.reconfigure, 3), (.insertSection, 2), (.deleteSection, 2),
    (.moveSection, 2), (.reloadSection, 2), (.batch, 9), (.reloadData, 2), (.resizeItems, 1), (.invalidate, 1),
    (.invalidateItems, 1),
  ]

  private static let choiceWeights: [(Operation.Kind, Int)] = [
    (.select, 4), (.deselect, 2), (.clearSelection, 1),
  ]

  private static let surroundingWeights: [(Operation.Kind, Int)] = [
    (.resize, 2), (.rotate, 1), (.inset, 1), (.direction, 1), (.scale, 1), (.layOut, 1),
  ]

  /// Batches and reloads.
  public static let updates = StressProfile(
    name: "updates", summary: "inserts, deletes, moves, reloads, batches of all at once",
    weights: updateWeights + [(.scroll, 6), (.select, 3)], largePercent: 5)

  /// Scrolls of all kinds.
  public static let motion = StressProfile(
    name: "motion", summary: "scrolls and jumps, at changing sizes",
    weights: motionWeights + surroundingWeights + [(.insert, 2), (.delete, 2)],
    largePercent: 5)

  /// Above all what happens in the middle of something else, in all layouts.
  public static let interplay = StressProfile(
    name: "interplay",
    summary: "fingers, movement, snapshots, changes of layout, transitions, updates in callbacks, in all layouts",
    weights: everyWeight + interplayWeights.map { ($0.0, $0.1 * 3) }, largePercent: 2, isWide: true)

  private static let interplayWeights: [(Operation.Kind, Int)] = [
    (.fling, 6), (.swipe, 4), (.wait, 2), (.tap, 4), (.multipleSelection, 2), (.editing, 2), (.focus, 2), (.carry, 6),
    (.changeLayout, 4), (.changeSettings, 4), (.transition, 4), (.interrupt, 6),
    (.drag, 5), (.memoryWarning, 2), (.editSnapshot, 10), (.outline, 14), (.applyElsewhere, 10),
  ]

  /// Many items.
  public static let large = StressProfile(
    name: "large", summary: "collections of up to 100,000 items", weights: everyWeight,
    largePercent: 100)

  /// Clients that do wrong.
  public static let faults = StressProfile(
    name: "faults",
    summary: "clients that lie about counts, contradict themselves, and give what is no size or cell",
    weights: everyWeight + [(.fault, 60)], largePercent: 1, isWide: true)
}
