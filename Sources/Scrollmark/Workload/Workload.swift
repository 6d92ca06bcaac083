import Measurement

/// A workload: which items, in which layout and viewport, and what happens to them frame by frame.
public struct Workload: Sendable {
  /// Its name: the name of its file without the extension.
  public var name: String
  /// The file that it was read from.
  public var file: String
  /// What it stands for, in a line.
  public var summary: String
  /// Where its items come from.
  public var items: any ItemSource
  /// How changes of the data reach the collection view.
  public var updates = Updates.batches
  /// The name of its layout.
  public var layoutName: String
  /// What its file says of the layout, by the name of the field, each as JSON.
  public var layoutParameters: [String: String] = [:]
  /// How its layout is made.
  public var layout: LayoutBlueprint
  /// What its cells are; nil for those of the stage.
  public var cells: CellBlueprint?
  /// The width of the viewport, in points.
  public var width: Double
  /// The height of the viewport, in points.
  public var height: Double
  /// How many pixels a point has.
  public var scale: Int
  /// The frame rate, in frames a second.
  public var framesPerSecond: Int
  /// The seed of everything that is drawn by chance.
  public var seed: UInt64
  /// How many items the small size has.
  public var smokeCount: Int
  /// How many items the full size has; nil where it is as many as there are.
  public var fullCount: Int?
  /// The counts of items that the full size consists of, where the workload sweeps over them.
  public var counts: [Int]
  /// What happens.
  public var script: [Step]
  /// What its file promises of what it costs.
  public var budgets: [Budget] = []

  /// How changes of the data reach a collection view.
  public enum Updates: String, CaseIterable, Sendable {
    /// The data source changes, and the operations are named in `performBatchUpdates`.
    case batches
    /// A snapshot is applied to a diffable data source, which finds the operations.
    case snapshots
  }

  /// How many frames the script has, the opening apart.
  public var frameCount: Int { script.reduce(0) { $0 + $1.frames } }

  /// The sizes at which the workload runs: the small one, or the full one with its sweep over counts.
  public func sizes(smoke: Bool) -> [WorkloadSize] {
    if smoke { return [.smoke] }
    return counts.isEmpty ? [.full] : counts.map { .count($0) }
  }

  /// How many items there are at `size`; nil means as many as there are.
  public func count(at size: WorkloadSize) -> Int? {
    switch size {
    case .smoke: smokeCount
    case .full: fullCount
    case .count(let count): count
    }
  }
}

/// One of the sizes that a workload can run at.
public enum WorkloadSize: Hashable, Sendable {
  /// The small size, for a quick look.
  case smoke
  /// The size that the workload is about.
  case full
  /// A number of items.
  case count(Int)

  /// The size as a run record names it: `smoke`, `full` or the count.
  public var label: String {
    switch self {
    case .smoke: "smoke"
    case .full: "full"
    case .count(let count): String(count)
    }
  }
}
