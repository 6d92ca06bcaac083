import Foundation

/// Many whole numbers as a short text: differences of neighbours, or of those differences, where they are shorter, in groups of seven
/// bits, a run of zeros as its length, all in base 64. The numbers come back exactly.
enum PackedNumbers {
  /// How often neighbours are subtracted before numbers are written.
  private static let depths = 0...2

  /// `numbers` as text, the shortest of the ways there are. O(n).
  static func pack(_ numbers: [Int64]) -> String {
    let ways = depths.map { bytes(numbers, depth: $0) }
    let shortest = ways.min { $0.count < $1.count } ?? []
    return Data(shortest).base64EncodedString()
  }

  /// The `count` numbers that `text` holds; nil where it holds something else. O(n).
  static func unpack(_ text: String, count: Int) -> [Int64]? {
    guard let data = Data(base64Encoded: text), let depth = data.first.map(Int.init), depths.contains(depth) else {
      return nil
    }
    var reader = Reader(bytes: [UInt8](data), place: 1)
    var numbers: [Int64] = []
    numbers.reserveCapacity(min(count, data.count * 64))
    while numbers.count < count {
      guard let number = reader.next() else { return nil }
      numbers.append(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
      guard number == 0 else { continue }
      guard let more = reader.next(), more <= UInt64(count - numbers.count) else { return nil }
      numbers.append(contentsOf: repeatElement(0, count: Int(more)))
    }
    guard reader.isAtEnd else { return nil }
    for _ in 0..<depth { sum(&numbers) }
    return numbers
  }

  private static func bytes(_ numbers: [Int64], depth: Int) -> [UInt8] {
    var numbers = numbers
    for _ in 0..<depth { subtract(&numbers) }
    var bytes = [UInt8(depth)]
    bytes.reserveCapacity(numbers.count)
    var place = 0
    while place < numbers.count {
      let number = numbers[place]
      // Numbers near zero are short, whatever their sign.
      write(UInt64(bitPattern: number << 1) ^ UInt64(bitPattern: number >> 63), to: &bytes)
      place += 1
      guard number == 0 else { continue }
      let start = place
      while place < numbers.count, numbers[place] == 0 { place += 1 }
      write(UInt64(place - start), to: &bytes)
    }
    return bytes
  }

  private static func write(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func subtract(_ numbers: inout [Int64]) {
    for place in numbers.indices.dropFirst().reversed() { numbers[place] &-= numbers[place - 1] }
  }

  private static func sum(_ numbers: inout [Int64]) {
    for place in numbers.indices.dropFirst() { numbers[place] &+= numbers[place - 1] }
  }

  private struct Reader {
    let bytes: [UInt8]
    var place: Int

    var isAtEnd: Bool { place == bytes.count }

    /// The next number; nil at the end, and for one that has more than 64 bits.
    mutating func next() -> UInt64? {
      var number: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 7) {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        place += 1
        number |= UInt64(byte & 127) << shift
        if byte < 128 { return number }
      }
      return nil
    }
  }
}
