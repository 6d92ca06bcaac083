import CoreGraphics
import LayoutModel

extension UICollectionViewFlowLayout {
  /// By how much an item may be too wide without a word: what sums of fractions are off by.
  private static let tolerance = 1e-3

  /// Notes whether the widest item of a section leaves the room between the insets. A view of no size has not been given one yet.
  func noteWidth(_ widest: Double, in room: Double, _ metrics: FlowMetrics) {
    guard room > 0, widest > room - metrics.crossStartInset - metrics.crossEndInset + Self.tolerance else { return }
    hasTooWideItems = true
  }

  /// Says, once for all sections, that items are too wide, in UIKit's words.
  func warnOfTooWideItems() {
    guard hasTooWideItems else { return }
    hasTooWideItems = false
    let isVertical = scrollDirection == .vertical
    let (length, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    let view = collectionView.map { "<\(type(of: $0)): frame = \($0.frame)>" } ?? "nil"
    UIKitWarnings.raise(
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
        + "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) values, "
        + "minus the content insets \(sides) values.\n"
        + "The relevant UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached to \(view).")
  }
}
