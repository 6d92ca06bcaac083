import Measurement

/// How the time of a frame grows with the items, for workloads that ran at several sizes.
struct ScalingSection {
  private let groups: [Group]

  /// Whether no workload ran at several sizes.
  var isEmpty: Bool { groups.isEmpty }

  init(workloads: [MeasuredWorkload]) {
    var names: [String] = []
    for workload in workloads where !names.contains(workload.result.name) { names.append(workload.result.name) }
    groups = names.compactMap { name in Group(name: name, workloads.filter { $0.result.name == name }) }
  }

  func write(into html: inout HTMLWriter) {
    guard !isEmpty else { return }
    html.element("section", ["class": "scaling-section", "aria-labelledby": "scaling"]) { html in
      html.element("h2", ["id": "scaling"], text: "How it grows with the items")
      html.element(
        "p", ["class": "about"],
        text:
          "The slope is the power of the number of items that the time grows with: 0 where it does not grow, 1 where ten "
          + "times the items take ten times as long. In brackets its 95 % interval.")
      html.element("div", ["class": "multiples"]) { html in
        for (place, group) in groups.enumerated() {
          html.element("article", ["class": "card small"]) { html in group.write(place: place, into: &html) }
        }
      }
    }
  }

  /// The sizes of one workload.
  private struct Group: Encodable {
    /// The name of the workload.
    var name: String
    /// The counts of items, ascending.
    var counts: [Double]
    /// The numbers that grow or do not.
    var curves: [Curve]

    init?(name: String, _ workloads: [MeasuredWorkload]) {
      let sorted = workloads.sorted { $0.result.items < $1.result.items }
      guard Set(sorted.map(\.result.items)).count >= 2 else { return nil }
      self.name = name
      counts = sorted.map { Double($0.result.items) }
      curves = [
        Curve("median frame", kind: "accent", counts: counts, costs: sorted.map(\.summary.median.value)),
        Curve(
          "slowest frame", kind: "warm", counts: counts, costs: sorted.map { $0.summary.max.value.map(Double.init) }),
        Curve("opening", kind: "cool", counts: counts, costs: sorted.map { $0.summary.opening.value.map(Double.init) }),
      ].compactMap { $0 }
      if curves.isEmpty { return nil }
    }

    func write(place: Int, into html: inout HTMLWriter) {
      html.element("h3", text: name)
      html.chart(
        "scaling", title: "Time over the number of items, both logarithmic",
        words: "\(name): \(curves.map(\.label).joined(separator: "; ")).", source: "scaling-data-\(place)",
        json: ChartData.json(self))
    }
  }

  /// One number at each count.
  private struct Curve: Encodable {
    var name: String
    var kind: String
    var costs: [Double]
    var slope: Double?
    var factor: Double?
    var label: String

    /// Nil where the number was not measured at each count.
    init?(_ name: String, kind: String, counts: [Double], costs: [Double?]) {
      let known = costs.compactMap { $0 }.map { max($0, 1) }
      guard known.count == counts.count else { return nil }
      let fit = try? LogLogSlope.fit(counts: counts, costs: known)
      self.name = name
      self.kind = kind
      self.costs = known
      slope = fit?.slope
      factor = fit?.factor
      label = fit.map { "\(name): slope \(Self.text($0))" } ?? name
    }

    private static func text(_ fit: LogLogSlope) -> String {
      let slope = Readable.fixed(fit.slope, decimals: 2)
      guard let interval = fit.interval.value else { return slope }
      return
        "\(slope) (\(Readable.fixed(interval.lower, decimals: 2)) to \(Readable.fixed(interval.upper, decimals: 2)))"
    }

    private enum CodingKeys: String, CodingKey {
      case name
      case kind
      case costs
      case slope
      case factor
      case label
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(kind, forKey: .kind)
      try container.encode(costs, forKey: .costs)
      try container.encode(slope, forKey: .slope)
      try container.encode(factor, forKey: .factor)
      try container.encode(label, forKey: .label)
    }
  }
}
