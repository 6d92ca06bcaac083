import CoreGraphics
import LayoutModel

/// An item on its way, from the moment it is picked up until it is put down or brought back (H1 to H9).
struct InteractiveMovement {
  /// Where the data source has the item.
  let original: ItemPath
  /// Where it would be put down.
  var current: ItemPath
  /// Where it is held, in points of the content.
  var position: CGPoint

  var key: ElementKey { ElementKey(.cell, section: current.section, item: current.item) }
}
