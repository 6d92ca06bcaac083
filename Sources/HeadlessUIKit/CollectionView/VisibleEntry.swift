import CoreGraphics
import Foundation

/// An element that the layout places in view.
struct PlacedElement {
  var key: ElementKey
  var look: ElementLook
  /// What the layout answered; nil from a built-in layout, which answers no objects.
  var attributes: UICollectionViewLayoutAttributes?
}

/// Where an element stands and how it looks, without the object.
struct ElementLook: Equatable {
  var frame: CGRect
  var zIndex = 0
  var alpha: CGFloat = 1
  var transform: TransformBox?
  /// The section whose row the element is in and whose points its frame is in; -1 if it lies in the content itself.
  var row: Int32 = -1

  /// Written out because it decides in every frame about every element in view.
  @inline(__always) static func == (left: ElementLook, right: ElementLook) -> Bool {
    left.frame.isSame(as: right.frame) && left.zIndex == right.zIndex && left.alpha == right.alpha
      && left.row == right.row
      && (left.transform === right.transform || left.transform == right.transform)
  }

  init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  init(_ values: AttributeValues) {
    frame = values.frame
    zIndex = values.zIndex
    alpha = values.alpha
    transform = values.transform
  }
}

/// An element in view, with its view once it has one.
struct VisibleEntry {
  var key: ElementKey
  var look: ElementLook
  var view: UICollectionReusableView?
  /// The attributes that were applied last, or that are to be applied next.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether `look` was not applied to the view yet.
  var isStale = true
  /// Whether the view has to be asked for the size it prefers.
  var isUnmeasured = true
  /// Whether the delegate was told that the view comes on screen.
  var isDisplayed = false
  /// Whether no view can be had: the data source broke a rule and a handler let it go on.
  var isRefused = false

  /// Whether nothing is left to do for the element.
  var isSettled: Bool { isDisplayed && !isStale && !isUnmeasured }

  init(_ element: PlacedElement) {
    key = element.key
    look = element.look
    attributes = element.attributes
  }
}
