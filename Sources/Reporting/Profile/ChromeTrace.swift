import Measurement

/// A timeline in the trace event format of Chrome, which Perfetto and chrome://tracing open: frames, the phases in them, calls to the data
/// source and the delegate by name, and a counter track a metric.
public enum ChromeTrace {
  private static let frames = 1
  private static let phases = 2
  private static let calls = 3

  /// `timeline` of the workload `name` as JSON in UTF-8. `steps` names the steps of the script; a frame longer than `deadline`
  /// nanoseconds is marked. O(n).
  public static func render(
    _ timeline: FrameTimeline, name: String, steps: [String], deadline: Int64
  ) -> [UInt8] {
    var events = TraceEvents()
    events.metadata("process_name", thread: 0, name: "Scrollmark: \(name)")
    for (thread, title) in [(frames, "Frames"), (phases, "Phases"), (calls, "Delegate calls")] {
      events.metadata("thread_name", thread: thread, name: title)
    }
    for frame in timeline.frames {
      let isLate = frame.number >= 0 && frame.end - frame.start > deadline
      events.complete(
        title(frame), category: isLate ? "frame,late" : "frame", thread: frames, start: frame.start, end: frame.end,
        arguments: arguments(frame, steps: steps, isLate: isLate))
      for metric in counters(frame) {
        events.counter(metric.label, time: frame.start, value: frame.counts[metric] ?? 0)
      }
    }
    for span in timeline.spans {
      events.complete(span.phase.label, category: "phase", thread: phases, start: span.start, end: span.end)
    }
    for call in timeline.calls {
      events.complete(call.name, category: "call", thread: calls, start: call.start, end: call.end)
    }
    for mark in timeline.marks {
      events.instant(mark.metric.label, thread: calls, time: mark.time, amount: mark.amount)
    }
    return events.finish(omitted: timeline.omitted)
  }

  private static func title(_ frame: FrameTimeline.Frame) -> String {
    frame.number < 0 ? "Opening" : "Frame \(frame.number + 1)"
  }

  private static func counters(_ frame: FrameTimeline.Frame) -> [FrameMetric] {
    FrameMetric.allCases.filter { frame.counts[$0] != nil }
  }

  private static func arguments(
    _ frame: FrameTimeline.Frame, steps: [String], isLate: Bool
  ) -> [(String, TraceEvents.Value)] {
    var arguments: [(String, TraceEvents.Value)] = [("offset", .number(frame.offset))]
    if frame.number >= 0 { arguments.append(("step", .text(step(frame.step, of: steps)))) }
    if isLate { arguments.append(("late", .text("yes"))) }
    return arguments + counters(frame).map { ($0.rawValue, .integer(frame.counts[$0] ?? 0)) }
  }

  private static func step(_ step: Int, of steps: [String]) -> String {
    steps.indices.contains(step) ? "\(step + 1). \(steps[step])" : "\(step + 1)"
  }
}

/// Writes trace events. Times come in nanoseconds and go out in microseconds, as the format wants them.
private struct TraceEvents {
  enum Value {
    case text(String)
    case integer(Int64)
    case number(Double)
  }

  private var lines: [String] = []

  mutating func metadata(_ kind: String, thread: Int, name: String) {
    lines.append(#"{"ph":"M","pid":1,"tid":\#(thread),"name":"\#(kind)","args":{"name":\#(Self.quoted(name))}}"#)
  }

  mutating func complete(
    _ name: String, category: String, thread: Int, start: Int64, end: Int64, arguments: [(String, Value)] = []
  ) {
    let times = #""ts":\#(Self.microseconds(start)),"dur":\#(Self.microseconds(end - start))"#
    let extra = arguments.isEmpty ? "" : #","args":{\#(Self.members(arguments))}"#
    lines.append(
      #"{"ph":"X","pid":1,"tid":\#(thread),"name":\#(Self.quoted(name)),"cat":"\#(category)",\#(times)\#(extra)}"#)
  }

  mutating func counter(_ name: String, time: Int64, value: Int64) {
    lines.append(
      #"{"ph":"C","pid":1,"name":\#(Self.quoted(name)),"ts":\#(Self.microseconds(time)),"args":{"value":\#(value)}}"#)
  }

  mutating func instant(_ name: String, thread: Int, time: Int64, amount: Int64) {
    let head = #""ph":"i","s":"t","pid":1,"tid":\#(thread),"name":\#(Self.quoted(name))"#
    lines.append(#"{\#(head),"ts":\#(Self.microseconds(time)),"args":{"calls":\#(amount)}}"#)
  }

  func finish(omitted: Int) -> [UInt8] {
    let note = omitted == 0 ? "" : #","otherData":{"omitted":"\#(omitted) phases and calls did not fit"}"#
    return Array("{\"displayTimeUnit\":\"ns\"\(note),\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
  }

  private static func members(_ arguments: [(String, Value)]) -> String {
    arguments.map { name, value in
      switch value {
      case .text(let text): "\(quoted(name)):\(quoted(text))"
      case .integer(let number): "\(quoted(name)):\(number)"
      case .number(let number): "\(quoted(name)):\(number.isFinite ? SVGWriter.number(number) : "0")"
      }
    }.joined(separator: ",")
  }

  private static func microseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    let digits = "\(rest)"
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  /// `text` as a string of JSON.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.properties.generalCategory == .control {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
