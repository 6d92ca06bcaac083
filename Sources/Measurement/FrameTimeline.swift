/// What happened when within some frames: the phases as they nest, the calls, and the counts of each frame.
public struct FrameTimeline: Equatable, Sendable {
  /// The frames in order.
  public var frames: [Frame]
  /// The phases in the order in which they began; an inner one lies within an outer one.
  public var spans: [Span]
  /// The calls to the data source and the delegate that have names, in the order in which they began.
  public var calls: [Call]
  /// Counts at the moment at which they were reported, such as calls without a name, in order.
  public var marks: [Mark]
  /// How many spans and marks were left out because there were too many.
  public var omitted: Int

  /// Makes a timeline.
  public init(frames: [Frame], spans: [Span], calls: [Call] = [], marks: [Mark], omitted: Int = 0) {
    self.frames = frames
    self.spans = spans
    self.calls = calls
    self.marks = marks
    self.omitted = omitted
  }

  /// One frame. Times are in nanoseconds since the first frame of the timeline began.
  public struct Frame: Equatable, Sendable {
    /// The frame, counted from 0 as in `FrameTable`; -1 for the opening.
    public var number: Int
    /// The step of the script that it belongs to.
    public var step: Int
    /// When it began.
    public var start: Int64
    /// When it ended.
    public var end: Int64
    /// Where the viewport stood at its end, in points.
    public var offset: Double
    /// What was counted in it.
    public var counts: [FrameMetric: Int64]

    /// Makes a frame.
    public init(number: Int, step: Int, start: Int64, end: Int64, offset: Double, counts: [FrameMetric: Int64]) {
      self.number = number
      self.step = step
      self.start = start
      self.end = end
      self.offset = offset
      self.counts = counts
    }
  }

  /// A phase that ran from `start` to `end`, in nanoseconds since the first frame began.
  public struct Span: Equatable, Sendable {
    /// Which phase.
    public var phase: FrameMetric
    /// When it began.
    public var start: Int64
    /// When it ended.
    public var end: Int64

    /// Makes a span.
    public init(phase: FrameMetric, start: Int64, end: Int64) {
      self.phase = phase
      self.start = start
      self.end = end
    }
  }

  /// A call that ran from `start` to `end`, in nanoseconds since the first frame began.
  public struct Call: Equatable, Sendable {
    /// The name of the method, such as `cellForItemAt`.
    public var name: String
    /// When it began.
    public var start: Int64
    /// When it ended.
    public var end: Int64

    /// Makes a call.
    public init(name: String, start: Int64, end: Int64) {
      self.name = name
      self.start = start
      self.end = end
    }
  }

  /// A count that was reported at `time`, in nanoseconds since the first frame began.
  public struct Mark: Equatable, Sendable {
    /// What was counted.
    public var metric: FrameMetric
    /// When.
    public var time: Int64
    /// How many.
    public var amount: Int64

    /// Makes a mark.
    public init(metric: FrameMetric, time: Int64, amount: Int64) {
      self.metric = metric
      self.time = time
      self.amount = amount
    }
  }
}
