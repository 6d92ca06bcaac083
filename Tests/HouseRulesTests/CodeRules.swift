/// Rules that are about the words in the code of a file.
enum CodeRules {
  /// Ways to write to the terminal.
  static let printing = ["print", "debugPrint", "dump", "NSLog", "fputs", "puts", "printf", "vprintf", "perror"]
  /// Standard streams, by whatever name.
  static let streams = ["FileHandle.standardOutput", "FileHandle.standardError", "stdout", "stderr"]
  /// Ways to end the process on purpose.
  static let exits = ["exit", "_exit", "quick_exit"]
  /// Ways to learn the time.
  static let clocks = [
    "Date()", "Date.now", "NSDate()", "clock_gettime", "gettimeofday", "time(nil)", "clock()", "mach_absolute_time",
    "DispatchTime.now", "DispatchWallTime.now", "ContinuousClock", "SuspendingClock", "CFAbsoluteTimeGetCurrent",
    "systemUptime", "timeIntervalSinceNow", "timeIntervalSinceReferenceDate()",
  ]

  /// The places where `file` prints, reaches for a standard stream, or ends the process.
  static func talking(in file: SourceFile) -> [Violation] {
    calls(of: printing + exits, in: file) {
      "`\($0)` in a library: return the value, or throw; ScrollmarkCLI talks to people and ends the process"
    }
      + uses(of: streams, in: file) { "`\($0)` in a library: return the text; ScrollmarkCLI writes it" }
  }

  /// The places where `file` reads a clock.
  static func clockReading(in file: SourceFile) -> [Violation] {
    uses(of: clocks, in: file) {
      "`\($0)` reads a clock: take the time from FrameClock, or from the caller; "
        + "a new reader goes into House.clockReaders with its reason"
    }
  }

  /// The places where `file` stops the process for a rule that the client broke.
  static func trapping(in file: SourceFile) -> [Violation] {
    calls(of: ["fatalError"], in: file) {
      "`\($0)`: a rule of UIKit goes through UIKitExceptions, a broken invariant is a precondition; "
        + "a new place goes into House.fatalErrors with its reason"
    }
  }

  /// The places where `file` asks Foundation if rectangles intersect: on Linux it says so of those that merely touch (P1).
  static func rectangles(in file: SourceFile) -> [Violation] {
    SwiftCode.lines(file.text).compactMap { line, code in
      guard code.contains(".intersects(") || code.contains(".intersection(") else { return nil }
      return Violation(
        path: file.path, line: line, advice: "P1: Foundation's `intersects` is wrong on Linux; compare the edges")
    }
  }

  /// What is asked of a layout, in contrast to what it is told.
  static let questions = [
    "layoutAttributesFor", "targetContentOffset(", "targetIndexPath(", "initialLayoutAttributesFor",
    "finalLayoutAttributesFor",
  ]

  /// The places where `file` asks a layout something without having it prepared first (C35, C47).
  static func unpreparedQuestions(in file: SourceFile) -> [Violation] {
    SwiftCode.lines(file.text).compactMap { line, code in
      let asks = questions.contains { question in
        code.ranges(of: "ayout." + question).contains { !code[..<$0.lowerBound].hasSuffix("preparedL") }
      }
      guard asks else { return nil }
      return Violation(
        path: file.path, line: line, advice: "C47: a layout may be out of date; ask it through `preparedLayout`")
    }
  }

  private static func calls(of names: [String], in file: SourceFile, advice: (String) -> String) -> [Violation] {
    matches(of: names.map { ($0, $0 + "(") }, in: file, advice: advice)
  }

  private static func uses(of names: [String], in file: SourceFile, advice: (String) -> String) -> [Violation] {
    matches(of: names.map { ($0, $0) }, in: file, advice: advice)
  }

  /// Finds each needle where it starts a name: not within a longer word, not as a member, not where it is declared.
  private static func matches(
    of needles: [(name: String, needle: String)], in file: SourceFile, advice: (String) -> String
  ) -> [Violation] {
    var found: [Violation] = []
    for (number, line) in SwiftCode.lines(file.text) {
      for (name, needle) in needles where line.utf8.count >= needle.utf8.count {
        guard contains(needle, in: line) else { continue }
        found.append(Violation(path: file.path, line: number, advice: advice(name)))
      }
    }
    return found
  }

  private static func contains(_ needle: String, in line: Substring) -> Bool {
    line.ranges(of: needle).contains { range in
      let before = line[..<range.lowerBound]
      if let last = before.last, last.isLetter || last.isNumber || last == "_" { return false }
      if before.last == ".", !memberNeedles.contains(needle) { return isGlibcMember(before) }
      if before.hasSuffix("func ") { return false }
      let after = line[range.upperBound...].first
      return needle.hasSuffix("(") || needle.hasSuffix(")")
        || !(after.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
    }
  }

  private static let memberNeedles: Set<String> = ["systemUptime", "timeIntervalSinceNow"]

  private static func isGlibcMember(_ before: Substring) -> Bool {
    before.hasSuffix("Glibc.") || before.hasSuffix("Foundation.") || before.hasSuffix("Swift.")
  }
}
