import Measurement
import Testing

@testable import Scrollmark

@Suite("Soak") @MainActor struct SoakReportTests {
  private func samples(_ held: (Int) -> Int64) -> [SoakSample] {
    (1...400).map {
      SoakSample(
        operations: $0 * 100, heldBytes: held($0), allocatedBytes: 1_000_000, activeBytes: 1_100_000,
        residentBytes: 2_000_000)
    }
  }

  @Test("What is held stays where it is, or rises and falls: no leak")
  func steady() {
    let constant = SoakReport(samples: samples { _ in 5_000 }, leaks: [:])
    #expect(constant.growth.value?.slope == 0 && !constant.isLeak)
    let saw = SoakReport(samples: samples { Int64(5_000 + $0 * 37 % 900) }, leaks: [:])
    #expect(!saw.isLeak)
    #expect(saw.operations == 40_000 && saw.fragmentation == 0.1)
  }

  @Test("Growth in the first quarter is warm-up")
  func warmUp() {
    let report = SoakReport(samples: samples { Int64(min($0, 90) * 1_000) }, leaks: [:])
    #expect(!report.isLeak)
  }

  @Test("Forty-eight bytes that are lost in 1,000 operations are a leak, in the midst of noise")
  func growth() throws {
    let report = SoakReport(samples: samples { Int64($0 * 48 / 10 + $0 * 37 % 90) }, leaks: [:])
    let growth = try #require(report.growth.value)
    #expect(report.isLeak && growth.interval.contains(48))
  }

  @Test("An object that outlives its run is named with its type, whatever memory says")
  func objects() {
    final class Kept {}
    LiveObjects.isWatching = true
    defer { LiveObjects.isWatching = false }
    let kept = Kept()
    LiveObjects.watch(kept)
    LiveObjects.watch(Kept())
    var token = LiveObjects.token("a completion")
    let closure = { [token] in _ = token }
    token = nil
    #expect(LiveObjects.alive() == ["Kept": 1, "a completion": 1])
    withExtendedLifetime((kept, closure)) {}
    let report = SoakReport(samples: samples { _ in 5_000 }, leaks: ["Kept": 1])
    #expect(report.isLeak && report.description.contains("leaked: 1 of Kept\n"))
  }

  @Test("A short run has no growth, and says why")
  func short() {
    let report = SoakReport(samples: Array(samples { _ in 1 }.prefix(3)), leaks: [:])
    #expect(!report.isLeak && report.growth.reason?.contains("8 samples") == true)
  }
}
