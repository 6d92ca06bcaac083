import Measurement

/// The parts of the page in their order.
struct ReportPage {
  let record: RunRecord
  let context: ReportContext
  let verdict: Verdict
  let workloads: [MeasuredWorkload]
  private let scaling: ScalingSection
  private let history: HistorySection

  init(record: RunRecord, context: ReportContext) {
    self.record = record
    self.context = context
    verdict = Verdict(record)
    workloads = record.workloads.map { MeasuredWorkload($0, base: context.base, check: context.check) }
    scaling = ScalingSection(workloads: workloads)
    history = HistorySection(history: context.history, record: record)
  }

  /// What the run comes to: what changed, where it was compared with something, else whether it met its deadlines.
  var headline: String { context.check.map(ComparisonHeadline.text) ?? verdict.headline }

  /// The workloads in the order in which they need a look: late ones by their hitch time, then those that got worse, then the rest.
  private var order: [Int] {
    workloads.indices.sorted { first, second in
      let (one, other) = (workloads[first].urgency, workloads[second].urgency)
      return one == other ? first < second : one > other
    }
  }

  func write(into html: inout HTMLWriter) {
    ReportHeader(page: self, sections: sections).write(into: &html)
    html.element("main") { html in
      if let check = context.check { ChangesSection(check: check, workloads: workloads).write(into: &html) }
      if !workloads.isEmpty { WorkloadsTable(workloads: workloads, order: order).write(into: &html) }
      scaling.write(into: &html)
      writeCards(into: &html)
      history.write(into: &html)
      EnvironmentSection(record: record, base: context.base).write(into: &html)
      ReadingGuide().write(into: &html)
    }
  }

  /// The sections that there are, for the links at the top.
  private var sections: [(id: String, title: String)] {
    var sections: [(String, String)] = []
    if context.check != nil { sections.append(("changes", "What changed")) }
    if !workloads.isEmpty { sections.append(("workloads", "Where it is slow")) }
    if !scaling.isEmpty { sections.append(("scaling", "How it grows")) }
    if !workloads.isEmpty { sections.append(("why", "Why")) }
    if !history.isEmpty { sections.append(("history", "History")) }
    return sections + [("environment", "Where it ran"), ("guide", "How to read this")]
  }

  private func writeCards(into html: inout HTMLWriter) {
    guard !workloads.isEmpty else { return }
    let urgent = order.filter { workloads[$0].isUrgent }.prefix(3)
    let open = Set(workloads.count <= 2 ? order[...] : urgent.isEmpty ? order.prefix(1) : urgent)
    html.element("section", ["class": "why", "aria-labelledby": "why"]) { html in
      html.element("h2", ["id": "why"], text: "Why: frame by frame")
      for index in order {
        let measured = workloads[index]
        WorkloadCard(
          measured: measured, index: index, isOpen: open.contains(index),
          profiles: context.profiles.filter { $0.workload == measured.result.name && $0.size == measured.result.size }
        ).write(into: &html)
      }
    }
  }
}
