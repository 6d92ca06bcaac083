/// The survivors that have to move: all that change section, and in each section that survives all but a longest increasing
/// subsequence of those that stay in it.
struct Travellers {
  /// For each old leftover, the new section that it moves to, or -1 if it does not move.
  private(set) var targets: [Int32] = []
  /// The runs that move, in no order.
  private(set) var runs: [Int] = []
  /// How many items move.
  private(set) var count = 0

  /// O(s + d log d), where s is the number of sections and d that of leftovers and the runs around them.
  init(_ pairing: Pairing, _ sections: SectionPairing) {
    guard pairing.oldPartners.contains(where: { $0 >= 0 }) else { return }
    targets = [Int32](repeating: -1, count: pairing.oldLeft.count)
    var sequence = LongestIncreasingRuns()
    var left = 0
    for section in sections.oldSections.indices where left < pairing.newLeft.count {
      let end = sections.newStarts[section + 1]
      let first = left
      while left < pairing.newLeft.count, pairing.newLeft[left] < end { left += 1 }
      guard settle(section, first..<left, pairing, sections, &sequence) else { continue }
      sequence.forEachOutside { name in
        if name < 0 {
          send(~name, to: section)
        } else {
          runs.append(name)
          count += Int(pairing.runs[name].count)
        }
      }
    }
  }

  private mutating func send(_ leftover: Int, to section: Int) {
    targets[leftover] = Int32(truncatingIfNeeded: section)
    count += 1
  }

  /// Sends off the leftovers of a new section that come from another one, and puts those that stay into `sequence` between the
  /// runs: runs under their position, leftovers under the complement of their position in the old. Returns whether one stays.
  private mutating func settle(
    _ section: Int, _ left: Range<Int>, _ pairing: Pairing, _ sections: SectionPairing,
    _ sequence: inout LongestIncreasingRuns
  ) -> Bool {
    sequence.removeAll()
    let oldSection = Int(sections.oldSections[section])
    let stay = oldSection < 0 ? 0..<0 : sections.oldItems(oldSection)
    var runs = sections.runs(section)
    var isAnyLeft = false
    for position in left {
      let partner = Int(pairing.oldPartners[position])
      guard partner >= 0 else { continue }
      let old = pairing.oldLeft[partner]
      guard stay.contains(Int(old)) else {
        send(partner, to: section)
        continue
      }
      if !isAnyLeft { sequence.reserveCapacity(min(stay.count, left.count + runs.count)) }
      isAnyLeft = true
      while let run = runs.first, pairing.runs[run].new < pairing.newLeft[position] {
        sequence.append(value: pairing.runs[run].old, count: pairing.runs[run].count, name: run)
        runs.removeFirst()
      }
      sequence.append(value: old, count: 1, name: ~partner)
    }
    guard isAnyLeft else { return false }
    for run in runs { sequence.append(value: pairing.runs[run].old, count: pairing.runs[run].count, name: run) }
    return true
  }
}
