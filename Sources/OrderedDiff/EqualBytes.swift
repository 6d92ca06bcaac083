// Identifiers of which all bits are the same are the same: comparing memory is several times faster than asking for equality,
// and costs no more where the code is not specialised for the type of the identifiers. The opposite does not hold (two equal
// strings may be stored apart), so where the bits differ, equality is asked for.

/// How many bytes two stretches of memory have in common from their start, of `limit`. O(1) if they are the same memory.
@usableFromInline
func commonBytesAtStart(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, limit: Int) -> Int {
  guard first != second else { return limit }
  var count = 0
  while count &+ 32 <= limit, areEqual32(first + count, second + count) { count &+= 32 }
  while count < limit,
    first.load(fromByteOffset: count, as: UInt8.self) == second.load(fromByteOffset: count, as: UInt8.self)
  {
    count &+= 1
  }
  return count
}

/// How many bytes before two addresses are in common, of `limit`.
@usableFromInline
func commonBytesAtEnd(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, limit: Int) -> Int {
  var count = 0
  while count &+ 32 <= limit, areEqual32(first - count - 32, second - count - 32) { count &+= 32 }
  while count < limit,
    first.load(fromByteOffset: -count - 1, as: UInt8.self) == second.load(fromByteOffset: -count - 1, as: UInt8.self)
  {
    count &+= 1
  }
  return count
}

@inline(__always)
private func areEqual32(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
  let differences = difference(first, second, 0) | difference(first, second, 8) | difference(first, second, 16)
  return differences | difference(first, second, 24) == 0
}

@inline(__always)
private func difference(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ offset: Int) -> UInt64 {
  first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
}
