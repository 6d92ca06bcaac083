import LayoutModel

/// Where the items of a leaf are. A trivial value, so that many leaves move at the speed of memory.
enum Leaf: Sendable {
  /// Equal items, of which the slot holds one.
  case run(slot: UInt32)
  /// Items of the buffer that the client gave.
  case slice(start: UInt32)
  /// Items of the leaf's own.
  case own(slot: UInt32)

  @inline(__always) var isRun: Bool {
    if case .run = self { return true }
    return false
  }

  /// The slot that holds the items; 0, which holds none, if the client's buffer does.
  @inline(__always) var slot: Int {
    switch self {
    case .run(let slot), .own(let slot): Int(slot)
    case .slice: 0
    }
  }
}

extension Leaf {
  /// Calls `body` with the `count` items of the leaf, given those of its slot and the client's buffer. There is one call of it for all
  /// kinds of leaf, so that it can be inlined.
  @inline(__always)
  fileprivate func withItems<Item, Result>(
    _ items: ContiguousArray<Item>, _ source: [AxisSize], count: Int, _ body: (ItemView<Item>) -> Result
  ) -> Result {
    source.withUnsafeBytes { source in
      items.withUnsafeBytes { own in
        var base = own.baseAddress
        var stride = isRun ? 0 : MemoryLayout<Item>.stride
        if case .slice(let start) = self {
          stride = MemoryLayout<AxisSize>.stride
          base = source.baseAddress.map { $0 + Int(start) &* stride }
        }
        guard let base else { preconditionFailure("a leaf without items") }
        return body(ItemView(base: base, stride: stride, count: count))
      }
    }
  }
}

/// A leaf with its items, taken out of the store: they go with this value, while they are still in the cache.
struct TakenLeaf<Item: Sendable> {
  let leaf: Leaf
  fileprivate let count: Int
  fileprivate let items: ContiguousArray<Item>
  fileprivate let source: [AxisSize]

  /// Calls `body` with the items.
  @inline(__always)
  func withItems(_ body: (ItemView<Item>) -> Void) { leaf.withItems(items, source, count: count, body) }
}

/// The items of leaves: the client's buffer, and the arrays of the leaves that have items of their own.
struct LeafStore<Item: Sendable>: Sendable {
  /// The buffer that slices point into.
  private let source: [AxisSize]
  /// The items of each slot. The first slot always is empty.
  private var slots: ContiguousArray<ContiguousArray<Item>> = [[]]
  private var freeSlots: ContiguousArray<UInt32> = []

  init(source: [AxisSize] = []) { self.source = source }

  /// Calls `body` with the `count` items of a leaf.
  @inline(__always)
  func withItems<Result>(of leaf: Leaf, count: Int, _ body: (ItemView<Item>) -> Result) -> Result {
    leaf.withItems(slots[leaf.slot], source, count: count, body)
  }

  /// Takes over items; answers their slot.
  mutating func add(_ items: consuming ContiguousArray<Item>) -> UInt32 {
    guard let slot = freeSlots.popLast() else {
      slots.append(items)
      return UInt32(slots.count - 1)
    }
    slots[Int(slot)] = items
    return slot
  }

  /// Shares the items of a leaf that are in a slot; answers their second slot.
  mutating func addItems(of leaf: Leaf) -> UInt32 { add(slots[leaf.slot]) }

  /// Takes out the `count` items of a leaf, whose slot becomes free.
  mutating func take(_ leaf: Leaf, count: Int) -> TakenLeaf<Item> {
    var items: ContiguousArray<Item> = []
    if leaf.slot > 0 {
      swap(&items, &slots[leaf.slot])
      freeSlots.append(UInt32(leaf.slot))
    }
    return TakenLeaf(leaf: leaf, count: count, items: items, source: source)
  }

  /// Lets go of the items of a leaf.
  mutating func remove(_ leaf: Leaf) {
    guard leaf.slot > 0 else { return }
    slots[leaf.slot] = []
    freeSlots.append(UInt32(leaf.slot))
  }

  /// Changes items in place. `body` must not change their number.
  @inline(__always)
  mutating func change<Result>(slot: UInt32, _ body: (inout ContiguousArray<Item>) -> Result) -> Result {
    body(&slots[Int(slot)])
  }

  /// How many items a slot holds.
  func stored(in slot: Int) -> Int { slots[slot].count }

  /// How many slots hold items.
  var slotsInUse: Int { slots.count - 1 - freeSlots.count }
}
