import OrderedDiff

/// Finding the difference of two collections of numbers.
enum DiffKernels {
  static func kernel(_ edit: DiffEdit, _ count: Int) -> Kernel {
    let (old, new) = edit.pair(count)
    var floor = DiffFloor(old: old, new: new)
    return Kernel(
      name: edit.name, floorName: "both sides walked in step, the rest hashed, longest increasing subsequence",
      operation: { now in
        [elapsed(now) { consume(SectionedDifference(from: old, to: new).operationCount) }]
      },
      floor: { now in [elapsed(now) { consume(floor.operationCount()) }] })
  }
}

extension SectionedDifference {
  /// How many operations the batch has.
  fileprivate var operationCount: Int { batch.operationCount }
}
