import Glibc
import Measurement
import Testing
import Trace

@testable import Scrollmark

@MainActor @Suite(.serialized) struct SamplerTests {
  private func work() {
    Trace.within(.prepare) {
      Trace.count(.layoutPasses)
      Trace.within(.query) { Trace.count(.attributesMade, 3) }
    }
    Trace.within(.cells) { Trace.count(.attributesMade, 2) }
  }

  private func record(_ sampler: Sampler, frames: Int) {
    let listener = Trace.listener
    Trace.listener = sampler
    defer { Trace.listener = listener }
    for frame in 0..<frames {
      work()
      sampler.beginFrame()
      work()
      sampler.endFrame()
      sampler.describeFrame(step: 2, offset: Double(frame) * 10, visibleItems: 7)
    }
  }

  @Test("The phases and the rest add up to the time, to the nanosecond")
  func sum() throws {
    let sampler = Sampler(capacity: 50)
    record(sampler, frames: 50)
    let table = sampler.table(0..<50, absence: "not here")
    let times = try #require(table[.time].value)
    for frame in 0..<50 {
      let parts = try FrameMetric.phases.map { try #require(table[$0].value)[frame] }
      #expect(parts.reduce(0, +) == times[frame])
      #expect(parts.allSatisfy { $0 >= 0 })
    }
    #expect(table[.selfSizing].value == Array(repeating: 0, count: 50))
    #expect(table[.allocations].reason == "not here")
  }

  @Test("A frame takes as long as the wall clock says, whatever counter it was taken with")
  func scale() throws {
    let sampler = Sampler(capacity: 1)
    sampler.beginFrame()
    _ = Trace.within(.prepare) { usleep(20_000) }
    sampler.endFrame()
    let time = try #require(sampler.table(0..<1, absence: "")[.time].value)[0]
    // A sleep may last longer than was asked for, but not shorter.
    #expect(time >= 19_900_000 && time < 2_000_000_000)
  }

  @Test("Counts are those of the frame alone, what happens between frames is in none")
  func counts() {
    let sampler = Sampler(capacity: 3)
    record(sampler, frames: 3)
    let table = sampler.table(1..<3, absence: "")
    #expect(table.count == 2 && table.step == [2, 2] && table.offset == [10, 20])
    #expect(table[.attributesMade].value == [5, 5])
    #expect(table[.layoutPasses].value == [1, 1])
    #expect(table[.visibleItems].value == [7, 7])
  }

  @Test("Recording allocates nothing in a frame; a known allocation reads exactly")
  func allocations() throws {
    let counter = try #require(AllocationSampler.make().value)
    let sampler = Sampler(capacity: 4, allocations: counter)
    _ = try counter.counting {
      record(sampler, frames: 3)
      sampler.beginFrame()
      let block = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 16)
      sampler.endFrame()
      block.deallocate()
    }
    let table = sampler.table(0..<4, absence: "")
    #expect(table[.allocations].value == [0, 0, 0, 1])
    #expect(table[.allocatedBytes].value == [0, 0, 0, 4096])
    #expect(table[.netBytes].value == [0, 0, 0, 4096])
    #expect(table[.time].value == nil)
  }

  @Test("The canary is refused when it does not read exactly")
  func canary() {
    #expect(AllocationSampler.make().value != nil)
    #expect(AllocationSampler.verdict(allocations: 1_000, bytes: 64_000).reason == nil)
    #expect(
      AllocationSampler.verdict(allocations: 999, bytes: 64_000).reason
        == "1000 test allocations of 64 bytes read as 999 with 64000 bytes")
    #expect(AllocationSampler.verdict(allocations: 1_000, bytes: 0).reason != nil)
  }

  @Test("The environment says something for every field")
  func environment() {
    let environment = RunEnvironment.current()
    #expect(environment.cores > 0)
    #expect(environment.kernel.hasPrefix("Linux "))
    #expect(environment.allocator.value?.hasPrefix("jemalloc 5") == true)
    #expect(environment.toolchain.contains("Swift"))
    #expect(environment.machine.value?.count == 16 || environment.machine.reason?.isEmpty == false)
  }
}
