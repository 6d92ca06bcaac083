/// A table with open addresses that holds positions of leftovers, four bytes an entry and at most half full. The bits that a
/// position does not need hold a part of the hash, so that an entry of another hash is seldom looked at.
@usableFromInline
struct LeftoverTable {
  /// 0 where nothing is; else the position plus 1, and the part of the hash above it.
  @usableFromInline let entries: UnsafeMutablePointer<UInt32>
  @usableFromInline let mask: Int
  @usableFromInline let shift: UInt64
  @usableFromInline let positionBits: UInt32
  @usableFromInline let seed: UInt64

  /// Makes a table for so many leftovers.
  @inlinable
  init(count: Int) {
    let bits = max(4, Int.bitWidth - (2 * count - 1).leadingZeroBitCount)
    entries = .allocate(capacity: 1 << bits)
    entries.initialize(repeating: 0, count: 1 << bits)
    mask = 1 << bits - 1
    shift = UInt64(64 - bits)
    positionBits = UInt32(Int.bitWidth - count.leadingZeroBitCount)
    seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  }

  @inlinable
  func deallocate() { entries.deallocate() }

  /// The hash of an identifier, mixed so that all its bits count.
  @inlinable
  func hash<ID: Hashable>(_ id: ID) -> UInt64 {
    let value: UInt64
    if ID.self == Int.self {
      value = UInt64(truncatingIfNeeded: unsafeBitCast(id, to: Int.self)) ^ seed
    } else {
      value = UInt64(truncatingIfNeeded: id.hashValue)
    }
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// Where to look for a hash first.
  @inlinable
  func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> shift) }

  /// Where to look next.
  @inlinable
  func next(_ slot: Int) -> Int { (slot + 1) & mask }

  /// Whether what is at a slot can have the given hash.
  @inlinable
  func mayHold(_ hash: UInt64, at slot: Int) -> Bool { (entries[slot] ^ tag(hash)) >> positionBits == 0 }

  /// The position that is kept at a slot.
  @inlinable
  func position(at slot: Int) -> Int { Int(entries[slot] & (1 &<< positionBits &- 1)) - 1 }

  /// Keeps a position at a slot.
  @inlinable
  func set(_ position: Int, _ hash: UInt64, at slot: Int) {
    entries[slot] = tag(hash) | UInt32(truncatingIfNeeded: position + 1)
  }

  @inlinable
  func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) &<< positionBits }
}
