import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("Baselines on disk")
struct BaselineCommandTests {
  private static let legalNames = [
    "a b", "100%", "%20", "x.y", "é", "e\u{301}", "日本語", "🏎️", "it's", "a\"b", "$HOME", "-dash", "tilde~", "new\nline",
    "UPPER", String(repeating: "n", count: 250), String(repeating: "ü", count: 125), "json", "x.json",
  ]

  @Test(
    "Any name that a workload may have goes round: update, check, update again changes nothing", arguments: legalNames)
  func names(name: String) throws {
    let home = try GateHome([name: WorkloadFile.valid])
    let update = try home.run("baseline", "update")
    #expect(update.status == 0, "\(update.errors)")
    let files = home.folder.names(in: "Reports/baselines")
    #expect(files.count == 1)
    let text = home.folder.text(of: "Reports/baselines/\(files[0])")
    #expect(try home.run("baseline", "check").status == 0)
    let again = try home.run("baseline", "update")
    #expect(again.output.contains("unchanged"))
    #expect(home.folder.text(of: "Reports/baselines/\(files[0])") == text)
  }

  @Test("Workloads whose names differ in a sign have baselines of their own")
  func together() throws {
    let names = ["a b", "a%20b", "a_b", "a.b"]
    let home = try GateHome(Dictionary(uniqueKeysWithValues: names.map { ($0, WorkloadFile.valid) }))
    try home.update()
    #expect(home.folder.names(in: "Reports/baselines").count == 4)
    #expect(try home.run("baseline", "check").status == 0)
  }

  @Test("An update of everything takes away what has no workload, one of a name leaves the others alone")
  func strays() throws {
    let home = try GateHome(["a": WorkloadFile.valid, "b": WorkloadFile.valid])
    try home.update()
    try FileManager.default.removeItem(atPath: home.folder("Workloads/b.json"))
    #expect(try home.run("baseline", "update", "a").status == 0)
    #expect(home.folder.names(in: "Reports/baselines") == ["a.json", "b.json"])
    let check = try home.run("baseline", "check")
    #expect(check.status == ExitCode.missingBaseline.rawValue)
    let update = try home.run("baseline", "update")
    #expect(update.output.contains("b         removed: there is no such workload"))
    #expect(home.folder.names(in: "Reports/baselines") == ["a.json"])
  }

  @Test("An update says what it changed, and repairs a file that cannot be read")
  func repair() throws {
    let home = try GateHome()
    #expect(try home.run("baseline", "update").output.contains("\nshort     new, 2 sizes\n"))
    try home.changeNumber("delegateCalls", by: 5)
    #expect(try home.run("baseline", "update").output.contains("\nshort     changed at 1 of 2 sizes\n"))
    try home.folder.write("{", to: "Reports/baselines/short.json")
    #expect(try home.run("baseline", "check").status == ExitCode.baselineUnreadable.rawValue)
    #expect(try home.run("baseline", "update").status == 0)
    #expect(try home.run("baseline", "check").status == 0)
  }

  @Test("A file in the folder that is no baseline is not taken away: it stops the update")
  func foreign() throws {
    let home = try GateHome()
    try home.folder.write("{\"name\": \"mine\"}", to: "Reports/baselines/mine.json")
    let outcome = try home.run("baseline", "update")
    #expect(outcome.status == ExitCode.baselineUnreadable.rawValue)
    // The update that was stopped is no advice.
    #expect(!outcome.errors.contains("baseline update"))
    #expect(
      outcome.errors.hasSuffix(
        "It belongs to no workload: move it out of the folder, or restore it from version control\n"))
    #expect(home.folder.names(in: "Reports/baselines") == ["mine.json"])
  }

  @Test("A folder of baselines that cannot be read is not an empty one")
  func unreadableFolder() throws {
    let home = try GateHome()
    let file = try home.folder.write("", to: "file")
    for words in [["gate", "--no-time"], ["baseline", "check"], ["baseline", "update"]] {
      let outcome = try ToolProcess.scrollmark(
        words + ["--baselines", file], home: home.folder.path, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
      #expect(outcome.status == ExitCode.baselineUnreadable.rawValue)
      #expect(outcome.errors == "scrollmark: cannot read the folder of baselines \(file): Not a directory\n")
    }
  }

  @Test("A count that is not whole is told as such")
  func notWhole() throws {
    let home = try GateHome()
    try home.update()
    let text = try #require(home.folder.text(of: "Reports/baselines/short.json"))
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"peakBytes\"") })
    try home.folder.write(text.replacing(line, with: "\"peakBytes\" : 1.5,"), to: "Reports/baselines/short.json")
    let outcome = try home.run("baseline", "check")
    #expect(outcome.status == ExitCode.baselineUnreadable.rawValue)
    #expect(outcome.errors.contains("not whole") || outcome.errors.contains("peakBytes"))
    #expect(!outcome.errors.contains("not JSON"))
  }

  @Test("Another folder, and words that are no action")
  func options() throws {
    let home = try GateHome()
    #expect(try home.run("baseline", "update", "--baselines", home.folder("other")).status == 0)
    #expect(home.folder.names(in: "other") == ["short.json"])
    for words in [["baseline"], ["baseline", "updat"], ["baseline", "update", "--json", home.folder("v.json")]] {
      let outcome = try ToolProcess.scrollmark(
        words, home: home.folder.path, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
      #expect(outcome.status == ExitCode.usage.rawValue)
    }
  }

  @Test("A folder that cannot be written is an error, and nothing is left in it")
  func notWritable() throws {
    let home = try GateHome()
    let file = try home.folder.write("", to: "file")
    let outcome = try home.run("baseline", "update", "--baselines", file + "/baselines")
    #expect(outcome.status == ExitCode.outputNotWritable.rawValue)
  }
}
