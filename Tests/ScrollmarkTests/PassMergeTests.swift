import Measurement
import Testing

@testable import Scrollmark

@Suite struct PassMergeTests {
  private func table(times: [Int64], prepare: [Int64], visible: [Int64] = [1, 1]) -> FrameTable {
    FrameTable(
      count: 2, step: [0, 0], offset: [0, 0], columns: [.time: times, .prepare: prepare, .visibleItems: visible],
      absent: [.allocations: "later"])
  }

  @Test("A frame has the median time of the passes, and the phases of the pass that it comes from")
  func median() {
    let merged = PassMerge.merge(
      timePasses: [
        table(times: [30, 5], prepare: [3, 1]), table(times: [10, 7], prepare: [1, 2]),
        table(times: [20, 6], prepare: [2, 3]),
      ],
      allocationPass: nil, absence: "no jemalloc")
    #expect(merged[.time].value == [20, 6])
    #expect(merged[.prepare].value == [2, 3])
    #expect(merged[.allocations].reason == "no jemalloc")
  }

  @Test("Allocations come from the pass that counts them")
  func allocations() {
    var counted = table(times: [], prepare: [])
    counted.columns = [.allocations: [4, 0], .allocatedBytes: [64, 0], .netBytes: [0, 0]]
    let merged = PassMerge.merge(
      timePasses: [table(times: [1, 1], prepare: [0, 0])], allocationPass: counted, absence: "")
    #expect(merged[.allocations].value == [4, 0] && merged[.allocatedBytes].value == [64, 0])
  }

  @Test("Without a time pass, what the allocation pass counted is all there is")
  func countsAlone() {
    var counted = table(times: [], prepare: [])
    counted.columns = [.allocations: [4, 0], .visibleItems: [1, 1]]
    counted.absent = [.time: "times are taken in another pass"]
    #expect(PassMerge.merge(timePasses: [], allocationPass: counted, absence: "") == counted)
  }

  @Test("Passes that counted other work are told of, with the first frame")
  func disagreements() {
    let one = table(times: [1, 1], prepare: [0, 0])
    let other = table(times: [9, 9], prepare: [5, 5], visible: [1, 2])
    #expect(PassMerge.disagreements([one, one]).isEmpty)
    #expect(
      PassMerge.disagreements([one, other]) == [
        "visibleItems differs between passes of the same seed, first in frame 1"
      ])
  }
}
