import Foundation

/// A run that came upon a divergence: all that it takes to do it again.
public struct Replay: Codable, Equatable, Sendable {
  /// The name of the check where the process ended.
  public static let trap = "the process ended"
  /// The name of the check where an operation did not end.
  public static let hang = "an operation does not end"

  /// The name of the check that finds layouts that contradict themselves.
  public static let contract = "contract of layouts"

  /// The version of the format.
  public var format = 1
  /// The seed that it was found with.
  public var seed: UInt64
  /// What the run starts from.
  public var setup: StressSetup
  /// What is done.
  public var operations: [Operation]
  /// The check that failed.
  public var check: String
  /// What was wrong, in words.
  public var message: String

  /// Makes a replay.
  public init(seed: UInt64, setup: StressSetup, operations: [Operation], check: String, message: String) {
    self.seed = seed
    self.setup = setup
    self.operations = operations
    self.check = check
    self.message = message
  }

  /// Does it again; answers the first divergence, nil if there is none any more. `announce` is told the number of each operation
  /// before it begins.
  @MainActor public func run(_ catalog: StressCatalog, announce: (Int) -> Void = { _ in }) -> Divergence? {
    var rest = operations.makeIterator()
    return Execution(catalog: catalog).run(
      setup, count: operations.count, announce: announce, next: { rest.next() ?? Operation(.layOut) }
    ).divergence
  }
}
