/// Whether two runs of a workload did the same work, so that their times can stand beside each other.
public enum WorkDifference {
  /// Why the runs do not show the same: other items, other frames, other things in view. Times of such runs are not compared. O(n).
  /// `names` says what the runs are called.
  public static func obstacles(
    base: WorkloadResult, head: WorkloadResult, names: (base: String, head: String) = ("base", "head")
  ) -> [String] {
    func words(_ what: String, _ before: String, _ after: String) -> String {
      "\(what): \(before) in \(names.base), \(after) in \(names.head)"
    }
    let facts = [
      ("items", "\(base.items)", "\(head.items)"), ("sections", "\(base.sections)", "\(head.sections)"),
      ("the digest of the items", base.inputDigest, head.inputDigest), ("the seed", "\(base.seed)", "\(head.seed)"),
      ("frames", "\(base.frames.count)", "\(head.frames.count)"),
    ]
    let different = facts.filter { $0.1 != $0.2 }.map { words($0.0, $0.1, $0.2) }
    guard different.isEmpty else { return different }
    guard let before = base.frames.columns[.visibleItems], let after = head.frames.columns[.visibleItems],
      let frame = zip(before, after).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset
    else { return [] }
    return [words("items in view in frame \(frame)", "\(before[frame])", "\(after[frame])")]
  }

  /// The exact metrics of the frames whose sums differ, a line each. They are no obstacle: they are what a change may be about. O(n).
  public static func changes(base: WorkloadResult, head: WorkloadResult) -> [String] {
    FrameMetric.allCases.filter { $0.tier == .exact }.compactMap { metric in
      guard let before = base.frames.total(metric).value, let after = head.frames.total(metric).value,
        before != after
      else { return nil }
      return "\(metric.rawValue): \(before) in base, \(after) in head, over \(base.frames.count) frames"
    }
  }
}
