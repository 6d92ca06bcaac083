import Measurement
import Testing

@Suite("Instruction counts")
struct InstructionCountsTests {
  @Test("The median is the count in the middle, the spread what lies between the extremes")
  func statistics() throws {
    let odd = try #require(InstructionCounts(runs: [104, 100, 150]))
    #expect(odd.median == 104)
    #expect(odd.spread == 50)
    let even = try #require(InstructionCounts(runs: [7, 5, 9, 6]))
    #expect(even.median == 6)
  }

  @Test("No runs, and runs that counted nothing, are no counts", arguments: [[], [0], [5, 0], [-1]])
  func refused(runs: [Int64]) {
    #expect(InstructionCounts(runs: runs) == nil)
  }
}
