extension Pairing {
  /// Pairs the leftovers of both sides by hashing: the first of an identifier that is left in the old with the first that is
  /// left in the new, and so on. Each is hashed once. O(leftovers) with a sound hash; leftovers whose hashes collide are
  /// compared pair by pair, and counted in `comparisons`.
  @inlinable
  mutating func join<ID: Hashable>(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>) {
    var newPartners = [Int32](repeating: -1, count: oldLeft.count)
    var oldPartners = [Int32](repeating: -1, count: newLeft.count)
    if !oldLeft.isEmpty, !newLeft.isEmpty {
      comparisons = oldLeft.withUnsafeBufferPointer { oldLeft in
        newLeft.withUnsafeBufferPointer { newLeft in
          newPartners.withUnsafeMutableBufferPointer { newPartners in
            oldPartners.withUnsafeMutableBufferPointer { oldPartners in
              var join = LeftoverJoin(
                old: old, new: new, oldLeft: oldLeft, newLeft: newLeft, newPartners: newPartners,
                oldPartners: oldPartners)
              return join.run()
            }
          }
        }
      }
    }
    self.newPartners = newPartners
    self.oldPartners = oldPartners
  }
}

/// The pairing of leftovers by hashing, while it goes on.
@usableFromInline
struct LeftoverJoin<ID: Hashable> {
  @usableFromInline let old: UnsafeBufferPointer<ID>
  @usableFromInline let new: UnsafeBufferPointer<ID>
  @usableFromInline let oldLeft: UnsafeBufferPointer<Int32>
  @usableFromInline let newLeft: UnsafeBufferPointer<Int32>
  /// -1, or the position of the partner, or while positions are entered -2 - the position of the next equal one.
  @usableFromInline let newPartners: UnsafeMutableBufferPointer<Int32>
  @usableFromInline let oldPartners: UnsafeMutableBufferPointer<Int32>
  @usableFromInline let table: LeftoverTable
  @usableFromInline var comparisons = 0

  @inlinable
  init(
    old: UnsafeBufferPointer<ID>, new: UnsafeBufferPointer<ID>, oldLeft: UnsafeBufferPointer<Int32>,
    newLeft: UnsafeBufferPointer<Int32>, newPartners: UnsafeMutableBufferPointer<Int32>,
    oldPartners: UnsafeMutableBufferPointer<Int32>
  ) {
    self.old = old
    self.new = new
    self.oldLeft = oldLeft
    self.newLeft = newLeft
    self.newPartners = newPartners
    self.oldPartners = oldPartners
    table = LeftoverTable(count: oldLeft.count)
  }

  /// Pairs all, and returns the number of comparisons.
  @inlinable
  mutating func run() -> Int {
    for position in stride(from: oldLeft.count - 1, through: 0, by: -1) { enter(position) }
    withUnsafeTemporaryAllocation(of: Probe.self, capacity: Self.batch) { probes in
      var start = 0
      while start < newLeft.count {
        let count = min(Self.batch, newLeft.count - start)
        findPartners(start, count, probes)
        start += count
      }
    }
    table.deallocate()
    return comparisons
  }

  /// How many leftovers are looked up together, so that the memory that they need is fetched at the same time.
  @inlinable static var batch: Int { 32 }

  /// What is known of a leftover that is looked up.
  @usableFromInline
  struct Probe {
    @usableFromInline var hash: UInt64
    @usableFromInline var entry: UInt32
    @usableFromInline var place: Int32

    @inlinable
    init(hash: UInt64) {
      self.hash = hash
      entry = 0
      place = 0
    }
  }

  /// Finds the partners of some leftovers, in stages.
  @inlinable
  mutating func findPartners(_ start: Int, _ count: Int, _ probes: UnsafeMutableBufferPointer<Probe>) {
    for offset in 0..<count {
      (probes.baseAddress! + offset).initialize(to: Probe(hash: table.hash(new[Int(newLeft[start + offset])])))
    }
    for offset in 0..<count { probes[offset].entry = table.entries[table.slot(probes[offset].hash)] }
    for offset in 0..<count {
      let position = Int(probes[offset].entry & (1 &<< table.positionBits &- 1)) - 1
      probes[offset].place = position < 0 ? 0 : oldLeft[position]
    }
    for offset in 0..<count {
      let probe = probes[offset]
      let slot = table.slot(probe.hash)
      if table.entries[slot] == probe.entry, probe.entry != 0, table.mayHold(probe.hash, at: slot),
        old[Int(probe.place)] == new[Int(newLeft[start + offset])]
      {
        comparisons &+= 1
        take(table.position(at: slot), for: start + offset, probe.hash, slot)
      } else {
        findPartner(of: start + offset, probe.hash)
      }
    }
  }

  /// Puts an old leftover into the table. They come from the last to the first, so that of equal ones the first is on top.
  @inlinable
  mutating func enter(_ position: Int) {
    let id = old[Int(oldLeft[position])]
    let hash = table.hash(id)
    var slot = table.slot(hash)
    while table.entries[slot] != 0 {
      if table.mayHold(hash, at: slot) {
        comparisons &+= 1
        let other = table.position(at: slot)
        if old[Int(oldLeft[other])] == id {
          newPartners[position] = Int32(truncatingIfNeeded: -2 - other)
          break
        }
      }
      slot = table.next(slot)
    }
    table.set(position, hash, at: slot)
  }

  /// Finds the partner of a new leftover and takes it.
  @inlinable
  mutating func findPartner(of position: Int, _ hash: UInt64) {
    let id = new[Int(newLeft[position])]
    var slot = table.slot(hash)
    while table.entries[slot] != 0 {
      if table.mayHold(hash, at: slot) {
        comparisons &+= 1
        let partner = table.position(at: slot)
        if old[Int(oldLeft[partner])] == id {
          take(partner, for: position, hash, slot)
          return
        }
      }
      slot = table.next(slot)
    }
  }

  /// Pairs an old leftover unless it is taken, and puts the next equal one in its place.
  @inlinable
  func take(_ partner: Int, for position: Int, _ hash: UInt64, _ slot: Int) {
    let next = newPartners[partner]
    guard next < 0 else { return }
    if next < -1 { table.set(-2 - Int(next), hash, at: slot) }
    newPartners[partner] = Int32(truncatingIfNeeded: position)
    oldPartners[position] = Int32(truncatingIfNeeded: partner)
  }
}
