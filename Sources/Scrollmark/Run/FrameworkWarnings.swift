import Foundation
import Synchronization
import UIKit

/// What UIKit would write to the log during a run: constraints that contradict each other, for example. Each text once, with how often
/// it was said.
final class FrameworkWarnings: Sendable {
  /// How many different texts are kept.
  private static let limit = 5

  private struct Entry {
    var text: String
    var count: Int
  }

  private let entries = Mutex<[Entry]>([])

  /// Does `operation` and takes note of the warnings that are given meanwhile.
  func noting<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try UIKitWarnings.withHandler({ self.add($0) }, operation: operation)
  }

  /// The warnings, in the order in which they were first given, each in one line.
  var lines: [String] {
    entries.withLock { entries in
      entries.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" }
    }
  }

  private func add(_ warning: String) {
    let text = Self.line(of: warning)
    entries.withLock { entries in
      if let index = entries.firstIndex(where: { $0.text == text }) {
        entries[index].count += 1
      } else if entries.count < Self.limit {
        entries.append(Entry(text: text, count: 1))
      }
    }
  }

  /// The warning in one line, without the addresses of objects, which are others each time.
  private static func line(of warning: String) -> String {
    let words = warning.split(whereSeparator: \.isWhitespace).map { word in
      word.replacingOccurrences(of: ":?0x[0-9a-f]+", with: "", options: .regularExpression)
    }
    return words.joined(separator: " ")
  }
}
