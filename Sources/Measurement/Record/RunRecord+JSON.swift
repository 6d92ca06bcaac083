import Foundation

extension RunRecord {
  /// The record as JSON in canonical form: keys in order, no white space but the line feed at the end. Equal records give equal
  /// bytes. It is written in the current version. Throws `RunRecordError` if it would not read back.
  public func json() throws -> [UInt8] {
    var record = self
    record.version = Self.currentVersion
    try record.validate()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(record)) + [UInt8(ascii: "\n")]
  }

  /// Reads a record of this or an older version from JSON, as one of this version. Throws `RunRecordError`.
  public init(json: [UInt8]) throws {
    try Self.checkStart(of: json)
    let data = Data(json)
    let decoder = JSONDecoder()
    do {
      let envelope = try decoder.decode(Envelope.self, from: data)
      guard let version = envelope.version, version > 0 else { throw RunRecordError.foreign(field: "version") }
      guard version <= Self.currentVersion else {
        throw RunRecordError.newerVersion(found: version, supported: Self.currentVersion)
      }
      guard envelope.hasWorkloads else { throw RunRecordError.foreign(field: "workloads") }
      if let key = CodingUserInfoKey.recordVersion { decoder.userInfo[key] = version }
      self = try decoder.decode(Self.self, from: data)
      self.version = Self.currentVersion
    } catch let error as DecodingError {
      throw RunRecordError(error, json: json)
    }
    try validate()
  }

  private static func checkStart(of json: [UInt8]) throws {
    guard let first = json.first(where: { !JSONNesting.isSpace($0) }) else { throw RunRecordError.empty }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { throw RunRecordError.notJSON }
  }

  /// What tells a run record from other JSON, and its version, whatever the rest looks like.
  private struct Envelope: Decodable {
    var version: Int?
    var hasWorkloads: Bool

    private enum CodingKeys: String, CodingKey {
      case version
      case workloads
    }

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
        throw RunRecordError.foreign(field: "version")
      }
      version = try? container.decode(Int.self, forKey: .version)
      hasWorkloads = container.contains(.workloads)
    }
  }
}

extension RunRecordError {
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
      self = .invalid(field: Self.path(context.codingPath), problem: "has a value that is not allowed")
    default:
      self =
        JSONNesting.isOpen(atEndOf: json) ? .truncated : JSONNesting.hasNonNumber(json) ? .notFinite : .notJSON
    }
  }

  /// `workloads[2].frames.count` for the coding path of that value.
  private static func path(_ codingPath: [any CodingKey]) -> String {
    codingPath.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
