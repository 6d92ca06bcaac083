import Foundation

/// Shows the topmost of a stack of controllers. There is no bar and no animation.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers, from the bottom up.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The same.
  open var visibleViewController: UIViewController? { stack.last }

  /// Shows a controller on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the topmost controller away, unless it is the last; answers it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return last
  }

  /// Takes all but the lowest controller away; answers them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return others
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let former = stack.last
    for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    stack = viewControllers
    for controller in stack where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if former !== stack.last { show(stack.last, insteadOf: former) }
  }

  override var shownChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = stack.last { fill(with: top) }
  }

  private func show(_ new: UIViewController?, insteadOf former: UIViewController?) {
    guard isViewLoaded else { return }
    former?.disappear()
    former?.viewIfLoaded?.removeFromSuperview()
    guard let new else { return }
    fill(with: new)
    if isOnScreen { new.appear() }
  }

  private func fill(with controller: UIViewController) {
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
  }
}

extension UIViewController {
  /// The navigation controller that the controller is in; nil if it is in none.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.parent
    }
    return nil
  }
}
