/// What is wrong with text that no parser takes for JSON, seen from its brackets and quotes alone.
enum JSONNesting {
  /// Whether `byte` is white space in JSON.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether `NaN` or `Infinity` stands outside of all strings, where other programs write a number that JSON does not have. O(n).
  static func hasNonNumber(_ json: [UInt8]) -> Bool {
    var inString = false
    var escaped = false
    for (place, byte) in json.enumerated() {
      if escaped {
        escaped = false
      } else if inString, byte == UInt8(ascii: "\\") {
        escaped = true
      } else if byte == UInt8(ascii: "\"") {
        inString.toggle()
      } else if !inString, nonNumbers.contains(where: { json[place...].starts(with: $0) }) {
        return true
      }
    }
    return false
  }

  private static let nonNumbers = ["NaN", "nan", "Inf", "inf"].map { Array($0.utf8) }

  /// Whether a string, an array or an object is still open at the end of `json`. O(n).
  static func isOpen(atEndOf json: [UInt8]) -> Bool {
    var depth = 0
    var inString = false
    var escaped = false
    for byte in json {
      if inString {
        if escaped {
          escaped = false
        } else if byte == UInt8(ascii: "\\") {
          escaped = true
        } else if byte == UInt8(ascii: "\"") {
          inString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): inString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return inString || depth > 0
  }
}
