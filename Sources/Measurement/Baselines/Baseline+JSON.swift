import Foundation

extension Baseline {
  /// The baseline as JSON in canonical form, a value a line, keys in order: equal baselines give equal bytes, and a change of one
  /// number changes one line.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Reads a baseline from JSON; where `workload` is given, it has to be of that one.
  public init(json: [UInt8], workload: String? = nil) throws(BaselineError) {
    guard let first = json.first(where: { !JSONNesting.isSpace($0) }) else { throw .empty }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { throw .notJSON }
    let envelope: Envelope = try Self.decode(json)
    guard let version = envelope.version, version > 0 else { throw .foreign(field: "version") }
    guard version <= Self.currentVersion else {
      throw .newerVersion(found: version, supported: Self.currentVersion)
    }
    guard envelope.hasSizes else { throw .foreign(field: "sizes") }
    self = try Self.decode(json)
    try validate()
    guard workload == nil || self.workload == workload else { throw .misplaced(workload: self.workload) }
  }

  private static func decode<Value: Decodable>(_ json: [UInt8]) throws(BaselineError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(json))
    } catch let error as DecodingError {
      throw BaselineError(error, json: json)
    } catch {
      throw .notJSON
    }
  }

  private func validate() throws(BaselineError) {
    for (size, entry) in sizes.sorted(by: { $0.key < $1.key }) {
      let field = "sizes.\(size)"
      if entry.subject.frames < 0 {
        throw .invalid(field: "\(field).subject.frames", problem: "is negative")
      }
      if entry.peakBytes < 0 { throw .invalid(field: "\(field).peakBytes", problem: "is negative") }
      for (name, numbers) in [("opening", entry.opening), ("total", entry.total), ("max", entry.max)] {
        // With room for a difference; a count may be of a metric that this version does not know.
        let odd = numbers.filter { $0.value.magnitude > UInt64(Int64.max / 2) }.keys.min()
        if let odd { throw .invalid(field: "\(field).\(name).\(odd)", problem: "is too large to compare") }
      }
    }
  }

  /// What tells a baseline from other JSON, and its version, whatever the rest looks like.
  private struct Envelope: Decodable {
    var version: Int?
    var hasSizes: Bool

    private enum CodingKeys: String, CodingKey {
      case version
      case sizes
    }

    init(from decoder: any Decoder) throws {
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      version = try? container?.decode(Int.self, forKey: .version)
      hasSizes = container?.contains(.sizes) ?? false
    }
  }
}

extension BaselineError {
  /// Says of a decoding error which field of `json` it is about.
  fileprivate init(_ error: DecodingError, json: [UInt8]) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .invalid(field: Self.path(context.codingPath + [key]), problem: "is missing")
    case .valueNotFound(_, let context):
      self = .invalid(field: Self.path(context.codingPath), problem: "is null")
    case .typeMismatch(let type, let context):
      self = .invalid(field: Self.path(context.codingPath), problem: "is not of the type \(type)")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .invalid(
        field: Self.path(context.codingPath), problem: "has a value that is not allowed")
    case .dataCorrupted where (try? JSONSerialization.jsonObject(with: Data(json))) != nil:
      self = .invalid(field: "sizes", problem: "has a number that is not whole, or is too large")
    default:
      self = JSONNesting.isOpen(atEndOf: json) ? .truncated : .notJSON
    }
  }

  /// `sizes.full.total.allocations` for the coding path of that value.
  private static func path(_ codingPath: [any CodingKey]) -> String {
    codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }
}
