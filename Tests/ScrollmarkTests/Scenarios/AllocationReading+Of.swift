@testable import Scrollmark

extension AllocationReading {
  /// What this thread allocates while `body` runs; nil where allocations are not counted, as under a sanitizer.
  static func of(_ body: () -> Void) throws -> AllocationReading? {
    guard let sampler = AllocationSampler.make().value else { return nil }
    var reading = AllocationReading()
    _ = try sampler.counting {
      body()
      reading = sampler.read()
    }
    return reading
  }
}
