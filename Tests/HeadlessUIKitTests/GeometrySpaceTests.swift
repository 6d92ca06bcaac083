import Testing

@testable import HeadlessUIKit

/// Maps of space and the layers that use them, by numbers worked out by hand.
@MainActor @Suite struct GeometrySpaceTests {
  @Test("A stretch and a move, in the order in which they are written")
  func composition() {
    let stretch = CATransform3DMakeScale(2, 3, 4)
    let move = CATransform3DMakeTranslation(10, 20, 30)
    let moveLast = CATransform3DConcat(stretch, move)
    #expect([moveLast.m11, moveLast.m22, moveLast.m33] == [2, 3, 4])
    #expect([moveLast.m41, moveLast.m42, moveLast.m43] == [10, 20, 30])
    let moveFirst = CATransform3DTranslate(stretch, 10, 20, 30)
    #expect([moveFirst.m41, moveFirst.m42, moveFirst.m43] == [20, 60, 120])
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(move))
  }

  @Test("A quarter turn about z is the turn of the plane; about x it takes y to z")
  func turning() {
    let plane = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 2))
    #expect(plane == CGAffineTransform(rotationAngle: .pi / 2))
    let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(aboutX.m22) < 1e-15 && abs(aboutX.m23 - 1) < 1e-15 && abs(aboutX.m32 + 1) < 1e-15)
    #expect(!CATransform3DIsAffine(aboutX))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("An inverse undoes; what cannot be undone stays as it is")
  func inverting() {
    var map = CATransform3DMakeTranslation(3, 4, 5)
    map.m11 = 2
    map.m22 = 0
    map.m21 = 4
    map.m12 = 1
    let expected = CATransform3D(
      m11: 0, m12: 0.25, m13: 0, m14: 0, m21: 1, m22: -0.5, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: -4, m42: 1.25, m43: -5, m44: 1)
    #expect(CATransform3DInvert(map) == expected)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  @Test("A view's layer shows and changes the view's geometry")
  func layer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(view.layer.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    #expect(view.layer === view.layer)
  }

  @Test("A layer of its own keeps frame, bounds and position together")
  func plainLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    #expect(layer.position == CGPoint(x: 10, y: 10))
  }
}
