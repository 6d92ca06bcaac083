/// Identifiers by number and numbers by identifier.
///
/// Numbers run from 0 without gaps. A bucket holds 32 bits of an identifier's hash beside its number, so that the table grows and is
/// repaired without hashing anything again, and identifiers are compared only if those bits agree.
@usableFromInline struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// The identifiers, by number.
  @usableFromInline var identifiers: [Identifier] = []
  /// 0 if empty; else the hash in the upper half and the number plus 1 in the lower. A power of two of them, or none.
  @usableFromInline var buckets: ContiguousArray<UInt64> = []

  @inlinable init() {}

  @inlinable var count: Int { identifiers.count }

  // MARK: Looking up

  /// The number of an identifier; nil if it is not there. O(1).
  @inlinable func number(of identifier: Identifier) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let tag = IdentifierBuckets.tag(of: identifier)
    let mask = buckets.count - 1
    var place = Int(tag) & mask
    return buckets.withUnsafeBufferPointer { buckets in
      while true {
        let bucket = buckets[place]
        if bucket == 0 { return nil }
        if UInt32(truncatingIfNeeded: bucket >> 32) == tag {
          let number = IdentifierBuckets.number(in: bucket)
          if identifiers[number] == identifier { return number }
        }
        place = (place + 1) & mask
      }
    }
  }

  @inlinable func contains(_ identifier: Identifier) -> Bool { number(of: identifier) != nil }

  // MARK: Adding

  /// Adds identifiers, those that are new with the next numbers. Answers the number of each, or nil if all were new and so have the
  /// next numbers in a row. O(k).
  @inlinable mutating func add(_ added: [Identifier]) -> ContiguousArray<Int32>? {
    let first = identifiers.count
    identifiers.append(contentsOf: added)
    makeRoom(for: identifiers.count)
    let repeated = enter(from: first)
    guard repeated < identifiers.count else { return nil }
    identifiers.removeLast(identifiers.count - repeated)
    var numbers = ContiguousArray((first..<repeated).lazy.map { Int32(truncatingIfNeeded: $0) })
    for identifier in added.dropFirst(repeated - first) {
      numbers.append(Int32(truncatingIfNeeded: add(identifier)))
    }
    return numbers
  }

  /// The number of an identifier, which is added if it is new. O(1).
  @inlinable mutating func add(_ identifier: Identifier) -> Int {
    if let number = number(of: identifier) { return number }
    identifiers.append(identifier)
    makeRoom(for: identifiers.count)
    IdentifierBuckets.insert(IdentifierBuckets.tag(of: identifier), identifiers.count - 1, &buckets)
    return identifiers.count - 1
  }

  /// Enters the identifiers from a number on in the buckets, up to the first that is there already; answers its number, or the
  /// number of identifiers.
  @inlinable mutating func enter(from first: Int) -> Int {
    let mask = buckets.count - 1
    return identifiers.withUnsafeBufferPointer { identifiers in
      buckets.withUnsafeMutableBufferPointer { buckets in
        withUnsafeTemporaryAllocation(of: IdentifierBuckets.Home.self, capacity: IdentifierBuckets.run) { homes in
          var start = first
          while start < identifiers.count {
            let end = min(start + IdentifierBuckets.run, identifiers.count)
            // The buckets of a run are read in a loop of their own, so that the waits for memory overlap.
            for number in start..<end {
              let tag = IdentifierBuckets.tag(of: identifiers[number])
              homes[number - start] = IdentifierBuckets.Home(tag: tag, bucket: buckets[Int(tag) & mask])
            }
            for number in start..<end {
              let tag = homes[number - start].tag
              var place = Int(tag) & mask
              var bucket = homes[number - start].bucket
              if bucket == 0 { bucket = buckets[place] }
              while bucket != 0 {
                if UInt32(truncatingIfNeeded: bucket >> 32) == tag,
                  identifiers[IdentifierBuckets.number(in: bucket)] == identifiers[number]
                {
                  return number
                }
                place = (place + 1) & mask
                bucket = buckets[place]
              }
              buckets[place] = IdentifierBuckets.bucket(tag, number)
            }
            start = end
          }
          return identifiers.count
        }
      }
    }
  }

  @inlinable mutating func makeRoom(for count: Int) {
    if count * 8 > buckets.count * 5 { buckets = IdentifierBuckets.resized(buckets, for: count) }
  }

  // MARK: Dropping

  /// Drops an identifier and gives its number to the one with the highest. O(1).
  @inlinable mutating func drop(_ number: Int) {
    let last = identifiers.count - 1
    IdentifierBuckets.remove(IdentifierBuckets.tag(of: identifiers[number]), number, &buckets)
    if number != last {
      IdentifierBuckets.renumber(IdentifierBuckets.tag(of: identifiers[last]), from: last, to: number, &buckets)
      identifiers[number] = identifiers[last]
    }
    identifiers.removeLast()
  }

  /// Drops the identifiers from a number on. O(k).
  @inlinable mutating func drop(from first: Int) {
    for number in (first..<identifiers.count).reversed() { drop(number) }
  }

  /// Keeps some identifiers and numbers them in the order given. O(n), without hashing.
  @inlinable mutating func keep(_ numbers: ContiguousArray<Int32>) {
    let old = identifiers
    identifiers = numbers.map { old[Int($0)] }
    buckets = IdentifierBuckets.kept(numbers, of: old.count, in: buckets)
  }
}

/// What is done with buckets whatever the type of the identifiers.
@usableFromInline enum IdentifierBuckets {
  /// How many identifiers are hashed before the first of them is entered.
  @inlinable static var run: Int { 64 }

  /// What an identifier's home bucket held when it was hashed.
  @usableFromInline struct Home {
    @usableFromInline var tag: UInt32
    @usableFromInline var bucket: UInt64

    @inlinable init(tag: UInt32, bucket: UInt64) {
      self.tag = tag
      self.bucket = bucket
    }
  }

  /// The bits of an identifier's hash that a bucket holds.
  @inlinable @inline(__always) static func tag<Identifier: Hashable>(of identifier: Identifier) -> UInt32 {
    UInt32(truncatingIfNeeded: identifier._rawHashValue(seed: 0))
  }

  @inlinable @inline(__always) static func bucket(_ tag: UInt32, _ number: Int) -> UInt64 {
    UInt64(tag) << 32 | UInt64(UInt32(truncatingIfNeeded: number + 1))
  }

  @inlinable @inline(__always) static func number(in bucket: UInt64) -> Int {
    Int(UInt32(truncatingIfNeeded: bucket)) - 1
  }

  /// Enters a number that is not there. O(1).
  @usableFromInline static func insert(_ tag: UInt32, _ number: Int, _ buckets: inout ContiguousArray<UInt64>) {
    let mask = buckets.count - 1
    var place = Int(tag) & mask
    while buckets[place] != 0 { place = (place + 1) & mask }
    buckets[place] = bucket(tag, number)
  }

  /// Takes out a number, and closes the gap. O(1).
  @usableFromInline static func remove(_ tag: UInt32, _ number: Int, _ buckets: inout ContiguousArray<UInt64>) {
    let mask = buckets.count - 1
    var gap = place(of: bucket(tag, number), in: buckets)
    var next = (gap + 1) & mask
    while buckets[next] != 0 {
      let home = Int(buckets[next] >> 32) & mask
      if (next - home) & mask >= (next - gap) & mask {
        buckets[gap] = buckets[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    buckets[gap] = 0
  }

  /// Replaces a number by another. O(1).
  @usableFromInline static func renumber(
    _ tag: UInt32, from old: Int, to new: Int, _ buckets: inout ContiguousArray<UInt64>
  ) {
    buckets[place(of: bucket(tag, old), in: buckets)] = bucket(tag, new)
  }

  private static func place(of bucket: UInt64, in buckets: ContiguousArray<UInt64>) -> Int {
    let mask = buckets.count - 1
    var place = Int(bucket >> 32) & mask
    while buckets[place] != bucket { place = (place + 1) & mask }
    return place
  }

  /// The same entries in a table that has room for `count`. O(buckets).
  @usableFromInline static func resized(
    _ buckets: ContiguousArray<UInt64>, for count: Int
  ) -> ContiguousArray<UInt64> {
    var larger = empty(for: count)
    for bucket in buckets where bucket != 0 { insert(bucket, &larger) }
    return larger
  }

  /// The entries of some numbers, each with its place in `numbers` as its number. O(buckets).
  @usableFromInline static func kept(
    _ numbers: ContiguousArray<Int32>, of count: Int, in buckets: ContiguousArray<UInt64>
  ) -> ContiguousArray<UInt64> {
    guard !numbers.isEmpty else { return [] }
    var places = ContiguousArray<Int32>(repeating: -1, count: count)
    for (place, number) in numbers.enumerated() { places[Int(number)] = Int32(truncatingIfNeeded: place) }
    var fresh = empty(for: numbers.count)
    for bucket in buckets where bucket != 0 {
      let place = places[number(in: bucket)]
      if place >= 0 { insert(self.bucket(UInt32(truncatingIfNeeded: bucket >> 32), Int(place)), &fresh) }
    }
    return fresh
  }

  private static func empty(for count: Int) -> ContiguousArray<UInt64> {
    var size = 16
    while count * 8 > size * 5 { size *= 2 }
    return ContiguousArray(repeating: 0, count: size)
  }

  private static func insert(_ bucket: UInt64, _ buckets: inout ContiguousArray<UInt64>) {
    let mask = buckets.count - 1
    var place = Int(bucket >> 32) & mask
    while buckets[place] != 0 { place = (place + 1) & mask }
    buckets[place] = bucket
  }
}
