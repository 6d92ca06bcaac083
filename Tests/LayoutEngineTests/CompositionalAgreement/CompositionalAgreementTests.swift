import Foundation
import LayoutModel
import Testing

/// Random trees, given to engine and oracle alike. A failure names its seed and shows the smallest tree found that fails.
@Suite("Compositional agreement: random trees")
struct CompositionalAgreementTests {
  private typealias Run = CompositionalRun<JudgedCompositionalEngine>

  /// 120,000 trees when asked for with `SCROLLMARK_FULL=1`; otherwise as many as take some ten seconds.
  static let trees: Int = {
    if ProcessInfo.processInfo.environment["SCROLLMARK_FULL"] == "1" { return 120_000 }
    #if DEBUG
      return 3_000
    #else
      return 20_000
    #endif
  }()
  static let parts = 8

  @Test("B10 to B58: engine and oracle agree after every step", arguments: 0..<parts)
  func agree(part: Int) {
    check(count: Self.trees, part: part, isLong: false)
  }

  /// A section of a few hundred items fills several leaves of the engine's trees.
  @Test("B10 to B58: engine and oracle agree on long sections", arguments: 0..<parts)
  func agreeOnLongSections(part: Int) {
    check(count: Self.trees / 50, part: part, isLong: true)
  }

  /// Plays every scenario of one part in `parts`, up to the first that fails.
  private func check(count: Int, part: Int, isLong: Bool) {
    for seed in stride(from: part, to: count, by: Self.parts) {
      let scenario = Run.Scenario(seed: UInt64(seed), isLong: isLong)
      guard Run.difference(in: scenario) != nil else { continue }
      let small = CompositionalShrinker<JudgedCompositionalEngine>.shrunk(scenario)
      Issue.record(
        """
        seed \(seed), made smaller:
        \(GoldenWriter.text(small.description))
        \(Run.difference(in: small) ?? "agrees when repeated")
        """)
      return
    }
  }
}
