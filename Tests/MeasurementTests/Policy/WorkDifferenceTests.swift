import Measurement
import Testing

@Suite("Whether two runs did the same work")
struct WorkDifferenceTests {
  @Test("A run does what it does")
  func same() {
    #expect(WorkDifference.obstacles(base: Sample.result(), head: Sample.result()) == [])
    #expect(WorkDifference.changes(base: Sample.result(), head: Sample.result()) == [])
  }

  @Test("Other items are other work")
  func items() {
    var other = Sample.result()
    other.items = 99
    other.inputDigest = "1f"
    #expect(
      WorkDifference.obstacles(base: Sample.result(), head: other) == [
        "items: 100 in base, 99 in head", "the digest of the items: 0f in base, 1f in head",
      ])
  }

  @Test("So are other things in view")
  func view() {
    var (base, head) = (Sample.result(), Sample.result())
    base.frames.columns[.visibleItems] = [3, 3, 4, 3]
    head.frames.columns[.visibleItems] = [3, 3, 5, 3]
    #expect(
      WorkDifference.obstacles(base: base, head: head, names: ("one", "other")) == [
        "items in view in frame 2: 4 in one, 5 in other"
      ])
  }

  @Test("Other counts are a change to tell, and times are none")
  func counts() {
    var head = Sample.result()
    head.frames.columns[.allocations] = [1, 10, 0, 0]
    head.frames.columns[.time] = [1, 1, 1, 1]
    #expect(WorkDifference.obstacles(base: Sample.result(), head: head) == [])
    #expect(
      WorkDifference.changes(base: Sample.result(), head: head) == [
        "allocations: 10 in base, 11 in head, over 4 frames"
      ])
  }
}
