import Measurement
import Scrollmark
import Testing

@testable import ScrollmarkCLI

@Suite("A run that ends early")
@MainActor struct RunSessionTests {
  private let folder: TemporaryFolder
  private let plan: RunPlan

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write(WorkloadFile.valid, to: name + ".json") }
    plan = try RunPlan(ParsedArguments(), catalog: WorkloadCatalog(directory: folder.path))
  }

  @Test("A run that comes to its end has all results and no failure")
  func complete() {
    let outcome = run { part in SampleRun.result(name: part.workload.name) }
    #expect(outcome.results.map(\.name) == ["a", "b", "c"])
    #expect(outcome.failure == nil)
    #expect(outcome.results.allSatisfy { $0.warnings.isEmpty })
  }

  @Test("After an interruption what was finished is kept, and says what is missing")
  func interrupted() {
    let outcome = run { part in
      if part.workload.name == "c" { throw CancellationError() }
      return SampleRun.result(name: part.workload.name)
    }
    #expect(outcome.results.map(\.name) == ["a", "b"])
    #expect(outcome.results.map(\.warnings) == [[], ["the run ended early; not run: c (full)"]])
    #expect(
      outcome.failure == CommandFailure(.interrupted, "interrupted; saved 2 of 3, not run: c (full)"))
  }

  @Test("An error keeps what was finished and has its own exit code")
  func failed() {
    let outcome = run { part in
      if part.workload.name == "b" {
        throw WorkloadError(kind: .itemsMissing, file: "b.txt", problem: "it is not there")
      }
      return SampleRun.result(name: part.workload.name)
    }
    #expect(outcome.results.map(\.name) == ["a"])
    #expect(
      outcome.failure
        == CommandFailure(.itemsMissing, "b.txt: it is not there; saved 1 of 3, not run: b (full), c (full)"))
  }

  @Test("An interruption before the first result leaves nothing to save")
  func nothing() {
    let outcome = run(isCancelled: { true }) { part in SampleRun.result(name: part.workload.name) }
    #expect(outcome.results.isEmpty)
    #expect(outcome.failure == CommandFailure(.interrupted, "interrupted"))
  }

  private func run(
    isCancelled: @escaping () -> Bool = { false }, _ body: @escaping (RunPlan.Part) throws -> WorkloadResult
  ) -> RunSession.Outcome {
    var line = ProgressLine(isShown: false, width: 80, now: 0)
    return RunSession(plan: plan, runner: { part, _, _ in try body(part) }, isCancelled: isCancelled).run(
      showing: &line)
  }
}
