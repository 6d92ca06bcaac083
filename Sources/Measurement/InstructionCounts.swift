/// How many instructions of the processor the frames of a workload took, counted in several runs by a simulated processor.
///
/// They are nearly exact: the same but for a few in a million, whatever else the machine does. Only those of the frames count, without the
/// opening and without what lies between frames.
public struct InstructionCounts: Codable, Equatable, Sendable {
  /// Why there are no counts where nobody asked for them.
  public static let notAskedFor = "only `run --instructions` counts them"

  /// The count of each run; there is at least one.
  public private(set) var runs: [Int64]

  /// Takes the counts of `runs`; nil where there is none, or one is not greater than zero.
  public init?(runs: [Int64]) {
    guard !runs.isEmpty, runs.allSatisfy({ $0 > 0 }) else { return nil }
    self.runs = runs
  }

  private enum CodingKeys: String, CodingKey {
    case runs
  }

  /// Reads counts; none of them is a count of nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let counts = InstructionCounts(runs: try container.decode([Int64].self, forKey: .runs)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .runs, in: container, debugDescription: "no counts, or one that is not greater than zero")
    }
    self = counts
  }

  /// The count in the middle, the lower one of two. O(n log n).
  public var median: Int64 { runs.sorted()[(runs.count - 1) / 2] }

  /// The distance of the largest count from the smallest. O(n).
  public var spread: Int64 { (runs.max() ?? 0) - (runs.min() ?? 0) }
}
