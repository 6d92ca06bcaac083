/// What a frame of a scroll allocates once cells are there to be used again. The client of a scene allocates nothing itself.
@MainActor enum FrameAllocations {
  private static let warmUp = 200
  private static let frames = 1_000

  /// The rows, or none where allocations cannot be counted.
  static func rows(_ count: Int) -> [BenchmarkRow] {
    guard let sampler = AllocationSampler.make().value else { return [] }
    return [
      row("allocations a frame, list of own sizes", .list(count), count, sampler),
      row("allocations a frame, flow lines", .lines(count), count, sampler),
      row("allocations a frame, pinned headers", .pinnedHeaders(count, length: max(1, count / 1_000)), count, sampler),
      row("allocations a frame, self-sizing", .estimates(count), count, sampler),
      row("allocations a frame, compositional list of estimates", .compositionalList(count), count, sampler),
      row("allocations a frame, compositional grid", .compositionalGrid(count), count, sampler),
      row("allocations a frame, carousels", .carousels(count), count, sampler),
    ].compactMap { $0 }
  }

  private static func row(
    _ name: String, _ scene: BenchmarkScene, _ count: Int, _ sampler: AllocationSampler
  ) -> BenchmarkRow? {
    let stage = scene.settledStage()
    for frame in 0..<warmUp { stage.scrollFrame(frame) }
    var counts: [Double] = []
    counts.reserveCapacity(frames)
    let counted = try? sampler.counting {
      for frame in warmUp..<warmUp + frames {
        let before = sampler.read().allocations
        stage.scrollFrame(frame)
        counts.append(Double(sampler.read().allocations - before))
      }
    }
    guard counted != nil else { return nil }
    counts.sort()
    return BenchmarkRow(
      name: name, size: count, unit: "allocations", median: counts.middle, p99: counts[(counts.count - 1) * 99 / 100],
      budget: 0, p99Budget: nil, floorName: "none", floor: 0)
  }
}
