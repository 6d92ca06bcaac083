import Measurement
import Reporting

/// What gates keep beside the sources is refused in one line, or reads back as it is written.
enum StoredFilesCheck {
  static func baseline(_ bytes: [UInt8]) -> String? {
    do {
      let baseline = try Baseline(json: bytes)
      return try Baseline(json: baseline.json()) == baseline ? nil : "it reads back as another baseline"
    } catch let error as BaselineError {
      return TerminalText.finding(in: "\(error)")
    } catch {
      return "an error of another kind: \(error)"
    }
  }

  static func tolerances(_ bytes: [UInt8]) -> String? {
    do {
      let table = try ToleranceTable(json: bytes)
      return try ToleranceTable(json: table.json()) == table ? nil : "it reads back as another table"
    } catch let error as ToleranceTableError {
      return TerminalText.finding(in: "\(error)")
    } catch {
      return "an error of another kind: \(error)"
    }
  }

  /// A verdict can be written in every form that it has.
  static func verdict(_ bytes: [UInt8]) -> String? {
    guard let report = VerdictJSON.report(from: bytes) else { return nil }
    do {
      let again = VerdictJSON.report(from: try VerdictJSON.render(report))
      return again == report ? reports(of: report) : "it reads back as another verdict"
    } catch {
      return "it cannot be written: \(error)"
    }
  }

  private static func reports(of report: CheckReport) -> String? {
    let texts = [
      CheckTable.render(report), MarkdownSummary.render(report), GitHubAnnotations.render(report),
      String(decoding: JUnitXML.render(report, timestamp: "2026-01-02T03:04:05Z"), as: UTF8.self),
    ]
    for text in texts {
      let control = text.unicodeScalars.first { $0.properties.generalCategory == .control && $0 != "\n" }
      if let control { return "a control character \(control.value) in: \(text.prefix(400).debugDescription)" }
    }
    return nil
  }
}
