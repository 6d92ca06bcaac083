import FrameClock

/// A whole collection view, with its cells and its delegate, against floors measured in the same run.
@MainActor public enum CollectionViewBenchmarks {
  /// Measures every row at every size, in at least `rounds` turns of operation and floor.
  ///
  /// `now` is a monotonic clock in nanoseconds; `progress` is told what is about to be measured.
  public static func run(
    sizes: [Int], rounds: Int, now: () -> UInt64, progress: (String) -> Void
  ) -> [BenchmarkRow] {
    withoutActuallyEscaping(now) { now in
      FrameClocks.with(VirtualClock()) {
        var rows: [BenchmarkRow] = []
        for size in sizes {
          for make in kernels {
            guard let kernel = make(size) else { continue }
            progress("\(kernel.name), \(size) items")
            rows.append(kernel.measure(size: size, rounds: rounds, now: now))
          }
          progress("allocations, \(size) items")
          rows += FrameAllocations.rows(size)
        }
        return rows
      }
    }
  }

  /// Each makes its row ready at a number of items, or answers nil where there are too few.
  private static let kernels: [@MainActor (Int) -> Kernel?] =
    [
      FirstLayoutKernels.list, FirstLayoutKernels.lines,
      OneSizeKernels.reloadInList, OneSizeKernels.reloadInLines,
      OneSizeKernels.invalidateInList, OneSizeKernels.invalidateInLines,
      BatchKernels.scattered,
      ScrollKernels.list, ScrollKernels.pinnedHeaders, ScrollKernels.selfSizing,
      ItemByItemKernels.prepare, ConstrainedScrollKernel.scroll,
    ] + CompositionalKernels.all + SnapshotKernels.all
}

extension Kernel {
  /// An operation whose floor is the same operation with a hundredth of the items, so that the ratio says how its cost grows.
  ///
  /// `make` makes a round ready at a number of items.
  static func grown(
    _ name: String, _ count: Int, p99Budget: Double? = nil, hasSingleOperations: Bool = true,
    _ make: (Int) -> (Nanoseconds) -> [Double]
  ) -> Kernel {
    Kernel(
      name: name, p99Budget: p99Budget, floorName: "the same with a hundredth of the items",
      hasSingleOperations: hasSingleOperations, operation: make(count), floor: make(max(1, count / 100)))
  }
}
