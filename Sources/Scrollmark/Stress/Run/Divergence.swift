/// Where what happened and what should have happened part.
public struct Divergence: Equatable, Sendable {
  /// The check that failed.
  public var check: String
  /// What is wrong, in words.
  public var message: String
  /// The number of the operation after which it failed, counted from 0; -1 for the state before the first.
  public var operation: Int

  /// Makes a divergence.
  public init(check: String, message: String, operation: Int) {
    self.check = check
    self.message = message
    self.operation = operation
  }
}
