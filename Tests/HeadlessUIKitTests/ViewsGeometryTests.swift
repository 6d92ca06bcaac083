import Testing

@testable import HeadlessUIKit

/// How a view's frame, bounds, centre and transform hang together.
@MainActor @Suite struct ViewsGeometryTests {
  @Test("A frame reads back to the bit, and the centre follows")
  func frame() {
    let view = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 33.3, height: 0.7))
    #expect(view.frame == CGRect(x: 0.1, y: 0.2, width: 33.3, height: 0.7))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("A new size of the bounds keeps the centre; a new centre keeps the size")
  func boundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 20, y: 30, width: 10, height: 20))
    view.center = CGPoint(x: 5, y: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test("A transform works about the centre, and a frame can be set through it")
  func transform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.center == CGPoint(x: 10, y: 5))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 5, y: -5, width: 10, height: 20))
  }

  @Test("Points and rectangles go up and down the tree")
  func conversion() {
    let root = UIView(frame: CGRect(x: 1000, y: 1000, width: 500, height: 500))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 250, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 0, y: 200)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 72))
    #expect(root.convert(CGPoint(x: 16, y: 72), to: child) == CGPoint(x: 1, y: 2))
    #expect(child.convert(child.bounds, to: nil) == CGRect(x: 15, y: 70, width: 10, height: 10))
    let corner = CGRect(x: 15, y: 70, width: 4, height: 4)
    #expect(child.convert(corner, from: root) == CGRect(x: 0, y: 0, width: 4, height: 4))
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(child.convert(child.bounds, to: scroll) == child.frame)
    #expect(root.convert(CGPoint(x: 20, y: 75), to: child) == CGPoint(x: 5, y: 5))
  }

  @Test("A touch goes to the frontmost view that it can reach")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 99, y: 99), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 99), with: nil) == nil)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
  }
}
