/// Frames of a scroll: the viewport stands elsewhere, and the collection view lays itself out.
@MainActor enum ScrollKernels {
  private static let frames = 2_000
  private static let sweptFrames = 10_000
  private static let sections = 1_000
  /// What the design allows a frame of a sweep over 1,000,000 items at the 99th percentile.
  private static let p99Budget = 20_000.0

  static func list(_ count: Int) -> Kernel {
    steady("scroll, list of own sizes, a frame", count, BenchmarkScene.list)
  }

  /// 1,000 sections, and 10 of the same length on the other side.
  static func pinnedHeaders(_ count: Int) -> Kernel {
    let length = max(1, count / sections)
    return steady("scroll, 1,000 sections with pinned headers, a frame", count) {
      .pinnedHeaders($0, length: length)
    }
  }

  /// Every round begins with nothing measured. A small layout ends before 10,000 frames do.
  static func selfSizing(_ count: Int) -> Kernel {
    .grown("self-sizing sweep of 10,000 frames, a frame", count, p99Budget: p99Budget) { count in
      let scene = BenchmarkScene.estimates(count)
      let frames = max(1, min(sweptFrames, count * 9 / 10))
      return { now in
        let stage = scene.settledStage()
        return singleTimes(frames, now) { stage.scrollFrame($0) }
      }
    }
  }

  private static func steady(
    _ name: String, _ count: Int, _ scene: @MainActor (Int) -> BenchmarkScene
  ) -> Kernel {
    .grown(name, count, p99Budget: p99Budget) { count in
      let stage = scene(count).settledStage()
      var done = 0
      return { now in
        defer { done += frames }
        return singleTimes(frames, now) { stage.scrollFrame(done + $0) }
      }
    }
  }
}
