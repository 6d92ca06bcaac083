import Measurement

/// The frames of a workload, step by step of its script.
struct StepsTable {
  let workload: WorkloadResult

  func write(into html: inout HTMLWriter) {
    guard let times = workload.frames[.time].value, !workload.steps.isEmpty else { return }
    var timesOfStep = [[Int64]](repeating: [], count: workload.steps.count)
    for (frame, step) in workload.frames.step.enumerated() where timesOfStep.indices.contains(step) {
      timesOfStep[step].append(times[frame])
    }
    html.element("section", ["class": "steps"]) { html in
      html.element("h3", text: "Step by step")
      guard timesOfStep.count > Self.mostOpen else {
        write(timesOfStep, into: &html)
        return
      }
      html.element("details") { html in
        html.element("summary", text: "\(Readable.count(timesOfStep.count)) steps")
        write(timesOfStep, into: &html)
      }
    }
  }

  /// How many steps are shown without a fold.
  private static let mostOpen = 12

  private func write(_ timesOfStep: [[Int64]], into html: inout HTMLWriter) {
    html.scrollingTable(label: "Steps of the script", class: "step-table") { html in
      html.headings([
        ("Step", false), ("Frames", true), ("Median", true), ("p99", true), ("Slowest", true), ("Late frames", true),
      ])
      html.element("tbody") { html in
        for (step, times) in timesOfStep.enumerated() {
          html.element("tr") { html in writeRow(step, times, into: &html) }
        }
      }
    }
  }

  private func writeRow(_ step: Int, _ times: [Int64], into html: inout HTMLWriter) {
    let statistics = FrameStatistics.of(times, deadline: workload.deadlineNanoseconds)
    let time = { (nanoseconds: Double) in Readable.time(nanoseconds: nanoseconds) }
    html.element("th", ["scope": "row"], text: "\(step + 1). \(workload.steps[step])")
    html.element("td", ["class": "number"], text: Readable.count(times.count))
    html.numberCell(statistics.flatMap(\.median).map(time))
    html.numberCell(statistics.flatMap(\.p99).map(time))
    html.numberCell(statistics.map { time(Double($0.max)) })
    html.numberCell(
      statistics.map { Readable.count($0.framesOverDeadline) },
      class: (statistics.value?.framesOverDeadline ?? 0) > 0 ? "number bad" : "number")
  }
}
