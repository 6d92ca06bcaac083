/// Whether JSON stops in the middle, seen from its brackets and quotes alone.
enum JSONNesting {
  /// Whether `byte` is white space in JSON.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

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
