import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Measurement
import Testing

@testable import Reporting

@Suite struct LayoutSVGTests {
  private static let picture = LayoutPicture(
    frame: 3, contentSize: LayoutPicture.Size(width: 400, height: 8000),
    viewport: LayoutPicture.Rectangle(x: 0, y: 2000, width: 400, height: 800),
    elements: [
      LayoutPicture.Element(
        kind: .cell, label: "0, 20", frame: LayoutPicture.Rectangle(x: 0, y: 1990, width: 400, height: 100)),
      LayoutPicture.Element(
        kind: .cell, label: "0, 21", frame: LayoutPicture.Rectangle(x: 0, y: 2090, width: 200, height: 100), alpha: 0.5),
      LayoutPicture.Element(
        kind: .supplementary, label: "header <0>", frame: LayoutPicture.Rectangle(x: 0, y: 2000, width: 400, height: 40)
      ),
    ])

  @Test("Elements stand where the viewport shows them, cut off at its edges")
  func elements() {
    let svg = String(decoding: LayoutSVG.render(Self.picture, title: "Frame 4 & more"), as: UTF8.self)
    #expect(XMLParser(data: Data(svg.utf8)).parse(), "it is XML")
    // At most 900 points high: 800 fit at full size. The viewport begins at 16, 58; a border takes half a point on each side.
    #expect(svg.contains(#"<rect x="16.5" y="58.5" width="399" height="89" rx="3" class="p-cell"/>"#))
    #expect(svg.contains(#"<rect x="16.5" y="148.5" width="199" height="99" rx="3" opacity="0.5" class="p-cell"/>"#))
    #expect(svg.contains(#"<rect x="16.5" y="58.5" width="399" height="39" rx="3" class="p-supplementary"/>"#))
    #expect(svg.contains("cell 0, 20\n400 × 100 at 0, 1,990"))
    #expect(svg.contains("header &lt;0&gt;"))
    #expect(svg.contains("2 cells, 1 other view; 400 × 800 at 0, 2,000 of 400 × 8,000 points"))
    // The bar beside it: a tenth of the content is in view, a quarter of the way down.
    #expect(svg.contains(#"<rect x="424" y="258" width="6" height="80" rx="3" class="p-thumb"/>"#))
  }

  @Test("A picture of nothing is still a picture")
  func empty() {
    let nothing = LayoutPicture(
      frame: nil, contentSize: LayoutPicture.Size(width: 0, height: 0),
      viewport: LayoutPicture.Rectangle(x: 0, y: 0, width: 0, height: 0), elements: [])
    let svg = LayoutSVG.render(nothing, title: "")
    #expect(XMLParser(data: Data(svg)).parse())
    #expect(!String(decoding: svg, as: UTF8.self).contains("p-thumb\"/>"))
  }
}
