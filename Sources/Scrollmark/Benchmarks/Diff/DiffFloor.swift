import OrderedDiff

/// The least that finding a difference takes: both sides of each section are walked in step, looking eight ahead where they
/// differ; what is left over is hashed; and in each section the longest increasing subsequence of what stays is found. It knows
/// numbers only, each of them once, and the same sections on both sides, and answers how many operations there are, not which.
struct DiffFloor {
  private let old: DiffEdit.Numbers
  private let new: DiffEdit.Numbers
  /// For each new place the old one, or -1; warm memory.
  private var origins: [Int32]
  private var oldLeft: [Int] = []
  private var newLeft: [Int] = []
  private var tails: [Int32] = []

  init(old: DiffEdit.Numbers, new: DiffEdit.Numbers) {
    self.old = old
    self.new = new
    origins = [Int32](repeating: -1, count: new.items.count)
  }

  /// The number of deletions, insertions and moves.
  mutating func operationCount() -> Int {
    oldLeft.removeAll(keepingCapacity: true)
    newLeft.removeAll(keepingCapacity: true)
    var start = (old: 0, new: 0)
    for (before, after) in zip(old.counts, new.counts) {
      walk(start.old..<start.old + before, start.new..<start.new + after)
      start = (start.old + before, start.new + after)
    }
    let found = join()
    return oldLeft.count + newLeft.count - 2 * found + (found == 0 ? 0 : moves())
  }

  private mutating func walk(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    old.items.withUnsafeBufferPointer { old in
      new.items.withUnsafeBufferPointer { new in
        var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
        while i < oldRange.upperBound, j < newRange.upperBound {
          if old[i] == new[j] {
            origins[j] = Int32(truncatingIfNeeded: i)
            (i, j) = (i + 1, j + 1)
            continue
          }
          let skip = Self.skip(old[i..<min(oldRange.upperBound, i + 9)], new[j..<min(newRange.upperBound, j + 9)])
          leave(i..<i + skip.old, j..<j + skip.new)
          (i, j) = (i + skip.old, j + skip.new)
        }
        leave(i..<oldRange.upperBound, j..<newRange.upperBound)
      }
    }
  }

  private mutating func leave(_ oldPlaces: Range<Int>, _ newPlaces: Range<Int>) {
    for place in oldPlaces { oldLeft.append(place) }
    for place in newPlaces {
      newLeft.append(place)
      origins[place] = -1
    }
  }

  private static func skip(
    _ old: Slice<UnsafeBufferPointer<Int>>, _ new: Slice<UnsafeBufferPointer<Int>>
  ) -> (old: Int, new: Int) {
    for distance in 1..<max(2, max(old.count, new.count)) {
      if distance < old.count, old[old.startIndex + distance] == new[new.startIndex] { return (distance, 0) }
      if distance < new.count, old[old.startIndex] == new[new.startIndex + distance] { return (0, distance) }
    }
    return (1, 1)
  }

  /// Finds leftovers that are on both sides, and answers how many.
  private mutating func join() -> Int {
    guard !oldLeft.isEmpty, !newLeft.isEmpty else { return 0 }
    var places = [Int: Int](minimumCapacity: oldLeft.count)
    for place in oldLeft { places[old.items[place]] = place }
    var found = 0
    for place in newLeft {
      guard let origin = places[new.items[place]] else { continue }
      origins[place] = Int32(truncatingIfNeeded: origin)
      found += 1
    }
    return found
  }

  /// How many survivors cannot stay.
  private mutating func moves() -> Int {
    var moves = 0
    var start = (old: 0, new: 0)
    for (before, after) in zip(old.counts, new.counts) {
      let stay = Int32(start.old)..<Int32(start.old + before)
      tails.removeAll(keepingCapacity: true)
      var survivors = 0
      for place in start.new..<start.new + after where origins[place] >= 0 {
        survivors += 1
        if stay.contains(origins[place]) { extend(with: origins[place]) }
      }
      moves += survivors - tails.count
      start = (start.old + before, start.new + after)
    }
    return moves
  }

  private mutating func extend(with value: Int32) {
    guard let last = tails.last, last > value else { return tails.append(value) }
    var (low, high) = (0, tails.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < value { low = middle + 1 } else { high = middle }
    }
    tails[low] = value
  }
}
