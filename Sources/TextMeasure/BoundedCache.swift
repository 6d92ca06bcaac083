/// Keeps the values that were asked for last, up to a number. A look-up and an insertion take O(1) beyond hashing the key; a hit
/// allocates nothing.
struct BoundedCache<Key: Hashable, Value> {
  private struct Node {
    var key: Key
    var value: Value
    var newer: Int32
    var older: Int32
  }

  /// How many values are kept.
  let capacity: Int
  private var places: [Key: Int32] = [:]
  private var nodes: [Node] = []
  private var newest: Int32 = -1
  private var oldest: Int32 = -1

  init(capacity: Int) {
    precondition(capacity > 0, "a cache keeps something")
    self.capacity = capacity
  }

  /// How many values there are.
  var count: Int { nodes.count }

  /// The value of `key`, which becomes the newest; nil if it is not there.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return nodes[Int(place)].value
  }

  /// Keeps a value for a key that has none. The one that was asked for longest ago makes room.
  mutating func insert(_ value: Value, for key: Key) {
    if nodes.count < capacity {
      let place = Int32(nodes.count)
      nodes.append(Node(key: key, value: value, newer: -1, older: -1))
      places[key] = place
      link(place)
    } else {
      let place = oldest
      unlink(place)
      places[nodes[Int(place)].key] = nil
      nodes[Int(place)] = Node(key: key, value: value, newer: -1, older: -1)
      places[key] = place
      link(place)
    }
  }

  /// Forgets everything and keeps the memory.
  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    newest = -1
    oldest = -1
  }

  private mutating func link(_ place: Int32) {
    nodes[Int(place)].older = newest
    nodes[Int(place)].newer = -1
    if newest >= 0 { nodes[Int(newest)].newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int32) {
    let (newer, older) = (nodes[Int(place)].newer, nodes[Int(place)].older)
    if newer >= 0 { nodes[Int(newer)].older = older } else { newest = older }
    if older >= 0 { nodes[Int(older)].newer = newer } else { oldest = newer }
  }
}

extension BoundedCache {
  /// Stops if the order is broken: every value stands in it once. O(count).
  func checkInvariants() {
    var seen = 0
    var place = newest
    var newer: Int32 = -1
    while place >= 0 {
      let node = nodes[Int(place)]
      precondition(node.newer == newer && places[node.key] == place, "the order of the cache is broken")
      (newer, place, seen) = (place, node.older, seen + 1)
    }
    precondition(seen == nodes.count && places.count == seen && oldest == newer, "the cache has lost a value")
  }
}
