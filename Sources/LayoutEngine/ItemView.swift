/// A view of items in memory, valid only while the closure that it was given to runs.
///
/// The stride lets a list read the main lengths out of a buffer of sizes without copying them; a run has a stride of 0.
struct ItemView<Item>: RandomAccessCollection {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always) subscript(index: Int) -> Item { base.load(fromByteOffset: index &* stride, as: Item.self) }

  /// The view of the items in `range`, counted from 0 again.
  @inline(__always) func slice(_ range: Range<Int>) -> ItemView {
    ItemView(base: base + range.lowerBound &* stride, stride: stride, count: range.count)
  }

  /// Appends all items to `array`, at the speed of memory where they lie side by side.
  @inline(__always)
  func append(to array: inout ContiguousArray<Item>) {
    if stride == MemoryLayout<Item>.stride {
      array.append(contentsOf: UnsafeBufferPointer(start: base.assumingMemoryBound(to: Item.self), count: count))
    } else {
      array.append(addingCapacity: count) { added in
        for index in 0..<count { added.append(self[index]) }
      }
    }
  }
}

extension ContiguousArray {
  /// Calls `body` with a view of the elements.
  @inline(__always)
  func withItems<Result>(_ body: (ItemView<Element>) -> Result) -> Result {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { preconditionFailure("a leaf without items") }
      return body(ItemView(base: base, stride: MemoryLayout<Element>.stride, count: count))
    }
  }
}
