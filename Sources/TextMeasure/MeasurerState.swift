/// What a measurer knows and measures with, used by one thread at a time.
struct MeasurerState {
  private enum Shaper {
    case library(LibraryShaper)
    case simple(SimpleShaper)
  }

  private struct Request: Hashable {
    var text: MeasuredText
    var limits: TextLimits
  }

  private let shaper: Shaper
  private let metrics: [FontMetrics]
  /// The width of the dots in each font, as a fraction of its size.
  private var ellipses: [Double] = []
  private var sizes: BoundedCache<Request, TextSize>
  private var texts: BoundedCache<MeasuredText, ShapedText>
  private var scalars = ScalarText()
  private var measures = ScalarMeasures()
  private(set) var counts = TextMeasurer.Counts()

  /// Measures with `fonts`, or by the simple metric if there are none.
  init(fonts: FontShelf?, metrics: [FontMetrics], sizes: Int, texts: Int) {
    shaper = fonts.map { .library(LibraryShaper(fonts: $0)) } ?? .simple(SimpleShaper())
    self.metrics = metrics
    self.sizes = BoundedCache(capacity: sizes)
    self.texts = BoundedCache(capacity: texts)
    ellipses = FontFace.all.map { face in
      measure(MeasuredText("\u{2026}", TextAttributes(face: face, size: 1)))
      return measures.advances.reduce(0) { $0 + max(0, $1) }
    }
  }

  mutating func size(of text: MeasuredText, within limits: TextLimits) -> TextSize {
    let request = Request(text: text, limits: limits)
    if let known = sizes.value(for: request) {
      counts.sizesFound += 1
      return known
    }
    counts.sizesMade += 1
    var breaker = LineBreaker(shaped(text), limits, collectsLines: false)
    breaker.run()
    sizes.insert(breaker.size, for: request)
    return breaker.size
  }

  mutating func lines(of text: MeasuredText, within limits: TextLimits) -> [TextLine] {
    var breaker = LineBreaker(shaped(text), limits, collectsLines: true)
    breaker.run()
    return breaker.lines ?? []
  }

  mutating func forget() {
    sizes.removeAll()
    texts.removeAll()
  }

  private mutating func shaped(_ text: MeasuredText) -> ShapedText {
    if let known = texts.value(for: text) { return known }
    counts.textsShaped += 1
    measure(text)
    let made = ShapedText(scalars, measures) { attributes in
      let metrics = self.metrics[attributes.face.number]
      return ShapedText.Run(
        attributes: attributes, ascent: metrics.ascent * attributes.size, descent: metrics.descent * attributes.size,
        leading: metrics.leading * attributes.size, ellipsis: ellipses[attributes.face.number] * attributes.size
      )
    }
    texts.insert(made, for: text)
    return made
  }

  /// Measures each scalar of `text`, into `scalars` and `measures`.
  private mutating func measure(_ text: MeasuredText) {
    scalars.read(text)
    switch shaper {
    case .library(let shaper): shaper.measure(text.string, scalars, into: &measures)
    case .simple(let shaper): shaper.measure(text.string, scalars, into: &measures)
    }
  }
}
