import Foundation
import Testing

@testable import ScrollmarkCLI

@Suite("stress")
struct StressCommandTests {
  private let home: StressHome

  init() throws { home = try StressHome() }

  @Test("A run that holds prints the table, writes it as CSV, says nothing else, and ends with 0")
  func good() throws {
    let outcome = try home.run(["stress", "--ops", "150", "--layout", "flow"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.first == ["layout", "seeds", "operations", "checks", "divergences"])
    let flow = try #require(lines.first { $0.first == "flow" })
    #expect(flow[2] == "150" && flow[4] == "0")
    #expect(lines.last?.first == "all" && lines.last?[2] == "150")
    #expect(home.column("profile", of: "stress.csv") == ["everything"])
    #expect(home.operations == 150)
  }

  @Test("`--ops` is kept to the unit, however many processes share the work", arguments: [1, 3])
  func exact(jobs: Int) throws {
    #expect(try home.run(["stress", "--ops", "401", "--jobs", "\(jobs)", "--seed", "5"]).status == 0)
    #expect(home.operations == 401)
  }

  @Test("`--seeds` runs so many seeds, from `--seed` on, even where numbers end")
  func seeds() throws {
    #expect(try home.run(["stress", "--seeds", "2", "--seed", "\(UInt64.max)", "--layout", "flow"]).status == 0)
    #expect(home.column("first seed", of: "stress.csv") == ["\(UInt64.max)"])
    #expect(home.column("last seed", of: "stress.csv") == ["0"])
    #expect(home.column("seeds", of: "stress.csv") == ["2"])
  }

  @Test("The same seed makes the same bytes, in one process or in two")
  func repeats() throws {
    let words = ["stress", "--ops", "300", "--seed", "9"]
    let first = try home.run(words)
    let csv = home.output("stress.csv")
    for more in [[], ["--jobs", "2"], ["--in-process"]] {
      #expect(try home.run(words + more).output == first.output)
      #expect(home.output("stress.csv") == csv)
    }
    #expect(csv != nil)
  }

  @Test("A profile or a layout that is not there is a usage error that names the nearest")
  func typos() throws {
    let profile = try home.run(["stress", "--profile", "everythin"])
    #expect(profile.status == ExitCode.usage.rawValue)
    #expect(
      profile.errors.hasPrefix("scrollmark: no profile 'everythin'; did you mean everything?; there are everything, "))
    let layout = try home.run(["stress", "--layout", "flwo"])
    #expect(layout.status == ExitCode.usage.rawValue)
    #expect(layout.errors.hasPrefix("scrollmark: no layout 'flwo' to stress; did you mean flow?; there are flow, "))
    #expect(home.folder.names().isEmpty)
  }

  @Test("Layouts and profiles are listed, registered ones too")
  func names() throws {
    let outcome = try home.runFaulty(["stress", "--layout", "help"])
    #expect(outcome.status == 0)
    for name in ["  flow\n", "  compositional\n", "  list\n", "  growing\n", "  everything: ", "  faults: "] {
      #expect(outcome.output.contains(name))
    }
  }

  @Test("Programs get JSON")
  func json() throws {
    let outcome = try home.runFaulty(["stress", "--layout", "growing", "--ops", "200", "--format", "json"])
    #expect(outcome.status == ExitCode.divergence.rawValue)
    let summary = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(summary["profile"] as? String == "everything" && summary["firstSeed"] as? Int == 1)
    let failure = try #require((summary["failures"] as? [[String: Any]])?.first)
    let file = try #require(failure["file"] as? String)
    #expect(FileManager.default.fileExists(atPath: file))
    let layout = try #require((summary["layouts"] as? [[String: Any]])?.first)
    #expect(layout["layout"] as? String == "growing" && layout["divergences"] as? Int == 1)
  }

  @Test("A folder that cannot be written to is found before anything is run")
  func outputNotWritable() throws {
    try home.folder.write("", to: "file")
    let outcome = try home.run(["stress", "--minutes", "100", "--out", home.folder("file/reports")])
    #expect(outcome.status == ExitCode.outputNotWritable.rawValue)
    #expect(outcome.errors.hasPrefix("scrollmark: cannot make the output folder \(home.folder("file/reports")): "))
  }

  @Test(
    "Numbers that cannot be are usage errors", arguments: ["--ops", "--minutes", "--seeds", "--jobs", "--patience"])
  func zero(option: String) throws {
    let outcome = try home.run(["stress", option, "0"])
    #expect(outcome.status == ExitCode.usage.rawValue && outcome.errors.contains(option))
  }
}
