import LayoutModel
import Testing

@testable import LayoutEngine

/// A section 300 points wide, inset by 10 and 20, least spacing 10, 5 points between lines.
private func engine(_ sizes: ItemSizes, mode: FlowMode = .given) -> FlowLayoutEngine {
  let metrics = FlowMetrics(
    headerLength: 30, footerLength: 40, mainStartInset: 7, mainEndInset: 8, crossStartInset: 10, crossEndInset: 20,
    lineSpacing: 5, interitemSpacing: 10)
  return FlowLayoutEngine(
    FlowDescription(crossLength: 300, sections: [FlowSection(metrics: metrics, sizes: sizes, mode: mode)]))
}

private func frame(_ engine: FlowLayoutEngine, _ item: Int) -> AxisRect {
  engine.frame(ofItemAt: ItemPath(section: 0, item: item))
}

private func size(_ cross: Double, _ main: Double) -> AxisSize { AxisSize(main: main, cross: cross) }

private func rect(_ cross: Double, _ main: Double, _ crossLength: Double, _ mainLength: Double) -> AxisRect {
  AxisRect(mainOrigin: main, crossOrigin: cross, mainLength: mainLength, crossLength: crossLength)
}

/// Where items stand in their lines. A line offers 270 points from 10 to 280; the first starts at 37.
@Suite("Positions in lines")
struct LinePositionTests {
  @Test("A10: an item joins the line while it fits with the least spacing")
  func greedyBreaking() {
    // 130 + 10 + 130 = 270 fits exactly; 131 does not.
    let fits = engine(.each([size(130, 20), size(130, 20), size(90, 20)]))
    #expect(frame(fits, 1).mainOrigin == 37)
    #expect(frame(fits, 2).mainOrigin == 62)
    let breaks = engine(.each([size(130, 20), size(131, 20), size(90, 20)]))
    #expect(frame(breaks, 1).mainOrigin == 62)
  }

  @Test("A10: a line that overflows by a rounding error still fits (P3)")
  func tolerance() {
    for width in stride(from: 300.0, through: 340, by: 1) {
      for count in 2...7 {
        let item = (width - 10 * Double(count - 1)) / Double(count)
        let metrics = FlowMetrics(interitemSpacing: 10)
        let sizes = [AxisSize](repeating: size(item, 20), count: count) + [size(1, 20)]
        let section = FlowSection(metrics: metrics, sizes: .each(sizes))
        let engine = FlowLayoutEngine(FlowDescription(crossLength: width, sections: [section]))
        #expect(frame(engine, count - 1).mainOrigin == 0, "\(count) items across \(width)")
        #expect(frame(engine, count).mainOrigin == 20, "\(count) items across \(width)")
      }
    }
  }

  @Test("A13: a full line that is not the last is justified")
  func justified() {
    // 60 + 70 + 80 = 210, so two gaps of 30 fill 270.
    let engine = engine(.each([size(60, 20), size(70, 20), size(80, 20), size(200, 20)]))
    #expect(frame(engine, 0) == rect(10, 37, 60, 20))
    #expect(frame(engine, 1) == rect(100, 37, 70, 20))
    #expect(frame(engine, 2) == rect(200, 37, 80, 20))
  }

  @Test("A14: one item in a line that is not the last is centred")
  func centred() {
    let engine = engine(.each([size(200, 20), size(100, 20)]))
    #expect(frame(engine, 0) == rect(45, 37, 200, 20))
  }

  @Test("A15: the last line of a uniform section stays on the grid")
  func uniformGrid() {
    // floor(280 / 90) = 3 items of 80; the gap is 10 + (270 - 240 - 20) / 2 = 15.
    for sizes in [ItemSizes.uniform(size(80, 20), count: 5), .each(Array(repeating: size(80, 20), count: 5))] {
      let engine = engine(sizes)
      #expect(frame(engine, 2) == rect(200, 37, 80, 20))
      #expect(frame(engine, 3) == rect(10, 62, 80, 20))
      #expect(frame(engine, 4) == rect(105, 62, 80, 20))
    }
  }

  @Test("A15a: in self-sizing mode equal widths alone keep the grid")
  func equalWidthsKeepTheGrid() {
    let sizes = [size(80, 20), size(80, 30), size(80, 20), size(80, 40), size(80, 20)]
    let measured = engine(.each(sizes), mode: .selfSizing(scale: 2))
    #expect(frame(measured, 4).crossOrigin == 105)
    let given = engine(.each(sizes))
    #expect(frame(given, 4).crossOrigin == 100)
  }

  @Test("A16: one item a line in a uniform section is centred, the last included")
  func uniformSingles() {
    let engine = engine(.uniform(size(200, 20), count: 3))
    #expect(frame(engine, 0) == rect(45, 37, 200, 20))
    #expect(frame(engine, 2) == rect(45, 87, 200, 20))
  }

  @Test("A17: the last line of other sections is left aligned with the least spacing")
  func lastLine() {
    let engine = engine(.each([size(200, 20), size(60, 20), size(70, 20), size(80, 20)]))
    #expect(frame(engine, 1) == rect(220, 37, 60, 20))
    #expect(frame(engine, 2) == rect(10, 62, 70, 20))
    #expect(frame(engine, 3) == rect(90, 62, 80, 20))
  }

  @Test("A18: a single last item is left aligned if two of it fit, else centred")
  func singleLastItem() {
    let narrow = engine(.each([size(200, 20), size(130, 20)]))
    #expect(frame(narrow, 1).crossOrigin == 10)
    let wide = engine(.each([size(200, 20), size(132, 20)]))
    #expect(frame(wide, 1).crossOrigin == 79)
  }

  @Test("A19: items are centred on the tallest of their line")
  func centredOnLine() {
    let engine = engine(.each([size(100, 20), size(100, 50), size(200, 10)]))
    #expect(frame(engine, 0).mainOrigin == 52)
    #expect(frame(engine, 1).mainOrigin == 37)
  }

  @Test("A20: lines are apart by exactly the line spacing")
  func lineSpacing() {
    let engine = engine(.each([size(100, 20), size(100, 50), size(200, 10)]))
    #expect(frame(engine, 2).mainOrigin == 37 + 50 + 5)
  }

  @Test("A38: positions are on pixels in self-sizing mode")
  func pixels() {
    // The gap is 10 + (270 - 181 - 20) / 2 = 44.5 with widths 60, 60, 61; in thirds of a point 44.5 is 134 / 3.
    let engine = engine(
      .each([size(60, 20.25), size(60, 20), size(61, 20), size(200, 20)]), mode: .selfSizing(scale: 2))
    #expect(frame(engine, 1) == rect(114.5, 37, 60, 20))
    #expect(frame(engine, 3).mainOrigin == 62.5)
  }
}
