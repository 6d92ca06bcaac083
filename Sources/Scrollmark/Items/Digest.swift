/// A 64-bit digest (FNV-1a) of a sequence of values: tells apart inputs that differ by accident, not by malice.
struct Digest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds one byte. O(1).
  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Adds the eight bytes of a number, the lowest first. O(1).
  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Adds a number. O(1).
  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  /// Adds the bits of a number. O(1).
  mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Adds the length and the bytes of a text. O(length).
  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(byte) }
  }

  /// The digest so far, as 16 hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
