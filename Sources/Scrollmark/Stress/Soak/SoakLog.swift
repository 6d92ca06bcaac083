import AllocationProbe
import Measurement

/// What a soak saw of memory after a number of operations, when everything that a run made should be gone.
public struct SoakSample: Codable, Equatable, Sendable {
  /// How many operations were done until then.
  public var operations: Int
  /// The bytes that the thread holds beyond those at the start, exactly.
  public var heldBytes: Int64
  /// The bytes in blocks that are in use in the whole process.
  public var allocatedBytes: Int64
  /// The bytes in pages with at least one block in use.
  public var activeBytes: Int64
  /// The bytes that the allocator has in physical memory.
  public var residentBytes: Int64

  /// Makes a sample.
  public init(
    operations: Int, heldBytes: Int64, allocatedBytes: Int64, activeBytes: Int64, residentBytes: Int64
  ) {
    self.operations = operations
    self.heldBytes = heldBytes
    self.allocatedBytes = allocatedBytes
    self.activeBytes = activeBytes
    self.residentBytes = residentBytes
  }
}

/// Watches memory and objects while seeds run one after the other in one process.
@MainActor public final class SoakLog {
  /// What was seen, in order.
  public private(set) var samples: [SoakSample] = []
  /// The most objects of each type that were alive after a run that should have taken them along.
  public private(set) var leaks: [String: Int] = [:]
  private let sampler: AllocationSampler

  /// A log that may be used, or the reason why memory cannot be watched here, as under a sanitizer.
  public static func make() -> Reading<SoakLog> {
    switch AllocationSampler.make() {
    case .absent(let reason): .absent(reason: reason)
    case .value(let sampler): .value(SoakLog(sampler))
    }
  }

  /// How many samples are kept; their memory is taken before anything is counted.
  private static let capacity = 4_096

  private init(_ sampler: AllocationSampler) {
    self.sampler = sampler
    samples.reserveCapacity(Self.capacity)
  }

  /// Counts and watches while `body` runs.
  public func watching<Result>(_ body: () throws -> Result) throws -> Result {
    LiveObjects.isWatching = true
    defer { LiveObjects.isWatching = false }
    return try sampler.counting(body).result
  }

  /// Notes what is held after `operations` operations, all told.
  public func note(operations: Int) {
    for (name, count) in LiveObjects.alive() { leaks[name] = max(count, leaks[name] ?? 0) }
    let reading = sampler.read()
    var totals = AllocationProbeTotals()
    guard allocation_probe_totals(&totals) == 0 else { return }
    if samples.count == Self.capacity { thin() }
    samples.append(
      SoakSample(
        operations: operations, heldBytes: reading.allocatedBytes - reading.freedBytes,
        allocatedBytes: Int64(totals.allocated), activeBytes: Int64(totals.active),
        residentBytes: Int64(totals.resident)))
  }

  /// Keeps the one of each two samples at which less was held. Allocates nothing.
  private func thin() {
    for index in 0..<Self.capacity / 2 {
      let (first, second) = (samples[2 * index], samples[2 * index + 1])
      samples[index] = first.heldBytes < second.heldBytes ? first : second
    }
    samples.removeLast(Self.capacity / 2)
  }
}
