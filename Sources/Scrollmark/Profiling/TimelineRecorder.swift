import Measurement
import Trace

/// Notes each phase and each call of the frames of a playback with its time, into memory that is reserved beforehand. Calls that have no
/// name are counted at the end of their frame.
@MainActor final class TimelineRecorder: FrameRecorder, TraceListener, CallListener {
  private enum Event {
    case begin(TracePhase)
    case end
    case beginCall(StaticString)
    case endCall
    case mark(Int64)
  }

  private let detailed: Set<Int>
  private let limit: Int
  private var events: [(event: Event, time: Int64)] = []
  private var frames: [FrameTimeline.Frame] = []
  private var counts = [Int64](repeating: 0, count: TraceCounter.allCases.count)
  private var omitted = 0
  private var frame = -1
  private var start: Int64 = 0
  private var origin: Int64?
  private var isInFrame = false
  private var isRecorded = false
  private var depth = 0
  /// How many of the innermost phases were left out.
  private var skipped = 0
  private var callDepth = 0
  /// How many of the innermost calls were left out.
  private var skippedCalls = 0
  /// How many calls of the frame have come by name.
  private var namedCalls: Int64 = 0

  var kept: [AnyObject] = []
  var calls: (any CallListener)? { self }

  /// A recorder of at most about `limit` events. The frames in `detailed`, counted from 0, have room of their own: half of it.
  init(limit: Int, detailed: Set<Int>) {
    self.limit = limit
    self.detailed = detailed
    events.reserveCapacity(limit + 2)
  }

  func beginFrame() {
    let room = detailed.contains(frame) ? limit : limit / 2
    isRecorded = events.count < room
    (depth, skipped) = (0, 0)
    (callDepth, skippedCalls, namedCalls) = (0, 0, 0)
    for counter in counts.indices { counts[counter] = 0 }
    isInFrame = true
    start = ProfileClock.nanoseconds()
    if origin == nil { origin = start }
  }

  func endFrame() {
    let end = ProfileClock.nanoseconds()
    isInFrame = false
    markOtherCalls(at: end)
    let origin = origin ?? start
    frames.append(
      FrameTimeline.Frame(
        number: frame, step: 0, start: start - origin, end: end - origin, offset: 0, counts: [:]))
  }

  func describeFrame(_ stage: Stage, step: Int) {
    let last = frames.count - 1
    frames[last].step = step
    frames[last].offset = stage.offset
    for counter in TraceCounter.allCases { frames[last].counts[counter.metric] = counts[counter.rawValue] }
    frames[last].counts[.visibleItems] = Int64(stage.view.indexPathsForVisibleItems.count)
    frame += 1
  }

  func begin(_ phase: TracePhase) {
    guard isInFrame else { return }
    // Each phase that is noted keeps room for its end.
    guard skipped == 0, hasRoomForTwo else {
      skipped += 1
      omitted += 1
      return
    }
    depth += 1
    events.append((.begin(phase), ProfileClock.nanoseconds()))
  }

  func end(_ phase: TracePhase) {
    guard isInFrame else { return }
    if skipped > 0 {
      skipped -= 1
    } else if depth > 0 {
      depth -= 1
      events.append((.end, ProfileClock.nanoseconds()))
    }
  }

  func count(_ counter: TraceCounter, _ amount: Int) {
    guard isInFrame else { return }
    counts[counter.rawValue] += Int64(amount)
  }

  func beginCall(_ name: StaticString) {
    guard isInFrame else { return }
    namedCalls += 1
    guard skippedCalls == 0, hasRoomForTwo else {
      skippedCalls += 1
      omitted += 1
      return
    }
    callDepth += 1
    events.append((.beginCall(name), ProfileClock.nanoseconds()))
  }

  func endCall() {
    guard isInFrame else { return }
    if skippedCalls > 0 {
      skippedCalls -= 1
    } else if callDepth > 0 {
      callDepth -= 1
      events.append((.endCall, ProfileClock.nanoseconds()))
    }
  }

  /// Whether a beginning can be noted, with its end and those of all that is open.
  private var hasRoomForTwo: Bool { isRecorded && events.count + depth + callDepth + 2 <= limit }

  /// Notes at the end of a frame how many calls were counted in it that did not come by name.
  private func markOtherCalls(at time: Int64) {
    let others = counts[TraceCounter.delegateCalls.rawValue] - namedCalls
    guard others > 0 else { return }
    if isRecorded, events.count < limit { events.append((.mark(others), time)) } else { omitted += 1 }
  }

  /// What was noted. O(events).
  func timeline() -> FrameTimeline {
    var timeline = FrameTimeline(frames: frames, spans: [], marks: [], omitted: omitted)
    let origin = origin ?? 0
    var open: [Int] = []
    var openCalls: [Int] = []
    for (event, time) in events {
      switch event {
      case .begin(let phase):
        open.append(timeline.spans.count)
        timeline.spans.append(FrameTimeline.Span(phase: phase.metric, start: time - origin, end: time - origin))
      case .end:
        if let span = open.popLast() { timeline.spans[span].end = time - origin }
      case .beginCall(let name):
        openCalls.append(timeline.calls.count)
        timeline.calls.append(
          FrameTimeline.Call(name: name.description, start: time - origin, end: time - origin))
      case .endCall:
        if let call = openCalls.popLast() { timeline.calls[call].end = time - origin }
      case .mark(let amount):
        timeline.marks.append(FrameTimeline.Mark(metric: .delegateCalls, time: time - origin, amount: amount))
      }
    }
    return timeline
  }
}

extension TraceCounter {
  /// The metric that a frame records of it.
  var metric: FrameMetric {
    switch self {
    case .layoutPasses: .layoutPasses
    case .attributesMade: .attributesMade
    case .cellsMade: .cellsMade
    case .cellsReused: .cellsReused
    case .sizesAsked: .sizesAsked
    case .itemsMeasured: .itemsMeasured
    case .delegateCalls: .delegateCalls
    case .diffOperations: .diffOperations
    }
  }
}

extension TracePhase {
  /// The metric that a frame records of it.
  var metric: FrameMetric {
    switch self {
    case .invalidation: .invalidation
    case .prepare: .prepare
    case .query: .query
    case .cells: .cells
    case .selfSizing: .selfSizing
    case .diff: .diff
    case .updates: .updates
    }
  }
}
