/// Any JSON, with booleans told from numbers.
enum JSONValue: Decodable, Equatable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  case number(Double)
  case boolean(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value for `key`, if this is an object that has it.
  subscript(key: String) -> JSONValue? { members[key] }

  /// The members of an object; none of anything else.
  var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text of a string.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
