import Measurement

/// The slowest frames of a workload: where their time went and what they did, beside the median frame, what they showed, and how to
/// play them again.
struct WorstFrames {
  let workload: WorkloadResult
  let replay: Replay
  private let typical: [FrameMetric: Reading<String>]

  /// How many frames are shown.
  static let count = 3

  init(workload: WorkloadResult, replay: Replay) {
    self.workload = workload
    self.replay = replay
    typical = Dictionary(
      uniqueKeysWithValues: FrameMetric.allCases.map { metric in
        (metric, workload.frames[metric].flatMap(Median.of).map(metric.readable))
      })
  }

  func write(into html: inout HTMLWriter) {
    let slowest = workload.frames.slowest(Self.count)
    html.element("section", ["class": "worst"]) { html in
      html.element("h3", text: slowest.count == 1 ? "The slowest frame" : "The slowest frames")
      if slowest.isEmpty { html.element("p", ["class": "absent"], text: "Not known: \(reason).") }
      for (rank, frame) in slowest.enumerated() {
        html.element("details", rank == 0 ? ["class": "frame", "open": ""] : ["class": "frame"]) { html in
          write(frame, into: &html)
        }
      }
    }
  }

  private var reason: String { workload.frames[.time].reason ?? "there are no frames" }

  private func write(_ frame: Int, into html: inout HTMLWriter) {
    let breakdown = FrameBreakdown(workload.frames, frame: frame)
    let picture = workload.pictures?.first { $0.frame == frame }
    html.element("summary") { html in
      html.element("b", text: "Frame \(Readable.count(frame + 1)): \(length(breakdown))")
      html.element("span", ["class": "where"]) { html in
        html.text(" in step \(workload.frames.step[frame] + 1), \(step(frame)), ")
        html.text("at \(Readable.fixed(workload.frames.offset[frame], decimals: 1)) points.")
      }
    }
    html.element("p", ["class": "facts"]) { html in
      for fact in facts(frame) { html.element("span", text: fact) }
    }
    breakdown.writeBar(into: &html)
    html.element("div", ["class": picture == nil ? "inside" : "inside pictured"]) { html in
      html.element("div") { html in
        writePhases(breakdown, into: &html)
        breakdown.writeCounts(beside: { typical[$0] ?? .absent(reason: "not recorded") }, into: &html)
        html.element("p", ["class": "hint"]) { html in
          html.text("Profile this frame: ")
          html.command(replay.profile(frame: frame))
        }
        html.element("p", ["class": "hint"]) { html in
          html.text("Draw it: ")
          html.command(replay.view(frame: frame))
        }
      }
      if let picture { write(picture, into: &html) }
    }
  }

  private func write(_ picture: LayoutPicture, into html: inout HTMLWriter) {
    html.element("figure", ["class": "picture"]) { html in
      html.svg(LayoutSVG.element(picture, title: "What the frame showed", most: 340))
      html.element("figcaption", text: "What it showed: " + LayoutSVG.caption(picture))
    }
  }

  private func writePhases(_ breakdown: FrameBreakdown, into html: inout HTMLWriter) {
    html.scrollingTable(label: "Phases of the frame", class: "phase-table") { html in
      html.headings([("Phase", false), ("This frame", true), ("Share", true), ("Median frame", true)])
      html.element("tbody") { html in
        for (phase, amount) in breakdown.phases {
          html.element("tr") { html in
            html.phaseHeading(phase)
            html.numberCell(amount.map { phase.readable(Double($0)) })
            html.numberCell(breakdown.share(phase).map(Readable.percent))
            html.numberCell(typical[phase] ?? .absent(reason: "not recorded"))
          }
        }
      }
    }
  }

  private func length(_ breakdown: FrameBreakdown) -> String {
    guard let time = breakdown.time.value else { return "not timed" }
    let over = time - workload.deadlineNanoseconds
    let text = Readable.time(nanoseconds: Double(time))
    return over > 0 ? "\(text), \(Readable.time(nanoseconds: Double(over))) over the deadline" : text
  }

  /// What the frame did most that costs: allocations, then what was asked of the client.
  private func facts(_ frame: Int) -> [String] {
    let amounts: [(FrameMetric, one: String, many: String)] = [
      (.allocations, "allocation", "allocations"), (.allocatedBytes, "allocated", "allocated"),
      (.visibleItems, "item in view", "items in view"), (.cellsMade, "cell made", "cells made"),
      (.cellsReused, "cell reused", "cells reused"), (.itemsMeasured, "item measured", "items measured"),
      (.delegateCalls, "delegate call", "delegate calls"), (.attributesMade, "attribute made", "attributes made"),
    ]
    return amounts.compactMap { metric, one, many in
      guard let amount = workload.frames[metric].value?[frame], amount != 0 || metric == .allocations else {
        return nil
      }
      return "\(metric.readable(Double(amount))) \(amount == 1 ? one : many)"
    }
  }

  private func step(_ frame: Int) -> String {
    let step = workload.frames.step[frame]
    return workload.steps.indices.contains(step) ? "“\(workload.steps[step])”" : "which has no name"
  }
}
