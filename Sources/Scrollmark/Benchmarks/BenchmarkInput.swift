import LayoutModel

/// The layouts that benchmarks run on. The same every time.
struct BenchmarkInput: Sendable {
  var count: Int
  static let cross = 390.0
  static let viewport = 844.0

  /// A list across the whole width.
  func list() -> FlowDescription {
    section(.each((0..<count).map { AxisSize(main: Self.length($0), cross: Self.cross) }))
  }

  /// Items of their own sizes, about four a line.
  func lines() -> FlowDescription {
    section(.each((0..<count).map { AxisSize(main: Self.length($0), cross: Self.length($0 &+ 7) * 0.8) }))
  }

  /// Items of one size, three a line.
  func uniform() -> FlowDescription { section(.uniform(AxisSize(main: 120, cross: 120), count: count)) }

  /// A list of estimates.
  func estimates() -> FlowDescription {
    section(.uniform(AxisSize(main: 100, cross: Self.cross), count: count), mode: .selfSizing(scale: 2))
  }

  /// Lengths from 60 to 155.5 points, in no order.
  static func length(_ item: Int) -> Double { 60 + Double(mix(item) % 192) / 2 }

  /// A number below `bound`, scattered by `seed`.
  static func scattered(_ seed: Int, below bound: Int) -> Int { Int(mix(seed) % UInt64(bound)) }

  private static func mix(_ seed: Int) -> UInt64 {
    var value = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
    value &*= 0xBF58_476D_1CE4_E5B9
    return value ^ value >> 32
  }

  private func section(_ sizes: LayoutModel.ItemSizes, mode: FlowMode = .given) -> FlowDescription {
    let metrics = FlowMetrics(lineSpacing: 8, interitemSpacing: 8)
    return FlowDescription(
      crossLength: Self.cross, sections: [FlowSection(metrics: metrics, sizes: sizes, mode: mode)])
  }
}

extension FlowDescription {
  /// The sizes of the only section.
  var itemSizes: [AxisSize] {
    guard case .each(let sizes) = sections[0].sizes else { return [] }
    return sizes
  }
}
