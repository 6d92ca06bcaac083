import Measurement
import Reporting

/// The files that people and programs read, made from what a run measured.
enum ReportFiles {
  /// results.csv, frames.csv and report.html of `record`. Without the chart library the report has no charts, and says so.
  static func make(from record: RunRecord, charts: ChartLibrary?) -> [OutputFile] {
    [
      OutputFile(name: "results.csv", bytes: ResultsCSV.render(record)),
      OutputFile(name: "frames.csv", bytes: FramesCSV.render(record)),
      OutputFile(
        name: "report.html",
        bytes: HTMLReport.render(record, chartScript: charts?.script, chartLicense: charts?.license)),
    ]
  }

  /// The chart library, with a word on standard error if it is not there.
  static func charts() -> ChartLibrary? {
    let charts = ChartLibrary.installed()
    if charts == nil {
      Terminal.complain("scrollmark: report.html has no charts: install the package \(ChartLibrary.package)\n")
    }
    return charts
  }
}
