import CoreGraphics
import FrameClock
import Foundation

/// What a context menu shows: a preview and a menu, each made when it is needed.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the preview; nil leaves it to the cell.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu, from what the system suggests: nothing here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// A name to know the menu by.
  public let identifier: any NSCopying
  /// What `previewProvider` and `actionProvider` make it of.
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// A menu whose parts the providers make; a name is made if none is given.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// A view to show while a menu comes and goes. Nothing is drawn: it can be looked at as data.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that the preview shows.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters

  /// A preview that shows `view` where it is.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// Runs along while a menu comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The preview, if it is a controller.
  var previewViewController: UIViewController? { get }
  /// Runs along: at once, since nothing is drawn.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It comes to the front.
  case pop = 1
}

/// Runs along while a preview that was tapped opens.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a simulated menu.
@MainActor final class ContextMenuAnimation: UIContextMenuInteractionCommitAnimating {
  /// How long it lasts, in seconds.
  private static let duration = 0.3

  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    animations()
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    FrameClocks.current.schedule(after: UIView.areAnimationsEnabled ? Self.duration : 0) { completion() }
  }
}
