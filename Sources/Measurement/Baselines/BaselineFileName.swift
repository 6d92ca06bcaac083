/// The names of the files that baselines are kept in: one for each legal name of a workload, no two for different ones.
///
/// A name of letters, digits, `-`, `_` and inner dots is its own file name. In others each byte that is something else stands as `%`
/// and two hexadecimal digits. What would be longer than file systems allow is cut and ends in `~` and a digest of the whole name.
public enum BaselineFileName {
  /// The ending of the files.
  public static let ending = ".json"
  private static let mostBytes = 200

  /// The name of the file with the baseline of `workload`. O(length).
  public static func of(_ workload: String) -> String {
    var text = ""
    for (index, byte) in workload.utf8.enumerated() {
      text +=
        isPlain(byte) || byte == UInt8(ascii: ".") && index > 0
        ? String(UnicodeScalar(byte)) : escaped(byte)
    }
    guard text.utf8.count > mostBytes else { return text + ending }
    return text.prefix(mostBytes) + "~" + digest(workload) + ending
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }

  /// 64 bits (FNV-1a) of the name, in hexadecimal digits.
  private static func digest(_ text: String) -> String {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(state, radix: 16)
  }
}
