extension JSONValue {
  /// The value as JSON on one line, with the keys of objects in order and numbers in one form, so that equal values have equal text.
  var canonical: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(_, let value): Int(exactly: value).map(String.init) ?? String(value)
    case .string(let text): Self.quoted(text)
    case .array(let nodes): "[" + nodes.map(\.value.canonical).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { Self.quoted($0.key) + ": " + $0.node.value.canonical }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
