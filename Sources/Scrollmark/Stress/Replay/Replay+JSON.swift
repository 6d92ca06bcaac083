import Foundation
import Measurement

extension Replay {
  /// Why a file is not a replay.
  public struct FormatError: Error, Equatable {
    /// What is wrong with it, and where, in a line.
    public var message: String
  }

  /// Reads a replay file. O(length).
  public init(json: [UInt8]) throws(FormatError) {
    do {
      _ = try JSONParser.parse(json)
    } catch {
      throw FormatError(message: "line \(error.line), column \(error.column): \(PlainLine.of(error.problem))")
    }
    do {
      self = try JSONDecoder().decode(Replay.self, from: Data(json))
    } catch let error as DecodingError {
      throw FormatError(message: error.place)
    } catch {
      throw FormatError(message: "it is not a replay")
    }
    if let problem = problem { throw FormatError(message: problem) }
  }

  /// What makes it a run that nobody can do; nil if there is nothing.
  private var problem: String? {
    if format != 1 { return "format: it is \(format); this version reads format 1" }
    let ranges: [(String, Int, ClosedRange<Int>)] = [
      ("setup.width", setup.width, 0...100_000), ("setup.height", setup.height, 0...100_000),
      ("setup.scale", setup.scale, 0...100), ("setup.counts: the number of sections", setup.counts.count, 0...100_000),
    ]
    for (field, value, range) in ranges where !range.contains(value) {
      return "\(field): it is \(value); allowed is \(range.lowerBound) to \(range.upperBound)"
    }
    var items = 0
    for (section, count) in setup.counts.enumerated() {
      guard (0...Self.mostItems).contains(count), items + count <= Self.mostItems else {
        return
          "setup.counts.\(section): it is \(count); allowed are 0 to \(Self.mostItems) items, all sections together"
      }
      items += count
    }
    return nil
  }

  /// The most items that a run begins with.
  private static let mostItems = 1_000_000

  /// The file, one operation a line.
  public func json() -> [UInt8] {
    var lines = ["{", "  \"format\": \(format),", "  \"seed\": \(seed),"]
    lines.append("  \"check\": \(Self.line(check)),")
    lines.append("  \"message\": \(Self.line(message)),")
    lines.append("  \"setup\": \(Self.line(setup)),")
    lines.append("  \"operations\": [")
    for (number, operation) in operations.enumerated() {
      lines.append("    \(Self.line(operation))" + (number + 1 < operations.count ? "," : ""))
    }
    lines += ["  ]", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension DecodingError {
  /// Where in the file something is wrong, and what, in a line.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context): Self.field(context.codingPath + [key]) + "it is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      Self.field(context.codingPath) + "it is of the wrong type"
    case .dataCorrupted(let context):
      Self.field(context.codingPath)
        + (context.codingPath.isEmpty ? "it is not JSON" : PlainLine.of(context.debugDescription))
    @unknown default: "it cannot be read"
    }
  }

  private static func field(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    return path.map { $0.intValue.map(String.init) ?? PlainLine.of($0.stringValue) }.joined(separator: ".") + ": "
  }
}
