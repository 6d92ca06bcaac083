import Measurement

/// Where a workload spends time and memory, for its card in a report.
public struct ProfileSection: Sendable {
  /// The name of the workload.
  public var workload: String
  /// The size that it ran at.
  public var size: String
  /// Which frames were looked at, and how: a line for people.
  public var scope: String
  /// The command line that does it again.
  public var command: String
  /// The profiles, each with a title.
  public var profiles: [(title: String, profile: StackProfile)]

  /// Makes a section.
  public init(
    workload: String, size: String, scope: String, command: String,
    profiles: [(title: String, profile: StackProfile)]
  ) {
    self.workload = workload
    self.size = size
    self.scope = scope
    self.command = command
    self.profiles = profiles
  }

  private static let rows = 15

  func write(id: String, into html: inout HTMLWriter) {
    html.element("section", ["class": "profile"]) { html in
      html.element("h3", text: "Which code")
      html.element("p", ["class": "where"]) { html in
        html.text(scope + ". Again: ")
        html.command(command)
      }
      for (place, item) in profiles.enumerated() {
        write(item.profile, title: item.title, source: "\(id)-\(place)", into: &html)
      }
    }
  }

  private func write(_ profile: StackProfile, title: String, source: String, into html: inout HTMLWriter) {
    html.element("h4", text: title)
    guard profile.total > 0 else {
      html.element("p", ["class": "absent"], text: "Nothing: these frames take none.")
      return
    }
    html.chart(
      "flame",
      title: "\(profile.unit.readable(profile.total)); the outermost call stands on top, a box is as wide as its share",
      words: "\(title) as a flame graph", source: source, json: ChartData.json(FlameData(profile)))
    writeLegend(into: &html)
    writeTable(profile, title: title, into: &html)
  }

  private func writeLegend(into html: inout HTMLWriter) {
    html.element("p", ["class": "legend"]) { html in
      for (colour, text) in [
        (FlameColour.view, "collection view and layout engine"), (.client, "layouts, cells and data sources"),
        (.runtime, "Swift runtime"), (.memory, "memory"), (.system, "system"),
      ] {
        html.element("span") { html in
          html.element("i", ["class": "swatch flame-\(colour.rawValue)"]) { _ in }
          html.text(text)
        }
      }
    }
  }

  private func writeTable(_ profile: StackProfile, title: String, into html: inout HTMLWriter) {
    let total = Double(max(profile.total, 1))
    html.scrollingTable(label: "\(title), by the line", class: "hot") { html in
      html.headings([("Own", true), ("With calls", true), ("Function", false), ("Line", false)])
      html.element("tbody") { html in
        for row in profile.bySource().costliest(Self.rows) {
          html.element("tr") { html in
            html.element("td", ["class": "number"], text: Readable.percent(Double(row.own) / total))
            html.element("td", ["class": "number"], text: Readable.percent(Double(row.withCalls) / total))
            html.element("th", ["scope": "row"]) { html in html.element("code", text: row.function.name) }
            html.element(
              "td", text: [row.function.place, row.function.module].compactMap { $0 }.joined(separator: ", "))
          }
        }
      }
    }
    html.element(
      "p", ["class": "caption"],
      text: "What the runtime and the system do is put down to the line of the package that called them.")
  }
}

/// A call tree as the script of the page reads it.
private struct FlameData: Encodable {
  /// What is spent.
  var unit: String
  /// How much in all.
  var total: Int64
  /// The functions: name, module, place, colour.
  var functions: [Function]
  /// The outermost calls.
  var roots: [Node]

  init(_ profile: StackProfile) {
    let tree = CallTree(profile, least: 0.0004)
    unit = profile.unit.rawValue
    total = tree.total
    functions = profile.functions.map(Function.init)
    roots = tree.roots.map(Node.init)
  }

  struct Function: Encodable {
    let function: StackProfile.Function

    init(_ function: StackProfile.Function) { self.function = function }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(function.name)
      try list.encode(function.module)
      try list.encode(function.place ?? "")
      try list.encode(FlameColour.of(function).rawValue)
    }
  }

  struct Node: Encodable {
    let node: CallTree.Node

    init(_ node: CallTree.Node) { self.node = node }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(node.function)
      try list.encode(node.total)
      try list.encode(node.own)
      try list.encode(node.calls.map(Node.init))
    }
  }
}
