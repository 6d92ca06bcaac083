import AllocationProbe
import LayoutEngine
import LayoutModel

/// The memory that a layout holds beyond the sizes that its client gave.
enum MemoryKernels {
  /// The rows, or none where allocations cannot be counted.
  static func rows(_ input: BenchmarkInput) -> [BenchmarkRow] {
    [
      row("memory an item, list as given", input.list(), budget: 8, input, change: nil),
      row("memory an item, list with every size changed", input.list(), budget: 8, input, change: BenchmarkInput.cross),
      row("memory an item, flow lines as given", input.lines(), budget: 16, input, change: nil),
      row("memory an item, flow lines with every size changed", input.lines(), budget: 16, input, change: 70),
    ].compactMap { $0 }
  }

  private static func row(
    _ name: String, _ description: FlowDescription, budget: Double, _ input: BenchmarkInput, change cross: Double?
  ) -> BenchmarkRow? {
    guard let bytes = bytesHeld(by: description, changing: cross) else { return nil }
    return BenchmarkRow(
      name: name, size: input.count, unit: "bytes", median: bytes / Double(input.count), p99: nil, budget: budget,
      p99Budget: nil, floorName: "a stored frame", floor: Double(MemoryLayout<AxisRect>.stride))
  }

  /// The bytes that this thread allocated and kept while it made the layout; nil if that cannot be counted.
  private static func bytesHeld(by description: FlowDescription, changing cross: Double?) -> Double? {
    guard allocation_probe_start() == 0 else { return nil }
    defer { allocation_probe_stop() }
    var engine = FlowLayoutEngine(description)
    if let cross {
      for item in 0..<engine.itemCount(inSection: 0) {
        let size = AxisSize(main: BenchmarkInput.length(item &+ 3), cross: cross)
        engine.setSize(size, ofItemAt: ItemPath(section: 0, item: item))
      }
    }
    var reading = AllocationProbeReading()
    guard allocation_probe_read(&reading) == 0 else { return nil }
    consume(engine)
    return Double(reading.allocated_bytes) - Double(reading.deallocated_bytes)
  }
}
