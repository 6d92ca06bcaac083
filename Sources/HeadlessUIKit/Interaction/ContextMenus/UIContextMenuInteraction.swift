import CoreGraphics
import Foundation
import LayoutModel

/// The context menus of a view. Here those of a collection view, which a host, or a finger that stays, opens.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject {
  /// A menu that is open.
  private struct Presentation {
    let configuration: UIContextMenuConfiguration
    let items: [ItemPath]
    let preview: UIViewController?
    var menu: UIMenu?
    let point: CGPoint
  }

  private weak var collectionView: UICollectionView?
  private var shown: Presentation?

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  /// The view whose menus they are.
  open var view: UIView? { collectionView }

  /// The menu that is open; nil if none is. Ours: what a screen would show.
  public var presentedMenu: UIMenu? { shown?.menu }
  /// The preview that is open; nil if the cell itself is shown, or no menu is open. Ours.
  public var presentedPreview: UIViewController? { shown?.preview }

  /// Where the menu was opened, in points of `view`; its origin if none is open.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let collectionView else { return .zero }
    return collectionView.convert(shown.point, to: view)
  }

  /// Changes the open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let menu = shown?.menu { shown?.menu = block(menu) }
  }

  /// Closes the open menu.
  open func dismissMenu() {
    guard let closed = shown, let collectionView else { return }
    shown = nil
    let animator = ContextMenuAnimation(closed.preview)
    for path in closed.items {
      collectionView.tell {
        _ = $0.collectionView(
          collectionView, contextMenuConfiguration: closed.configuration, dismissalPreviewForItemAt: IndexPath(path))
      }
    }
    collectionView.tell {
      $0.collectionView(
        collectionView, willEndContextMenuInteraction: closed.configuration, animator: animator)
    }
  }

  /// Opens the menu of a point of the content, if the delegate gives one; answers whether it is open. Ours: a long press, or a click of
  /// the second button, on a device.
  @discardableResult
  public func presentMenu(at point: CGPoint) -> Bool {
    guard let collectionView, shown == nil else { return false }
    let items = collectionView.itemsOfMenu(at: point)
    var configuration: UIContextMenuConfiguration?
    collectionView.tell {
      configuration = $0.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: items.map { IndexPath($0) }, point: point)
    }
    guard let configuration else { return false }
    for path in items {
      collectionView.tell {
        _ = $0.collectionView(
          collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: IndexPath(path))
      }
    }
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    shown = Presentation(configuration: configuration, items: items, preview: preview, menu: menu, point: point)
    let animator = ContextMenuAnimation(preview)
    collectionView.tell {
      $0.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    return true
  }

  /// Chooses an entry of the open menu, which closes it; answers whether it did anything. Ours.
  @discardableResult
  public func choose(_ action: UIAction) -> Bool {
    guard shown != nil, action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    if !action.attributes.contains(.keepsMenuPresented) { dismissMenu() }
    return action.perform()
  }

  /// Taps the open preview, which closes the menu. Ours.
  public func tapPreview() {
    guard let shown, let collectionView else { return }
    let animator = ContextMenuAnimation(shown.preview)
    collectionView.tell {
      $0.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    }
    dismissMenu()
  }

  /// Takes in what a batch does to the items of the open menu; it closes when all of them are gone.
  func follow(_ newPath: (ItemPath) -> ItemPath?) {
    guard let open = shown, !open.items.isEmpty else { return }
    let items = open.items.compactMap(newPath)
    guard items.isEmpty else {
      shown = Presentation(
        configuration: open.configuration, items: items, preview: open.preview, menu: open.menu, point: open.point)
      return
    }
    dismissMenu()
  }
}

extension UICollectionView {
  /// The items that a menu at a point is about (G21): all that are selected if the one there is, that one alone if not, none over
  /// empty space.
  fileprivate func itemsOfMenu(at point: CGPoint) -> [ItemPath] {
    guard let path = indexPathForItem(at: point).map({ ItemPath($0) }) else { return [] }
    return selection.contains(path) ? selection.paths : [path]
  }
}
