import Measurement

/// A run as one web page that needs nothing but itself: no network, no other file.
public enum HTMLReport {
  /// The page for `record`, in UTF-8.
  ///
  /// `chartScript` is the text of Chart.js 3.9 and `chartLicense` the text of its licence; both are put into the page. Without the
  /// script the page has its tables but no charts, and says so. O(n log n) in the frames; the size of the page does not grow with
  /// them.
  public static func render(_ record: RunRecord, chartScript: String?, chartLicense: String?) -> [UInt8] {
    let verdict = Verdict(record)
    let workloads = record.workloads.map(MeasuredWorkload.init)
    var html = HTMLWriter()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in writeHead(verdict, into: &html) }
      html.element("body") { html in
        ReportHeader(record: record, verdict: verdict, hasCharts: chartScript != nil).write(into: &html)
        html.element("main") { html in
          writeWorkloads(workloads, hasCharts: chartScript != nil, into: &html)
          EnvironmentSection(record: record).write(into: &html)
          ReadingGuide(hasCharts: chartScript != nil, chartLicense: chartLicense).write(into: &html)
        }
        if let chartScript {
          html.data(id: "run", json: ChartData(workloads).json())
          html.script(chartScript)
          html.script(ReportScript.source)
        }
      }
    }
    return Array(html.html.utf8)
  }

  private static func writeHead(_ verdict: Verdict, into html: inout HTMLWriter) {
    html.voidElement("meta", ["charset": "utf-8"])
    html.voidElement("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.voidElement("meta", ["name": "color-scheme", "content": "light dark"])
    html.voidElement(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      ])
    html.element("title", text: "\(verdict.headline) - Scrollmark")
    html.style(ReportStyle.sheet)
  }

  private static func writeWorkloads(_ workloads: [MeasuredWorkload], hasCharts: Bool, into html: inout HTMLWriter) {
    if !workloads.isEmpty { WorkloadsTable(workloads: workloads).write(into: &html) }
    for (index, workload) in workloads.enumerated() {
      WorkloadCard(measured: workload, index: index, hasCharts: hasCharts).write(into: &html)
    }
  }
}
