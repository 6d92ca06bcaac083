import FrameClock
import TextMeasure
import Testing

@testable import HeadlessUIKit

/// Controls, and the fingers that touch them.
@MainActor @Suite struct ControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private final class Target: ActionResponding {
    var heard: [Selector] = []

    func perform(_ action: Selector, with sender: Any?) { heard.append(action) }
  }

  /// A control in the window that writes down what happens to it.
  private func control<Control: UIControl>(_ control: Control, _ heard: @escaping (UIControl.Event) -> Void) -> Control
  {
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 50)
    window.addSubview(control)
    let events: [UIControl.Event] = [
      .touchDown, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside,
      .touchCancel, .valueChanged, .primaryActionTriggered,
    ]
    for event in events {
      control.addAction(UIAction(identifier: "\(event.rawValue)") { _ in heard(event) }, for: event)
    }
    return control
  }

  @Test("A tap goes down and up inside")
  func tap() {
    var heard: [UIControl.Event] = []
    let control = control(UIControl(frame: .zero)) { heard.append($0) }
    let finger = Finger(on: window)
    finger.touchDown(at: CGPoint(x: 60, y: 60))
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    finger.lift()
    #expect(!control.isHighlighted && heard == [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  @Test("A finger that leaves and comes back, lifts outside, or is cancelled")
  func dragging() {
    var heard: [UIControl.Event] = []
    let control = control(UIControl(frame: .zero)) { heard.append($0) }
    let finger = Finger(on: window)
    finger.touchDown(at: CGPoint(x: 60, y: 60))
    finger.move(to: CGPoint(x: 10, y: 60))
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 70, y: 60))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 10, y: 10))
    finger.lift()
    #expect(
      heard == [
        .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside, .touchDragExit,
        .touchDragOutside, .touchUpOutside,
      ])
    heard = []
    finger.touchDown(at: CGPoint(x: 60, y: 60))
    finger.cancel()
    #expect(heard == [.touchDown, .touchCancel])
    control.isEnabled = false
    finger.tap(at: CGPoint(x: 60, y: 60))
    #expect(heard == [.touchDown, .touchCancel] && control.state == .disabled)
  }

  @Test("Actions are sent in the order in which they were added, and may be taken back")
  func actions() {
    var heard: [String] = []
    let control = UIControl(frame: .zero)
    let first = UIAction(identifier: "a") { _ in heard.append("a") }
    control.addAction(first, for: .touchUpInside)
    control.addAction(UIAction(identifier: "b") { _ in heard.append("b") }, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction(identifier: "a") { _ in heard.append("A") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["b", "A"])
    control.sendActions(for: .valueChanged)
    #expect(heard == ["b", "A", "b"] && control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeAction(first, for: .touchUpInside)
    control.sendActions(for: .allEvents)
    #expect(heard == ["b", "A", "b", "b", "A"])
  }

  @Test("Actions without a name do not make way for each other, and know who sent them")
  func unnamed() {
    var heard: [Int] = []
    var senders: [AnyObject?] = []
    let control = UISwitch(frame: .zero)
    for number in 0..<2 {
      control.addAction(
        UIAction { action in
          heard.append(number)
          senders.append(action.sender)
        }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(heard == [0, 1] && senders.allSatisfy { $0 === control })
  }

  @Test("A wheel is hidden while it does not turn, unless it is to be seen; its style says how large it is")
  func activity() {
    let wheel = UIActivityIndicatorView(style: .medium)
    let row = UIStackView(arrangedSubviews: [UISwitch(), wheel])
    #expect(wheel.isHidden && row.intrinsicContentSize.width == 51)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden && row.intrinsicContentSize.width == 71)
    wheel.style = .large
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37) && row.intrinsicContentSize.width == 88)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden && row.intrinsicContentSize.width == 51)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("A target is sent the name of the action; without a target the chain of responders is asked")
  func targets() {
    final class Answering: UIView, ActionResponding {
      var heard: [Selector] = []
      func perform(_ action: Selector, with sender: Any?) { heard.append(action) }
    }
    let target = Target()
    let control = UIControl(frame: .zero)
    let parent = Answering(frame: .zero)
    parent.addSubview(control)
    control.addTarget(target, action: Selector("pressed"), for: .touchUpInside)
    control.addTarget(nil, action: "chained", for: .valueChanged)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(target.heard == ["pressed"] && parent.heard == ["chained"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.heard == ["pressed"])
  }

  @Test("A switch keeps its size, and turns at a tap")
  func switches() {
    var heard: [UIControl.Event] = []
    let control = control(UISwitch(frame: .zero)) { heard.append($0) }
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    Finger(on: window).tap(at: CGPoint(x: 60, y: 60))
    #expect(control.isOn && heard == [.touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered])
    control.setOn(false, animated: true)
    #expect(!control.isOn && heard.count == 4)
  }

  @Test("A control in a cell takes the tap from the cell, and lets go when the finger scrolls")
  func inCell() throws {
    try FrameClocks.with(VirtualClock()) {
      var heard: [UIControl.Event] = []
      let fixture = CollectionFixture(counts: [20], width: 200, height: 200)
      fixture.flow.itemSize = CGSize(width: 200, height: 50)
      fixture.layOut()
      let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let control = control(UIControl(frame: .zero)) { heard.append($0) }
      cell.contentView.addSubview(control)
      control.frame = cell.contentView.bounds
      Finger(on: fixture.view).tap(at: CGPoint(x: 20, y: 20))
      #expect(heard == [.touchDown, .touchUpInside, .primaryActionTriggered])
      #expect(fixture.view.indexPathsForSelectedItems ?? [] == [])
      let finger = Finger(on: fixture.view)
      finger.touchDown(at: CGPoint(x: 20, y: 20))
      finger.move(to: CGPoint(x: 20, y: -20))
      #expect(heard.last == .touchCancel && fixture.view.contentOffset.y > 0)
    }
  }

  @Test(
    "A button is as large as its title and image, with the space around them",
    .enabled(if: TextMeasurer.shared.method.isExact, "fonts-dejavu-core is missing"))
  func buttons() {
    let mono = UIFont.monospacedSystemFont(ofSize: 2048, weight: .regular)
    let button = UIButton(type: .custom)
    button.setTitle("ab", for: .normal)
    button.titleLabel?.font = mono
    // 6 points above and below
    #expect(button.intrinsicContentSize == CGSize(width: 2466, height: 2396))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 2496, height: 2387))
    button.setImage(UIImage(size: CGSize(width: 100, height: 3000)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 2596, height: 3003))
    button.frame = CGRect(x: 0, y: 0, width: 2596, height: 3003)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 1, width: 100, height: 3000))
    #expect(button.titleLabel?.frame == CGRect(x: 110, y: 309, width: 2466, height: 2384))
    button.setTitle("abc", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "abc" && button.intrinsicContentSize.width == 2596 + 1233)
  }

  @Test(
    "A configuration says what a button shows",
    .enabled(if: TextMeasurer.shared.method.isExact, "fonts-dejavu-core is missing"))
  func configurations() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "hallo mond"
    configuration.image = UIImage(size: CGSize(width: 10, height: 10))
    configuration.imagePadding = 5
    var taps = 0
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
    // 95 wide and 20 high in 17 points, 12 at both sides and 7 above and below
    #expect(button.intrinsicContentSize == CGSize(width: 134, height: 34))
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize == CGSize(width: 119, height: 49))
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    let titled = UIButton(type: .system, primaryAction: UIAction(title: "go") { _ in taps += 1 })
    #expect(titled.currentTitle == "go")
  }
}
