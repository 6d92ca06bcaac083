import LayoutEngine
import LayoutModel

/// What is visible in a viewport anywhere in the content.
enum QueryKernels {
  private static let queries = 4_000

  static func list(_ input: BenchmarkInput) -> Kernel { kernel("visible, list", input.list()) }

  static func lines(_ input: BenchmarkInput) -> Kernel { kernel("visible, flow lines", input.lines()) }

  private static func kernel(_ name: String, _ description: FlowDescription) -> Kernel {
    let engine = FlowLayoutEngine(description)
    let frames = PlainFrames(engine, itemCount: description.sections[0].sizes.count)
    var buffer: [LayoutElement] = []
    var floorBuffer: [LayoutElement] = []
    return Kernel(
      name: name, budget: 400, p99Budget: 1_000, floorName: "binary search over stored frames",
      hasSingleOperations: true,
      operation: { now in
        singleTimes(queries, now) { engine.visible(in: viewport($0, of: engine), into: &buffer) }
      },
      floor: { now in
        singleTimes(queries, now) { frames.visible(in: viewport($0, of: engine), into: &floorBuffer) }
      })
  }

  private static func viewport(_ query: Int, of engine: FlowLayoutEngine) -> AxisRect {
    let last = max(1, Int(engine.contentLength - BenchmarkInput.viewport))
    return AxisRect(
      mainOrigin: Double(BenchmarkInput.scattered(query, below: last)), crossOrigin: 0,
      mainLength: BenchmarkInput.viewport, crossLength: BenchmarkInput.cross)
  }
}

/// The floor of queries: every frame stored, and the end of the longest stretch before each, which a change would have to rebuild.
private struct PlainFrames {
  private let frames: [AxisRect]
  /// The farthest end of all frames up to each.
  private let ends: [Double]

  init(_ engine: FlowLayoutEngine, itemCount: Int) {
    var all: [LayoutElement] = []
    let everything = AxisRect(
      mainOrigin: 0, crossOrigin: 0, mainLength: engine.contentLength + 1, crossLength: engine.crossLength)
    engine.visible(in: everything, into: &all)
    precondition(all.count == itemCount, "the layout shows \(all.count) of \(itemCount) items")
    frames = all.map(\.frame)
    var farthest = 0.0
    ends = frames.map {
      farthest = max(farthest, $0.mainEnd)
      return farthest
    }
  }

  func visible(in rect: AxisRect, into buffer: inout [LayoutElement]) {
    buffer.removeAll(keepingCapacity: true)
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= rect.mainOrigin { low = middle + 1 } else { high = middle }
    }
    while low < frames.count, frames[low].mainOrigin < rect.mainEnd + 160 {
      if frames[low].overlaps(rect) {
        buffer.append(LayoutElement(kind: .item, path: ItemPath(section: 0, item: low), frame: frames[low]))
      }
      low += 1
    }
  }
}
