import OrderedDiff
import Testing

@testable import Scrollmark

@Suite("Difference benchmarks") struct DiffBenchmarksTests {
  @Test("Every row runs at a small size, once, and its name is told before")
  func rows() {
    var time: UInt64 = 0
    var told: [String] = []
    let clock: () -> UInt64 = {
      time += 1
      return time
    }
    let rows = DiffBenchmarks.run(sizes: [1_000], rounds: 1, now: clock) { told.append($0) }
    #expect(rows.map { "\($0.name), 1000 items" } == told)
    #expect(Set(told).count == told.count)
  }

  @Test("The floor does the work that it stands for: it counts as many operations", arguments: DiffEdit.all.indices)
  func floor(edit: Int) {
    let (old, new) = DiffEdit.all[edit].pair(3_000)
    var floor = DiffFloor(old: old, new: new)
    let operations = SectionedDifference(from: old, to: new).batch.operationCount
    #expect(floor.operationCount() == operations)
    #expect(floor.operationCount() == operations)
  }
}
