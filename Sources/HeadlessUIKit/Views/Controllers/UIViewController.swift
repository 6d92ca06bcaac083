import Foundation

/// What makes a tree of views and is told of its life.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private(set) var isOnScreen = false
  private var storedEditing = false
  private(set) var storedChildren: [UIViewController] = []

  /// What the controller is called.
  open var title: String? {
    didSet { madeNavigationItem?.title = title }
  }
  private var madeNavigationItem: UINavigationItem?
  private var madeEditButtonItem: UIBarButtonItem?
  /// The size that it would like to have, in points.
  open var preferredContentSize = CGSize.zero
  /// The controller that this one is a child of.
  open private(set) weak var parent: UIViewController?

  /// A controller without a nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller. The names are only accepted: nibs are made by `UINib`, through what the host registered.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller from an archive. Only its class is taken from there.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The controller's view, made now if it has none yet.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.storedController = nil
      loadedView = newValue
      newValue?.storedController = self
      newValue?.setNeedsUpdateConstraints()
    }
  }

  /// The controller's view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view: an empty one as large as the screen unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }

  /// The traits of the view, or of a view on its own while there is none.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .standard }

  /// Whether the user may change what the controller shows. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. Overrides call super and pass it on, to a collection view for example.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    madeEditButtonItem?.title = editing ? "Done" : "Edit"
  }

  /// A button for a bar that begins editing and ends it.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButtonItem { return madeEditButtonItem }
    let made = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
    madeEditButtonItem = made
    return made
  }

  /// What a navigation bar would show for the controller; made when it is first asked for, with the controller's title.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    madeNavigationItem = made
    return made
  }

  /// Called in place of `updateConstraints()` of the controller's view. Overrides change constraints and call super last, which
  /// calls that.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view gets another size because its window does. Overrides call super, which tells the children, and may do
  /// something along with the change by the coordinator.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Children

  /// The controllers whose views lie in this one's.
  open var children: [UIViewController] { storedChildren }

  /// Makes `childController` a child, after taking it away from another parent.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    storedChildren.append(childController)
  }

  /// Makes this no longer a child.
  open func removeFromParent() {
    guard let former = parent else { return }
    former.storedChildren.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent becomes `parent`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called, by whoever added the child, after the parent has become `parent`.
  open func didMove(toParent parent: UIViewController?) {}

  /// The children that appear and disappear with the controller.
  var shownChildren: [UIViewController] { storedChildren }

  /// Says that the view appears, once, to this controller and its children.
  func appear() {
    if beginAppearing() { endAppearing() }
  }

  /// Says that the view is about to appear; false if it is there.
  func beginAppearing() -> Bool {
    guard !isOnScreen else { return false }
    isOnScreen = true
    loadViewIfNeeded()
    viewWillAppear(false)
    return true
  }

  /// Says that it has.
  func endAppearing() {
    for child in shownChildren { child.appear() }
    viewDidAppear(false)
  }

  /// Says that the view disappears, once, to this controller and its children.
  func disappear() {
    if beginDisappearing() { endDisappearing() }
  }

  /// Says that the view is about to disappear; false if it is not there.
  func beginDisappearing() -> Bool {
    guard isOnScreen else { return false }
    isOnScreen = false
    viewWillDisappear(false)
    return true
  }

  /// Says that it has.
  func endDisappearing() {
    for child in shownChildren { child.disappear() }
    viewDidDisappear(false)
  }
}
