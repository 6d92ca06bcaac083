import FrameClock
import Testing

@MainActor
@Suite("Virtual clock")
struct VirtualClockTests {
  final class Log {
    var lines: [String] = []
  }

  @Test("Time stands still until it is advanced")
  func standsStill() {
    let clock = VirtualClock()
    #expect(clock.now == 0)
    clock.advance(by: 0.25)
    #expect(clock.now == 0.25)
    clock.advance(by: 0)
    #expect(clock.now == 0.25)
  }

  @Test("Work runs at its own time, in the order of time, then of scheduling")
  func order() {
    let clock = VirtualClock(framesPerSecond: 1)
    let log = Log()
    clock.schedule(after: 0.5) { log.lines.append("c \(clock.now)") }
    clock.schedule(after: 0.25) { log.lines.append("a \(clock.now)") }
    clock.schedule(after: 0.5) { log.lines.append("d \(clock.now)") }
    clock.schedule(after: 0.25) { log.lines.append("b \(clock.now)") }
    clock.schedule(after: 0.75) { log.lines.append("e \(clock.now)") }
    clock.advance(by: 0.5)
    #expect(log.lines == ["a 0.25", "b 0.25", "c 0.5", "d 0.5"])
    clock.advance(by: 0.25)
    #expect(log.lines.last == "e 0.75")
  }

  @Test("Work never runs within the call that schedules it; a negative delay means now")
  func neverAtOnce() {
    let clock = VirtualClock()
    let log = Log()
    clock.schedule(after: -3) { log.lines.append("ran") }
    #expect(log.lines.isEmpty)
    clock.advance(by: 0)
    #expect(log.lines == ["ran"])
    clock.advance(by: 1)
    #expect(log.lines == ["ran"])
  }

  @Test("Work scheduled by work runs in the same advance if its time has come")
  func nested() {
    let clock = VirtualClock(framesPerSecond: 1)
    let log = Log()
    clock.schedule(after: 0.125) {
      clock.schedule(after: 0.125) { log.lines.append("inner \(clock.now)") }
      clock.schedule(after: 0.5) { log.lines.append("late \(clock.now)") }
    }
    clock.advance(by: 0.5)
    #expect(log.lines == ["inner 0.25"])
    clock.advance(by: 0.125)
    #expect(log.lines == ["inner 0.25", "late 0.625"])
  }

  @Test("Cancelled work does not run, also when the work before it cancels it")
  func cancel() {
    let clock = VirtualClock()
    let log = Log()
    let first = clock.schedule(after: 0.1) { log.lines.append("first") }
    clock.cancel(first)
    let third = clock.schedule(after: 0.3) { log.lines.append("third") }
    clock.schedule(after: 0.2) { clock.cancel(third) }
    clock.advance(by: 1)
    #expect(log.lines.isEmpty)
  }

  @Test("Frames begin at whole multiples of their length, however the clock is advanced")
  func frames() {
    let clock = VirtualClock(framesPerSecond: 60)
    var times: [Double] = []
    let token = clock.everyFrame { times.append($0) }
    clock.advanceFrame()
    clock.advance(by: 1.0 / 60)
    clock.advance(by: 0.005)
    clock.advanceFrame()
    #expect(times.count == 3)
    #expect(zip(times, [1.0, 2.0, 3.0]).allSatisfy { abs($0 - $1 / 60) < 1e-9 })
    clock.advance(by: 1)
    #expect(times.count == 63)
    clock.cancel(token)
    clock.advance(by: 1)
    #expect(times.count == 63)
    #expect(clock.frameCount == 123)
  }

  @Test("A frame begins after the work of its time; what it adds waits for the next frame")
  func frameAfterWork() {
    let clock = VirtualClock(framesPerSecond: 4)
    let log = Log()
    var added = false
    clock.everyFrame { time in
      log.lines.append("frame \(time)")
      if !added { clock.everyFrame { log.lines.append("second \($0)") } }
      added = true
    }
    clock.schedule(after: 0.25) { log.lines.append("work") }
    clock.advanceFrame()
    #expect(log.lines == ["work", "frame 0.25"])
    clock.advanceFrame()
    #expect(log.lines == ["work", "frame 0.25", "frame 0.5", "second 0.5"])
  }

  @Test("A completion after 0.3 s runs at the eighteenth frame from any frame")
  func toleratesRounding() {
    let clock = VirtualClock(framesPerSecond: 60)
    for start in 0..<200 {
      var end: Double?
      clock.schedule(after: 0.3) { end = clock.now }
      for _ in 0..<17 { clock.advanceFrame() }
      #expect(end == nil, "from frame \(start * 18)")
      clock.advanceFrame()
      #expect(end != nil, "from frame \(start * 18)")
    }
    #expect(clock.frameCount == 3_600)
    #expect(abs(clock.now - 60) < 1e-9)
  }

  @Test("The current clock can be replaced for a while")
  func current() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      #expect(FrameClocks.current === clock)
    }
    #expect(FrameClocks.current is RunLoopClock)
  }
}
