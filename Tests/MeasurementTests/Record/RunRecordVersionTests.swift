import Foundation
import Measurement
import Testing

@Suite struct RunRecordVersionTests {
  /// A record of version 1, as a release that knew no other wrote it.
  private func versionOne() throws -> [UInt8] {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return Array(try Data(contentsOf: root.appending(path: "Records/run.v1.json")))
  }

  @Test("A record of version 1 still reads, and what it lacks is absent")
  func older() throws {
    let record = try RunRecord(json: versionOne())
    #expect(record.version == RunRecord.currentVersion)
    #expect(record.workloads.map(\.name) == ["short"])
    #expect(record.workloads[0].frames[.time].value == [203_317, 107_023, 104_759])
    #expect(record.workloads[0].passes == .absent(reason: "not recorded by version 1"))
    #expect(record.environment.machine == .absent(reason: "not recorded by version 1"))
    #expect(record.environment.cores == 2)
    #expect(record.leftOut == nil && record.workloads[0].file == nil)
    #expect(record.workloads[0].layoutParameters == nil)
  }

  @Test("A record of version 1 is written again in the current version, with the same content")
  func upgrade() throws {
    let old = try RunRecord(json: versionOne())
    let new = try RunRecord(json: old.json())
    #expect(new == old)
  }

  @Test("What version 2 has is missed in a record of version 2")
  func missing() throws {
    let text = String(decoding: try versionOne(), as: UTF8.self).replacing("\"version\":1", with: "\"version\":2")
    #expect(throws: RunRecordError.invalid(field: "environment.machine", problem: "is missing")) {
      try RunRecord(json: Array(text.utf8))
    }
  }
}
