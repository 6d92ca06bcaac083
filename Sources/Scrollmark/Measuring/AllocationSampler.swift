import AllocationProbe
import Measurement

/// What the thread has allocated so far.
struct AllocationReading {
  var allocations: Int64 = 0
  var allocatedBytes: Int64 = 0
  var freedBytes: Int64 = 0
}

/// Exact counts of what the calling thread allocates, where they can be trusted.
///
/// A canary decides that at the start: a known number of allocations of a known size must read exactly. Where it does not, for
/// instance under a sanitizer, there is no sampler, only the reason.
struct AllocationSampler {
  private static let canaryCount = 1_000
  private static let canarySize = 64

  private init() {}

  /// A sampler that may be used, or the reason why allocations cannot be counted here.
  static func make() -> Reading<AllocationSampler> {
    var isJemalloc = false
    guard allocation_probe_is_process_malloc(&isJemalloc) == 0 else {
      return .absent(reason: "jemalloc does not answer")
    }
    guard isJemalloc else { return .absent(reason: "the program's malloc is not jemalloc") }
    guard allocation_probe_start() == 0 else { return .absent(reason: "jemalloc refuses to count") }
    defer { allocation_probe_stop() }
    let sampler = AllocationSampler()
    let before = sampler.read()
    guard allocation_probe_canary(canaryCount, canarySize) == 0 else {
      return .absent(reason: "the test allocations were refused")
    }
    let after = sampler.read()
    return verdict(
      allocations: after.allocations - before.allocations, bytes: after.allocatedBytes - before.allocatedBytes
    ).map(sampler)
  }

  /// Whether the canary read what it must.
  static func verdict(allocations: Int64, bytes: Int64) -> Reading<Void> {
    let (count, size) = (Int64(canaryCount), Int64(canarySize))
    guard allocations == count, bytes == count * size else {
      return .absent(
        reason: "\(count) test allocations of \(size) bytes read as \(allocations) with \(bytes) bytes")
    }
    return .value(())
  }

  /// The allocator and its version, or the reason why allocations cannot be counted.
  static func allocatorName() -> Reading<String> {
    if let reason = make().reason { return .absent(reason: reason) }
    var version: UnsafePointer<CChar>?
    guard allocation_probe_version(&version) == 0, let version else {
      return .absent(reason: "jemalloc names no version")
    }
    return .value("jemalloc \(String(cString: version))")
  }

  /// Counts while `body` runs; also answers the most bytes that were held at once beyond what was held at its start.
  func counting<Result>(_ body: () throws -> Result) throws -> (result: Result, peakBytes: Reading<Int64>) {
    guard allocation_probe_start() == 0 else { throw AllocationProbeRefused() }
    defer { allocation_probe_stop() }
    let isReset = allocation_probe_peak_reset() == 0
    let result = try body()
    var peak: UInt64 = 0
    guard isReset, allocation_probe_peak_read(&peak) == 0 else {
      return (result, .absent(reason: "the probe does not tell the peak"))
    }
    return (result, .value(Int64(peak)))
  }

  /// What the thread has allocated since counting began. Allocates nothing.
  func read() -> AllocationReading {
    var reading = AllocationProbeReading()
    allocation_probe_read(&reading)
    return AllocationReading(
      allocations: Int64(reading.allocations), allocatedBytes: Int64(reading.allocated_bytes),
      freedBytes: Int64(reading.deallocated_bytes))
  }
}

/// Counting was possible at the start of the run and is refused now.
struct AllocationProbeRefused: Error, CustomStringConvertible {
  var description: String { "jemalloc refuses to count allocations, though it did at the start" }
}

extension Reading {
  /// The same reading with `value` in place of its own.
  fileprivate func map<Other>(_ value: Other) -> Reading<Other> {
    switch self {
    case .value: .value(value)
    case .absent(let reason): .absent(reason: reason)
    }
  }
}
