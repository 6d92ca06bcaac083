import Foundation

extension Replay {
  /// Why a file is not a replay.
  public struct FormatError: Error, Equatable {
    /// What is wrong with it, and where.
    public var message: String
  }

  /// Reads a replay file.
  public init(json: [UInt8]) throws(FormatError) {
    do {
      self = try JSONDecoder().decode(Replay.self, from: Data(json))
    } catch let error as DecodingError {
      throw FormatError(message: error.place)
    } catch {
      throw FormatError(message: "it is not JSON")
    }
    if format != 1 { throw FormatError(message: "its format is \(format); this version reads format 1") }
  }

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
  /// What is wrong, and where in the file.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(Self.words(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "a value is of the wrong type\(Self.words(context))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "it is not JSON" : "a value is not known\(Self.words(context))"
    @unknown default: "it cannot be read"
    }
  }

  private static func words(_ context: Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    return " at " + context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
