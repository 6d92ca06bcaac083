// Walking both sides in step, to spare hashing what has not moved.
//
// Why that keeps the result exact: equal identifiers are paired, whoever finds them. If an identifier is there once on each
// side, it has one possible partner, so the walk can only find sooner what hashing would find. If it is there more often, the
// walk pairs as many of it as it likes and hashing pairs the rest of it until one side has no more, so that the number of
// pairs is that of the side with fewer in any case, and the moves are counted from the pairs, not from the walk.

extension Pairing {
  /// Below this number of combinations between the equal start and the equal end, the pairs with the fewest moves are sought.
  @usableFromInline static var exactCombinations: Int { 256 }

  /// How far the walk looks ahead on either side when it is out of step.
  @usableFromInline static var lookAhead: Int { 8 }

  /// Pairs what two stretches have in common in the same order, and puts the rest among the leftovers.
  @inlinable
  mutating func walk<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) {
    var i = oldRange.lowerBound
    var j = newRange.lowerBound
    var oldEnd = oldRange.upperBound
    var newEnd = newRange.upperBound
    while i < oldEnd, j < newEnd, old[i] == new[j] {
      i += 1
      j += 1
    }
    if i > oldRange.lowerBound {
      runs.append(PairedRun(old: oldRange.lowerBound, new: newRange.lowerBound, count: i - oldRange.lowerBound))
    }
    while i < oldEnd, j < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if i < oldEnd, j < newEnd {
      if (oldEnd - i) * (newEnd - j) <= Self.exactCombinations {
        align(old, i..<oldEnd, new, j..<newEnd)
      } else {
        walkMiddle(old, i..<oldEnd, new, j..<newEnd)
      }
    } else {
      leaveOld(i..<oldEnd)
      leaveNew(j..<newEnd)
    }
    if oldEnd < oldRange.upperBound {
      runs.append(PairedRun(old: oldEnd, new: newEnd, count: oldRange.upperBound - oldEnd))
    }
  }

  /// Walks two stretches that differ at both ends.
  @inlinable
  mutating func walkMiddle<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) {
    var i = oldRange.lowerBound
    var j = newRange.lowerBound
    let oldEnd = oldRange.upperBound
    let newEnd = newRange.upperBound
    var failures = 0
    while i < oldEnd, j < newEnd {
      if old[i] == new[j] {
        let start = i
        repeat {
          i += 1
          j += 1
        } while i < oldEnd && j < newEnd && old[i] == new[j]
        runs.append(PairedRun(old: start, new: j - (i - start), count: i - start))
        failures = 0
        continue
      }
      let reach = Self.reach(afterFailures: failures)
      var distance = 1
      while distance <= reach {
        if i + distance < oldEnd, old[i + distance] == new[j] {
          leaveOld(i..<i + distance)
          i += distance
          break
        }
        if j + distance < newEnd, old[i] == new[j + distance] {
          leaveNew(j..<j + distance)
          j += distance
          break
        }
        distance += 1
      }
      guard distance > reach else { continue }
      leaveOld(i..<i + 1)
      leaveNew(j..<j + 1)
      i += 1
      j += 1
      failures += 1
    }
    leaveOld(i..<oldEnd)
    leaveNew(j..<newEnd)
  }

  /// How far to look ahead after looking in vain so many times running: far at powers of four, to find the way behind a long
  /// block, and else not at all, so that looking costs a constant number of comparisons an item.
  @inlinable
  static func reach(afterFailures failures: Int) -> Int {
    if failures < 16 { return lookAhead }
    guard failures & (failures - 1) == 0, failures.trailingZeroBitCount & 1 == 0 else { return 0 }
    return 2 * failures
  }

  /// Pairs two short stretches so that as many as possible keep their order.
  @inlinable
  mutating func align<ID: Hashable>(
    _ old: UnsafeBufferPointer<ID>, _ oldRange: Range<Int>, _ new: UnsafeBufferPointer<ID>, _ newRange: Range<Int>
  ) {
    let width = newRange.count + 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: (oldRange.count + 1) * width) { lengths in
      lengths.initialize(repeating: 0)
      for row in stride(from: oldRange.count - 1, through: 0, by: -1) {
        for column in stride(from: newRange.count - 1, through: 0, by: -1) {
          let here = row * width + column
          lengths[here] =
            old[oldRange.lowerBound + row] == new[newRange.lowerBound + column]
            ? lengths[here + width + 1] + 1 : max(lengths[here + width], lengths[here + 1])
        }
      }
      var i = oldRange.lowerBound
      var j = newRange.lowerBound
      while i < oldRange.upperBound, j < newRange.upperBound {
        let here = (i - oldRange.lowerBound) * width + j - newRange.lowerBound
        if old[i] == new[j] {
          runs.append(PairedRun(old: i, new: j, count: 1))
          i += 1
          j += 1
        } else if lengths[here + width] >= lengths[here + 1] {
          leaveOld(i..<i + 1)
          i += 1
        } else {
          leaveNew(j..<j + 1)
          j += 1
        }
      }
      leaveOld(i..<oldRange.upperBound)
      leaveNew(j..<newRange.upperBound)
    }
  }

  /// Leaves old places over.
  @inlinable
  mutating func leaveOld(_ places: Range<Int>) {
    for place in places { oldLeft.append(Int32(truncatingIfNeeded: place)) }
  }

  /// Leaves new places over.
  @inlinable
  mutating func leaveNew(_ places: Range<Int>) {
    for place in places { newLeft.append(Int32(truncatingIfNeeded: place)) }
  }
}
