import Foundation

/// Sequences over a small alphabet, up to renaming its letters.
enum SmallCases {
  /// Whether everything is to be tried, with `SCROLLMARK_FULL=1`, or what takes some seconds.
  static var isFull: Bool { ProcessInfo.processInfo.environment["SCROLLMARK_FULL"] == "1" }

  /// Calls `body` with all pairs of sequences of up to `length` letters out of `letters`. Of pairs that differ only in the
  /// names of the letters, one comes: the one in which the letters first occur in ascending order, old before new.
  static func forEachPair(upTo length: Int, letters: Int, _ body: ([Int], [Int]) -> Void) {
    for total in 0...2 * length {
      var word = [Int](repeating: 0, count: total)
      extend(&word, at: 0, used: 0, letters) { word in
        for split in max(0, total - length)...min(length, total) {
          body(Array(word[..<split]), Array(word[split...]))
        }
      }
    }
  }

  /// All sequences of exactly `length` letters out of `letters`.
  static func words(_ length: Int, letters: Int) -> [[Int]] {
    (0..<length).reduce([[]]) { words, _ in words.flatMap { word in (0..<letters).map { word + [$0] } } }
  }

  private static func extend(_ word: inout [Int], at place: Int, used: Int, _ letters: Int, _ body: ([Int]) -> Void) {
    guard place < word.count else { return body(word) }
    for letter in 0..<min(used + 1, letters) {
      word[place] = letter
      extend(&word, at: place + 1, used: max(used, letter + 1), letters, body)
    }
  }
}
