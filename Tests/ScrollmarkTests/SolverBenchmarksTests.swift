import AllocationProbe
import Testing

@testable import Scrollmark

@MainActor @Suite("Solver benchmarks", .serialized) struct SolverBenchmarksTests {
  @Test("Every row runs at every size, once, and its name is told before")
  func rows() {
    var time: UInt64 = 0
    var told: [String] = []
    let clock: () -> UInt64 = {
      time += 1
      return time
    }
    let rows = SolverBenchmarks.run(rounds: 1, now: clock) { told.append($0) }
    #expect(rows.map { "\($0.name), \($0.size) constraints" } == told)
    #expect(Set(told).count == 6)
  }

  @Test("The cell is as high as its rows, each as high as its label or its picture")
  func height() {
    let cell = SolvedCell(rows: 3)
    for item in 0..<200 {
      let rows = (0..<3).map { max(40, StackedCell.contentHeight(row: $0, item: item)) }
      #expect(abs(cell.height(ofItem: item) - (rows.reduce(0, +) + 32)) < 1e-9)
    }
  }
}
