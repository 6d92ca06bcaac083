/// One operation of the layout engine or of the collection view at one size, beside a floor: the least that any implementation
/// would have to do, or the same operation with fewer items.
public struct BenchmarkRow: Sendable, Equatable, Encodable {
  /// What was measured.
  public var name: String
  /// How many items there were.
  public var size: Int
  /// The unit of all values: `ns`, `bytes` an item, or `allocations` a frame.
  public var unit: String
  /// The middle value: of the rounds, or of single operations in all rounds where the row has a 99th percentile.
  public var median: Double
  /// The 99th percentile of single operations; nil where a round is one operation.
  public var p99: Double?
  /// What the design allows the median at 1,000,000 items; nil where it says nothing.
  public var budget: Double?
  /// What the design allows the 99th percentile at 1,000,000 items; nil where it says nothing.
  public var p99Budget: Double?
  /// What the floor does.
  public var floorName: String
  /// The middle value of the floor, measured in turns with the operation.
  public var floor: Double
  /// The median divided by the floor's; 1 where both are zero.
  public var ratio: Double { median == floor ? 1 : floor > 0 ? median / floor : .infinity }
}
