import CoreGraphics
import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What carries the data to where the item is dropped.
  public let itemProvider: NSItemProvider
  /// Whatever the source wants to know the item by; not seen by other programs.
  open var localObject: Any?
  /// Makes the preview that follows the finger; nil, as at first, stands for a picture of the cell.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item that carries what `itemProvider` has.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What follows the finger in a drag. Nothing is drawn: it can be looked at as data.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that the preview shows.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// A preview that shows `view`.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// How a preview is shown.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The colour behind the view; nil, as at first, leaves that to the system.
  open var backgroundColor: UIColor?

  /// The standard parameters.
  public override nonisolated init() {
    super.init()
  }
}

/// How the preview of a dragged item is shown.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dropped item goes.
@preconcurrency @MainActor open class UIDragPreviewTarget: NSObject {
  /// The view that holds it.
  public let container: UIView
  /// Where its middle ends, in points of `container`.
  public let center: CGPoint
  /// How it is turned and scaled there.
  public let transform: CGAffineTransform

  /// A target in `container`.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
