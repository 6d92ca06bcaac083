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

  /// Neither side meets fresh memory: what the operation lets go of, the allocator hands to its next round.
  private static func kernel(
    _ name: String, _ description: FlowDescription, budget: Double, _ input: BenchmarkInput
  ) -> Kernel {
    var frames = WarmFrames(count: input.count)
    return Kernel(
      name: name, budget: budget, floorName: "a frame of 32 bytes an item written into warm memory",
      operation: { now in
        [elapsed(now) { consume(FlowLayoutEngine(description)) }]
      },
      floor: { now in [elapsed(now) { frames.write() }] })
  }
}

/// The floor of preparing: a frame an item in memory that was written before, so that no page fault flatters the ratio.
private struct WarmFrames {
  private var frames: [AxisRect]

  init(count: Int) {
    frames = Array(
      repeating: AxisRect(mainOrigin: 0, crossOrigin: 0, mainLength: 0, crossLength: 0), count: count)
  }

  mutating func write() {
    frames.withUnsafeMutableBufferPointer { frames in
      var start = 0.0
      for index in frames.indices {
        frames[index] = AxisRect(mainOrigin: start, crossOrigin: 0, mainLength: 100, crossLength: 390)
        start += 108
      }
    }
    consume(frames)
  }
}
