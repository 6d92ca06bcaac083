import Measurement

/// What a report shows beside the run itself.
public struct ReportContext: Sendable {
  /// The run that this one is compared with.
  public var base: RunRecord?
  /// What comparing them, or another check of the run, came to.
  public var check: CheckReport?
  /// Earlier runs.
  public var history: RunHistory
  /// Where workloads of the run spend time and memory.
  public var profiles: [ProfileSection]

  /// Makes a context; with nothing in it the report is about the run alone.
  public init(
    base: RunRecord? = nil, check: CheckReport? = nil, history: RunHistory = RunHistory(),
    profiles: [ProfileSection] = []
  ) {
    self.base = base
    self.check = check
    self.history = history
    self.profiles = profiles
  }
}

/// A run as one web page that needs nothing but itself: no network, no other file, no library. It answers in this order: is it good, what
/// changed, where is it slow, why.
public enum HTMLReport {
  /// The page for `record`, in UTF-8. O(n log n) in the frames; the size of the page does not grow with them.
  public static func render(_ record: RunRecord, context: ReportContext = ReportContext()) -> [UInt8] {
    let page = ReportPage(record: record, context: context)
    var html = HTMLWriter()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in writeHead(page, into: &html) }
      html.element("body") { html in
        page.write(into: &html)
        html.script(ReportScript.source)
      }
    }
    return Array(html.html.utf8)
  }

  private static func writeHead(_ page: ReportPage, into html: inout HTMLWriter) {
    html.voidElement("meta", ["charset": "utf-8"])
    html.voidElement("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.voidElement("meta", ["name": "color-scheme", "content": "light dark"])
    html.voidElement(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      ])
    html.element("title", text: "\(page.headline) - Scrollmark")
    html.style(ReportStyle.sheet)
  }
}
