import CoreGraphics
import Foundation

/// The internal door of the built-in layouts: a frame costs neither an array nor an object.
@MainActor protocol ElementBuffering: UICollectionViewLayout {
  /// Whether this very object may be asked through the door.
  var fillsElementBuffers: Bool { get }

  /// Replaces what `buffer` holds by every element whose frame shares an area with `rect`, in the order of keys.
  func fillElements(in rect: CGRect, into buffer: inout [PlacedElement])

  /// Where an element stands at present; nil if there is none.
  func frame(of key: ElementKey) -> CGRect?

  /// Whether views of a sort are asked for the size they prefer (D1).
  func measuresViews(_ sort: ElementSort) -> Bool

  /// Called before the bounds change; the layout invalidates itself if it has to be prepared again.
  func boundsWillChange(to newBounds: CGRect)

  /// Takes in the size that an item's view prefers.
  func takeMeasuredSize(_ size: CGSize, ofItemAt indexPath: IndexPath)
}
