import CoreGraphics

/// How large items are: a function of an item's name, how often it got new content, and the seed. The sets are small, so that equal
/// sizes and exact fits are frequent.
struct ItemMeasures {
  /// What the sizes follow from.
  var seed: Int
  /// The lengths that occur along and across.
  private static let heights: [CGFloat] = [20, 20, 20, 30, 30.5, 44, 10, 75, 33.25]
  private static let widths: [CGFloat] = [50, 50, 50, 40, 25, 100, 33.5, 70, 120]
  /// Items of one size in one of four collections.
  private var isUniform: Bool { seed & 3 == 0 }

  /// The size of an item, in points.
  func size(of item: Int, revision: Int) -> CGSize {
    let mixed = isUniform ? Self.mix(seed) : Self.mix(seed &+ item &* 31 &+ revision &* 1009)
    return CGSize(
      width: Self.widths[mixed % Self.widths.count], height: Self.heights[(mixed >> 8) % Self.heights.count])
  }

  private static func mix(_ value: Int) -> Int {
    var numbers = SplitMix64(seed: UInt64(bitPattern: Int64(value)))
    return Int(numbers.next() >> 2)
  }
}
