/// The layout engine against floors measured in the same run: each row of the engine's budget.
public enum LayoutBenchmarks {
  /// Measures every row at every size, in at least `rounds` turns of operation and floor.
  ///
  /// `now` is a monotonic clock in nanoseconds; `progress` is told what is about to be measured.
  public static func run(
    sizes: [Int], rounds: Int, now: () -> UInt64, progress: (String) -> Void
  ) -> [BenchmarkRow] {
    withoutActuallyEscaping(now) { now in
      var rows: [BenchmarkRow] = []
      for size in sizes {
        for make in kernels {
          let kernel = make(BenchmarkInput(count: size))
          progress("\(kernel.name), \(size) items")
          rows.append(kernel.measure(size: size, rounds: rounds, now: now))
        }
        progress("memory, \(size) items")
        rows += MemoryKernels.rows(BenchmarkInput(count: size))
      }
      return rows
    }
  }

  private static let kernels: [@Sendable (BenchmarkInput) -> Kernel] =
    [
      PrepareKernels.uniform, PrepareKernels.list, PrepareKernels.lines,
      QueryKernels.list, QueryKernels.lines, SweepKernels.frame, SweepKernels.sweep,
      ChangeKernels.oneSize, ChangeKernels.scatteredInserts, ChangeKernels.prepend,
    ] + CompositionalEngineKernels.all
}
