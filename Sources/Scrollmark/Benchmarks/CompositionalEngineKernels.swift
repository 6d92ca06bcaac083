import LayoutEngine
import LayoutModel

/// The engine of compositional layouts, each operation beside the same with a hundredth of the items.
enum CompositionalEngineKernels {
  private static let queries = 4_000
  private static let changes = 10_000
  private static let inserts = 1_000

  /// Each makes its row ready for an input.
  static let all: [@Sendable (BenchmarkInput) -> Kernel] = layouts.flatMap(kernels)

  private static func kernels(_ layout: CompositionalInput) -> [@Sendable (BenchmarkInput) -> Kernel] {
    [
      { prepare(layout, $0.count) }, { visible(layout, $0.count) }, { sweep(layout, $0.count) },
      { oneSize(layout, $0.count) }, { scatteredInserts(layout, $0.count) },
    ]
  }

  private static let layouts = [
    CompositionalInput(name: "rows", section: { CompositionalInput.rows($0) }),
    CompositionalInput(name: "nested grid, fixed", section: { CompositionalInput.grid($0, isEstimated: false) }),
    CompositionalInput(name: "nested grid, estimated", section: { CompositionalInput.grid($0, isEstimated: true) }),
    CompositionalInput(name: "carousels", section: { CompositionalInput.carousel($0) }, itemsPerSection: 100),
  ]

  private static func prepare(_ layout: CompositionalInput, _ count: Int) -> Kernel {
    grown("prepare, \(layout.name)", count, hasSingleOperations: false) { count in
      let description = layout.description(count)
      return { now in [elapsed(now) { consume(CompositionalLayoutEngine(description)) }] }
    }
  }

  /// What is visible in a viewport anywhere in the content.
  private static func visible(_ layout: CompositionalInput, _ count: Int) -> Kernel {
    grown("visible, \(layout.name)", count, hasSingleOperations: true) { count in
      let engine = CompositionalLayoutEngine(layout.description(count))
      let last = max(1, Int(engine.contentSize.main - BenchmarkInput.viewport))
      var buffer: [CompositionalPlacement] = []
      return { now in
        singleTimes(queries, now) {
          show(engine, at: Double(BenchmarkInput.scattered($0, below: last)), &buffer)
        }
      }
    }
  }

  /// Ten thousand items measured from the top on, with a look at them after each.
  private static func sweep(_ layout: CompositionalInput, _ count: Int) -> Kernel {
    grown("measure an item and look, \(layout.name)", count, hasSingleOperations: true) { count in
      let fresh = CompositionalLayoutEngine(layout.description(count))
      var buffer: [CompositionalPlacement] = []
      return { now in
        var engine = fresh
        return singleTimes(min(changes, count), now) { item in
          _ = engine.setSize(size(item), ofItemAt: layout.path(item))
          show(engine, at: engine.sectionSpan(layout.path(item).section).start, &buffer)
        }
      }
    }
  }

  private static func oneSize(_ layout: CompositionalInput, _ count: Int) -> Kernel {
    grown("one size changes near the top, then a frame near the end, \(layout.name)", count, hasSingleOperations: false)
    {
      count in
      var engine = CompositionalLayoutEngine(layout.description(count))
      return { now in
        let time = elapsed(now) {
          for change in 0..<changes {
            _ = engine.setSize(size(change), ofItemAt: layout.path(change % min(64, count)))
            consume(engine.frame(ofItemAt: layout.path(count - 1 - change % min(64, count))))
          }
        }
        return [time / Double(changes)]
      }
    }
  }

  /// A batch, when a thousand items have been measured.
  private static func scatteredInserts(_ layout: CompositionalInput, _ count: Int) -> Kernel {
    grown("1,000 inserts scattered, one batch, \(layout.name)", count, hasSingleOperations: false) { count in
      var measured = CompositionalLayoutEngine(layout.description(count))
      for item in 0..<min(1_000, count) { _ = measured.setSize(size(item), ofItemAt: layout.path(item)) }
      let update = layout.insertions(inserts, count)
      return { now in
        var engine = measured
        // The copy takes over its storage before the clock starts.
        _ = engine.setSize(AxisSize(main: 99, cross: 99), ofItemAt: layout.path(0))
        return [elapsed(now) { engine.apply(update) }]
      }
    }
  }

  private static func show(
    _ engine: CompositionalLayoutEngine, at start: Double, _ buffer: inout [CompositionalPlacement]
  ) {
    let rect = AxisRect(
      mainOrigin: start, crossOrigin: 0, mainLength: BenchmarkInput.viewport, crossLength: BenchmarkInput.cross)
    engine.visible(in: rect, into: &buffer)
  }

  private static func size(_ item: Int) -> AxisSize {
    AxisSize(main: BenchmarkInput.length(item), cross: BenchmarkInput.length(item &+ 7))
  }

  private static func grown(
    _ name: String, _ count: Int, hasSingleOperations: Bool, _ make: (Int) -> (Nanoseconds) -> [Double]
  ) -> Kernel {
    Kernel(
      name: "compositional: \(name)", floorName: "the same with a hundredth of the items",
      hasSingleOperations: hasSingleOperations, operation: make(count), floor: make(max(1, count / 100)))
  }
}
