/// The survivors that have to move: all that change section, and in each section that survives all but a longest increasing
/// subsequence of those that stay in it.
struct Travellers {
  /// For each old leftover, the new section that it moves to, or -1 if it does not move.
  private(set) var targets: [Int32] = []
  /// The runs that move, in ascending order of their old places.
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
      sequence.forEachOutside(pairing.runs) { name in
        if name < 0 {
          send(~name, to: section)
        } else {
          runs.append(name)
          count += Int(pairing.runs[name].count)
        }
      }
    }
    runs.sort { pairing.runs[$0].old < pairing.runs[$1].old }
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
        sequence.append(run: run, of: pairing.runs)
        runs.removeFirst()
      }
      sequence.append(leftover: partner, value: old)
    }
    guard isAnyLeft else { return false }
    for run in runs { sequence.append(run: run, of: pairing.runs) }
    return true
  }
}

extension Travellers {
  /// Calls `body` with the old and the new place of all items that move, in ascending order of the old, and with the new section
  /// where it is known, else -1. Places are counted over all sections.
  func forEach(_ pairing: Pairing, _ body: (_ old: Int32, _ new: Int32, _ section: Int32) -> Void) {
    guard count > 0 else { return }
    var next = 0
    for (left, target) in targets.enumerated() where target >= 0 {
      while next < runs.count, pairing.runs[runs[next]].old < pairing.oldLeft[left] {
        Self.forEach(pairing.runs[runs[next]], body)
        next += 1
      }
      body(pairing.oldLeft[left], pairing.newLeft[Int(pairing.newPartners[left])], target)
    }
    for run in runs[next...] { Self.forEach(pairing.runs[run], body) }
  }

  private static func forEach(_ run: PairedRun, _ body: (_ old: Int32, _ new: Int32, _ section: Int32) -> Void) {
    for offset in 0..<run.count { body(run.old + offset, run.new + offset, -1) }
  }
}
