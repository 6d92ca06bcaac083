import Measurement

extension HTMLWriter {
  /// Writes a table in a box that scrolls by itself when the page is too narrow for it: its edge is shaded while there is more, and the
  /// script of the page says so below it.
  mutating func scrollingTable(label: String, class name: String, _ content: (inout HTMLWriter) -> Void) {
    element("div", ["class": "wide"]) { html in
      html.element("div", ["class": "scroller", "role": "region", "aria-label": label, "tabindex": "0"]) { html in
        html.element("table", ["class": name], content)
      }
    }
  }

  /// Writes a cell with a number, or with a dash that says why there is none, after the words `absent`.
  mutating func numberCell(
    _ reading: Reading<String>, class name: String = "number", absent words: String = "not measured: "
  ) {
    switch reading {
    case .value(let text): element("td", ["class": name], text: text)
    case .absent(let reason):
      element("td", ["class": "\(name) absent", "title": reason]) { html in
        html.element("span", ["aria-hidden": "true"], text: "–")
        html.element("span", ["class": "hidden"], text: words + reason)
      }
    }
  }

  /// Writes the heading of a line about `phase`, with its colour.
  mutating func phaseHeading(_ phase: FrameMetric) {
    element("th", ["scope": "row"]) { html in
      html.element("i", ["class": "swatch phase-\(phase.rawValue)", "aria-hidden": "true"]) { _ in }
      html.text(phase.label)
    }
  }

  /// Writes a line of column headings.
  mutating func headings(_ columns: [(text: String, isNumber: Bool)]) {
    element("thead") { html in
      html.element("tr") { html in
        for column in columns {
          html.element("th", ["scope": "col", "class": column.isNumber ? "number" : "text"], text: column.text)
        }
      }
    }
  }
}
