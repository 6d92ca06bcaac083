import FrameClock
import Testing

@MainActor
@Suite("Run-loop clock")
struct RunLoopClockTests {
  @Test("Scheduled work runs on the main actor, not before its time")
  func schedule() async {
    let clock = RunLoopClock()
    let start = clock.now
    await withCheckedContinuation { continuation in
      clock.schedule(after: 0.01) { continuation.resume() }
    }
    #expect(clock.now - start >= 0.01)
  }

  @Test("Cancelled work does not run")
  func cancel() async {
    let clock = RunLoopClock()
    var ran = false
    let token = clock.schedule(after: 0) { ran = true }
    clock.cancel(token)
    await withCheckedContinuation { continuation in
      clock.schedule(after: 0.01) { continuation.resume() }
    }
    #expect(!ran)
  }

  @Test("Frames follow each other until they are cancelled")
  func frames() async {
    let clock = RunLoopClock(framesPerSecond: 500)
    var times: [Double] = []
    var token: ClockToken?
    await withCheckedContinuation { continuation in
      token = clock.everyFrame { time in
        times.append(time)
        if times.count == 3, let token {
          clock.cancel(token)
          continuation.resume()
        }
      }
    }
    await withCheckedContinuation { continuation in
      clock.schedule(after: 0.01) { continuation.resume() }
    }
    #expect(times.count == 3)
    #expect(times == times.sorted())
  }
}
