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
  public var isHorizontal: Bool
  /// How many bytes the layout takes for an item, roughly; for the check that the items fit in memory.
  public var bytesPerItem: Int

  /// Makes a blueprint.
  public init(
    summary: String, sizing: Sizing = .layout, isHorizontal: Bool = false, bytesPerItem: Int = 32
  ) {
    self.summary = summary
    self.sizing = sizing
    self.isHorizontal = isHorizontal
    self.bytesPerItem = bytesPerItem
  }
}

/// The sizes of the items that are shown, as the model has them now.
@MainActor public protocol ItemSizes: AnyObject {
  /// The height that the item at `indexPath` has when it is `width` points wide, in points. O(1).
  func height(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
  /// The size of the item at `indexPath` in a layout that leaves `width` points for it, in points. O(1).
  func size(ofItemAt indexPath: IndexPath, width: CGFloat) -> CGSize
}
