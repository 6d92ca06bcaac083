/// What a run starts from: the collection, what it is shown in, and how. Whole numbers, so that it is the same everywhere.
public struct StressSetup: Codable, Equatable, Sendable {
  /// How many items each section has.
  public var counts: [Int]
  /// The size of the collection view, in points.
  public var width: Int
  /// The size of the collection view, in points.
  public var height: Int
  /// Pixels a point: 1 to 3.
  public var scale: Int
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// Whether what is on screen is kept where it is.
  public var isAnchored: Bool
  /// Whether items come from a diffable data source.
  public var usesSnapshots: Bool
  /// Whether several items can be selected.
  public var selectsSeveral: Bool
  /// What the sizes of items follow from.
  public var sizes: Int
  /// The layout.
  public var layout: LayoutChoice
  /// Whether changes of layout stay with layouts of that name.
  public var onlyLayout: Bool?

  /// A layout by its name, and numbers that say how it is set up. A missing number counts as 0.
  public struct LayoutChoice: Codable, Equatable, Sendable {
    /// The name, as `--layout` has it.
    public var name: String
    /// How it is set up, in numbers whose meaning depends on the name.
    public var numbers: [Int]

    /// Makes a choice.
    public init(name: String, numbers: [Int]) {
      self.name = name
      self.numbers = numbers
    }

    /// The number at `index`, 0 if it is missing.
    func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

    /// One of `values`, by the number at `index`.
    func pick<Value>(_ index: Int, _ values: [Value]) -> Value {
      let rest = number(index) % values.count
      return values[rest < 0 ? rest + values.count : rest]
    }
  }
}
