/// Slow and obvious answers to compare with.
enum Oracle {
  /// How many identifiers both sides have, each as often as the side with fewer of it.
  static func survivors<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    let before = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
    let after = Dictionary(new.map { ($0, 1) }, uniquingKeysWith: +)
    return before.reduce(0) { $0 + min($1.value, after[$1.key] ?? 0) }
  }

  /// How many can keep their order at most, whichever of equal ones are paired: the longest common subsequence, by trying all
  /// selections of the shorter side.
  static func staying<ID: Equatable>(_ old: [ID], _ new: [ID]) -> Int {
    let (short, long) = old.count < new.count ? (old, new) : (new, old)
    var best = 0
    for selection in 0..<(1 << short.count) where selection.nonzeroBitCount > best {
      let chosen = short.indices.filter { selection >> $0 & 1 == 1 }.map { short[$0] }
      if isSubsequence(chosen, of: long) { best = chosen.count }
    }
    return best
  }

  private static func isSubsequence<ID: Equatable>(_ part: [ID], of whole: [ID]) -> Bool {
    var next = 0
    for element in whole where next < part.count && element == part[next] { next += 1 }
    return next == part.count
  }

  /// The length of a longest increasing subsequence, by the quadratic rule.
  static func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + (values.indices[..<index].filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
