import FrameClock
import Testing
import UIKit

/// A stack of controllers, and what its bar would show.
@MainActor @Suite struct NavigationTests {
  private final class Page: UIViewController {
    let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      log("\(name) loads")
    }
    override func viewWillAppear(_ animated: Bool) { log("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log("\(name) appears") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name) will go") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name) goes") }
    override func didMove(toParent parent: UIViewController?) { log("\(name) \(parent == nil ? "leaves" : "joins")") }
  }

  /// A shown stack with one page, what its pages log from now on, and a page that is not in it yet.
  private func scene(_ body: (UINavigationController, Page, Page, () -> [String]) -> Void) {
    FrameClocks.with(VirtualClock()) {
      var calls: [String] = []
      let (first, second) = (Page("first"), Page("second"))
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      for page in [first, second] { page.log = { calls.append($0) } }
      body(navigation, first, second) {
        defer { calls = [] }
        return calls
      }
    }
  }

  @Test("A pushed page fills the view in the place of the one below, which comes back")
  func pushing() {
    scene { navigation, first, second, calls in
      #expect(first.navigationController === navigation && second.navigationController == nil)
      navigation.pushViewController(second, animated: true)
      #expect(
        calls() == [
          "second loads", "first will go", "second will appear", "first goes", "second appears", "second joins",
        ])
      #expect(navigation.topViewController === second && navigation.viewControllers.count == 2)
      #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && second.view.window != nil)
      #expect(first.view.superview == nil)
      #expect(navigation.popViewController(animated: true) === second)
      #expect(
        calls() == ["second will go", "first will appear", "second goes", "first appears", "second leaves"])
      #expect(navigation.visibleViewController === first && first.view.window != nil)
      #expect(navigation.popViewController(animated: true) == nil && second.navigationController == nil)
    }
  }

  @Test("Back to the lowest page, and all pages at once")
  func setting() {
    scene { navigation, first, second, _ in
      let third = Page("third")
      navigation.setViewControllers([first, second, third], animated: false)
      #expect(navigation.topViewController === third)
      #expect(navigation.popToRootViewController(animated: false)?.compactMap { $0.title } == ["second", "third"])
      navigation.viewControllers = [second]
      #expect(first.parent == nil && second.parent === navigation)
    }
  }

  @Test("The item of a page has its title, and buttons that do something when they are tapped")
  func items() {
    scene { _, first, _, _ in
      var taps = 0
      #expect(first.navigationItem.title == "first")
      first.title = "other"
      #expect(first.navigationItem.title == "other")
      first.navigationItem.title = "own"
      #expect(first.title == "other")
      let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
      first.navigationItem.rightBarButtonItem = add
      #expect(first.navigationItem.rightBarButtonItems == [add])
      first.navigationItem.rightBarButtonItem?.tap()
      add.isEnabled = false
      add.tap()
      #expect(taps == 1)
      first.navigationItem.leftBarButtonItems = [first.editButtonItem, add]
      #expect(first.navigationItem.leftBarButtonItem === first.editButtonItem)
    }
  }

  @Test("The edit button begins and ends editing, and says what it does")
  func editing() {
    scene { _, first, _, _ in
      #expect(first.editButtonItem.title == "Edit")
      first.editButtonItem.tap()
      #expect(first.isEditing && first.editButtonItem.title == "Done")
      first.setEditing(false, animated: true)
      #expect(first.editButtonItem.title == "Edit")
    }
  }

  @Test("The bar is there to be set up")
  func bar() {
    scene { navigation, first, second, _ in
      navigation.navigationBar.prefersLargeTitles = true
      first.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(second, animated: false)
      #expect(navigation.navigationBar.items?.compactMap(\.title) == ["first", "second"])
      #expect(navigation.navigationBar.topItem === second.navigationItem)
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(navigation.isNavigationBarHidden)
    }
  }
}
