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

  /// Pairs the items of two collections whose sections are paired already: each section with itself first, then what is left
  /// over in all of them. Notes the runs of each section.
  @inlinable
  init<ID: Hashable>(
    from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>, _ sections: inout SectionPairing
  ) {
    sections.runStarts.reserveCapacity(sections.oldSections.count + 1)
    for section in sections.oldSections.indices {
      sections.runStarts.append(Int32(truncatingIfNeeded: runs.count))
      let partner = Int(sections.oldSections[section])
      if partner >= 0 { walk(old, sections.oldItems(partner), new, sections.newItems(section)) }
    }
    sections.runStarts.append(Int32(truncatingIfNeeded: runs.count))
    collectLeftovers(sections)
    join(old, new)
  }
}

extension Pairing {
  /// Puts down what no run holds. O(sections + runs + leftovers).
  @usableFromInline
  mutating func collectLeftovers(_ sections: SectionPairing) {
    let paired = runs.reduce(0) { $0 + Int($1.count) }
    newLeft = Self.gaps(Int(sections.newStarts.last!) - paired) { gaps in
      var place: Int32 = 0
      for run in runs {
        gaps.add(place..<run.new)
        place = run.new + run.count
      }
      gaps.add(place..<sections.newStarts.last!)
    }
    oldLeft = Self.gaps(Int(sections.oldStarts.last!) - paired) { gaps in
      for (section, partner) in sections.newSections.enumerated() {
        var place = sections.oldStarts[section]
        if partner >= 0 {
          for run in runs[sections.runs(Int(partner))] {
            gaps.add(place..<run.old)
            place = run.old + run.count
          }
        }
        gaps.add(place..<sections.oldStarts[section + 1])
      }
    }
  }

  /// Places one after another.
  private struct Gaps {
    var places: UnsafeMutableBufferPointer<Int32>
    var count = 0

    mutating func add(_ range: Range<Int32>) {
      for place in range {
        places[count] = place
        count += 1
      }
    }
  }

  /// An array of `count` places that `fill` adds.
  private static func gaps(_ count: Int, _ fill: (inout Gaps) -> Void) -> [Int32] {
    guard count > 0 else { return [] }
    return [Int32](unsafeUninitializedCapacity: count) { buffer, filled in
      var gaps = Gaps(places: buffer)
      fill(&gaps)
      filled = gaps.count
    }
  }
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
