/// A value read from JSON, with the place in the text where it starts.
struct JSONNode: Equatable, Sendable {
  var value: JSONValue
  /// The line, counted from 1.
  var line: Int
  /// The byte in the line, counted from 1.
  var column: Int
}

/// The kinds of JSON value. A number keeps its text, so that an error can show it as it was written.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(text: String, value: Double)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])

  /// What a person would call this kind of value.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value as it may stand in an error: short values as they were written, long ones by their kind.
  var excerpt: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text, _): Self.shortened(text)
    case .string(let text): "\"\(Self.shortened(text))\""
    case .array(let nodes): "a list of \(nodes.count)"
    case .object: "an object"
    }
  }

  /// What this is, as a sentence for an error that expected something else.
  var finding: String {
    switch self {
    case .null, .array, .object: "it is \(excerpt)"
    case .bool, .number, .string: "\(excerpt) is \(kindName)"
    }
  }

  private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}

/// One member of a JSON object; members keep the order in which they were written.
struct JSONMember: Equatable, Sendable {
  var key: String
  var node: JSONNode
}

/// What is wrong with a text that should be JSON, and where.
struct JSONError: Error, Equatable {
  var line: Int
  var column: Int
  var problem: String
}
