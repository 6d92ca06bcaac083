import Scrollmark

/// Finds what the user may have meant.
enum Suggestion {
  /// `; did you mean X?` for the candidate nearest to `word`, or nothing.
  static func phrase(for word: String, among candidates: [String]) -> String {
    Spelling.suggestion(for: word, among: candidates).map { "; did you mean \($0)?" } ?? ""
  }
}
