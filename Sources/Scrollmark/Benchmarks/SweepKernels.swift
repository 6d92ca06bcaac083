import LayoutEngine
import LayoutModel

/// A scroll through a list of estimates that measures items as they come into view.
enum SweepKernels {
  private static let frames = 10_000
  /// How far a frame scrolls: about one new item.
  private static let step = 110.0

  static func frame(_ input: BenchmarkInput) -> Kernel {
    kernel("self-sizing, a frame", budget: 1_000, p99Budget: 3_000, input, singleOperations: true)
  }

  static func sweep(_ input: BenchmarkInput) -> Kernel {
    kernel("self-sizing, 10,000 frames", budget: 10_000_000, p99Budget: nil, input, singleOperations: false)
  }

  private static func kernel(
    _ name: String, budget: Double, p99Budget: Double?, _ input: BenchmarkInput, singleOperations: Bool
  ) -> Kernel {
    let description = input.estimates()
    // A small layout ends before 10,000 frames do: then the sweep is as long as the content.
    let frames = min(frames, input.count * 9 / 10)
    return Kernel(
      name: name, budget: budget, p99Budget: p99Budget, floorName: "a window slid over plain arrays",
      hasSingleOperations: singleOperations,
      operation: { now in
        var sweep = Sweep(engine: FlowLayoutEngine(description))
        if singleOperations { return singleTimes(frames, now) { sweep.scroll(to: Double($0) * step) } }
        return [elapsed(now) { for frame in 0..<frames { sweep.scroll(to: Double(frame) * step) } }]
      },
      floor: { now in
        var window = PlainWindow(count: input.count)
        if singleOperations { return singleTimes(frames, now) { window.scroll(to: Double($0) * step) } }
        return [elapsed(now) { for frame in 0..<frames { window.scroll(to: Double(frame) * step) } }]
      })
  }
}

/// One sweep: what is visible is measured, then asked for again.
private struct Sweep {
  var engine: FlowLayoutEngine
  private var buffer: [LayoutElement] = []
  private var measured = 0

  init(engine: FlowLayoutEngine) { self.engine = engine }

  mutating func scroll(to offset: Double) {
    let viewport = AxisRect(
      mainOrigin: offset, crossOrigin: 0, mainLength: BenchmarkInput.viewport, crossLength: BenchmarkInput.cross)
    engine.visible(in: viewport, into: &buffer)
    while let last = buffer.last, last.path.item >= measured {
      for item in max(measured, buffer[0].path.item)...last.path.item {
        let size = AxisSize(main: BenchmarkInput.length(item), cross: BenchmarkInput.cross)
        engine.setSize(size, ofItemAt: ItemPath(section: 0, item: item))
      }
      measured = last.path.item + 1
      engine.visible(in: viewport, into: &buffer)
    }
  }
}

/// The floor of a sweep: positions only of what has been passed, and a window that moves forwards and never jumps.
private struct PlainWindow {
  private var lengths: [Double]
  private var buffer: [LayoutElement] = []
  private var first = 0
  private var start = 0.0
  private var measured = 0

  init(count: Int) { lengths = Array(repeating: 100, count: count) }

  mutating func scroll(to offset: Double) {
    buffer.removeAll(keepingCapacity: true)
    while first + 1 < lengths.count, start + lengths[first] + 8 <= offset {
      start += lengths[first] + 8
      first += 1
    }
    var item = first
    var position = start
    while item < lengths.count, position < offset + BenchmarkInput.viewport {
      if item >= measured {
        lengths[item] = BenchmarkInput.length(item)
        measured = item + 1
      }
      let frame = AxisRect(
        mainOrigin: position, crossOrigin: 0, mainLength: lengths[item], crossLength: BenchmarkInput.cross)
      buffer.append(LayoutElement(kind: .item, path: ItemPath(section: 0, item: item), frame: frame))
      position += lengths[item] + 8
      item += 1
    }
  }
}
