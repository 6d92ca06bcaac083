import Foundation
import Glibc
import Testing

@testable import ScrollmarkCLI

@Suite("stress: what goes wrong")
struct StressFailureTests {
  private let home: StressHome

  init() throws { home = try StressHome() }

  /// The replay files of the last run.
  private var replays: [String] {
    home.folder.names(in: "Reports/latest").filter { $0.hasPrefix("replay-") }
  }

  @Test("A layout that goes wrong ends with 30, a few readable lines, and a replay that fails in the same way")
  func divergence() throws {
    let outcome = try home.runFaulty(["stress", "--layout", "growing", "--ops", "300", "--jobs", "2"])
    #expect(outcome.status == ExitCode.divergence.rawValue && outcome.errors == "")
    #expect(replays.count == 1)
    let file = home.folder("Reports/latest/\(replays[0])")
    #expect(outcome.output.hasSuffix("  scrollmark replay \(file)\n"))
    let replay = try home.runFaulty(["replay", file])
    #expect(replay.status == ExitCode.divergence.rawValue && replay.errors == "")
    #expect(replay.output.contains("\nfails after operation "))
    // Reduced: nothing but what makes the layout prepare a few times.
    let operations = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file))) as? [String: Any])
    #expect((operations["operations"] as? [Any]).map { $0.count <= 6 } == true)
  }

  @Test("One process or three find the same failure, and count the same")
  func same() throws {
    let words = ["stress", "--layout", "growing", "--ops", "2000", "--seed", "3"]
    let one = try home.runFaulty(words)
    #expect(try home.runFaulty(words + ["--jobs", "3"]).output == one.output)
  }

  @Test("`--failures` goes on until there are as many")
  func failures() throws {
    let outcome = try home.runFaulty([
      "stress", "--layout", "growing", "--ops", "2000", "--failures", "3", "--in-process",
    ])
    #expect(outcome.status == ExitCode.divergence.rawValue)
    #expect(replays.count == 3)
  }

  @Test("A process that traps is reported with its seed and its words; the seeds around it are not lost")
  func trap() throws {
    let outcome = try home.runFaulty(["stress", "--layout", "trapping", "--seeds", "4", "--failures", "100"])
    #expect(outcome.status == ExitCode.divergence.rawValue)
    #expect(outcome.output.contains("the process ended: ") && outcome.output.contains("the layout gives up"))
    #expect(home.column("seeds", of: "stress.csv") == ["4"])
    let replay = try home.runFaulty(["replay", home.folder("Reports/latest/\(try #require(replays.first))")])
    #expect(replay.status == ExitCode.divergence.rawValue && replay.output.contains(": the process ended: "))
  }

  @Test("An operation that does not end is ended, and reported")
  func hang() throws {
    let outcome = try home.runFaulty(["stress", "--layout", "endless", "--ops", "300", "--patience", "2"])
    #expect(outcome.status == ExitCode.divergence.rawValue)
    #expect(outcome.output.contains("an operation does not end: for 2 seconds"))
    let replay = try home.runFaulty([
      "replay", "--patience", "1", home.folder("Reports/latest/\(try #require(replays.first))"),
    ])
    #expect(replay.status == ExitCode.divergence.rawValue)
    #expect(replay.output.contains(": an operation does not end: for 1 seconds"))
  }

  @Test("Interrupted, it keeps the tally and leaves no process behind", arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) throws {
    let running = try home.startFaulty(["stress", "--minutes", "100", "--jobs", "2", "--layout", "flow"])
    let number = running.process.processIdentifier
    var children: [Int32] = []
    while children.count < 2 {
      usleep(20_000)
      children = Self.children(of: number)
    }
    // Long enough for a process to have begun.
    usleep(700_000)
    kill(number, signal)
    let outcome = try running.wait()
    #expect(outcome.status == ExitCode.interrupted.rawValue)
    #expect(outcome.errors == "scrollmark: interrupted; what was done is saved\n")
    #expect(outcome.output.contains("\nall"))
    #expect(home.operations > 0)
    #expect(children.allSatisfy { kill($0, 0) != 0 })
  }

  @Test("A process that somebody ends is noted, and its seeds are run again")
  func killed() throws {
    let running = try home.startFaulty(["stress", "--ops", "2000", "--layout", "flow"])
    var children: [Int32] = []
    while children.isEmpty {
      usleep(20_000)
      children = Self.children(of: running.process.processIdentifier)
    }
    usleep(300_000)
    kill(children[0], SIGKILL)
    let outcome = try running.wait()
    #expect(outcome.status == 0 && home.operations == 2_000)
    #expect(outcome.errors.hasPrefix("scrollmark: somebody ended a process with signal 9 at seed "))
  }

  /// The processes that a process started.
  private static func children(of number: Int32) -> [Int32] {
    let text = try? String(contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }
}
