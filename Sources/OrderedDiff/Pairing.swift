/// Neighbours on both sides that are paired in the same order: places before and after, counted over all sections.
@usableFromInline
struct PairedRun: Equatable, Sendable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32
  @usableFromInline var count: Int32

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }
}

/// Which old item is which new item. Nothing in it is generic: places are counted over all sections.
///
/// What the walk paired stands in runs; what it left over, in ascending order on each side, with the partner that hashing found.
/// It is as small as the difference: of two equal collections it is one run a section.
@usableFromInline
struct Pairing: Sendable {
  /// What the walk paired, ascending in new places; the runs of one section ascend in old places too.
  @usableFromInline var runs: [PairedRun] = []
  /// The old places that the walk did not pair, ascending.
  @usableFromInline var oldLeft: [Int32] = []
  /// The new places that the walk did not pair, ascending.
  @usableFromInline var newLeft: [Int32] = []
  /// For each of `oldLeft`, the position of its partner in `newLeft`, or -1.
  @usableFromInline var newPartners: [Int32] = []
  /// For each of `newLeft`, the position of its partner in `oldLeft`, or -1.
  @usableFromInline var oldPartners: [Int32] = []
  /// How many pairs of leftovers that shared a bucket were compared.
  @usableFromInline var comparisons = 0

  @inlinable init() {}
}

extension Pairing {
  /// The old place of what is at a new place; nil if it is new. O(log d) in the size of the difference.
  func oldPlace(ofNew place: Int) -> Int? {
    let left = newLeft.firstPosition { $0 >= place }
    if left < newLeft.count, newLeft[left] == place {
      return oldPartners[left] < 0 ? nil : Int(oldLeft[Int(oldPartners[left])])
    }
    let run = runs[runs.firstPosition { $0.new > place } - 1]
    return Int(run.old) + place - Int(run.new)
  }

  /// The new place of what was at an old place, which lies in a section that has the given runs; nil if it is gone.
  /// O(log d) in the size of the difference.
  func newPlace(ofOld place: Int, runs section: Range<Int>) -> Int? {
    let left = oldLeft.firstPosition { $0 >= place }
    if left < oldLeft.count, oldLeft[left] == place {
      return newPartners[left] < 0 ? nil : Int(newLeft[Int(newPartners[left])])
    }
    let run = runs[section.lowerBound + runs[section].firstPosition { $0.old > place } - 1]
    return Int(run.new) + place - Int(run.old)
  }
}

extension RandomAccessCollection where Index == Int {
  /// How many elements at the start do not satisfy `isBehind`, which holds for all after the first that does. O(log n).
  func firstPosition(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low - startIndex
  }
}
