import Foundation
import Testing

/// Random operations on engine and oracle alike. A failure names its seed and operation; the same seed repeats it.
@Suite("Agreement: random operations")
struct AgreementRandomOperationsTests {
  /// A million operations when asked for with `SCROLLMARK_FULL=1`; otherwise as many as take some ten seconds.
  static let operations: Int = {
    if ProcessInfo.processInfo.environment["SCROLLMARK_FULL"] == "1" { return 1_000_000 }
    #if DEBUG
      return 30_000
    #else
      return 100_000
    #endif
  }()
  static let parts = 8

  @Test("A10 to A41, C2: engine and oracle agree after every operation", arguments: 0..<parts)
  func agree(part: Int) {
    check(operations: Self.operations, perRun: 50, part: part) { AgreementScene(&$0) }
  }

  /// A section of a few hundred items fills several leaves of the engine's trees; many begin as runs of equal items.
  @Test("A10 to A41, C2: engine and oracle agree on long sections", arguments: 0..<parts)
  func agreeOnLongSections(part: Int) {
    check(operations: Self.operations / 20, perRun: 10, part: part) {
      AgreementScene(sections: 1...2, itemsPerSection: 60...400, &$0)
    }
  }

  /// Makes every run of one part in `parts`, each from a seed of its own, up to the first failure.
  private func check(
    operations: Int, perRun: Int, part: Int, scene: (inout AgreementRandom) -> AgreementScene
  ) {
    for seed in stride(from: part, to: operations / perRun, by: Self.parts) {
      if let failure = AgreementRun(seed: UInt64(seed), scene: scene).firstFailure(operations: perRun) {
        Issue.record("\(failure)")
        return
      }
    }
  }
}
