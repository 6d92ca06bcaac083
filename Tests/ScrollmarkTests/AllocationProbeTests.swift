import AllocationProbe
import Testing

@Suite("Allocation probe")
struct AllocationProbeTests {
  private func reading() throws -> AllocationProbeReading {
    var reading = AllocationProbeReading()
    try #require(allocation_probe_read(&reading) == 0)
    return reading
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
    try #require(allocation_probe_start() == 0)
    defer { _ = allocation_probe_stop() }
    let before = try reading()
    try #require(allocation_probe_canary(count, size) == 0)
    let after = try reading()
    #expect(after.allocations - before.allocations == UInt64(count))
    #expect(after.deallocations - before.deallocations == UInt64(count))
    #expect(after.allocated_bytes - before.allocated_bytes == UInt64(count * size))
    #expect(after.deallocated_bytes - before.deallocated_bytes == UInt64(count * size))
  }

  @Test("Reading allocates nothing")
  func readingIsFree() throws {
    try #require(allocation_probe_start() == 0)
    defer { _ = allocation_probe_stop() }
    var first = AllocationProbeReading()
    var second = AllocationProbeReading()
    _ = allocation_probe_read(&first)
    for _ in 0..<100 { _ = allocation_probe_read(&second) }
    #expect(second.allocations == first.allocations)
    #expect(second.deallocations == first.deallocations)
    #expect(second.allocated_bytes == first.allocated_bytes)
  }

  @Test("What Swift allocates is counted: a class instance is one block")
  func swiftObjects() throws {
    final class Box {}
    try #require(allocation_probe_start() == 0)
    defer { _ = allocation_probe_stop() }
    var kept: [Box] = []
    kept.reserveCapacity(100)
    let before = try reading()
    for _ in 0..<100 { kept.append(Box()) }
    let after = try reading()
    #expect(after.allocations - before.allocations == 100)
    #expect(after.deallocations == before.deallocations)
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

  @Test("The peak of a thread rises with what it held at once")
  func peak() throws {
    try #require(allocation_probe_peak_reset() == 0)
    try #require(allocation_probe_canary(1, 8_388_608) == 0)
    var bytes: UInt64 = 0
    try #require(allocation_probe_peak_read(&bytes) == 0)
    #expect(bytes >= 8_388_608 - 65_536)
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
