import LayoutEngine
import LayoutModel
import ReferenceLayout
import Testing

/// Every small flow there is, out of a few sizes and metrics, against the oracle.
@Suite("Agreement: every small case")
struct AgreementSmallCasesTests {
  static let crossLength = 100.0

  /// Sizes of which three, two and one fit in a line, two of them with the same width.
  static let sizes = [
    AxisSize(main: 10, cross: 30), AxisSize(main: 20, cross: 30), AxisSize(main: 10, cross: 45),
    AxisSize(main: 15.5, cross: 80),
  ]

  static let metrics = [
    FlowMetrics(),
    FlowMetrics(lineSpacing: 5, interitemSpacing: 10),
    FlowMetrics(lineSpacing: -10, interitemSpacing: 10),
    FlowMetrics(headerLength: 8, footerLength: 3, mainStartInset: -20, mainEndInset: -15, lineSpacing: -7.5),
    FlowMetrics(headerLength: 12, mainStartInset: 3, lineSpacing: 2, interitemSpacing: 5),
    FlowMetrics(footerLength: 7, mainEndInset: 4.5, crossStartInset: 5, crossEndInset: 10, interitemSpacing: 25),
    FlowMetrics(
      headerLength: 12, footerLength: 7, mainStartInset: 3, mainEndInset: 4, crossStartInset: 15, crossEndInset: 5,
      lineSpacing: 5, interitemSpacing: 1),
  ]

  static let modes = [FlowMode.given, .selfSizing(scale: 1), .selfSizing(scale: 2)]

  /// One case for each of the metrics.
  static let metricIndices = Array(metrics.indices)

  @Test("A10 to A26, A38: sections of up to five items", arguments: metricIndices)
  func oneSection(metricIndex: Int) {
    forEveryCase(ofUpTo: 5, metrics: Self.metrics[metricIndex]) { description in
      let pair = Agreement(description)
      return pair.difference()
    }
  }

  @Test("A29, A30, A33, A40: what is visible in every rectangle of a lattice", arguments: metricIndices)
  func queries(metricIndex: Int) {
    forEveryCase(ofUpTo: 3, metrics: Self.metrics[metricIndex]) { description in
      var pair = Agreement(description)
      for rect in Self.lattice(length: pair.oracle.contentLength) {
        let pinning = FlowPinning(
          headers: true, footers: true, visibleStart: rect.mainOrigin, visibleEnd: rect.mainEnd)
        if let difference = pair.difference(visibleIn: rect) ?? pair.difference(visibleIn: rect, pinning: pinning) {
          return difference
        }
      }
      return nil
    }
  }

  @Test("A36: every size of sections of up to four items set to every other", arguments: metricIndices)
  func setSize(metricIndex: Int) {
    forEveryCase(ofUpTo: 4, metrics: Self.metrics[metricIndex]) { description in
      let before = Agreement(description)
      for item in 0..<before.oracle.itemCount(inSection: 0) {
        for size in Self.sizes {
          var pair = before
          pair.setSize(size, ofItemAt: ItemPath(section: 0, item: item))
          if let difference = pair.difference() { return "set item \(item) to \(size): \(difference)" }
        }
      }
      return nil
    }
  }

  @Test("A20 to A22: every change of metrics under sections of up to three items", arguments: metricIndices)
  func setMetrics(metricIndex: Int) {
    forEveryCase(ofUpTo: 3, metrics: Self.metrics[metricIndex]) { description in
      let before = Agreement(description)
      for metrics in Self.metrics {
        var pair = before
        pair.setMetrics(metrics, ofSection: 0)
        if let difference = pair.difference() { return "set \(metrics): \(difference)" }
      }
      return nil
    }
  }

  @Test("A21, A24: every pair of sections of up to two items", arguments: metricIndices)
  func twoSections(metricIndex: Int) {
    forEveryCase(ofUpTo: 2, metrics: Self.metrics[metricIndex]) { first in
      for sizes in Self.sequences(upTo: 2) {
        for metrics in Self.metrics {
          var description = first
          description.sections.append(FlowSection(metrics: metrics, sizes: .each(sizes)))
          if let difference = Agreement(description).difference() { return "before \(sizes): \(difference)" }
        }
      }
      return nil
    }
  }

  @Test("A15, A16: uniform sections given by a count are those given item by item", arguments: metricIndices)
  func uniform(metricIndex: Int) {
    for mode in Self.modes {
      for size in Self.sizes {
        for count in 0...9 {
          let section = FlowSection(
            metrics: Self.metrics[metricIndex], sizes: .uniform(size, count: count), mode: mode)
          var pair = Agreement(FlowDescription(crossLength: Self.crossLength, sections: [section]))
          if let difference = pair.difference() { Issue.record("\(section): \(difference)") }
          for item in 0..<count {
            pair.setSize(Self.sizes[item % 4], ofItemAt: ItemPath(section: 0, item: item))
            if let difference = pair.difference() { Issue.record("\(section), item \(item): \(difference)") }
          }
        }
      }
    }
  }

  /// Hands every section of up to `count` items to `difference`, in every mode, and records the first that differs.
  private func forEveryCase(
    ofUpTo count: Int, metrics: FlowMetrics, difference: (FlowDescription) -> String?
  ) {
    for mode in Self.modes {
      for sizes in Self.sequences(upTo: count) {
        let section = FlowSection(metrics: metrics, sizes: .each(sizes), mode: mode)
        let description = FlowDescription(crossLength: Self.crossLength, sections: [section])
        if let difference = difference(description) {
          Issue.record("\(description)\n\(difference)")
          return
        }
      }
    }
  }

  /// Every sequence of up to `count` of the sizes.
  private static func sequences(upTo count: Int) -> [[AxisSize]] {
    var all: [[AxisSize]] = [[]]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { sequence in sizes.map { sequence + [$0] } }
      all += longest
    }
    return all
  }

  /// Rectangles whose corners lie on, before, within and behind what there is.
  private static func lattice(length: Double) -> [AxisRect] {
    let mains = [-5, 0, 10, 15.25, 25, length - 7, length]
    let crosses = [0, 30, 62.5]
    return intervals(mains).flatMap { main in
      intervals(crosses).map { cross in
        AxisRect(
          mainOrigin: main.lowerBound, crossOrigin: cross.lowerBound,
          mainLength: main.upperBound - main.lowerBound, crossLength: cross.upperBound - cross.lowerBound)
      }
    }
  }

  private static func intervals(_ edges: [Double]) -> [ClosedRange<Double>] {
    let edges = edges.sorted()
    return edges.indices.flatMap { start in edges[start...].map { edges[start]...$0 } }
  }
}
