import Foundation

extension UICollectionView {
  /// The views on screen in the order in which they are read: by section its header, its items, its footer. O(k).
  var elementsInReadingOrder: [UIView] {
    visible.entries.compactMap { entry in
      sorts.category(of: entry.key.sort) == .decorationView ? nil : entry.view
    }
  }

  /// The layout of what is on screen has changed, other than by a scroll.
  func postLayoutChange() {
    guard UIAccessibility.observer != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
