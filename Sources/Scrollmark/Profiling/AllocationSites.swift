import AllocationProbe

/// Records where frames allocate. The process must have been started with the variables of `environment`.
@MainActor public final class AllocationSites: RegionSampler {
  /// The variables that make a process ready to record, by name.
  public static let environment = ["MALLOC_CONF": "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:0"]

  /// Why allocations cannot be recorded.
  public struct Refusal: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    public var description: String

    /// Makes a refusal.
    public init(description: String) { self.description = description }
  }

  /// Opening is a store to memory, found by name.
  public let isLight = true

  /// Makes a recorder of one allocation in about 2 to the power of `lgBytes` bytes; of each one if 0.
  public init(lgBytes: Int) throws {
    var isReady = false
    guard allocation_profile_is_ready(&isReady) == 0, isReady else {
      throw Refusal(description: "jemalloc was built or started without its heap profile")
    }
    guard allocation_profile_reset(lgBytes) == 0 else { throw Refusal(description: "jemalloc refuses to profile") }
  }

  /// Records from now on.
  public func open() { allocation_profile_record(true) }

  /// Records nothing any more.
  public func close() { allocation_profile_record(false) }

  /// Writes what was recorded, in jemalloc's own format, to `path`.
  public func dump(to path: String) throws {
    guard allocation_profile_dump(path) == 0 else {
      throw Refusal(description: "jemalloc cannot write its profile to \(path)")
    }
  }
}
