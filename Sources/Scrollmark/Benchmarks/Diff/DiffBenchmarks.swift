/// The difference of ordered identifiers against a floor measured in the same run.
public enum DiffBenchmarks {
  /// Measures every row at every size, in at least `rounds` turns of operation and floor.
  ///
  /// `now` is a monotonic clock in nanoseconds; `progress` is told what is about to be measured.
  public static func run(
    sizes: [Int], rounds: Int, now: () -> UInt64, progress: (String) -> Void
  ) -> [BenchmarkRow] {
    withoutActuallyEscaping(now) { now in
      sizes.flatMap { size in
        DiffEdit.all.map { edit in
          progress("\(edit.name), \(size) items")
          return DiffKernels.kernel(edit, size).measure(size: size, rounds: rounds, now: now)
        }
      }
    }
  }
}
