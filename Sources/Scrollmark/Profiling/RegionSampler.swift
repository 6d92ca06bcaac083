/// Something that looks at the running program, and only between `open()` and `close()`.
@MainActor public protocol RegionSampler: AnyObject {
  /// Whether opening and closing costs so little that it can be done at each frame. Otherwise it is opened once for a run of frames,
  /// and what it sees between them is told apart by its time.
  var isLight: Bool { get }
  /// The region begins.
  func open()
  /// The region ends.
  func close()
}

/// The frames that a profile is about.
public enum ProfileRegion: Equatable, Sendable {
  /// All frames of the script.
  case script
  /// These frames of the script, counted from 0.
  case frames(Set<Int>)

  /// Whether `frame` belongs to it.
  func contains(_ frame: Int) -> Bool {
    switch self {
    case .script: frame >= 0
    case .frames(let frames): frames.contains(frame)
    }
  }

  /// How many frames have to be played to see all of it; nil for all.
  var length: Int? {
    switch self {
    case .script: nil
    case .frames(let frames): (frames.max() ?? -1) + 1
    }
  }
}

/// When a frame of a profile ran, in nanoseconds of the monotonic clock.
public struct FrameInterval: Equatable, Sendable {
  /// The frame, counted from 0.
  public var frame: Int
  /// When it began.
  public var start: Int64
  /// When it ended.
  public var end: Int64

  /// Makes an interval.
  public init(frame: Int, start: Int64, end: Int64) {
    self.frame = frame
    self.start = start
    self.end = end
  }
}
