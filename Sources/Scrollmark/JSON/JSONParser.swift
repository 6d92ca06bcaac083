/// Reads JSON (RFC 8259) strictly: no comments, no trailing commas, no duplicate keys, UTF-8 only.
///
/// `NaN`, `Infinity` and `-Infinity` are read as numbers, though JSON has none of them, so that whoever asks for a size can say which
/// field holds one. Time is linear in the text; objects and lists nest to a depth of 64 at most.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line: Int
  private var lineStart = 0
  private var depth = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    self.bytes = bytes
    self.line = firstLine
  }

  /// Reads the one value that `bytes` consist of.
  static func parse(_ bytes: [UInt8], firstLine: Int = 1) throws(JSONError) -> JSONNode {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONNode, JSONError> in
      var parser = JSONParser(buffer, firstLine: firstLine)
      return Result { () throws(JSONError) in try parser.document() }
    }
    return try result.get()
  }

  private mutating func document() throws(JSONError) -> JSONNode {
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
      throw failure("a byte order mark before the text; save the file as UTF-8 without it")
    }
    skipSpace()
    guard position < bytes.count else { throw failure("the text is empty") }
    let node = try value()
    skipSpace()
    guard position == bytes.count else { throw failure("\(found) after the end of the value") }
    return node
  }

  private mutating func value() throws(JSONError) -> JSONNode {
    let (line, column) = (line, position - lineStart + 1)
    let value: JSONValue
    switch peek ?? 0 {
    case UInt8(ascii: "{"): value = .object(try object())
    case UInt8(ascii: "["): value = .array(try array())
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    default: value = try word()
    }
    return JSONNode(value: value, line: line, column: column)
  }

  private mutating func object() throws(JSONError) -> [JSONMember] {
    try open()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var keys: Set<String> = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw failure("\(found) where a key in quotes should be") }
      let start = self
      let key = try string()
      guard keys.insert(key).inserted else { throw start.failure("the key \"\(key)\" stands twice") }
      guard take(UInt8(ascii: ":")) else { throw failure("\(found) where a colon should be") }
      skipSpace()
      members.append(JSONMember(key: key, node: try value()))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("\(found) where a comma or a closing brace should be") }
    return members
  }

  private mutating func array() throws(JSONError) -> [JSONNode] {
    try open()
    defer { depth -= 1 }
    var nodes: [JSONNode] = []
    if take(UInt8(ascii: "]")) { return nodes }
    repeat {
      skipSpace()
      nodes.append(try value())
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("\(found) where a comma or a closing bracket should be") }
    return nodes
  }

  private mutating func open() throws(JSONError) {
    position += 1
    depth += 1
    guard depth <= 64 else { throw failure("values nest deeper than 64") }
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    let start = position
    while let byte = peek, isLetter(byte) { position += 1 }
    switch text(from: start) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN": return .number(text: "NaN", value: .nan)
    case "Infinity": return .number(text: "Infinity", value: .infinity)
    default:
      position = start
      throw failure("\(found) where a value should be")
    }
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    if peek == UInt8(ascii: "I") {
      guard case .number = try word() else { throw failure("a minus sign without digits") }
      return .number(text: "-Infinity", value: -.infinity)
    }
    let wholeStart = position
    try digits()
    if bytes[wholeStart] == UInt8(ascii: "0"), position - wholeStart > 1 {
      throw failure("a number that begins with a superfluous 0")
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let written = text(from: start)
    guard let value = Double(written) else { throw failure("\(written) is not a number") }
    return .number(text: written, value: value)
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = peek, isDigit(byte) { position += 1 }
    guard position > start else { throw failure("\(found) where a digit should be") }
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var scalars: [UInt8] = []
    while true {
      guard let byte = peek, byte != UInt8(ascii: "\n") else { throw failure("a text without its closing quote") }
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: scalars, as: UTF8.self) else {
          throw failure("a text that is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &scalars)
      case 0..<0x20: throw failure("a control character in a text; write it as an escape")
      default: scalars.append(byte)
      }
    }
  }

  private mutating func escape(into scalars: inout [UInt8]) throws(JSONError) {
    guard let byte = peek else { throw failure("a text without its closing quote") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalars.append(byte)
    case UInt8(ascii: "b"): scalars.append(0x08)
    case UInt8(ascii: "f"): scalars.append(0x0C)
    case UInt8(ascii: "n"): scalars.append(0x0A)
    case UInt8(ascii: "r"): scalars.append(0x0D)
    case UInt8(ascii: "t"): scalars.append(0x09)
    case UInt8(ascii: "u"): scalars.append(contentsOf: String(try unicodeEscape()).utf8)
    default: throw failure("an unknown escape in a text")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Character {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard (0xD800..<0xDC00).contains(first), peek == UInt8(ascii: "\\") else { throw failure("half a surrogate pair") }
    position += 1
    guard peek == UInt8(ascii: "u") else { throw failure("half a surrogate pair") }
    position += 1
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("half a surrogate pair") }
    return Character(scalar)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count, let value = UInt32(text(from: position, count: 4), radix: 16),
      bytes[position] != UInt8(ascii: "+")
    else { throw failure("an escape without its four hexadecimal digits") }
    position += 4
    return value
  }
}

extension JSONParser {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next token, for an error.
  private var found: String {
    guard let byte = peek else { return "the end of the text" }
    guard byte >= 0x20, byte < 0x7F else { return "an unexpected byte" }
    var end = position
    while end < bytes.count, end - position < 20, isLetter(bytes[end]) || isDigit(bytes[end]) { end += 1 }
    return "\"\(text(from: position, count: max(1, end - position)))\""
  }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        lineStart = position
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private func text(from start: Int, count: Int? = nil) -> String {
    String(decoding: bytes[start..<(count.map { start + $0 } ?? position)], as: UTF8.self)
  }

  private func failure(_ problem: String) -> JSONError {
    JSONError(line: line, column: position - lineStart + 1, problem: problem)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}
