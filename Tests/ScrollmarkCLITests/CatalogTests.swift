import Testing

@testable import ScrollmarkCLI

@Suite("Listing and showing workloads")
struct CatalogTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(WorkloadFile.valid, to: "Workloads/b.json")
    try home.write(WorkloadFile.replacing("A short list", with: "Another"), to: "Workloads/long-name.json")
    try home.write("not a workload", to: "Workloads/README.md")
  }

  @Test("`list` prints a line a workload, in order")
  func list() throws {
    let outcome = try ToolProcess.scrollmark(["list"], home: home.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == "b          A short list\nlong-name  Another\n")
    #expect(outcome.errors == "")
  }

  @Test("`list` prints the workloads that can be read, and tells what is wrong with the others")
  func broken() throws {
    try home.write("{", to: "Workloads/c.json")
    let outcome = try ToolProcess.scrollmark(["list"], home: home.path)
    #expect(outcome.status == ExitCode.malformed.rawValue)
    #expect(outcome.output == "b          A short list\nlong-name  Another\n")
    #expect(outcome.errors.hasPrefix("scrollmark: \(home("Workloads/c.json")): line 1, column 2: "))
  }

  @Test("`list` reads another folder if told so")
  func otherFolder() throws {
    let outcome = try ToolProcess.scrollmark(["list", "--workloads", home("Workloads")], home: "/proc")
    #expect(outcome.output == "b          A short list\nlong-name  Another\n")
  }

  @Test("Without a folder of workloads there is nothing to list")
  func noFolder() throws {
    let outcome = try ToolProcess.scrollmark(["list"], home: home("nowhere"))
    #expect(outcome.status == ExitCode.workloadUnreadable.rawValue)
    #expect(outcome.errors.contains(home("nowhere/Workloads")))
  }

  @Test("`show` takes a name or a path, and prints counts, seed and script", arguments: ["b", "Workloads/b.json"])
  func show(name: String) throws {
    let operand = name.contains("/") ? home(name) : name
    let outcome = try ToolProcess.scrollmark(["show", operand], home: home.path)
    #expect(outcome.status == 0)
    for part in ["b\n", "A short list", "100 items", "1000 items", "seed", "10 frames"] {
      #expect(outcome.output.contains(part))
    }
  }

  @Test("A workload that is not there is an error of its own, with a hint")
  func noSuchWorkload() throws {
    let outcome = try ToolProcess.scrollmark(["show", "long-nam"], home: home.path)
    #expect(outcome.status == ExitCode.noSuchWorkload.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("there is no workload \"long-nam\"; did you mean \"long-name\"?"))
  }
}
