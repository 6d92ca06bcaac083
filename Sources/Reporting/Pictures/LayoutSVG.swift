import Measurement

/// A picture of a layout as SVG: what was in view, in its place within the viewport, and where the viewport stands in the content.
public enum LayoutSVG {
  /// The picture as a file in UTF-8 under `title`. O(elements).
  public static func render(_ picture: LayoutPicture, title: String) -> [UInt8] {
    let scale = scale(of: picture, most: 900)
    let (wide, high) = (picture.viewport.width * scale, picture.viewport.height * scale)
    let top = 58.0
    var svg = SVGWriter(width: max(wide + 64, 320), height: high + top + 24, title: title)
    svg.text(title, x: 16, y: 24, class: "title")
    svg.text(caption(picture), x: 16, y: 43, class: "caption")
    draw(picture, x: 16, y: top, scale: scale, into: &svg)
    return svg.finish(style: style)
  }

  /// The picture as an element of a page, at most `most` points high.
  static func element(_ picture: LayoutPicture, title: String, most: Double) -> String {
    let scale = scale(of: picture, most: most)
    let (wide, high) = (picture.viewport.width * scale, picture.viewport.height * scale)
    var svg = SVGWriter(width: wide + 24, height: high + 2, title: "\(title): \(caption(picture))")
    draw(picture, x: 1, y: 1, scale: scale, into: &svg)
    return svg.element(class: "layout-picture")
  }

  /// What the picture shows, in a line.
  static func caption(_ picture: LayoutPicture) -> String {
    let supplementary = picture.count(.supplementary)
    let decorations = picture.count(.decoration)
    var parts = ["\(Readable.count(picture.count(.cell))) cell\(picture.count(.cell) == 1 ? "" : "s")"]
    if supplementary > 0 { parts.append("\(supplementary) other view\(supplementary == 1 ? "" : "s")") }
    if decorations > 0 { parts.append("\(decorations) decoration\(decorations == 1 ? "" : "s")") }
    if picture.omitted > 0 { parts.append("\(Readable.count(picture.omitted)) more not drawn") }
    let viewport = picture.viewport
    let place = "\(points(viewport.width)) × \(points(viewport.height)) at \(points(viewport.x)), \(points(viewport.y))"
    let content = "\(points(picture.contentSize.width)) × \(points(picture.contentSize.height))"
    return parts.joined(separator: ", ") + "; \(place) of \(content) points"
  }

  private static func scale(of picture: LayoutPicture, most: Double) -> Double {
    let longest = max(picture.viewport.width, picture.viewport.height)
    return longest > 0 ? min(1, most / longest) : 1
  }

  /// Draws the viewport with its upper left corner at `x`, `y`, and beside it a bar for the content.
  private static func draw(
    _ picture: LayoutPicture, x: Double, y: Double, scale: Double, into svg: inout SVGWriter
  ) {
    let view = picture.viewport
    let (wide, high) = (view.width * scale, view.height * scale)
    svg.rectangle(x: x, y: y, width: wide, height: high, class: "p-viewport")
    let content = Edges(
      left: -view.x, top: -view.y, right: picture.contentSize.width - view.x,
      bottom: picture.contentSize.height - view.y
    ).clamped(to: view)
    svg.rectangle(
      x: x + content.left * scale, y: y + content.top * scale, width: (content.right - content.left) * scale,
      height: (content.bottom - content.top) * scale, class: "p-content")
    for element in picture.elements { draw(element, of: view, x: x, y: y, scale: scale, into: &svg) }
    svg.rectangle(x: x, y: y, width: wide, height: high, class: "p-frame")
    drawPlace(of: picture, x: x + wide + 8, y: y, length: high, into: &svg)
  }

  private static func draw(
    _ element: LayoutPicture.Element, of view: LayoutPicture.Rectangle, x: Double, y: Double, scale: Double,
    into svg: inout SVGWriter
  ) {
    let frame = element.frame
    let edges = Edges(
      left: frame.x - view.x, top: frame.y - view.y, right: frame.x + frame.width - view.x,
      bottom: frame.y + frame.height - view.y
    ).clamped(to: view)
    let (wide, high) = ((edges.right - edges.left) * scale, (edges.bottom - edges.top) * scale)
    let size = "\(points(frame.width)) × \(points(frame.height)) at \(points(frame.x)), \(points(frame.y))"
    svg.group(title: "\(element.kind.rawValue) \(element.label)\n\(size)") { svg in
      svg.rectangle(
        x: x + edges.left * scale + 0.5, y: y + edges.top * scale + 0.5, width: wide - 1, height: high - 1,
        radius: min(3, high / 4), class: "p-\(element.kind.rawValue)", opacity: max(element.alpha, 0.15))
      let letters = Double(element.label.count) * 5.6 + 6
      if wide >= letters, high >= 12 {
        svg.text(element.label, x: x + edges.left * scale + 4, y: y + edges.top * scale + 11, class: "label")
      }
    }
  }

  /// Where the viewport stands within the content, along the longer of the two.
  private static func drawPlace(
    of picture: LayoutPicture, x: Double, y: Double, length: Double, into svg: inout SVGWriter
  ) {
    let view = picture.viewport
    let isTall = picture.contentSize.height / max(view.height, 1) >= picture.contentSize.width / max(view.width, 1)
    let whole = isTall ? picture.contentSize.height : picture.contentSize.width
    let (start, extent) = isTall ? (view.y, view.height) : (view.x, view.width)
    guard whole > extent, whole > 0 else { return }
    let thumb = max(length * extent / whole, 4)
    let place = min(max(start / whole * length, 0), length - thumb)
    svg.rectangle(x: x, y: y, width: 6, height: length, radius: 3, class: "p-track")
    svg.rectangle(x: x, y: y + place, width: 6, height: thumb, radius: 3, class: "p-thumb")
  }

  private static func points(_ number: Double) -> String {
    number == number.rounded() ? Readable.number(number) : Readable.fixed(number, decimals: 1)
  }

  /// The edges of a rectangle within the viewport.
  private struct Edges {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// What of it lies within `view`, whose corner is the origin.
    func clamped(to view: LayoutPicture.Rectangle) -> Edges {
      Edges(
        left: min(max(left, 0), view.width), top: min(max(top, 0), view.height),
        right: min(max(right, 0), view.width), bottom: min(max(bottom, 0), view.height))
    }
  }

  private static let style = """
    text { font: 10px system-ui, sans-serif; fill: #1b1c1f; pointer-events: none; }
    .title { font: 600 15px system-ui, sans-serif; } .caption { font-size: 12px; fill: #5f6168; }
    .paper { fill: #ffffff; } .p-viewport { fill: #e8e8e3; } .p-content { fill: #fbfbf9; }
    .p-frame { fill: none; stroke: #1b1c1f; stroke-width: 1.5; }
    .p-cell { fill: #cfe3f3; stroke: #0a5d9c; } .p-supplementary { fill: #fbe3b4; stroke: #8a6100; }
    .p-decoration { fill: #d7ece3; stroke: #00694f; } .p-track { fill: #e3e3de; } .p-thumb { fill: #0a5d9c; }
    @media (prefers-color-scheme: dark) {
      text { fill: #ececec; } .caption { fill: #a1a3ab; } .paper { fill: #111214; } .p-viewport { fill: #222429; }
      .p-content { fill: #1a1b1f; } .p-frame { stroke: #ececec; } .p-cell { fill: #16364e; stroke: #7cc0f5; }
      .p-supplementary { fill: #43330f; stroke: #f0cd7c; } .p-decoration { fill: #12342a; stroke: #5fd3ad; }
      .p-track { fill: #2e3036; } .p-thumb { fill: #7cc0f5; }
    }
    """
}
