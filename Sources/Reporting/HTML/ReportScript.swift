import Measurement

/// The script of the page: draws the charts as they come into view, in the colours of the style sheet.
enum ReportScript {
  /// All of it.
  static let source =
    "(() => {\n\"use strict\";\n" + labels + PlotScript.source + TimelineScript.source + ChartsScript.source
    + FlameScript.source + StartScript.source + "})();"

  /// What people call the phases.
  private static let labels =
    "const labels = "
    + ChartData.json(Dictionary(uniqueKeysWithValues: FrameMetric.phases.map { ($0.rawValue, $0.label) }))
    + ";\nconst order = "
    + ChartData.json(FrameMetric.phases.map(\.rawValue)) + ";\n"
}
