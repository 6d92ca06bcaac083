/// A view of items in memory, valid only while the closure that it was given to runs.
///
/// The stride lets a list read the main lengths out of a buffer of sizes without copying them.
struct ItemView<Item> {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int

  @inline(__always) subscript(index: Int) -> Item { base.load(fromByteOffset: index &* stride, as: Item.self) }

  /// The view of the items in `range`.
  func slice(_ range: Range<Int>) -> ItemView {
    ItemView(base: base + range.lowerBound * stride, stride: stride, count: range.count)
  }
}
