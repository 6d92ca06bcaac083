import FrameClock
import Testing

@Suite("Rubber band and animated scroll")
struct ScrollCurveTests {
  @Test("I13: a pull of 100 points in a view of 480 moves by 480 (1 - 1 / (55 / 480 + 1)) = 26,400 / 535 points")
  func rubberBand() {
    #expect(abs(RubberBand.offset(forDistance: 100, dimension: 480) - 26_400.0 / 535) < 1e-9)
    #expect(abs(RubberBand.offset(forDistance: -100, dimension: 480) + 26_400.0 / 535) < 1e-9)
    #expect(RubberBand.offset(forDistance: 0, dimension: 480) == 0)
    #expect(RubberBand.offset(forDistance: 1e9, dimension: 480) < 480)
    #expect(RubberBand.offset(forDistance: 100, dimension: 0) == 0)
  }

  @Test("I14: an animated scroll begins at its start, is half way at half time and ends exactly")
  func scrollAnimation() {
    let scroll = ScrollAnimation(from: 10, to: 110)
    #expect(scroll.position(at: 0) == 10)
    #expect(abs(scroll.position(at: 0.15) - 60) < 1e-9)
    #expect(abs(scroll.position(at: 0.075) - 25.625) < 1e-9)
    #expect(scroll.position(at: 0.3) == 110)
    #expect(!scroll.isFinished(at: 0.29))
    #expect(scroll.isFinished(at: 18.0 / 60.0))
    #expect(ScrollAnimation(from: 1, to: 2, duration: 0).position(at: 0) == 2)
  }
}
