import Testing

@testable import ScrollmarkCLI

@Suite("Items that are wrong")
struct BadItemsTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test("An items file that does not exist")
  func missing() throws {
    try home.write(WorkloadFile.lines(of: "nothing.txt"), to: "Workloads/bad.json")
    try expect(.itemsMissing, naming: [home("Workloads/nothing.txt")])
  }

  @Test("An items file that is empty")
  func empty() throws {
    try home.write("", to: "Workloads/items.txt")
    try home.write(WorkloadFile.lines(of: "items.txt"), to: "Workloads/bad.json")
    try expect(.itemsEmpty, naming: [home("Workloads/items.txt")])
  }

  @Test("An items file with nothing but empty lines")
  func emptyLines() throws {
    try home.write("\n\n\n", to: "Workloads/items.txt")
    try home.write(WorkloadFile.lines(of: "items.txt"), to: "Workloads/bad.json")
    try expect(.itemsEmpty, naming: [])
  }

  @Test("A line that is not UTF-8, with its number")
  func notUTF8() throws {
    try home.write(Array("one\ntwo\n".utf8) + [0xFF, 0xFE, 0x0A], to: "Workloads/items.txt")
    try home.write(WorkloadFile.lines(of: "items.txt"), to: "Workloads/bad.json")
    try expect(.notUTF8, naming: [home("Workloads/items.txt"), "line 3"])
  }

  @Test("More items than memory allows")
  func tooMany() throws {
    try home.write(WorkloadFile.replacing("\"smoke\": 100,", with: "\"smoke\": 2147483647,"), to: "Workloads/bad.json")
    let outcome = try ToolProcess.run(
      "/bin/bash",
      ["-c", "ulimit -v 8000000; \"$0\" \"$@\"", ToolProcess.tool.path, "run", "--smoke"],
      environment: ["SCROLLMARK_HOME": home.path])
    #expect(outcome.status == ExitCode.tooManyItems.rawValue)
    #expect(outcome.errors.contains("2147483647"))
    #expect(home.names() == ["Workloads"])
  }

  @Test("Sizes of items that are no sizes", arguments: ["nan", "inf", "-1", "1e999"])
  func badSizes(size: String) throws {
    try home.write("id,height\na,40\nb,\(size)\n", to: "Workloads/items.csv")
    let workload = WorkloadFile.replacing(
      #"{ "source": "synthetic", "height": { "fixed": 40 } }"#,
      with: #"{ "source": "csv", "file": "items.csv", "columns": { "identifier": "id", "height": "height" } }"#)
    try home.write(workload, to: "Workloads/bad.json")
    try expect(.badSize, naming: [home("Workloads/items.csv"), "line 3", size])
  }

  /// Runs the workload `bad` and expects it to end with `code`, to name every one of `names`, and to write nothing.
  private func expect(_ code: ExitCode, naming names: [String]) throws {
    let outcome = try ToolProcess.scrollmark(["run", "--smoke", "bad"], home: home.path)
    #expect(outcome.status == code.rawValue)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("scrollmark: "))
    for name in names { #expect(outcome.errors.contains(name), "\(outcome.errors)") }
    #expect(home.names() == ["Workloads"])
  }
}
