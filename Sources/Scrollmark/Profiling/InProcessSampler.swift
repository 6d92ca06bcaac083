import StackSampler

/// Where the program was at one moment.
public struct StackSample: Equatable, Sendable {
  /// When, in nanoseconds of the monotonic clock.
  public var time: Int64
  /// The addresses of the code that ran, from the innermost outwards.
  public var addresses: [UInt64]

  /// Makes a sample.
  public init(time: Int64, addresses: [UInt64]) {
    self.time = time
    self.addresses = addresses
  }
}

/// Looks at the main thread by a timer of the process itself, where there is no other profiler.
@MainActor public final class InProcessSampler: RegionSampler {
  /// The most words that samples may take: 64 MB.
  private static let capacity = 8 << 20

  /// Why the sampler cannot be used.
  public struct Refusal: Error, Equatable {
    /// What the operating system says.
    public var number: Int32
  }

  /// Opening is a store to memory.
  public let isLight = true

  /// Starts a timer that strikes about every `period` nanoseconds.
  public init(period: UInt64) throws {
    let status = stack_sampler_start(period, Self.capacity)
    guard status == 0 else { throw Refusal(number: status) }
  }

  /// Keeps what the timer sees from now on.
  public func open() { stack_sampler_keep(true) }

  /// Keeps nothing any more.
  public func close() { stack_sampler_keep(false) }

  /// Stops the timer; answers what it saw, and how many samples found no room.
  public func finish() -> (samples: [StackSample], lost: Int) {
    stack_sampler_stop()
    defer { stack_sampler_discard() }
    var count = 0
    guard let words = stack_sampler_samples(&count) else { return ([], 0) }
    var samples: [StackSample] = []
    var place = 0
    while place + 2 <= count {
      let depth = Int(words[place + 1])
      let addresses = UnsafeBufferPointer(start: words + place + 2, count: depth)
      samples.append(StackSample(time: Int64(words[place]), addresses: Array(addresses)))
      place += 2 + depth
    }
    return (samples, Int(stack_sampler_lost()))
  }
}
