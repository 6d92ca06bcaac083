/// Finds what somebody may have meant by a word that nobody knows.
public enum Spelling {
  /// The word of `known` that is nearest to `word`, if it is near: at most a third of the letters differ. O(length² × words).
  public static func suggestion(for word: String, among known: [String]) -> String? {
    let nearest = known.map { ($0, distance(word.lowercased(), $0.lowercased())) }.min { $0.1 < $1.1 }
    guard let (candidate, distance) = nearest, distance <= max(1, candidate.count / 3) else { return nil }
    return candidate
  }

  /// How many letters have to be put in, taken out, replaced or swapped with their neighbour to make one word of the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
