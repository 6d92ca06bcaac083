/// Plain values in one piece of memory that grows. Whoever holds it gives the memory back.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() {
    base.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes room for `added` values more, whatever they are, and answers where the first of them is.
  mutating func extend(by added: Int) -> Int {
    let start = count
    if start + added > capacity { grow(to: start + added) }
    count = start + added
    return start
  }

  @inline(__always) mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  mutating func removeAll() {
    count = 0
  }

  private mutating func grow(to least: Int) {
    let wanted = max(least, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = wanted
  }
}
