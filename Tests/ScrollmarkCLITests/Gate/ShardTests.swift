import Foundation
import Scrollmark
import Testing

@testable import ScrollmarkCLI

@Suite("Shards")
struct ShardTests {
  private let workloads: [Workload]

  init() throws {
    let folder = try TemporaryFolder()
    for (index, items) in [10, 2000, 500_000, 40, 900_000, 7, 70_000].enumerated() {
      try folder.write(WorkloadFile.replacing("1000", with: String(items)), to: "w\(index).json")
    }
    workloads = try RunPlan.workloads(named: [], catalog: WorkloadCatalog(directory: folder.path)).workloads
  }

  @Test("Each workload is in exactly one shard, whatever their number, in the order of the workloads", arguments: 1...9)
  func partition(count: Int) throws {
    let shards = try (1...count).map { try Shard("\($0)/\(count)").select(workloads).map(\.name) }
    #expect(shards.flatMap(\.self).sorted() == workloads.map(\.name).sorted())
    #expect(shards.allSatisfy { $0 == $0.sorted() })
    if count <= workloads.count { #expect(shards.allSatisfy { !$0.isEmpty }) }
  }

  @Test("The heaviest workloads are dealt to different shards, and the light ones to the one that has less")
  func balance() throws {
    // A million each, and its items, and 1,000 for ten frames: w4 (1.9 million) to the first, w2 (1.5) and w6 (1.07) to the second, w1 (1.0) to the
    // first (now 2.9), w3 to the second (3.6), w0 to the first (3.9), w5 to the second.
    #expect(try Shard("1/2").select(workloads).map(\.name) == ["w0", "w1", "w4"])
    #expect(try Shard("2/2").select(workloads).map(\.name) == ["w2", "w3", "w5", "w6"])
  }

  @Test(
    "What is no shard is a usage error", arguments: ["", "2", "0/5", "6/5", "1/0", "-1/5", "a/b", "1/5/9", "1/1001"])
  func wrong(text: String) {
    #expect(throws: CommandFailure.self) { try Shard(text) }
  }
}
