import FrameClock
import Testing

@testable import HeadlessUIKit

/// How views come to be: from controllers, nibs and archives; and what else client code asks of them.
@MainActor @Suite struct ViewsLifeTests {
  @Test("A controller makes its view when asked for it, and hears of its life in order")
  func controller() {
    FrameClocks.with(VirtualClock()) {
      let controller = Recorder()
      #expect(!controller.isViewLoaded && controller.calls.isEmpty)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.view.frame == window.bounds)
      #expect(controller.view.next === controller && controller.next === window)
      window.rootViewController = nil
      #expect(
        controller.calls == [
          "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews",
          "viewDidLayoutSubviews",
          "viewWillDisappear", "viewDidDisappear",
        ])
    }
  }

  @Test("A controller is edited by its method, also when the property is set")
  func editing() {
    let controller = Recorder()
    controller.isEditing = true
    #expect(controller.isEditing && controller.calls == ["setEditing true false"])
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing && controller.calls.last == "setEditing false true")
  }

  @Test("A child belongs to one parent")
  func children() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    child.removeFromParent()
    #expect(second.children.isEmpty && child.parent == nil)
  }

  @Test("A nib is what the host registered under its name; an unknown one raises and makes nothing")
  func nibs() {
    UINib.register("ViewsLifeTests") { owner in [UIView(), owner as Any] }
    let made = UINib(nibName: "ViewsLifeTests", bundle: nil).instantiate(withOwner: "me")
    #expect(made.count == 2 && made[0] is UIView && made[1] as? String == "me")
    let raised = UIKitExceptions.recording {
      #expect(UINib(nibName: "nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
  }

  @Test("An archive brings back a view's class, geometry, tag, opacity and visibility")
  func archive() throws {
    let view = UIView(frame: CGRect(x: 0.1, y: 2, width: 33.3, height: 4))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.tag = 7
    view.alpha = 0.5
    view.isHidden = true
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let back = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
    #expect(back.frame == view.frame && back.bounds == view.bounds)
    #expect(back.tag == 7 && back.alpha == 0.5 && back.isHidden)
  }

  @Test("A required length is the target's; another is what the view says of itself")
  func fitting() {
    let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
    #expect(view.systemLayoutSizeFitting(CGSize(width: 100, height: 0)) == CGSize(width: 30, height: 40))
    let wide = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 100, height: 40))
  }

  @Test("A picture is found by name once the host has registered it")
  func images() {
    #expect(UIImage(named: "ViewsLifeTests.picture") == nil)
    UIImage.register(size: CGSize(width: 3, height: 4), named: "ViewsLifeTests.picture")
    #expect(UIImage(named: "ViewsLifeTests.picture")?.size == CGSize(width: 3, height: 4))
  }

  @Test("Colours and fonts are equal by value")
  func values() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.withAlphaComponent(0) != UIColor.clear)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1 / 3.0, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(
      UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1)
        == UIColor(red: 0.4, green: 0.8, blue: 0.8, alpha: 1))
    #expect(UIColor(hue: 1, saturation: 0, brightness: 0.3, alpha: 0.2) == UIColor(white: 0.3, alpha: 0.2))
    let layer = UIView().layer
    layer.borderColor = UIColor.orange.cgColor
    #expect(
      layer.borderColor?.components == [1, 0.5, 0, 1] && layer.borderColor.map { UIColor(cgColor: $0) } == .orange)
    #expect(UIColor.orange.cgColor.copy(alpha: 0.5) == UIColor.orange.withAlphaComponent(0.5).cgColor)
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }

  @Test("An animation changes things at once and is over when its time is")
  func animation() {
    let clock = VirtualClock()
    FrameClocks.with(clock) {
      let view = UIView()
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }, completion: { ends.append($0) })
      #expect(view.alpha == 0 && ends.isEmpty)
      clock.advance(by: 0.4)
      #expect(ends.isEmpty)
      clock.advance(by: 0.1)
      #expect(ends == [true])
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 9, animations: {}, completion: { ends.append($0) })
      }
      clock.advance(by: 0)
      #expect(ends.count == 2 && UIView.areAnimationsEnabled)
    }
  }
}

private final class Recorder: UIViewController {
  var calls: [String] = []

  override func loadView() {
    calls.append("loadView")
    super.loadView()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("setEditing \(editing) \(animated)")
  }

  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
}
