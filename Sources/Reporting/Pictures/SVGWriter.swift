/// Writes SVG: all text is escaped, numbers have at most two digits after the point.
struct SVGWriter {
  private var body = ""
  private let width: Double
  private let height: Double
  private let title: String

  /// Starts a picture of `width` by `height` points.
  init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  /// Writes what `content` writes as a group that says `title` when somebody points at it.
  mutating func group(title: String, class name: String? = nil, _ content: (inout SVGWriter) -> Void) {
    body += "<g\(Self.attribute("class", name))><title>\(HTMLWriter.escaped(title))</title>"
    content(&self)
    body += "</g>\n"
  }

  /// Writes a rectangle; a height or width below zero is zero.
  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, class name: String, opacity: Double = 1
  ) {
    body += "<rect x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" width=\"\(Self.number(max(width, 0)))\""
    body += " height=\"\(Self.number(max(height, 0)))\""
    if radius > 0 { body += " rx=\"\(Self.number(radius))\"" }
    if opacity < 1 { body += " opacity=\"\(Self.number(opacity))\"" }
    body += "\(Self.attribute("class", name))/>"
  }

  /// Writes a line of text that starts at `x` with its base at `y`.
  mutating func text(_ text: String, x: Double, y: Double, class name: String) {
    body += "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\"\(Self.attribute("class", name))>"
    body += "\(HTMLWriter.escaped(text))</text>"
  }

  /// The picture as a file in UTF-8, in the colours of `style`. The paper behind it has the class `paper`.
  func finish(style: String) -> [UInt8] {
    let size = "width=\"\(Self.number(width))\" height=\"\(Self.number(height))\""
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="img">
      <title>\(HTMLWriter.escaped(title))</title>
      <style>
      \(style)
      </style>
      <rect class="paper" width="100%" height="100%"/>
      \(body)</svg>

      """.utf8)
  }

  /// The picture as an element within a page, whose style sheet colours it.
  func element(class name: String) -> String {
    "<svg class=\"\(name)\" viewBox=\"0 0 \(Self.number(width)) \(Self.number(height))\" role=\"img\" "
      + "aria-label=\"\(HTMLWriter.escaped(title))\">\n\(body)</svg>\n"
  }

  /// `number` with at most two digits after the point and no zeros at its end.
  static func number(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return "0" }
    let hundredths = Int64((number * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\(HTMLWriter.escaped($0))\"" } ?? ""
  }
}
