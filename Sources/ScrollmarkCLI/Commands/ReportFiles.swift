import Measurement
import Reporting

/// The files that people and programs read, made from what a run measured.
enum ReportFiles {
  /// results.csv, frames.csv and report.html of `record`; the report shows `context` too.
  static func make(from record: RunRecord, context: ReportContext = ReportContext()) -> [OutputFile] {
    [
      OutputFile(name: "results.csv", bytes: ResultsCSV.render(record)),
      OutputFile(name: "frames.csv", bytes: FramesCSV.render(record)),
      OutputFile(name: "report.html", bytes: HTMLReport.render(record, context: context)),
    ]
  }
}
