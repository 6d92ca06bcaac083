import Foundation
import UIKit

/// How a workload's layout is made, and what the stage has to know of it.
public struct LayoutBlueprint: Sendable {
  /// Where the layout takes the sizes of items from.
  public enum Sizing: Sendable {
    /// From itself: the delegate is not asked.
    case layout
    /// From the delegate's `collectionView(_:layout:sizeForItemAt:)`.
    case delegate
    /// From the cells' `preferredLayoutAttributesFitting(_:)`, as they come into view.
    case cells
  }

  /// What the layout is, in a line, for people.
  public var summary: String
  /// Where sizes come from.
  public var sizing: Sizing
  /// Whether the viewport moves sideways.
  public var isHorizontal = false
  /// How many bytes the layout takes for an item, roughly; for the check that the items fit in memory.
  public var bytesPerItem = 32
  /// The width of an item that has none of its own, in points; nil for the width of the viewport without `sideInsets`.
  public var itemWidth: Double?
  /// The height of an item that has none of its own, in points.
  public var itemHeight = 44.0
  /// The insets at both sides of a section together, in points.
  public var sideInsets = 0.0
  /// Makes the layout; it may ask the model for the heights of items.
  public var make: @MainActor @Sendable (any ItemSizes) -> UICollectionViewLayout
  /// Fits the layout to another size of the viewport, in points, as a client would when its view is resized.
  public var adapt: @MainActor @Sendable (UICollectionViewLayout, CGSize) -> Void = { _, _ in }

  /// Makes a blueprint; the other properties may be set afterwards.
  public init(
    summary: String, sizing: Sizing = .layout,
    make: @escaping @MainActor @Sendable (any ItemSizes) -> UICollectionViewLayout
  ) {
    self.summary = summary
    self.sizing = sizing
    self.make = make
  }

  /// The width of an item that has none of its own, in a viewport `width` points wide.
  func itemWidth(in width: Double) -> Double { itemWidth ?? max(0, width - sideInsets) }

  /// The size of an item that has none of its own, in a viewport `width` points wide.
  func defaultItemSize(in width: Double) -> CGSize { CGSize(width: itemWidth(in: width), height: itemHeight) }
}

/// The sizes of the items that are shown, as the model has them now.
@MainActor public protocol ItemSizes: AnyObject {
  /// The height that the item at `indexPath` has when it is `width` points wide, in points. O(1).
  func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
  /// The size of the item at `indexPath` in a layout that leaves `width` points for it, in points. O(1).
  func size(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGSize
}
