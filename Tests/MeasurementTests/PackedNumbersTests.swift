import Foundation
import Testing

@testable import Measurement

@Suite struct PackedNumbersTests {
  @Test(
    "Numbers come back exactly",
    arguments: [
      [], [0], [7], [Int64.min, Int64.max, 0, -1, 1], Array(repeating: 42, count: 1000), (0..<1000).map { $0 * 17 },
      [0, 0, 0, 5, 0, 0, -5], (0..<500).map { ($0 * $0 * 7919) % 100_003 - 50_000 },
    ] as [[Int64]])
  func roundTrip(_ numbers: [Int64]) {
    #expect(PackedNumbers.unpack(PackedNumbers.pack(numbers), count: numbers.count) == numbers)
  }

  @Test("What stays the same, and what grows evenly, is short however long it is")
  func size() {
    // The way, the first number, and the length of the run of zeros after it: a handful of bytes.
    #expect(PackedNumbers.pack(Array(repeating: 1_000_000, count: 1_000_000)).count < 20)
    #expect(PackedNumbers.pack((0..<1_000_000).map { $0 * 61_440 }).count < 24)
  }

  @Test("Zigzag groups of seven bits by hand: 1, -1 and 300")
  func byHand() {
    // Way 0; 1 is 2, -1 is 1, 300 is 600 = 4 * 128 + 88.
    #expect(Data(base64Encoded: PackedNumbers.pack([1, -1, 300])).map(Array.init) == [0, 2, 1, 88 | 128, 4])
  }

  @Test("What is damaged or of another length is refused")
  func damage() {
    let text = PackedNumbers.pack([5, 6, 9, 0, 0, 0])
    #expect(PackedNumbers.unpack(text, count: 5) == nil)
    #expect(PackedNumbers.unpack(text, count: 7) == nil)
    #expect(PackedNumbers.unpack("", count: 0) == nil)
    #expect(PackedNumbers.unpack("?", count: 1) == nil)
    #expect(PackedNumbers.unpack(Data([9, 1]).base64EncodedString(), count: 1) == nil, "no such way")
    #expect(PackedNumbers.unpack(Data([0] + [UInt8](repeating: 255, count: 11)).base64EncodedString(), count: 1) == nil)
    #expect(PackedNumbers.unpack(Data([0, 0, 255, 255, 3]).base64EncodedString(), count: 2) == nil, "too many zeros")
  }

  @Test("A table of many frames is packed, and its numbers are the same when it is read")
  func table() throws {
    let count = FrameTable.mostListed + 1
    let table = FrameTable(
      count: count, step: (0..<count).map { $0 / 100 }, offset: (0..<count).map { Double($0) * 12.5 },
      columns: [
        .time: (0..<count).map { Int64(20_000 + $0 % 977) }, .visibleItems: Array(repeating: 12, count: count),
      ],
      absent: [.netBytes: "not counted"])
    let json = try JSONEncoder().encode(table)
    #expect(try JSONDecoder().decode(FrameTable.self, from: json) == table)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains("\"packed\""))
    #expect(!text.contains("\"step\":["))
    var short = table
    short.count = 1
    short.step = [0]
    short.offset = [0.1]
    short.columns = [.time: [5]]
    let listed = try JSONEncoder().encode(short)
    #expect(String(decoding: listed, as: UTF8.self).contains("\"step\":[0]"))
    #expect(try JSONDecoder().decode(FrameTable.self, from: listed) == short)
  }

  @Test("A packed table that claims too much is refused")
  func hostileTable() {
    for count in ["-1", "999999999999", "3"] {
      let json =
        #"{"count":\#(count),"absent":{},"packed":{"step":"AAAB","offset":"AAAB","columns":{"time":"AAAB"}}}"#
      #expect(throws: (any Error).self) { try JSONDecoder().decode(FrameTable.self, from: Data(json.utf8)) }
    }
  }
}
