import Testing

@testable import HeadlessUIKit

/// How views enter and leave the tree, and when they are laid out.
@MainActor @Suite struct ViewsHierarchyTests {
  @Test("Subviews stand from the back to the front")
  func order() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], aboveSubview: views[0])
    #expect(root.subviews == [views[2], views[0], views[3], views[1]])
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews == [views[1], views[0], views[3], views[2]])
    root.insertSubview(views[2], belowSubview: views[0])
    #expect(root.subviews == [views[1], views[2], views[0], views[3]])
  }

  @Test("A view that is added elsewhere leaves its old superview")
  func moving() {
    let first = UIView()
    let second = UIView()
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    #expect(view.isDescendant(of: second) && !view.isDescendant(of: first))
    view.removeFromSuperview()
    #expect(view.superview == nil && second.subviews.isEmpty)
  }

  @Test("A view outlives its superview without it")
  func orphan() {
    let view = UIView()
    do {
      let superview = UIView()
      superview.addSubview(view)
      #expect(view.superview != nil)
    }
    #expect(view.superview == nil)
  }

  @Test("The calls around entering and leaving a window come in UIKit's order")
  func hooks() {
    let window = UIWindow(frame: .zero)
    let view = Recorder()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "willMove(toSuperview: yes)", "willMove(toWindow: yes)", "didMoveToWindow yes", "didMoveToSuperview yes",
        "willMove(toSuperview: no)", "willMove(toWindow: no)", "didMoveToWindow no", "didMoveToSuperview no",
      ])
  }

  @Test("Layout happens when asked for, once, from the top down")
  func layout() {
    let root = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = Counter(frame: .zero)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(root.passes == 1 && child.passes == 1)
    root.layoutIfNeeded()
    #expect(root.passes == 1 && child.passes == 1)
    child.frame.size.width = 5
    root.layoutIfNeeded()
    #expect(root.passes == 1 && child.passes == 2)
    root.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(root.passes == 2 && child.passes == 2)
  }

  @Test("A view that always asks again is not laid out for ever")
  func endlessLayout() {
    let view = Restless(frame: .zero)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes > 1 && view.passes < 100)
  }
}

private final class Recorder: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append("willMove(toSuperview: \(newSuperview == nil ? "no" : "yes"))")
  }

  override func didMoveToSuperview() {
    calls.append("didMoveToSuperview \(superview == nil ? "no" : "yes")")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append("willMove(toWindow: \(newWindow == nil ? "no" : "yes"))")
  }

  override func didMoveToWindow() {
    calls.append("didMoveToWindow \(window == nil ? "no" : "yes")")
  }
}

private class Counter: UIView {
  var passes = 0

  override func layoutSubviews() {
    passes += 1
  }
}

private final class Restless: Counter {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}
