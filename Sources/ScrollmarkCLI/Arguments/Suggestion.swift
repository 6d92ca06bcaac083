/// Finds what the user may have meant.
enum Suggestion {
  /// `; did you mean X?` for the closest candidate within two edits, or nothing.
  static func phrase(for word: String, among candidates: [String]) -> String {
    closest(to: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
  }

  /// The candidate with the fewest edits, of at most two and fewer than half of the word.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let limit = min(2, (word.count - 1) / 2)
    let ranked = candidates.map { (edits(from: word, to: $0), $0) }.filter { $0.0 <= limit }
    return ranked.min { $0.0 < $1.0 }?.1
  }

  /// How many letters have to be put in, taken out, changed, or swapped with a neighbour. O(n * m).
  static func edits(from source: String, to target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    var rows = [Array(0...target.count)]
    for (i, letter) in source.enumerated() {
      var row = [i + 1]
      for (j, other) in target.enumerated() {
        var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == target[j - 1], source[i - 1] == other { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
