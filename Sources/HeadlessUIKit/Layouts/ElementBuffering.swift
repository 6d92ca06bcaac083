import CoreGraphics
import Foundation

/// The internal door of the built-in layouts: a frame costs neither an array nor an object.
@MainActor protocol ElementBuffering: UICollectionViewLayout {
  /// Whether this very object may be asked through the door.
  var fillsElementBuffers: Bool { get }

  /// Replaces what `buffer` holds by every element whose frame shares an area with `rect`, in the order of keys.
  func fillElements(in rect: CGRect, into buffer: inout [PlacedElement])

  /// Where an element stands in the content at present; nil if there is none.
  func frame(of key: ElementKey) -> CGRect?

  /// How an element looks at present; nil if there is none.
  func look(of key: ElementKey) -> ElementLook?

  /// Whether the view of an element is asked for the size it prefers (D1).
  func measuresViews(_ key: ElementKey) -> Bool

  /// On which axes an element's size is left to its view.
  func openAxes(of key: ElementKey) -> UIAxis

  /// Called before the bounds change; the layout invalidates itself if it has to be prepared again.
  func boundsWillChange(to newBounds: CGRect)

  /// Takes in the size that an element's view prefers. Answers whether anything moved by it.
  @discardableResult
  func takeMeasuredSize(_ size: CGSize, of key: ElementKey) -> Bool
}
