import Foundation
import Testing

/// What continuous integration runs, with stand-ins for the tests, the documentation and the gate.
@Suite("Continuous integration")
struct ContinuousIntegrationTests {
  private func run(tests: Int32, docs: Int32 = 0, gate: Int32) throws -> ToolProcess.Outcome {
    let folder = try TemporaryFolder()
    let script = try String(contentsOf: ToolProcess.root.appending(path: ".ci/run"), encoding: .utf8)
    try folder.write(script, to: ".ci/run")
    try folder.write("#!/bin/bash\necho \"tests of $*\"\necho '12 tests passed'\nexit \(tests)\n", to: "ci/test")
    try folder.write("#!/bin/bash\necho documentation\nexit \(docs)\n", to: "ci/docs")
    try folder.write("#!/bin/bash\necho \"gate $*\"\nexit \(gate)\n", to: "ci/gate")
    for name in [".ci/run", "ci/test", "ci/docs", "ci/gate"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder(name))
    }
    return try ToolProcess.run(folder(".ci/run"), ["--filter", "X"])
  }

  @Test("The tests run with the arguments, then the rest, and what the tests came to stands at the end")
  func order() throws {
    let outcome = try run(tests: 0, gate: 0)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        tests of --filter X
        12 tests passed
        documentation
        gate --no-time
        tests of --filter X
        12 tests passed

        """)
  }

  @Test("Tests that fail decide how it ends, else the documentation, else the gate; all of them run")
  func codes() throws {
    let both = try run(tests: 1, gate: 20)
    #expect(both.status == 1)
    #expect(both.output.contains("gate --no-time\n") && both.output.hasSuffix("12 tests passed\n"))
    let docs = try run(tests: 0, docs: 91, gate: 20)
    #expect(docs.status == 91)
    #expect(docs.output.contains("gate --no-time\n"))
    let gate = try run(tests: 0, gate: 20)
    #expect(gate.status == 20)
    #expect(gate.output.hasSuffix("12 tests passed\n"))
  }
}
