/// Opens a sampler for the frames of a region, and notes when they ran. Nothing but the frame lies between its two times.
@MainActor final class RegionRecorder: FrameRecorder {
  /// When the frames of the region ran, in order.
  private(set) var intervals: [FrameInterval] = []
  private let region: ProfileRegion
  private let sampler: any RegionSampler
  private let staysOpen: Bool
  private var isOpen = false
  private var frame = -1
  private var start: Int64 = 0

  /// A recorder of at most `capacity` frames.
  init(_ region: ProfileRegion, sampler: any RegionSampler, capacity: Int) {
    self.region = region
    self.sampler = sampler
    staysOpen = region == .script && !sampler.isLight
    intervals.reserveCapacity(capacity)
  }

  func beginFrame() {
    guard region.contains(frame) else { return }
    if !isOpen {
      sampler.open()
      isOpen = true
    }
    start = ProfileClock.nanoseconds()
  }

  func endFrame() {
    guard region.contains(frame) else { return }
    intervals.append(FrameInterval(frame: frame, start: start, end: ProfileClock.nanoseconds()))
    if !staysOpen { finish() }
  }

  func describeFrame(_ stage: Stage, step: Int) { frame += 1 }

  /// Closes what is open.
  func finish() {
    guard isOpen else { return }
    sampler.close()
    isOpen = false
  }
}
