// Walking both sides in step, to spare hashing what has not moved. What no run holds in the end is left over, to be hashed.
//
// Why that keeps the result exact: equal identifiers are paired, whoever finds them. If an identifier is there once on each
// side, it has one possible partner, so the walk can only find sooner what hashing would find. If it is there more often, the
// walk pairs as many of it as it likes and hashing pairs the rest of it until one side has no more, so that the number of
// pairs is that of the side with fewer in any case, and the moves are counted from the pairs, not from the walk.

extension Pairing {
  /// Up to this number of combinations between the equal start and the equal end, the pairs with the fewest moves are sought.
  @usableFromInline static var exactCombinations: Int { 256 }

  /// How far the walk looks ahead on either side when it is out of step.
  @usableFromInline static var lookAhead: Int { 8 }

  /// Pairs what two stretches have in common in the same order.
  @inlinable
  mutating func walk<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) {
    let start = Self.commonStart(old, oldRange, new, newRange)
    add(old: oldRange.lowerBound, new: newRange.lowerBound, count: start)
    let oldRest = oldRange.lowerBound + start..<oldRange.upperBound
    let newRest = newRange.lowerBound + start..<newRange.upperBound
    guard !oldRest.isEmpty, !newRest.isEmpty else { return }
    let end = Self.commonEnd(old, oldRest, new, newRest)
    let oldMiddle = oldRest.dropLast(end)
    let newMiddle = newRest.dropLast(end)
    if oldMiddle.count * newMiddle.count > Self.exactCombinations {
      walkMiddle(old, oldMiddle, new, newMiddle)
    } else if !oldMiddle.isEmpty, !newMiddle.isEmpty {
      align(old, oldMiddle, new, newMiddle)
    }
    add(old: oldMiddle.upperBound, new: newMiddle.upperBound, count: end)
  }

  /// How many identifiers two stretches have in common from their start.
  @inlinable
  static func commonStart<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) -> Int {
    let limit = min(oldRange.count, newRange.count)
    var count = 0
    var patience = 4
    while count < limit {
      let stop = min(limit, count &+ patience)
      while count < stop {
        guard old[oldRange.lowerBound &+ count] == new[newRange.lowerBound &+ count] else { return count }
        count &+= 1
      }
      let stride = MemoryLayout<ID>.stride
      let same = commonBytesAtStart(
        UnsafeRawPointer(old.baseAddress! + oldRange.lowerBound + count),
        UnsafeRawPointer(new.baseAddress! + newRange.lowerBound + count), limit: (limit &- count) &* stride)
      count &+= same / stride
      patience &*= 2
    }
    return count
  }

  /// How many identifiers two stretches have in common from their end.
  @inlinable
  static func commonEnd<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) -> Int {
    let limit = min(oldRange.count, newRange.count)
    var count = 0
    var patience = 4
    while count < limit {
      let stop = min(limit, count &+ patience)
      while count < stop {
        guard old[oldRange.upperBound &- count &- 1] == new[newRange.upperBound &- count &- 1] else { return count }
        count &+= 1
      }
      let stride = MemoryLayout<ID>.stride
      let same = commonBytesAtEnd(
        UnsafeRawPointer(old.baseAddress! + oldRange.upperBound - count),
        UnsafeRawPointer(new.baseAddress! + newRange.upperBound - count), limit: (limit &- count) &* stride)
      count &+= same / stride
      patience &*= 2
    }
    return count
  }

  /// Walks two stretches that differ at both ends.
  @inlinable
  mutating func walkMiddle<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) {
    var i = oldRange.lowerBound
    var j = newRange.lowerBound
    var failures = 0
    while i < oldRange.upperBound, j < newRange.upperBound {
      let count = Self.commonStart(old, i..<oldRange.upperBound, new, j..<newRange.upperBound)
      if count > 0 {
        add(old: i, new: j, count: count)
        i += count
        j += count
        failures = 0
        continue
      }
      let reach = Self.reach(afterFailures: failures)
      if let skip = Self.skip(old, i..<oldRange.upperBound, new, j..<newRange.upperBound, reach) {
        i += skip.old
        j += skip.new
      } else {
        i += 1
        j += 1
        failures += 1
      }
    }
  }

  /// How far to look ahead after looking in vain so many times running: far at powers of four, to find the way behind a long
  /// block, and else not at all, so that looking costs a constant number of comparisons an item.
  @inlinable
  static func reach(afterFailures failures: Int) -> Int {
    if failures < 16 { return lookAhead }
    guard failures & (failures - 1) == 0, failures.trailingZeroBitCount & 1 == 0 else { return 0 }
    return 2 * failures
  }

  /// How many identifiers to skip on one of two sides that start differently, so that they start equally; nil if none is in
  /// reach. Where the next on both sides are equal, that is found first by skipping one on both.
  @inlinable
  static func skip<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>,
    _ reach: Int
  ) -> (old: Int, new: Int)? {
    var distance = 1
    while distance <= reach {
      if distance < oldRange.count, old[oldRange.lowerBound + distance] == new[newRange.lowerBound] {
        return (distance, 0)
      }
      if distance < newRange.count, old[oldRange.lowerBound] == new[newRange.lowerBound + distance] {
        return (0, distance)
      }
      if distance == 1, min(oldRange.count, newRange.count) > 1,
        old[oldRange.lowerBound + 1] == new[newRange.lowerBound + 1]
      {
        return (1, 1)
      }
      distance += 1
    }
    return nil
  }

  /// Pairs two short stretches so that as many as possible keep their order.
  @inlinable
  mutating func align<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) {
    let (rows, width) = (oldRange.count, newRange.count + 1)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (rows + 1) * width) { lengths in
      lengths.initialize(repeating: 0)
      for row in stride(from: rows - 1, through: 0, by: -1) {
        for column in stride(from: width - 2, through: 0, by: -1) {
          let here = row * width + column
          lengths[here] =
            old[oldRange.lowerBound + row] == new[newRange.lowerBound + column]
            ? lengths[here + width + 1] + 1 : max(lengths[here + width], lengths[here + 1])
        }
      }
      var (row, column) = (0, 0)
      while row < rows, column < width - 1 {
        let here = row * width + column
        if old[oldRange.lowerBound + row] == new[newRange.lowerBound + column] {
          add(old: oldRange.lowerBound + row, new: newRange.lowerBound + column, count: 1)
          row += 1
          column += 1
        } else if lengths[here + width] >= lengths[here + 1] {
          row += 1
        } else {
          column += 1
        }
      }
    }
  }

  /// Adds a run of pairs.
  @inlinable
  mutating func add(old: Int, new: Int, count: Int) {
    if count > 0 { runs.append(PairedRun(old: old, new: new, count: count)) }
  }
}
