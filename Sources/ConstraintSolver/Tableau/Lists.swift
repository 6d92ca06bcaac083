/// Many short lists of plain values in one piece of memory. A list that outgrows its place moves to the end; what it leaves behind
/// is taken back when it is as much as what is in use.
struct Lists<Element: BitwiseCopyable> {
  private struct Place {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private var places = Block<Place>()
  private var pool = Block<Element>(capacity: 64)
  private var spare = Block<Element>(capacity: 64)
  private var abandoned = 0

  func deallocate() {
    places.deallocate()
    pool.deallocate()
    spare.deallocate()
  }

  var listCount: Int { places.count }

  /// Adds an empty list and answers its number.
  mutating func addList() -> Int {
    places.append(Place())
    return places.count - 1
  }

  @inline(__always) func count(_ list: Int) -> Int { Int(places[list].count) }

  /// The values of a list, until any list grows.
  @inline(__always) func values(_ list: Int) -> UnsafeMutablePointer<Element> { pool.base + Int(places[list].start) }

  @inline(__always) mutating func append(_ element: Element, to list: Int) {
    let place = places[list]
    if place.count == place.capacity { makeRoom(1, in: list) }
    pool.base[Int(places[list].start + place.count)] = element
    places[list].count = place.count + 1
  }

  /// Makes sure that `added` values more fit in a list.
  @inline(__always) mutating func reserve(_ added: Int, in list: Int) {
    let place = places[list]
    if Int(place.count) + added > Int(place.capacity) { makeRoom(added, in: list) }
  }

  /// Puts the last value in the place of one that goes.
  @inline(__always) func remove(at index: Int, of list: Int) {
    let last = places[list].count - 1
    let values = values(list)
    values[index] = values[Int(last)]
    places[list].count = last
  }

  @inline(__always) func removeAll(of list: Int) {
    places[list].count = 0
  }

  private mutating func makeRoom(_ added: Int, in list: Int) {
    if abandoned > 256, 2 * abandoned > pool.count { compact() }
    let place = places[list]
    let needed = Int(place.count) + added
    if needed <= Int(place.capacity) { return }
    let capacity = max(4, needed, 2 * Int(place.capacity))
    let start = pool.extend(by: capacity)
    (pool.base + start).update(from: pool.base + Int(place.start), count: Int(place.count))
    abandoned += Int(place.capacity)
    places[list] = Place(
      start: Int32(truncatingIfNeeded: start), count: place.count, capacity: Int32(truncatingIfNeeded: capacity))
  }

  /// Moves all lists together, each with its capacity.
  private mutating func compact() {
    spare.removeAll()
    for list in 0..<places.count {
      let place = places[list]
      let start = spare.extend(by: Int(place.capacity))
      (spare.base + start).update(from: pool.base + Int(place.start), count: Int(place.count))
      places[list].start = Int32(truncatingIfNeeded: start)
    }
    (pool, spare) = (spare, pool)
    abandoned = 0
  }
}
