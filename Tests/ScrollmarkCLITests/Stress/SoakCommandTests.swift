import Foundation
import Testing

@testable import ScrollmarkCLI

/// A soak needs the allocator that counts; where it is not there, as under a sanitizer, the tool says so and that is all there is to see.
@Suite("stress --soak")
struct SoakCommandTests {
  private let home: StressHome

  init() throws { home = try StressHome() }

  /// Whether `outcome` is that of a tool that cannot watch memory.
  private func cannotWatch(_ outcome: ToolProcess.Outcome) -> Bool {
    outcome.status == ExitCode.toolMissing.rawValue && outcome.errors.contains("memory cannot be watched: ")
  }

  @Test("A soak that leaves nothing behind says how memory went, and ends with 0")
  func clean() throws {
    let outcome = try home.run(["stress", "--soak", "--ops", "3000", "--layout", "flow"])
    if cannotWatch(outcome) { return }
    #expect(outcome.status == 0 && outcome.errors == "")
    for words in ["\n3000 operations\n", "bytes for 1,000 operations, between ", ": fragmentation ", "\nno leak\n"] {
      #expect(outcome.output.contains(words))
    }
    #expect(home.output("soak.csv")?.hasPrefix("operations,held,allocated,active,resident\n") == true)
    #expect(home.operations == 3_000)
  }

  @Test("Cells that a layout keeps are named by their type, with their number, and end with 31")
  func keptCells() throws {
    let outcome = try home.runFaulty(["stress", "--soak", "--ops", "1500", "--layout", "keeping"])
    if cannotWatch(outcome) { return }
    #expect(outcome.status == ExitCode.leak.rawValue)
    #expect(outcome.output.contains("\nleaked: 5 of StressCell\n") && !outcome.output.contains("no leak"))
  }

  @Test("A soak stops at the first divergence, and leaves its replay")
  func divergence() throws {
    let outcome = try home.runFaulty(["stress", "--soak", "--ops", "1500", "--layout", "growing", "--format", "json"])
    if cannotWatch(outcome) { return }
    #expect(outcome.status == ExitCode.divergence.rawValue)
    let summary = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((summary["failures"] as? [Any])?.count == 1)
    #expect((summary["soak"] as? [String: Any])?["isLeak"] as? Bool == false)
    #expect(home.folder.names(in: "Reports/latest").contains { $0.hasPrefix("replay-") })
  }
}
