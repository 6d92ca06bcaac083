/// The survivors that have to move: all that change section, and in each section that survives all but a longest increasing
/// subsequence of those that stay in it.
struct Travellers {
  /// For each old leftover, the new section that it moves to, or -1 if it does not move.
  private(set) var targets: [Int32]
  /// The runs that move, in no order.
  private(set) var runs: [Int] = []

  /// O(s + d log d), where s is the number of sections and d that of leftovers and the runs around them.
  init(_ pairing: Pairing, _ sections: SectionPairing) {
    targets = [Int32](repeating: -1, count: pairing.oldLeft.count)
    guard pairing.oldPartners.contains(where: { $0 >= 0 }) else { return }
    var search = LongestIncreasingRuns()
    var sequence: [LongestIncreasingRuns.Run] = []
    var left = 0
    for section in sections.oldSections.indices {
      let end = Int(sections.newStarts[section + 1])
      let first = left
      while left < pairing.newLeft.count, Int(pairing.newLeft[left]) < end { left += 1 }
      settle(section, first..<left, pairing, sections, &sequence)
      guard sequence.contains(where: { $0.name < 0 }) else { continue }
      search.forEachOutside(sequence) { run in
        if run.name < 0 { targets[Int(~run.name)] = Int32(section) } else { runs.append(Int(run.name)) }
      }
    }
  }

  /// Sends off the leftovers of a new section that come from another one, and puts those that stay, between the runs, into
  /// `sequence`: leftovers named by the complement of their position in the old, runs by theirs.
  private mutating func settle(
    _ section: Int, _ left: Range<Int>, _ pairing: Pairing, _ sections: SectionPairing,
    _ sequence: inout [LongestIncreasingRuns.Run]
  ) {
    sequence.removeAll(keepingCapacity: true)
    let oldSection = Int(sections.oldSections[section])
    let stay = oldSection < 0 ? 0..<0 : sections.oldItems(oldSection)
    let lastRun = Int(sections.runStarts[section + 1])
    var run = Int(sections.runStarts[section])
    for position in left {
      let partner = Int(pairing.oldPartners[position])
      guard partner >= 0 else { continue }
      let old = pairing.oldLeft[partner]
      guard stay.contains(Int(old)) else {
        targets[partner] = Int32(section)
        continue
      }
      while run < lastRun, pairing.runs[run].new < pairing.newLeft[position] {
        sequence.append(.init(value: pairing.runs[run].old, count: pairing.runs[run].count, name: Int32(run)))
        run += 1
      }
      sequence.append(.init(value: old, count: 1, name: ~Int32(partner)))
    }
    while run < lastRun {
      sequence.append(.init(value: pairing.runs[run].old, count: pairing.runs[run].count, name: Int32(run)))
      run += 1
    }
  }
}
