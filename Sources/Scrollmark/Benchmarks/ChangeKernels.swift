import LayoutEngine
import LayoutModel

/// Changes of sizes and of the number of items.
enum ChangeKernels {
  private static let changes = 10_000
  private static let inserts = 1_000
  private static let prepended = 100

  static func oneSize(_ input: BenchmarkInput) -> Kernel {
    var engine = FlowLayoutEngine(input.list())
    let lengths = input.list().itemSizes.map(\.main)
    var starts = [Double](repeating: 0, count: input.count)
    return Kernel(
      name: "one size changes near the top, then a frame near the end", budget: 250,
      floorName: "starts added up again in warm memory, as a plain array needs",
      operation: { now in
        let time = elapsed(now) {
          for change in 0..<changes {
            let size = AxisSize(main: 60 + Double(change % 90), cross: BenchmarkInput.cross)
            engine.setSize(size, ofItemAt: ItemPath(section: 0, item: change % min(64, input.count)))
            consume(engine.frame(ofItemAt: ItemPath(section: 0, item: input.count - 1 - change % min(64, input.count))))
          }
        }
        return [time / Double(changes)]
      },
      floor: { now in
        [
          elapsed(now) {
            starts.withUnsafeMutableBufferPointer { starts in
              var start = 0.0
              for index in starts.indices {
                starts[index] = start
                start += lengths[index] + 8
              }
            }
            consume(starts)
          }
        ]
      })
  }

  static func scatteredInserts(_ input: BenchmarkInput) -> Kernel {
    let places = scatteredPlaces(input.count)
    let size = AxisSize(main: 77, cross: BenchmarkInput.cross)
    return kernel(
      "1,000 inserts scattered, one batch", budget: 600_000, input,
      places.map { InsertedItem(path: ItemPath(section: 0, item: $0), size: size) })
  }

  static func prepend(_ input: BenchmarkInput) -> Kernel {
    let size = AxisSize(main: 77, cross: BenchmarkInput.cross)
    return kernel(
      "100 items prepended", budget: 50_000, input,
      (0..<prepended).map { InsertedItem(path: ItemPath(section: 0, item: $0), size: size) })
  }

  private static func kernel(
    _ name: String, budget: Double, _ input: BenchmarkInput, _ insertions: [InsertedItem]
  ) -> Kernel {
    let description = input.list()
    let sizes = description.itemSizes
    var copy = sizes + insertions.map(\.size)
    var update = CollectionUpdate()
    update.insertedItems = insertions
    return Kernel(
      name: name, budget: budget, floorName: "all sizes copied within warm memory",
      operation: { [update] now in
        var engine = FlowLayoutEngine(description)
        return [elapsed(now) { engine.apply(update) }]
      },
      floor: { now in
        [
          elapsed(now) {
            copy.withUnsafeMutableBufferPointer { copy in _ = copy.update(fromContentsOf: sizes) }
            consume(copy)
          }
        ]
      })
  }

  /// Ascending distinct places in the collection after the batch.
  private static func scatteredPlaces(_ count: Int) -> [Int] {
    var places = Set<Int>()
    var seed = 0
    while places.count < inserts {
      places.insert(BenchmarkInput.scattered(seed, below: count + inserts))
      seed += 1
    }
    return places.sorted()
  }
}
