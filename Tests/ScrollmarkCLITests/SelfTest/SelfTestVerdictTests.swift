import Testing

@testable import ScrollmarkCLI

@Suite("What tries of the gate come to")
struct SelfTestVerdictTests {
  // 200 builds against themselves, 100 slowdowns, 20 of each other fault; one false failure is allowed, and five missed slowdowns.
  @Test("The gate holds if it fails at most one in 200 that is the same and catches what is planted")
  func holds() {
    #expect(verdict().holds)
    #expect(verdict(falseFailures: 1).holds)
    #expect(!verdict(falseFailures: 2).holds)
    #expect(verdict(missedSlowdowns: 5).holds)
    #expect(!verdict(missedSlowdowns: 6).holds)
    #expect(!verdict(missedAllocations: 1).holds)
  }

  @Test("A gate that ends otherwise than it should has failed a build that is the same, and caught nothing")
  func strange() {
    #expect(!verdict(falseFailures: 2, failure: 24).holds)
    #expect(!verdict(falseFailures: 2, failure: -11).holds)
    var log = SelfTestLog(commit: "c")
    log.append(trial(.allocation, 24))
    let row = SelfTestVerdict(log: log).rows[0]
    #expect(row.caught == 0 && row.strange == 1 && !row.holds)
  }

  @Test("What was not tried does not hold")
  func untried() {
    #expect(!SelfTestVerdict(log: SelfTestLog(commit: "c")).holds)
    #expect(SelfTestVerdict(log: SelfTestLog(commit: "c")).rows.isEmpty)
  }

  @Test("The table counts both halves of what is the same together")
  func table() {
    let lines = verdict(falseFailures: 1).markdown(["A fact."]).split(separator: "\n").map(String.init)
    #expect(lines.contains("- A fact."))
    #expect(lines.contains("| a build against itself, all | 200 | 1 | at most 1 | 0 | yes | 4.5 s | 2.0 |"))
    #expect(lines.contains("| a frame about 5 % slower | 100 | 100 | at least 95 | 0 | yes | 4.5 s | 2.0 |"))
    #expect(lines.last == "The gate holds.")
  }

  @Test("The log reads back, and only tries of the same commit count")
  func log() {
    var log = SelfTestLog(commit: "c")
    log.append(trial(.sameLoaded, 0))
    log.append(trial(.slowdown, 20))
    #expect(SelfTestLog(commit: "c", csv: log.csv) == log)
    #expect(SelfTestLog(commit: "d", csv: log.csv).trials.isEmpty)
    #expect(SelfTestLog(commit: "c", csv: log.csv + "c,slowdown,20").trials.count == 2)
    #expect(SelfTestLog(commit: "c", csv: "").trials.isEmpty)
  }

  @Test("Half of what is the same is tried with the other core loaded, half as many slowdowns, a tenth of the rest")
  func counts() {
    #expect(SelfTestCase.allCases.map { $0.trials(of: 200) } == [100, 100, 100, 20, 20])
    #expect(SelfTestCase.allCases.map { $0.trials(of: 3) } == [2, 1, 1, 1, 1])
  }

  private func verdict(
    falseFailures: Int = 0, failure: Int32 = 20, missedSlowdowns: Int = 0, missedAllocations: Int = 0
  ) -> SelfTestVerdict {
    var log = SelfTestLog(commit: "c")
    for number in 0..<200 {
      log.append(trial(number % 2 == 0 ? .same : .sameLoaded, number < falseFailures ? failure : 0))
    }
    for number in 0..<100 { log.append(trial(.slowdown, number < missedSlowdowns ? 0 : 20)) }
    for number in 0..<20 {
      log.append(trial(.allocation, number < missedAllocations ? 0 : 20))
      log.append(trial(.linearSearch, 20))
    }
    return SelfTestVerdict(log: log)
  }

  private func trial(_ kind: SelfTestCase, _ status: Int32) -> SelfTestTrial {
    SelfTestTrial(kind: kind, status: status, seconds: 4.5, load: 2)
  }
}
