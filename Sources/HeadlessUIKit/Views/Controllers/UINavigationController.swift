import Foundation

/// Shows the topmost of a stack of controllers. There is no bar and no animation.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// The bar, which is kept only.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden. Kept only: it takes no room anyway.
  open var isNavigationBarHidden = false

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

  /// Takes the controllers above one away; answers them, or nil if it is not there.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let others = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return others
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (former, old) = (stack.last, stack)
    stack = viewControllers
    let gone = old.filter { !stack.contains($0) }
    let new = stack.filter { !old.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    navigationBar.items = stack.map(\.navigationItem)
    if former !== stack.last { show(stack.last, insteadOf: former) }
    for controller in gone { controller.removeFromParent() }
    for controller in new { controller.didMove(toParent: self) }
  }

  override var shownChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = stack.last { fill(with: top) }
  }

  private func show(_ new: UIViewController?, insteadOf former: UIViewController?) {
    guard isViewLoaded else { return }
    new?.loadViewIfNeeded()
    let disappears = former?.beginDisappearing() ?? false
    let appears = isOnScreen && (new?.beginAppearing() ?? false)
    former?.viewIfLoaded?.removeFromSuperview()
    if let new { fill(with: new) }
    if disappears { former?.endDisappearing() }
    if appears { new?.endAppearing() }
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
