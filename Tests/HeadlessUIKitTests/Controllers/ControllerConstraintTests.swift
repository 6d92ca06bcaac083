import FrameClock
import Testing
import UIKit

/// When controllers are asked for their constraints.
@MainActor @Suite struct ControllerConstraintTests {
  private final class Log {
    var calls: [String] = []
  }

  private final class LoggingView: UIView {
    var name = ""
    var log: Log?
    override func updateConstraints() {
      log?.calls.append("\(name) constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log?.calls.append("\(name) layout")
    }
  }

  private final class LoggingController: UIViewController {
    let log = Log()
    let label = UILabel()
    private var isSetUp = false

    override func loadView() {
      let (outer, inner) = (LoggingView(), LoggingView())
      (outer.name, inner.name) = ("view", "inner")
      (outer.log, inner.log) = (log, log)
      outer.addSubview(inner)
      inner.setNeedsUpdateConstraints()
      view = outer
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "x"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
      log.calls.append("controller constraints")
      if !isSetUp {
        isSetUp = true
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 34),
        ])
      }
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.calls.append("will lay out") }
    override func viewDidLayoutSubviews() { log.calls.append("did lay out") }
  }

  @Test("Constraints are updated from the bottom up, the controller's in place of its view's, before layout")
  func order() {
    FrameClocks.with(VirtualClock()) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = LoggingController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(
        controller.log.calls == [
          "inner constraints", "controller constraints", "view constraints", "will lay out", "view layout",
          "did lay out", "inner layout",
        ])
      #expect(controller.label.frame.origin == CGPoint(x: 12, y: 34) && controller.label.frame.width > 0)
      controller.log.calls = []
      controller.view.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      #expect(controller.log.calls.prefix(2) == ["controller constraints", "view constraints"])
    }
  }
}
