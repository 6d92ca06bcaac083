import Foundation

/// Says that a layout pass was ended because it did not settle, and who kept it going.
public struct LayoutDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The item that was measured last; nil if the layout itself kept becoming invalid.
  public var indexPath: IndexPath?
  /// The class of the layout.
  public var layout: String
  /// How many rounds the pass took.
  public var rounds: Int

  /// What happened, in a sentence.
  public var description: String {
    if let indexPath {
      let place = Array(indexPath).map(String.init).joined(separator: ", ")
      return "A layout pass of \(layout) was ended after \(rounds) rounds: the size of item (\(place)) does not settle."
    }
    return "A layout pass of \(layout) was ended after \(rounds) rounds: the layout invalidates itself in every round."
  }
}
