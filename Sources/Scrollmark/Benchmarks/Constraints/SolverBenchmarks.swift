/// The constraint solver against a floor measured in the same run.
public enum SolverBenchmarks {
  /// How many rows the measured cells have: 10 constraints and 8 variables each, and a few more.
  private static let rowCounts = [2, 5, 10]

  /// Measures every row at every size, which is a number of constraints, in at least `rounds` turns of operation and floor.
  ///
  /// `now` is a monotonic clock in nanoseconds; `progress` is told what is about to be measured.
  public static func run(rounds: Int, now: () -> UInt64, progress: (String) -> Void) -> [BenchmarkRow] {
    withoutActuallyEscaping(now) { now in
      rowCounts.flatMap { rows in
        [SolverKernels.build, SolverKernels.reuse].map { make in
          let kernel = make(rows)
          let size = 10 * rows + 5
          progress("\(kernel.name), \(size) constraints")
          return kernel.measure(size: size, rounds: rounds, now: now)
        }
      }
    }
  }
}
