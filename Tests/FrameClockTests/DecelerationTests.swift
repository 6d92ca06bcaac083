import FrameClock
import Testing

@Suite("Deceleration")
struct DecelerationTests {
  private func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test("I9: 1,000 pt/s at 0.998 is projected to rest 499 points on, by the integral 499.5")
  func projection() {
    let fling = Deceleration(origin: 0, initialVelocity: 1_000)
    #expect(isClose(fling.projectedPosition, 499))
    #expect(isClose(fling.restingPosition, 499.5, within: 1e-3))
  }

  @Test("I9: at 0.99 the projection of 1,000 pt/s is 99 points, and a fling backwards mirrors it")
  func fastProjection() {
    #expect(isClose(Deceleration(origin: 10, initialVelocity: 1_000, rate: 0.99).projectedPosition, 109))
    #expect(isClose(Deceleration(origin: 10, initialVelocity: -1_000, rate: 0.99).projectedPosition, -89))
  }

  @Test("I9: the velocity falls by the rate every millisecond")
  func velocity() {
    let fling = Deceleration(origin: 0, initialVelocity: 2_000)
    #expect(fling.velocity(at: 0) == 2_000)
    #expect(isClose(fling.velocity(at: 0.001), 1_996))
    #expect(isClose(fling.velocity(at: 0.002), 1_996 * 0.998))
  }

  @Test("I9: the position is the sum of the velocity over small steps")
  func position() {
    let fling = Deceleration(origin: 100, initialVelocity: 1_500)
    let step = 1e-5
    var sum = 100.0
    for index in 0..<50_000 { sum += fling.velocity(at: (Double(index) + 0.5) * step) * step }
    #expect(fling.position(at: 0) == 100)
    #expect(isClose(fling.position(at: 0.5), sum, within: 1e-6))
    #expect(isClose(fling.position(at: 60), fling.restingPosition))
  }

  @Test("I10: 1,000 pt/s falls to 10 pt/s in ln(0.01) / (1,000 ln 0.998) = 2.3003 s")
  func duration() {
    let fling = Deceleration(origin: 0, initialVelocity: -1_000)
    let duration = fling.duration(untilSpeed: 10)
    #expect(isClose(duration, 2.300_3, within: 1e-4))
    #expect(isClose(fling.velocity(at: duration), -10))
    #expect(Deceleration(origin: 0, initialVelocity: 5).duration(untilSpeed: 10) == 0)
  }
}
