import Measurement
import Reporting

/// A run record is refused in one line, or reads back as it is written, and every report can be made of it.
enum RunRecordCheck {
  static func finding(in bytes: [UInt8]) -> String? {
    do {
      let record = try RunRecord(json: bytes)
      guard try RunRecord(json: record.json()) == record else { return "it reads back as another record" }
      return reports(of: record)
    } catch let error as RunRecordError {
      return TerminalText.finding(in: error.description)
    } catch {
      return "an error of another kind: \(error)"
    }
  }

  private static func reports(of record: RunRecord) -> String? {
    let reports = [
      "results.csv": ResultsCSV.render(record),
      "frames.csv": FramesCSV.render(record),
      "report.html": HTMLReport.render(record),
      "summary": Array(SummaryTable.render(record).utf8),
    ]
    for (name, bytes) in reports where String(validating: bytes, as: UTF8.self)?.isEmpty != false {
      return "\(name) is empty or not UTF-8"
    }
    return markup(in: reports["report.html"] ?? [])
  }

  /// Texts of the record stand in the page as text: it has the one script of its own and no other.
  private static func markup(in html: [UInt8]) -> String? {
    let page = String(decoding: html, as: UTF8.self)
    let opened = page.components(of: "<script")
    return opened == page.components(of: "</script") ? nil : "\(opened) scripts are opened and others closed"
  }
}

extension String {
  /// How often `part` stands in the text, in any case.
  fileprivate func components(of part: String) -> Int { lowercased().ranges(of: part).count }
}
