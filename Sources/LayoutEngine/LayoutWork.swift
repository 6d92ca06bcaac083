import Synchronization

/// How much of its trees the layout core reads and writes, counted where somebody wants to know: the exact evidence that a query costs
/// O(log n) and not O(n), however fast a step is.
///
/// A node is a sum, or a leaf whose items are looked at. Nobody counts by default, and then a visit costs one load.
public enum LayoutWork {
  private static let isOn = Atomic<Bool>(false)
  private static let nodes = Atomic<Int>(0)
  private static let rebuilt = Atomic<Int>(0)

  /// Whether visits are counted, in all engines of the process. O(1).
  public static var isCounted: Bool {
    get { isOn.load(ordering: .relaxed) }
    set { isOn.store(newValue, ordering: .relaxed) }
  }

  /// How many nodes were visited since the last call. O(1).
  public static func takeNodesVisited() -> Int { nodes.exchange(0, ordering: .relaxed) }

  /// How many of the nodes visited since the last call were leaves summed up anew because their number changed: what a single change
  /// costs beyond O(log n), once in many changes. O(1).
  public static func takeLeavesRebuilt() -> Int { rebuilt.exchange(0, ordering: .relaxed) }

  /// Adds to the nodes visited, and to the leaves summed up anew. O(1).
  static func rebuild(_ leaves: Int) {
    guard isOn.load(ordering: .relaxed) else { return }
    nodes.wrappingAdd(leaves, ordering: .relaxed)
    rebuilt.wrappingAdd(leaves, ordering: .relaxed)
  }

  /// Adds to the nodes visited. O(1).
  @inline(__always)
  static func visit(_ amount: Int) {
    if isOn.load(ordering: .relaxed) { nodes.wrappingAdd(amount, ordering: .relaxed) }
  }
}
