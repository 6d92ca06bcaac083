import FrameClock
import Testing

@Suite("Glide, spring and velocity")
struct GlideTests {
  private func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test("I10: 499 points fall from 999 pt/s to rest at 1 pt/s in ln 999 / 2.002 = 3.450 s, exactly at the target")
  func rest() {
    var glide = Glide(from: 0, to: 499, rate: 0.998)
    #expect(glide.position(at: 3.44, in: 0...1_000, bounces: true) < 499)
    #expect(!glide.isAtRest)
    #expect(glide.position(at: 3.451, in: 0...1_000, bounces: true) == 499)
    #expect(glide.isAtRest)
  }

  @Test("A glide without a way is at rest; one of less than half a point is over at the next frame")
  func shortWays() {
    #expect(Glide(from: 5, to: 5, rate: 0.998).isAtRest)
    var glide = Glide(from: 0, to: 0.4, rate: 0.998)
    #expect(!glide.isAtRest)
    #expect(glide.position(at: 0.016, in: 0...9, bounces: true) == 0.4 && glide.isAtRest)
  }

  @Test("An edge on the way is met at the speed there, whatever the frames are", arguments: [0.001, 0.1])
  func bounce(step: Double) {
    // 1,000 points on at 0.99: 10,050 pt/s at the start, half the way after ln 2 / 10.05 s, at half the speed.
    var glide = Glide(from: 0, to: 1_000, rate: 0.99)
    var time = 0.0
    while time < 0.5 - 1e-9 {
      time += step
      _ = glide.position(at: time, in: 0...500, bounces: true)
    }
    // v t e^(-10 t), 0.4310 s after the edge was met at 5,025 pt/s: 29.1 points beyond it.
    #expect(isClose(glide.position(at: 0.5, in: 0...500, bounces: true), 529.1, within: 0.1))
  }

  @Test("Without bouncing the motion ends at the edge")
  func withoutBouncing() {
    var glide = Glide(from: 0, to: -1_000, rate: 0.99)
    #expect(glide.position(at: 0.5, in: -100...0, bounces: false) == -100)
    #expect(glide.isAtRest)
  }

  @Test("An edge that comes nearer than the content is goes back to from where the content is")
  func nearerEdge() {
    var glide = Glide(from: 0, to: 1_000, rate: 0.99)
    let before = glide.position(at: 0.1, in: 0...2_000, bounces: true)
    let after = glide.position(at: 0.1, in: 0...300, bounces: true)
    #expect(before > 600 && isClose(after, before))
  }

  @Test("A shift moves the whole motion")
  func shift() {
    var plain = Glide(from: 0, to: 1_000, rate: 0.998)
    var shifted = plain
    shifted.shift(by: 70)
    let range = -5_000.0...5_000
    #expect(
      isClose(
        shifted.position(at: 1, in: range, bounces: true), plain.position(at: 1, in: range, bounces: true) + 70))
  }

  @Test(
    "The spring halves nothing by magic: after 0.1 s, 2 / e of the displacement is left, and its speed is its slope")
  func spring() {
    let spring = Spring(displacement: 50, velocity: 0)
    #expect(isClose(spring.displacement(at: 0.1), 36.787_944_117_144, within: 1e-9))
    let slope = (spring.displacement(at: 0.2 + 1e-6) - spring.displacement(at: 0.2 - 1e-6)) / 2e-6
    #expect(isClose(spring.velocity(at: 0.2), slope, within: 1e-4))
    #expect(!spring.isAtRest(at: 0) && spring.isAtRest(at: 2))
  }

  @Test("I13: the pull that shows as 26,400 / 535 points is 100 points")
  func rubberBandInverse() {
    #expect(isClose(RubberBand.distance(forOffset: 26_400.0 / 535, dimension: 480), 100))
    #expect(isClose(RubberBand.distance(forOffset: -26_400.0 / 535, dimension: 480), -100))
    #expect(RubberBand.distance(forOffset: 10, dimension: 0) == 0)
    #expect(RubberBand.distance(forOffset: 500, dimension: 480).isFinite)
  }

  @Test("The velocity is that of the last tenth of a second, and zero after as long a rest")
  func velocity() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == (0, 0))
    tracker.add(x: 0, y: 0, at: 0)
    #expect(tracker.velocity(at: 0) == (0, 0))
    tracker.add(x: 500, y: 0, at: 0.1)
    tracker.add(x: 510, y: -5, at: 0.15)
    tracker.add(x: 520, y: -10, at: 0.2)
    // The first place is forgotten.
    #expect(isClose(tracker.velocity(at: 0.2).x, 200) && isClose(tracker.velocity(at: 0.2).y, -100))
    #expect(isClose(tracker.velocity(at: 0.25).x, 200))
    #expect(tracker.velocity(at: 0.31) == (0, 0))
    tracker.reset()
    #expect(tracker.velocity(at: 0.2) == (0, 0))
  }

  @Test("Of several places at one time the last counts, and the oldest of many go")
  func samples() {
    var tracker = VelocityTracker()
    for frame in 0...100 { tracker.add(x: Double(frame), y: 0, at: Double(frame) / 1_000) }
    #expect(isClose(tracker.velocity(at: 0.1).x, 1_000))
    tracker.add(x: 0, y: 0, at: 0.1)
    // The 32 places that are kept reach back to 0.069 s.
    #expect(isClose(tracker.velocity(at: 0.1).x, -69 / 0.031, within: 1e-6))
  }
}
