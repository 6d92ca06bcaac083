import LayoutEngine
import LayoutModel

/// Making a layout from its description.
enum PrepareKernels {
  static func uniform(_ input: BenchmarkInput) -> Kernel {
    kernel("prepare, one size", input.uniform(), budget: 50_000, input)
  }

  static func list(_ input: BenchmarkInput) -> Kernel {
    kernel("prepare, list of own sizes", input.list(), budget: 1_000_000, input)
  }

  static func lines(_ input: BenchmarkInput) -> Kernel {
    kernel("prepare, flow lines", input.lines(), budget: 8_000_000, input)
  }

  private static func kernel(
    _ name: String, _ description: FlowDescription, budget: Double, _ input: BenchmarkInput
  ) -> Kernel {
    Kernel(
      name: name, budget: budget, floorName: "a frame of 32 bytes an item written",
      operation: { now in
        [elapsed(now) { consume(FlowLayoutEngine(description)) }]
      },
      floor: { now in [frames(input.count, now)] })
  }

  /// The time to write a frame an item into fresh memory.
  private static func frames(_ count: Int, _ now: Nanoseconds) -> Double {
    elapsed(now) {
      let frames = [AxisRect](unsafeUninitializedCapacity: count) { buffer, initialized in
        var start = 0.0
        for index in 0..<count {
          buffer.initializeElement(
            at: index, to: AxisRect(mainOrigin: start, crossOrigin: 0, mainLength: 100, crossLength: 390))
          start += 108
        }
        initialized = count
      }
      consume(frames)
    }
  }
}
