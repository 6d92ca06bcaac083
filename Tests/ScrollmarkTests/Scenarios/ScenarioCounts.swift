import Trace

/// What a collection view said it did meanwhile.
@MainActor final class ScenarioCounts: TraceListener, @MainActor Equatable, CustomStringConvertible {
  private var values = [Int](repeating: 0, count: TraceCounter.allCases.count)

  /// Counts what is reported while `body` runs.
  static func of(_ body: () throws -> Void) rethrows -> ScenarioCounts {
    let counts = ScenarioCounts()
    let former = Trace.listener
    Trace.listener = counts
    defer { Trace.listener = former }
    try body()
    Trace.reportAttributesMade()
    return counts
  }

  subscript(counter: TraceCounter) -> Int { values[counter.rawValue] }

  func begin(_ phase: TracePhase) {}
  func end(_ phase: TracePhase) {}
  func count(_ counter: TraceCounter, _ amount: Int) { values[counter.rawValue] += amount }

  static func == (first: ScenarioCounts, second: ScenarioCounts) -> Bool { first.values == second.values }

  nonisolated var description: String {
    MainActor.assumeIsolated {
      TraceCounter.allCases.map { "\($0) \(self[$0])" }.joined(separator: ", ")
    }
  }
}
