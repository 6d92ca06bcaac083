/// The order of sections, which have numbers that stay while they move.
struct SectionOrder: Sendable {
  /// Numbers of sections, in order.
  private(set) var numbers: ContiguousArray<Int32> = []
  /// The index of each section, by number.
  private var indices: ContiguousArray<Int32> = []

  var count: Int { numbers.count }

  func number(at index: Int) -> Int { Int(numbers[index]) }

  func index(of number: Int) -> Int { Int(indices[number]) }

  /// Adds sections with the next numbers. O(count), and O(sections) if there are some behind.
  mutating func insert(_ count: Int, at index: Int) {
    let first = numbers.count
    indices.append(contentsOf: repeatElement(0, count: count))
    numbers.insert(contentsOf: (first..<first + count).lazy.map { Int32(truncatingIfNeeded: $0) }, at: index)
    renumber(from: index)
  }

  /// Moves a section to an index after it was taken out. O(sections).
  mutating func move(from: Int, to: Int) {
    let number = numbers.remove(at: from)
    numbers.insert(number, at: to)
    renumber(from: min(from, to))
  }

  /// Drops sections, the highest number first; each time the section with the highest number gets the one that became free.
  /// O(sections).
  mutating func remove(_ descending: [Int]) {
    var owners = ContiguousArray(indices.indices.map { Int32(truncatingIfNeeded: $0) })
    var kept = ContiguousArray(repeating: true, count: numbers.count)
    for number in descending {
      kept[Int(owners[number])] = false
      owners[number] = owners[owners.count - 1]
      owners.removeLast()
    }
    for (number, owner) in owners.enumerated() { indices[Int(owner)] = Int32(truncatingIfNeeded: number) }
    numbers = numbers.filter { kept[Int($0)] }
    for index in numbers.indices { numbers[index] = indices[Int(numbers[index])] }
    indices.removeLast(descending.count)
    renumber(from: 0)
  }

  private mutating func renumber(from start: Int) {
    for index in start..<numbers.count { indices[Int(numbers[index])] = Int32(truncatingIfNeeded: index) }
  }
}
