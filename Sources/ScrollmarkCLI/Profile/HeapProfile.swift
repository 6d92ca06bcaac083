import Foundation

/// What jemalloc's heap profile (`heap_v2`) says: for each stack of callers how many blocks and bytes it asked for in all.
struct HeapProfile {
  /// The stacks; `weight` counts blocks.
  private(set) var stacks: [RawStack] = []
  /// Of how many bytes about one was looked at; 1 where each allocation was.
  let period: Int64

  /// Reads the text of a profile that looked at one allocation in about `period` bytes, or at each if that is 1.
  init(_ text: String, period: Int64) {
    self.period = period
    let parts = text.split(separator: "MAPPED_LIBRARIES:", maxSplits: 1)
    let map = MemoryMap(parts.count == 2 ? parts[1] : "")
    var addresses: [UInt64]?
    for line in (parts.first ?? "").split(separator: "\n") {
      if line.hasPrefix("@") {
        addresses = line.dropFirst().split(separator: " ").compactMap { UInt64($0.dropFirst(2), radix: 16) }
      } else if let known = addresses, let (blocks, bytes) = Self.totals(line), blocks > 0 {
        let scale = Self.scale(blocks: blocks, bytes: bytes, period: period)
        // Addresses are those that calls return to; one less lies within the call.
        let stack = RawStack(
          locations: known.map { map.location(of: $0 - 1) }, weight: Int64((Double(blocks) * scale).rounded()),
          bytes: Int64((Double(bytes) * scale).rounded()))
        stacks.append(stack)
        addresses = nil
      }
    }
  }

  /// Blocks and bytes of a line such as `t*: 1: 64 [28: 1792]`: those in the brackets count also what was freed since.
  private static func totals(_ line: Substring) -> (Int64, Int64)? {
    let words = line.split { " :[]".contains($0) }
    guard words.count == 5, words[0] == "t*", let blocks = Int64(words[3]), let bytes = Int64(words[4]) else {
      return nil
    }
    return (blocks, bytes)
  }

  /// How many allocations one that was looked at stands for: a block of s bytes is looked at with probability 1 - exp(-s / period).
  private static func scale(blocks: Int64, bytes: Int64, period: Int64) -> Double {
    guard period > 1 else { return 1 }
    return 1 / (1 - exp(-Double(bytes) / Double(blocks) / Double(period)))
  }
}
