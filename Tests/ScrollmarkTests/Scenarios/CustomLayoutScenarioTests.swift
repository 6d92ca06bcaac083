import Foundation
import Measurement
import Testing
import UIKit

@testable import Scrollmark

/// A custom layout that does too much in each frame shows in the record.
@Suite("Scenarios: custom layouts") @MainActor struct CustomLayoutScenarioTests {
  @Test(
    "Scenario 26: the layout that builds everything anew in each frame is told from its twin by phase and allocation",
    arguments: [1_000, 100_000])
  func twins(count: Int) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Workloads")
    let catalog = WorkloadCatalog(directory: folder.standardized.path)
    func run(_ name: String) throws -> WorkloadResult {
      var workload = try catalog.load(name)
      workload.smokeCount = count
      workload.script = [Step(action: .none, motion: .steady(pointsPerFrame: 40), frames: 6)]
      return try WorkloadRunner(options: RunOptions(timePasses: 1)).run(workload, size: .smoke)
    }
    let good = try run("incremental-cache").frames
    let bad = try run("incremental-cache-rebuild").frames
    let goodMade = try #require(good.columns[.attributesMade])
    let badMade = try #require(bad.columns[.attributesMade])
    #expect(badMade.allSatisfy { $0 >= Int64(count) } && goodMade.allSatisfy { $0 < 100 })
    // Both are prepared in each frame, but only one of them makes its objects there.
    if let goodMemory = good.columns[.allocations], let badMemory = bad.columns[.allocations] {
      #expect(badMemory.allSatisfy { $0 >= Int64(count) } && goodMemory.allSatisfy { $0 < 1_000 })
    }
    #expect(bad.columns[.prepare] != nil && bad.columns[.time] != nil)
  }
}
