import AllocationProbe
import Testing

@Suite("Allocation probe")
struct AllocationProbeTests {
  /// What `body` allocates on this thread. Nothing else may stand between the two readings: the macros of the tests allocate.
  private func counted(_ body: () -> Void) throws -> AllocationProbeReading {
    try #require(allocation_probe_start() == 0)
    var before = AllocationProbeReading()
    var after = AllocationProbeReading()
    let first = allocation_probe_read(&before)
    body()
    let second = allocation_probe_read(&after)
    try #require(allocation_probe_stop() == 0)
    try #require(first == 0 && second == 0)
    after.allocations -= before.allocations
    after.deallocations -= before.deallocations
    after.resizes -= before.resizes
    after.allocated_bytes -= before.allocated_bytes
    after.deallocated_bytes -= before.deallocated_bytes
    return after
  }

  @Test("jemalloc is the process's malloc and says its version")
  func isProcessMalloc() throws {
    var answer = false
    try #require(allocation_probe_is_process_malloc(&answer) == 0)
    #expect(answer)
    var version: UnsafePointer<CChar>?
    try #require(allocation_probe_version(&version) == 0)
    #expect(String(cString: try #require(version)).hasPrefix("5."))
  }

  @Test("The canary reads exactly", arguments: [(1, 64), (1_000, 64), (7, 4_096), (3, 1_048_576)])
  func canary(count: Int, size: Int) throws {
    var error: CInt = -1
    let reading = try counted { error = allocation_probe_canary(count, size) }
    #expect(error == 0)
    #expect(reading.allocations == UInt64(count))
    #expect(reading.deallocations == UInt64(count))
    #expect(reading.resizes == 0)
    #expect(reading.allocated_bytes == UInt64(count * size))
    #expect(reading.deallocated_bytes == UInt64(count * size))
  }

  @Test("Reading allocates nothing")
  func readingIsFree() throws {
    let reading = try counted {
      var other = AllocationProbeReading()
      for _ in 0..<100 { _ = allocation_probe_read(&other) }
    }
    #expect(reading.allocations == 0)
    #expect(reading.deallocations == 0)
    #expect(reading.allocated_bytes == 0)
  }

  @Test("What Swift allocates is counted: a class instance is one block")
  func swiftObjects() throws {
    final class Box {}
    var kept: [Box] = []
    kept.reserveCapacity(100)
    let reading = try counted {
      for _ in 0..<100 { kept.append(Box()) }
    }
    #expect(reading.allocations == 100)
    #expect(reading.deallocations == 0)
    #expect(kept.count == 100)
  }

  @Test("Without a start there is an error, not a zero")
  func errors() throws {
    var reading = AllocationProbeReading()
    reading.allocations = 99
    #expect(allocation_probe_read(&reading) != 0)
    #expect(reading.allocations == 99)
    #expect(allocation_probe_stop() != 0)
    try #require(allocation_probe_start() == 0)
    #expect(allocation_probe_start() != 0)
    #expect(allocation_probe_stop() == 0)
  }

  @Test("The peak of a thread is what it held at once, to the byte, however small", arguments: [64, 4_096, 8_388_608])
  func peak(size: Int) throws {
    try #require(allocation_probe_start() == 0)
    let isReset = allocation_probe_peak_reset()
    let first = allocation_probe_canary(3, size)
    let second = allocation_probe_canary(1, 16)
    var bytes: UInt64 = 0
    let isRead = allocation_probe_peak_read(&bytes)
    try #require(allocation_probe_stop() == 0)
    try #require(isReset == 0 && first == 0 && second == 0 && isRead == 0)
    // The three blocks were freed one after the other, so that only one of them was there at a time.
    #expect(bytes == UInt64(size))
    #expect(allocation_probe_peak_read(&bytes) != 0 && allocation_probe_peak_reset() != 0)
  }

  @Test("The process holds at least as many bytes in pages as in blocks")
  func totals() throws {
    var totals = AllocationProbeTotals()
    try #require(allocation_probe_totals(&totals) == 0)
    #expect(totals.allocated > 0)
    #expect(totals.active >= totals.allocated)
    #expect(totals.resident >= totals.active)
  }
}
