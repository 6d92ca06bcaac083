import Scrollmark

/// Seeds in a row, and how many operations they come to.
struct StressSlice: Equatable {
  /// The first seed.
  var first: UInt64
  /// How many seeds.
  var seeds: Int
  /// How many operations at most, all seeds together; nil for as many as the seeds mean.
  var operations: Int?

  /// The seed after the last.
  var end: UInt64 { first &+ UInt64(seeds) }
}

/// Deals out the seeds of a plan in their order. What a seed is worth is known before it runs, so that whoever shares the work does
/// the same seeds and operations as one process alone would. A seed that fails leaves the rest of its operations undone.
@MainActor struct SeedDealer {
  private let length: @MainActor (UInt64) -> Int
  private var next: UInt64
  private var seedsLeft: Int
  private var operationsLeft: Int?

  /// Deals `seeds` seeds from `first` on, and `operations` operations; `length` says how many a seed is worth.
  init(first: UInt64, seeds: Int, operations: Int?, length: @escaping @MainActor (UInt64) -> Int) {
    next = first
    seedsLeft = seeds
    operationsLeft = operations
    self.length = length
  }

  /// Deals what `slice` holds.
  init(_ slice: StressSlice, length: @escaping @MainActor (UInt64) -> Int) {
    self.init(first: slice.first, seeds: slice.seeds, operations: slice.operations, length: length)
  }

  /// The next seeds, `most` at most; nil when all are dealt.
  mutating func deal(_ most: Int) -> StressSlice? {
    var slice = StressSlice(first: next, seeds: 0, operations: operationsLeft.map { _ in 0 })
    while slice.seeds < most, seedsLeft > 0, operationsLeft != 0 {
      if let left = operationsLeft {
        let worth = min(left, length(next))
        slice.operations = (slice.operations ?? 0) + worth
        operationsLeft = left - worth
      }
      slice.seeds += 1
      seedsLeft -= 1
      next = next &+ 1
    }
    return slice.seeds > 0 ? slice : nil
  }
}
