import LayoutModel

extension LineRope where Rule == OneALine {
  /// Makes a list of the main lengths of `sizes`, which it shares with the client; nil unless all are equally long across. O(n).
  init?(mainLengthsOf sizes: [AxisSize]) {
    var leaves: ContiguousArray<Leaf> = []
    var nodes: ContiguousArray<ExtentSummary> = []
    leaves.reserveCapacity(sizes.count / OneALine.leafTarget + 1)
    nodes.reserveCapacity(sizes.count / OneALine.leafTarget + 1)
    var isEven = true
    sizes.withItems { items in
      let cross = items[0].cross
      var start = 0
      while isEven, start < items.count {
        let slice = items.slice(start..<min(start + OneALine.leafTarget, items.count))
        // One pass over memory: the second look at a slice finds it in the cache.
        isEven = slice.isEven(across: cross)
        let lengths = ItemView<Double>(base: slice.base, stride: slice.stride, count: slice.count)
        leaves.append(.slice(start: UInt32(start)))
        nodes.append(OneALine().summary(of: lengths))
        start += slice.count
      }
    }
    guard isEven else { return nil }
    self.init(rule: OneALine(), slices: leaves, nodes: nodes, source: sizes)
  }

  /// Makes a list of `lengths`. O(n).
  init(_ lengths: some Sequence<Double>) {
    var builder = RopeBuilder(rule: OneALine())
    for length in lengths { builder.append(length) }
    builder.flush()
    self.init(builder)
  }
}

extension LineRope where Rule == GreedyLines {
  /// Breaks `sizes`, which it shares with the client, into lines. O(n).
  init(rule: GreedyLines, slicing sizes: [AxisSize]) {
    var leaves: ContiguousArray<Leaf> = []
    var nodes: ContiguousArray<LineSummary> = []
    leaves.reserveCapacity(sizes.count / GreedyLines.leafTarget + 1)
    nodes.reserveCapacity(sizes.count / GreedyLines.leafTarget + 1)
    sizes.withItems { items in
      var node = LineSummary.zero
      var start = 0
      while start < items.count {
        let line = rule.line(of: items, from: start)
        for index in start..<line.end { node.include(items[index]) }
        node.items += line.end - start
        node.lines += 1
        node.length += line.length
        start = line.end
        if node.items >= GreedyLines.leafTarget || start == items.count {
          leaves.append(.slice(start: UInt32(start - node.items)))
          nodes.append(node)
          node = .zero
        }
      }
    }
    self.init(rule: rule, slices: leaves, nodes: nodes, source: sizes)
  }
}

extension ItemView where Item == AxisSize {
  /// Whether all items are `cross` long across. Compares without a branch an item.
  @inline(__always)
  fileprivate func isEven(across cross: Double) -> Bool {
    let wanted = SIMD2(0, cross)
    var differs = SIMDMask<SIMD2<Int64>>(repeating: false)
    for index in 0..<count {
      differs .|= base.loadUnaligned(fromByteOffset: index &* stride, as: SIMD2<Double>.self) .!= wanted
    }
    return !differs[1]
  }
}

extension [AxisSize] {
  /// Calls `body` with a view of the sizes; not at all if there are none.
  fileprivate func withItems(_ body: (ItemView<AxisSize>) -> Void) {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, !isEmpty else { return }
      body(ItemView(base: base, stride: MemoryLayout<AxisSize>.stride, count: count))
    }
  }
}
