extension Pairing {
  /// Pairs the leftovers of both sides by hashing: the first of an identifier that is left in the old with the first that is
  /// left in the new, and so on. Each is hashed once. O(leftovers) with a sound hash; leftovers whose hashes collide are
  /// compared pair by pair, and counted in `comparisons`.
  @inlinable
  mutating func join<ID: Hashable>(_ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>) {
    newPartners = [Int32](repeating: -1, count: oldLeft.count)
    oldPartners = [Int32](repeating: -1, count: newLeft.count)
    guard !oldLeft.isEmpty, !newLeft.isEmpty else { return }
    let table = LeftoverTable(count: oldLeft.count)
    defer { table.deallocate() }
    for position in stride(from: oldLeft.count - 1, through: 0, by: -1) {
      enter(position, old, table)
    }
    for position in newLeft.indices {
      findPartner(of: position, old, new, table)
    }
  }

  /// Puts an old leftover into the table. They come from the last to the first, so that of equal ones the first is on top;
  /// the next of them is kept, as -2 - position, where its partner will stand.
  @inlinable
  mutating func enter<ID: Hashable>(_ position: Int, _ old: UnsafeBufferPointer<ID>, _ table: LeftoverTable) {
    let id = old[Int(oldLeft[position])]
    let hash = table.hash(id)
    var slot = table.slot(hash)
    while table.entries[slot] != 0 {
      if table.mayHold(hash, at: slot) {
        comparisons += 1
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
  mutating func findPartner<ID: Hashable>(
    of position: Int, _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ table: LeftoverTable
  ) {
    let id = new[Int(newLeft[position])]
    let hash = table.hash(id)
    var slot = table.slot(hash)
    while table.entries[slot] != 0 {
      if table.mayHold(hash, at: slot) {
        comparisons += 1
        let partner = table.position(at: slot)
        if old[Int(oldLeft[partner])] == id {
          guard newPartners[partner] < 0 else { return }
          if newPartners[partner] < -1 { table.set(-2 - Int(newPartners[partner]), hash, at: slot) }
          newPartners[partner] = Int32(truncatingIfNeeded: position)
          oldPartners[position] = Int32(truncatingIfNeeded: partner)
          return
        }
      }
      slot = table.next(slot)
    }
  }
}
