import LayoutModel
import ReferenceLayout
import Testing

@Suite("Reference: breaking and placing lines")
struct LineTests {
  private let ten = FlowMetrics(interitemSpacing: 10)

  @Test("A10: an item joins the line while it fits with its space, to the last point")
  func greedy() {
    let sizes = [(100.0, 10.0), (100, 20), (100, 10), (100, 10), (50, 10)]
    let flow = FlowCase(metrics: ten, sizes: sizes)
    #expect(flow.lefts == [0, 110, 220, 0, 110])
    let narrower = FlowCase(width: 319, metrics: ten, sizes: sizes)
    #expect(narrower.tops == [5, 0, 20, 20, 20])
  }

  @Test("A10, P3: seven sevenths of a width stand in one line although their sum is an ulp too long")
  func tolerance() {
    let width = (300.0 - 12) / 7
    let flow = FlowCase(
      width: 300, metrics: FlowMetrics(interitemSpacing: 2), sizes: Array(repeating: (width, 10), count: 7))
    #expect(flow.tops.allSatisfy { $0 == 0 })
  }

  @Test("A10: the tolerance is a millionth of the line")
  func toleranceLimit() {
    #expect(FlowCase(width: 100, sizes: [(50, 10), (50.000_05, 10)]).tops == [0, 0])
    #expect(FlowCase(width: 100, sizes: [(50, 10), (50.000_2, 10)]).tops == [0, 10])
  }

  @Test("A11: an item wider than the line has a line of its own and keeps its size")
  func tooWide() {
    let flow = FlowCase(sizes: [(100, 10), (400, 20), (100, 10), (100, 5)])
    #expect(flow.tops == [0, 10, 30, 32.5])
    #expect(flow.layout.frame(ofItemAt: ItemPath(section: 0, item: 1)).crossLength == 400)
  }

  @Test("A13: a full line is justified between the insets")
  func justified() {
    let metrics = FlowMetrics(crossStartInset: 10, crossEndInset: 20, interitemSpacing: 5)
    let flow = FlowCase(width: 360, metrics: metrics, sizes: [(90, 10), (110, 10), (100, 10), (150, 10)])
    // L = 330, gap = 5 + (330 - 300 - 10) / 2 = 15.
    #expect(flow.lefts == [10, 115, 240, 10])
  }

  @Test("A14: one item alone in a line that is not the last is centred")
  func centred() {
    let metrics = FlowMetrics(crossStartInset: 20, interitemSpacing: 10)
    let flow = FlowCase(width: 340, metrics: metrics, sizes: [(200, 40), (180, 40), (150, 40)])
    #expect(flow.lefts.prefix(2) == [80, 90])
  }

  @Test("A15: equal sizes stand on one grid, the last line included")
  func grid() {
    // n = floor((360 + 10) / 110) = 3, gap = 10 + (360 - 300 - 20) / 2 = 30.
    let flow = FlowCase(width: 360, metrics: ten, sizes: Array(repeating: (100, 50), count: 5))
    #expect(flow.lefts == [0, 130, 260, 0, 130])
    let only = FlowCase(width: 360, metrics: ten, sizes: Array(repeating: (100, 50), count: 2))
    #expect(only.lefts == [0, 130])
    #expect(FlowCase(width: 360, metrics: ten, sizes: [(100, 50)]).lefts == [0])
  }

  @Test("A15a: equal widths of unequal heights keep the grid in self-sizing mode alone")
  func equalWidths() {
    let sizes = [(100.0, 50.0), (100, 40), (100, 50), (100, 50), (100, 50)]
    #expect(FlowCase(width: 360, metrics: ten, sizes: sizes).lefts == [0, 130, 260, 0, 110])
    let measured = FlowCase(width: 360, metrics: ten, sizes: sizes, mode: .selfSizing(scale: 1))
    #expect(measured.lefts == [0, 130, 260, 0, 130])
  }

  @Test("A16: equal sizes of which one fits in a line are all centred")
  func oneColumn() {
    let flow = FlowCase(metrics: ten, sizes: Array(repeating: (200, 50), count: 3))
    #expect(flow.lefts == [60, 60, 60])
  }

  @Test("A17: the last line of unequal sizes is left aligned with the exact space")
  func lastLine() {
    let metrics = FlowMetrics(crossStartInset: 8, interitemSpacing: 10)
    let flow = FlowCase(width: 328, metrics: metrics, sizes: [(200, 10), (90, 10), (150, 10), (80, 10)])
    #expect(flow.lefts == [8, 238, 8, 168])
  }

  @Test("A18: a single last item is left aligned if two of it would fit, else centred", arguments: [true, false])
  func singleLastItem(measured: Bool) {
    let mode = measured ? FlowMode.selfSizing(scale: 2) : .given
    let narrow = FlowCase(metrics: ten, sizes: [(200, 40), (180, 40), (155, 40)], mode: mode)
    #expect(narrow.lefts == [60, 70, 0])
    let wide = FlowCase(metrics: ten, sizes: [(200, 40), (180, 40), (156, 40)], mode: mode)
    #expect(wide.lefts == [60, 70, 82])
  }

  @Test("A19: an item is centred on the longest of its line")
  func centredOnLine() {
    #expect(FlowCase(sizes: [(50, 20), (60, 40), (70, 10)]).tops == [10, 0, 15])
  }

  @Test("A20: the space between lines is exact, and is neither before the first nor after the last")
  func lineSpacing() {
    let metrics = FlowMetrics(
      headerLength: 30, footerLength: 40, mainStartInset: 3, mainEndInset: 4, lineSpacing: 7)
    let flow = FlowCase(metrics: metrics, sizes: [(200, 10), (190, 20), (180, 30)])
    #expect(flow.tops == [33, 50, 77])
    #expect(flow.layout.frame(ofFooterIn: 0) == rect(0, 111, 320, 40))
    #expect(flow.layout.contentLength == 151)
  }

  @Test("A38: positions are on a pixel in self-sizing mode, and as computed otherwise")
  func pixels() {
    // gap = (100.4 - 90) / 2 = 5.2, so that the items start at 0, 35.2 and 70.4.
    let sizes = Array(repeating: (30.0, 10.0), count: 3)
    func lefts(_ mode: FlowMode) -> [Double] { FlowCase(width: 100.4, sizes: sizes, mode: mode).lefts }
    #expect(zip(lefts(.given), [0, 35.2, 70.4]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(lefts(.selfSizing(scale: 1)) == [0, 35, 70])
    #expect(lefts(.selfSizing(scale: 2)) == [0, 35, 70.5])
    #expect(zip(lefts(.selfSizing(scale: 3)), [0, 106.0 / 3, 211.0 / 3]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A38: rounding does not add up from line to line")
  func pixelsDoNotDrift() {
    let flow = FlowCase(sizes: Array(repeating: (200, 10.25), count: 9), mode: .selfSizing(scale: 1))
    #expect(flow.tops == [0, 10, 21, 31, 41, 51, 62, 72, 82])
    #expect(flow.layout.contentLength == 92.25)
  }
}
