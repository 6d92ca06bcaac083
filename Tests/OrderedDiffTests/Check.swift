@testable import OrderedDiff

/// What has to hold of every difference.
enum Check {
  /// What is wrong with the difference of two collections; nil if nothing is.
  static func flat<ID: Hashable>(_ old: [ID], _ new: [ID]) -> String? {
    let difference = OrderedDifference(from: old, to: new)
    let survivors = Oracle.survivors(old, new)
    func failure(_ what: String) -> String { "\(what), from \(old) to \(new)" }
    guard difference.applying(to: old, inserting: new) == new else { return failure("replay") }
    guard difference.deletes.count == old.count - survivors else { return failure("deletes") }
    guard difference.inserts.count == new.count - survivors else { return failure("inserts") }
    guard difference.deletes.isAscending, difference.inserts.isAscending else { return failure("order") }
    guard difference.moves.map(\.from).isAscending else { return failure("order of moves") }
    let origins = new.indices.map { difference.oldIndex(ofNew: $0) }
    guard new.indices.allSatisfy({ origins[$0] == nil || old[origins[$0]!] == new[$0] }) else {
      return failure("origins")
    }
    guard new.indices.filter({ origins[$0] == nil }) == difference.inserts else { return failure("new places") }
    for place in old.indices {
      guard difference.newIndex(ofOld: place) == origins.firstIndex(of: place) else { return failure("way forth") }
    }
    let staying = Oracle.longestIncreasing(origins.compactMap { $0 })
    guard difference.moves.count == survivors - staying else { return failure("moves") }
    guard difference.moves.allSatisfy({ origins[$0.to] == $0.from }) else { return failure("places of moves") }
    return nil
  }
}

extension Array where Element: Comparable {
  /// Whether each element is above the one before it.
  var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
