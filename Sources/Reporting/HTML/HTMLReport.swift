import Measurement

/// A run as one web page that needs nothing but itself: no network, no other file.
public enum HTMLReport {
  /// The page for `record`, in UTF-8.
  ///
  /// `chartScript` is the text of Chart.js 3.9 and `chartLicense` the text of its licence; both are put into the page. Without the
  /// script the page has its tables but no charts, and says so. O(n log n) in the frames; the size of the page does not grow with
  /// them.
  public static func render(_ record: RunRecord, chartScript: String?, chartLicense: String?) -> [UInt8] {
    var html = HTMLWriter()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in writeHead(record, into: &html) }
      html.element("body") { html in
        writeBody(record, hasCharts: chartScript != nil, chartLicense: chartLicense, into: &html)
        if let chartScript {
          html.data(id: "run", json: ChartData(record).json())
          html.script(chartScript)
          html.script(ReportScript.source)
        }
      }
    }
    return Array(html.html.utf8)
  }

  private static func writeHead(_ record: RunRecord, into html: inout HTMLWriter) {
    html.voidElement("meta", ["charset": "utf-8"])
    html.voidElement("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.voidElement("meta", ["name": "color-scheme", "content": "light dark"])
    html.voidElement(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      ])
    html.element("title", text: "\(Verdict(record).headline) - Scrollmark")
    html.style(ReportStyle.sheet)
  }

  private static func writeBody(
    _ record: RunRecord, hasCharts: Bool, chartLicense: String?, into html: inout HTMLWriter
  ) {
    ReportHeader(record: record, hasCharts: hasCharts).write(into: &html)
    html.element("main") { html in
      if !record.workloads.isEmpty { WorkloadsTable(workloads: record.workloads).write(into: &html) }
      for (index, workload) in record.workloads.enumerated() {
        WorkloadCard(workload: workload, index: index, hasCharts: hasCharts).write(into: &html)
      }
      EnvironmentSection(record: record).write(into: &html)
      ReadingGuide(hasCharts: hasCharts, chartLicense: chartLicense).write(into: &html)
    }
  }
}
